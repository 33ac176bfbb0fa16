// Runs tests and reports on them: all, the long ones too (--long), or the selected ones. Called by ./chapeau test, which checks the tools.
import { spawn } from 'node:child_process';
import { appendFileSync, mkdirSync, readFileSync } from 'node:fs';
import { availableParallelism, setPriority } from 'node:os';
import { relative } from 'node:path';
import { parseArgs } from 'node:util';
import * as parts from './parts.mjs';
import { file as runs, repeat } from './repeat.mjs';
import { Report } from './report.mjs';
import { select } from './select.mjs';

const SEED = 'junit.jupiter.execution.order.random.seed';

const { values, positionals: words } = parseArgs({
  options: {
    long: { type: 'boolean', default: false },
    starve: { type: 'boolean', default: false },
    seed: { type: 'string' },
    repeat: { type: 'string' },
    maven: { type: 'string', multiple: true, default: [] },
  },
  allowPositionals: true,
});

const usage = (sentence) => {
  console.error(sentence);
  process.exit(2);
};

const began = Date.now();
// The commit decides the order of the tests; --repeat sets other seeds.
const seed = Number(values.seed ?? (parseInt(parts.commit().slice(0, 6), 16) || 1));
const order = `-D${SEED}=${seed}`;
const report = new Report();

/** Runs a part and prints its lines. Returns whether it passed. */
async function run(part) {
  report.begin(part);
  const ok = await parts.run(part);
  return report.end(part, ok);
}

/** Runs everything. The page is checked in parallel with the Java tests, and the package in parallel with the browser tests: this keeps two cores busy. */
async function everything() {
  parts.clear({ everything: true });
  if (!(await run(parts.install()))) return;
  const java = async () => {
    const profile = values.long ? ['-Plong'] : [];
    await run(parts.java(['-T', '1C', '--fail-at-end', '-Dpage.skipTests', order, ...profile, 'verify']));
    if (parts.isBuilt() || (await run(parts.build()))) return true;
    report.skip('browser', 'chapeau.jar is missing');
    return false;
  };
  const page = async () => {
    await run(parts.page(seed, []));
    await run(parts.check());
    await run(parts.newGame());
  };
  // Parts of the long run stand here, one per line.
  const browsers = async () => {
    await run(parts.browser());
    if (values.long) await run(parts.longBrowser());
    if (values.long) await run(parts.attacks());
  };
  const built = java();
  await Promise.all([
    page(),
    built.then((there) => there && Promise.all([browsers(), run(parts.archive())])),
  ]);
}

/** Runs the selected tests and builds only the modules they need. */
async function selected({ modules, java, page, browser }) {
  parts.clear({ everything: false });
  if (java.length > 0) {
    const profiles = values.long ? '-Pfast,long' : '-Pfast';
    const filter = [`-Dtest=${java.join(',')}`, '-Dsurefire.failIfNoSpecifiedTests=false'];
    const page = parts.pageIsBuilt() ? '-Dexec.skip' : '-Dpage.skipTests';
    const reactor = ['-pl', modules.join(','), '-am'];
    await run(parts.java([profiles, ...reactor, ...filter, page, order, ...values.maven, 'test'], modules));
  }
  if (page.length > 0) await run(parts.page(seed, page));
  if (browser.length > 0 && (await run(parts.build()))) await run(parts.browserFiles(browser, values.long));
}

/** Records the result of a whole run for --repeat. */
function record(outcome) {
  const line = {
    commit: parts.commit(),
    date: new Date(began).toISOString(),
    long: values.long,
    starved: values.starve,
  };
  appendFileSync(runs, `${JSON.stringify({ ...line, seed, ...outcome })}\n`);
}

/** Returns the CPU seconds of all processes of this run, or 0 if the system does not report them. */
function cpu() {
  try {
    const [, fields] = readFileSync('/proc/self/stat', 'utf8').split(') ');
    const [, , , , , , , , , , , , , user, system] = fields.split(' ');
    return (Number(user) + Number(system)) / 100;
  } catch {
    return 0;
  }
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
  process.on(signal, () => {
    parts.stopAll();
    process.exit(1);
  });

if (values.repeat !== undefined) {
  const times = Number(values.repeat);
  if (!Number.isInteger(times) || times < 1 || words.length > 0)
    usage('Usage: ./chapeau test --repeat N [--starve] [--long], where N is the number of runs.');
  process.exit(await repeat(times, values));
}

if (values.starve) {
  // The loops run at the same low priority as the tests, which leaves the tests a third of the cores.
  setPriority(19);
  const loops = Array.from({ length: 2 * availableParallelism() }, () =>
    spawn(process.execPath, ['-e', 'for (;;);'], { stdio: 'ignore' }),
  );
  process.on('exit', () => loops.forEach((loop) => loop.kill('SIGKILL')));
}

mkdirSync(parts.logs, { recursive: true });
const wanted = words.length > 0 ? select(parts.root, words) : null;
if (wanted?.unknown)
  usage(
    `No test is called “${wanted.unknown}”. Use a clause (HTF-32), part of the name of a test class (Seating), or a test file of the page (hunch.spec).`,
  );
report.say(
  `Logs: ${relative(process.cwd(), parts.logs) || '.'}/  Order of the tests: seed ${seed} (repeat with ${order})`,
);
await (wanted ? selected(wanted) : everything());
const outcome = report.close(cpu());
if (!wanted) record(outcome);
process.exit(outcome.failures.length > 0 ? 1 : 0);
