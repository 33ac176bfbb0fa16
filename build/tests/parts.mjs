// Defines the parts of a test run. A part runs one or more processes in sequence, writes a log, and reports its tests.
import { execFileSync, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { closeSync, existsSync, openSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { browserTests, moduleTests, tests } from './reports.mjs';
import { modules } from './select.mjs';

const LINES = 150;

export const root = join(import.meta.dirname, '..', '..');
export const own = process.env.CHAPEAU_HOME ?? join(root, '.chapeau');
export const logs = join(own, 'tests');
const web = join(root, 'web');
const jar = join(root, 'server', 'target', 'chapeau.jar');
const pageReport = join(logs, 'page.xml');

const javaModules = modules(root).filter((module) => module !== 'web');
const running = new Set();

/** Stops all running parts with their child processes. */
export function stopAll() {
  for (const { pid } of running) {
    try {
      process.kill(-pid, 'SIGTERM');
    } catch {
      // The process has already ended.
    }
  }
}

export const read = (file) => (existsSync(file) ? readFileSync(file, 'utf8') : '');

export const tail = (file, lines = LINES) => read(file).trimEnd().split('\n').slice(-lines).join('\n');

/** The compiler's complaints and Maven's first error, or the last lines of a log that has none. */
export function reason(file) {
  const lines = read(file).split('\n');
  const found = lines.filter((line) => /^\[(ERROR|WARNING)\] \S+\.java:\[|^\[ERROR\] Failed to/.test(line));
  return found.length > 0 ? [...new Set(found)].slice(0, LINES).join('\n') : tail(file);
}

/** A part: its name, its log, its commands, and functions that read its test results. */
function part(name, commands, found, reports = []) {
  return { name, log: join(logs, `${name.replaceAll(' ', '-')}.log`), commands, found, reports };
}

/** Runs the commands in sequence until one fails. Returns whether all succeeded. */
export async function run({ commands, log }) {
  const out = openSync(log, 'w');
  try {
    for (const { command, args, cwd = root, env = {} } of commands()) {
      const child = spawn(command, args, {
        cwd,
        env: { ...process.env, ...env },
        stdio: ['ignore', out, out],
        detached: true,
      });
      running.add(child);
      const code = await new Promise((done) => {
        child.once('error', () => done(1));
        child.once('close', done);
      });
      running.delete(child);
      if (code !== 0) return false;
    }
    return true;
  } finally {
    closeSync(out);
  }
}

const npm = (script) => ({ command: 'npm', args: ['run', '--silent', script], cwd: web });

const installation = { command: 'node', args: ['build/install.mjs'], cwd: web };

const maven = (...args) => ({ command: 'mvn', args: ['-ntp', '-B', '-Dstyle.color=never', ...args] });

/** The Java tests of all modules or of the selected ones. */
export function java(args, only = javaModules) {
  const reports = only.map((module) => ({
    module,
    tests: () => moduleTests(join(root, module)),
    // Maven packs a module after its tests.
    ended: () => existsSync(join(root, module, 'target', 'maven-archiver')),
  }));
  return part(
    'java',
    () => [maven('-Dmaven.test.redirectTestOutputToFile=true', ...args)],
    () => reports.flatMap((report) => report.tests()),
    reports,
  );
}

/** The page tests without a browser, in random order by the seed. */
const vitest = (seed, files) => ({
  command: 'npx',
  args: [
    ...['--no-install', 'vitest', 'run', ...files, '--reporter=default', '--reporter=junit'],
    ...[`--outputFile.junit=${pageReport}`, '--sequence.shuffle', `--sequence.seed=${seed}`],
  ],
  cwd: web,
});

const pageTests = () => tests(read(pageReport));

export const page = (seed, files) => part('page', () => [installation, vitest(seed, files)], pageTests);

/** A step that counts as one test: it succeeds or fails. */
const step = (name, commands) => ({ ...part(name, commands, () => []), single: true });

/** Installs the npm packages of the page. Maven and the page tests both need them, so this runs before both. */
export const install = () => step('page install', () => [installation]);

/** Type check, lint and format check of the page. */
export const check = () => step('page check', () => [npm('check')]);

export const newGame = () =>
  step('new game', () => [{ command: join(root, 'build/try-new-game'), args: [] }]);

export const archive = () =>
  step('package', () => [
    {
      command: 'bash',
      args: [
        '-c',
        'archive=$("$1/build/package" "$2" "$1/target/package" test) && "$1/build/try-package" "$archive"',
        'bash',
        root,
        jar,
      ],
    },
  ]);

/** The attacks of docs/security.md against a running server. */
export const attacks = () =>
  step('attacks', () => [{ command: join(root, 'build/try-attacks'), args: [jar] }]);

function browserPart(name, command) {
  const made = part(
    name,
    () => [command],
    () => browserTests(read(made.log)),
  );
  return made;
}

export const browser = () => browserPart('browser', npm('e2e'));

export const longBrowser = () => browserPart('browser long', npm('e2e:long'));

/** The browser tests of the selected files. */
export function browserFiles(files, long) {
  const without = ['@pictures', '@slow', ...(long ? [] : ['@long'])].join('|');
  const args = ['--no-install', 'playwright', 'test', ...files, '--grep-invert', without];
  return browserPart('browser', { command: 'npx', args, cwd: web });
}

export const isBuilt = () => existsSync(jar);

export const pageIsBuilt = () => existsSync(join(web, 'dist', 'index.html'));

/** Builds the jar and the test classes, if the Java tests failed or were not selected. */
export const build = () =>
  step('build', () => [maven('-Pfast', '-pl', 'server', '-am', '-DskipTests', 'package')]);

/** Removes the results of earlier runs. The whole run also rebuilds everything, because a quick build is unchecked. */
export function clear({ everything }) {
  for (const module of ['.', ...modules(root)]) {
    const target = join(root, module, 'target');
    rmSync(everything ? target : join(target, 'surefire-reports'), { recursive: true, force: true });
  }
  rmSync(pageReport, { force: true });
}

/** Returns the tested commit with a hash of the changed files; empty outside a repository. */
export function commit() {
  const git = (...args) =>
    execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  try {
    const changes = git('diff', 'HEAD');
    const mark = changes && `+${createHash('sha256').update(changes).digest('hex').slice(0, 8)}`;
    return git('rev-parse', '--short=12', 'HEAD') + mark;
  } catch {
    return '';
  }
}
