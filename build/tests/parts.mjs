// The parts of a test run: each is one process or a few in a row, writes a log of its own, and says which tests it ran.
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

/** Ends what is still under way, with all it started. */
export function stopAll() {
  for (const { pid } of running) {
    try {
      process.kill(-pid, 'SIGTERM');
    } catch {
      // It ended by itself.
    }
  }
}

export const read = (file) => (existsSync(file) ? readFileSync(file, 'utf8') : '');

export const tail = (file, lines = LINES) => read(file).trimEnd().split('\n').slice(-lines).join('\n');

/** A part: its name, its log, and what is known of it so far. */
function part(name, commands, found, reports = []) {
  return { name, log: join(logs, `${name.replaceAll(' ', '-')}.log`), commands, found, reports };
}

/** Runs one command after the other until one fails; answers whether all ended well. */
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

/** The Java tests, module by module: all, or what was selected. */
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

/** The tests of the page outside a browser, in random order; the seed decides it. */
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

/** A step that is one test: it ends well or it does not. */
const step = (name, commands) => ({ ...part(name, commands, () => []), single: true });

/** What the page is made with. Maven asks for it too, so it must be there before both begin. */
export const install = () => step('page install', () => [installation]);

/** Types, lint and form of the page. */
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

/** The attacks of docs/security.md against a server that runs. */
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

/** The browser tests of some files. */
export function browserFiles(files, long) {
  const without = ['@pictures', '@slow', ...(long ? [] : ['@long'])].join('|');
  const args = ['--no-install', 'playwright', 'test', ...files, '--grep-invert', without];
  return browserPart('browser', { command: 'npx', args, cwd: web });
}

export const isBuilt = () => existsSync(jar);

export const pageIsBuilt = () => existsSync(join(web, 'dist', 'index.html'));

/** The jar and the classes of the tests, where the tests of Java failed or were not asked for. */
export const build = () =>
  step('build', () => [maven('-Pfast', '-pl', 'server', '-am', '-DskipTests', 'package')]);

/** What earlier runs left. What was built quickly was not checked, so the whole run builds it again. */
export function clear({ everything }) {
  for (const module of ['.', ...modules(root)]) {
    const target = join(root, module, 'target');
    rmSync(everything ? target : join(target, 'surefire-reports'), { recursive: true, force: true });
  }
  rmSync(pageReport, { force: true });
}

/** The commit that is tested, with a mark of the files that differ from it; empty outside a repository. */
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
