/** Prints a line for each test, the message and the place of each failure, and at the end the slowest tests and the counts. */
import type { FullConfig, Reporter, Suite, TestCase, TestError, TestResult } from '@playwright/test/reporter';
import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

const SLOWEST = 5;

const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`;

export default class Lines implements Reporter {
  #total = 0;
  #began = 0;
  readonly #done: { test: TestCase; result: TestResult }[] = [];

  printsToStdio(): boolean {
    return true;
  }

  onBegin({ workers }: FullConfig, suite: Suite): void {
    this.#total = suite.allTests().length;
    this.#began = Date.now();
    console.log(`${this.#total} browser tests, ${workers} at a time`);
  }

  onTestEnd(test: TestCase, result: TestResult): void {
    this.#done.push({ test, result });
    const how = result.status === 'skipped' ? 'skipped' : test.ok() ? 'ok' : 'FAILED';
    const count = `${this.#done.length}/${this.#total}`;
    console.log(`${count} ${how} ${this.#name(test)} (${seconds(result.duration)})`);
    if (how === 'FAILED') this.#explain(result);
  }

  onError(error: TestError): void {
    console.log(stripVTControlCharacters(error.message ?? error.value ?? 'an error without a message'));
  }

  onStdErr(text: string | Buffer): void {
    process.stderr.write(text);
  }

  onStdOut(text: string | Buffer): void {
    process.stdout.write(text);
  }

  #name(test: TestCase): string {
    return `${relative('e2e', test.location.file)}:${test.location.line} ${test.title}`;
  }

  #explain({ errors, attachments }: TestResult): void {
    for (const { message, value, location } of errors) {
      const said = stripVTControlCharacters(message ?? value ?? 'no message').split('\nCall log:')[0] ?? '';
      console.log(said.replace(/^/gm, '    '));
      if (location) console.log(`    at ${relative('.', location.file)}:${location.line}`);
    }
    for (const { name, path } of attachments) if (path) console.log(`    ${name}: ${relative('.', path)}`);
  }

  onEnd(): void {
    const count = (wanted: (test: TestCase, result: TestResult) => boolean) =>
      this.#done.filter(({ test, result }) => wanted(test, result)).length;
    const skipped = count((_, { status }) => status === 'skipped');
    const passed = count((test, { status }) => status !== 'skipped' && test.ok());
    // A test that did not run because the run was stopped counts as failed.
    const failed = this.#total - skipped - passed;
    const slowest = [...this.#done].sort((a, b) => b.result.duration - a.result.duration).slice(0, SLOWEST);
    console.log(`${this.#total} browser tests in ${seconds(Date.now() - this.#began)}; the slowest:`);
    for (const { test, result } of slowest)
      console.log(`  ${seconds(result.duration).padStart(8)}  ${this.#name(test)}`);
    console.log(`browser: ${passed} passed, ${failed} failed, ${skipped} skipped`);
  }
}
