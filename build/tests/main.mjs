// Runs the tests and reports on them: all, those too long for every change (--long), or those the words select. Called by ./chapeau test, which sees to the tools.
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
// The same state is tested in the same order each time; --repeat asks for other orders.
const seed = Number(values.seed ?? (parseInt(parts.commit().slice(0, 6), 16) || 1));
const order = `-D${SEED}=${seed}`;
const report = new Report();

/** Runs a part with its lines; answers whether all of it passed. */
async function run(part) {
  report.begin(part);
  const ok = await parts.run(part);
  return report.end(part, ok);
}

/** Everything. The page is checked beside the Java tests, and the package tried beside the browsers: two cores have enough to do all the time. */
async function everything() {
  parts.clear({ everything: true });
  if (!(await run(parts.install()))) return;
  const java = async () => {
    const profile = values.long ? ['-Plong'] : [];
    await run(parts.java(['-T', '1C', '--fail-at-end', '-Dpage.skipTests', order, ...profile, 'verify']));
    if (parts.isBuilt() || (await run(parts.build()))) return true;
    report.skip('browser', 'there is no chapeau.jar to try');
    return false;
  };
  const page = async () => {
    await run(parts.page(seed, []));
    await run(parts.check());
    await run(parts.newGame());
  };
  // What only the long run does after the others stands here, one line a part.
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

/** What the words select, with no more built than it needs. */
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

/** Remembers how a whole run went, for --repeat. */
function record(outcome) {
  const line = {
    commit: parts.commit(),
    date: new Date(began).toISOString(),
    long: values.long,
    starved: values.starve,
  };
  appendFileSync(runs, `${JSON.stringify({ ...line, seed, ...outcome })}\n`);
}

/** The seconds of CPU that all processes of this run took, where the system tells. */
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
    usage('Say how often to run all tests: ./chapeau test --repeat N [--starve] [--long].');
  process.exit(await repeat(times, values));
}

if (values.starve) {
  // As little entitled to the cores as the tests: they leave these a third.
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
    `No test is called “${wanted.unknown}”: say a clause (HTF-32), part of the name of a test class (Seating), or a test file of the page (hunch.spec).`,
  );
report.say(
  `Logs: ${relative(process.cwd(), parts.logs) || '.'}/  Order of the tests: seed ${seed} (again with ${order})`,
);
await (wanted ? selected(wanted) : everything());
const outcome = report.close(cpu());
if (!wanted) record(outcome);
process.exit(outcome.failures.length > 0 ? 1 : 0);
