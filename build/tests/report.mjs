// Prints the report of a test run: a line for each finished part, a progress line at intervals, the failures, and a table at the end.
import { relative } from 'node:path';
import { printed } from './reports.mjs';
import { read, reason, root, tail } from './parts.mjs';

/** The longest time without a line, in milliseconds. */
const SILENCE = 15_000;
const SLOWEST = 5;
/** The maximum number of failed classes whose output is shown. */
const SHOWN = 3;

const minutes = (seconds) => {
  const whole = Math.round(seconds);
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
};

const indented = (text) => text.trimEnd().replace(/^/gm, '    ');

const sum = (numbers) => numbers.reduce((a, b) => a + b, 0);

export class Report {
  #began = Date.now();
  #said = Date.now();
  #running = new Map();
  #rows = [];
  #tests = [];
  #failures = [];
  #told = new Set();
  #timer = setInterval(() => this.#look(), 2_000);

  say(line) {
    this.#said = Date.now();
    console.log(line);
  }

  begin(part) {
    this.#running.set(part, { began: Date.now(), modules: new Set() });
  }

  /** Adds the results of a part. Returns whether it passed. */
  end(part, ok) {
    const seconds = (Date.now() - this.#running.get(part).began) / 1000;
    const found = part.found();
    for (const report of part.reports) this.#module(part, report);
    this.#running.delete(part);
    this.#tests.push(...found);
    const failed = found.filter(({ failure }) => failure !== null);
    const fine = ok && (part.single || found.length > 0);
    if (part.reports.length === 0) {
      const counted = part.single
        ? { count: 1, failed: fine ? 0 : 1 }
        : { count: found.length, failed: failed.length };
      this.#row({ name: part.name, ...counted, seconds });
    }
    for (const test of found) this.#tell(test);
    if (!fine && failed.length === 0)
      this.skip(
        part.name,
        ok ? 'no test ran (long tests need --long)' : 'a command failed',
      );
    if (!fine) this.#explain(part, failed);
    return fine;
  }

  skip(name, why) {
    this.#failures.push(name);
    this.say(`FAILED ${name}: ${why}`);
  }

  #row(row) {
    this.#rows.push(row);
    this.say(
      this.#line(
        row.name,
        `${row.count} ${row.count === 1 ? 'test' : 'tests'}`,
        minutes(row.seconds),
        row.failed,
      ),
    );
  }

  #line(name, count, time, failed) {
    return `${name.padEnd(16)} ${count.padStart(11)} ${time.padStart(7)}${failed > 0 ? `  ${failed} FAILED` : ''}`;
  }

  #module(part, { module, tests }) {
    const { modules } = this.#running.get(part);
    const found = tests();
    if (modules.has(module) || found.length === 0) return;
    modules.add(module);
    const failed = found.filter(({ failure }) => failure !== null).length;
    this.#row({
      name: module,
      count: found.length,
      failed,
      seconds: sum(found.map(({ seconds }) => seconds)),
    });
    for (const test of found) this.#tell(test);
  }

  #tell(test) {
    if (test.failure === null || this.#told.has(test.name)) return;
    this.#told.add(test.name);
    this.#failures.push(test.name);
    this.say(`FAILED ${test.name}`);
    console.log(indented(test.failure));
  }

  /** Prints the last output of the failed classes, or of the part's log if they have none. */
  #explain(part, failed) {
    const files = part.reports.flatMap(({ module }) =>
      failed.map((test) => printed(`${root}/${module}`, test)),
    );
    const shown = [...new Set(files.filter((file) => file !== null))].slice(0, SHOWN);
    for (const file of shown) this.#show('The last lines of', file, tail(file));
    if (shown.length === 0) this.#show('From', part.log, reason(part.log));
  }

  #show(what, file, text) {
    this.say(`${what} ${relative(process.cwd(), file)}:`);
    console.log(indented(text));
  }

  #look() {
    for (const [part] of this.#running)
      for (const report of part.reports) if (report.ended()) this.#module(part, report);
    if (Date.now() - this.#said < SILENCE) return;
    const now = [...this.#running].map(([part, { modules }]) => this.#progress(part, modules));
    this.say(`  ${minutes((Date.now() - this.#began) / 1000)}  ${now.join(', ')} ...`);
  }

  #progress(part, modules) {
    const open = part.reports.filter(({ module }) => !modules.has(module));
    const under = open
      .map(({ module, tests }) => ({ module, count: tests().length }))
      .filter(({ count }) => count > 0);
    if (under.length > 0) return under.map(({ module, count }) => `${module} ${count} tests`).join(', ');
    const at = read(part.log).matchAll(
      /^(?:(\d+\/\d+) (?:ok|skipped|FAILED) |\[INFO\] --- \S+:(\S+) .*@ (\S+) ---$)/gm,
    );
    const [, count, goal, module] = [...at].at(-1) ?? [];
    return `${part.name} ${count ?? (goal ? `${module}: ${goal}` : 'under way')}`;
  }

  /** Prints the table, the slowest tests and, as the last line, the counts. */
  close(cpu) {
    clearInterval(this.#timer);
    const seconds = (Date.now() - this.#began) / 1000;
    const skipped = this.#tests.filter((test) => test.skipped).length;
    const failed = this.#failures.length;
    const passed =
      sum(this.#rows.map(({ count }) => count)) - skipped - sum(this.#rows.map((row) => row.failed));
    console.log(`\n${this.#line('part', 'tests', 'time', 0)}`);
    for (const { name, count, failed, seconds } of this.#rows)
      console.log(this.#line(name, String(count), minutes(seconds), failed));
    const used = cpu > 0 ? `  (${minutes(cpu)} of CPU)` : '';
    console.log(`${this.#line('all', String(passed + failed + skipped), minutes(seconds), 0)}${used}`);
    console.log('\nThe slowest:');
    for (const test of [...this.#tests].sort((a, b) => b.seconds - a.seconds).slice(0, SLOWEST))
      console.log(`${test.seconds.toFixed(1).padStart(8)} s  ${test.name}`);
    if (failed > 0) console.log(`\nFailed:\n${this.#failures.map((name) => `  ${name}`).join('\n')}`);
    console.log(`\n${passed} passed, ${failed} failed, ${skipped} skipped`);
    return { seconds, cpu, passed, failed, skipped, failures: this.#failures };
  }
}
