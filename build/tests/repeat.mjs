// Runs all tests N times and lists the tests that failed at least once. Recorded runs of the same state count, so that an interrupted series can continue.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { commit, own, read } from './parts.mjs';

const main = join(import.meta.dirname, 'main.mjs');
export const file = join(own, 'test-runs.jsonl');

function runs({ starve, long }) {
  const tested = commit();
  return read(file)
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line))
    .filter((run) => run.commit === tested && run.starved === starve && run.long === long);
}

/** Runs all tests once, with a new seed. */
function once({ starve, long }) {
  const seed = `--seed=${Date.now() % 1_000_000}`;
  const args = [main, seed, ...(starve ? ['--starve'] : []), ...(long ? ['--long'] : [])];
  return new Promise((done) => {
    spawn(process.execPath, args, { stdio: 'inherit' }).once('close', done);
  });
}

/** Returns the exit code: 0 if every test passed in every run. */
export async function repeat(times, how) {
  for (let done = runs(how); done.length < times; done = runs(how)) {
    console.log(`Run ${done.length + 1} of ${times}:`);
    await once(how);
    if (runs(how).length === done.length) return 1;
  }
  const all = runs(how);
  console.log(`\n${all.length} runs of this state in ${file}:`);
  for (const { date, seconds, cpu, passed, failed, skipped, seed } of all)
    console.log(
      `  ${date}  ${Math.round(seconds)} s, ${Math.round(cpu)} s of CPU, seed ${seed}: ${passed} passed, ${failed} failed, ${skipped} skipped`,
    );
  const red = new Map();
  all.forEach(({ failures }, run) => {
    for (const name of failures) red.set(name, [...(red.get(name) ?? []), run + 1]);
  });
  const counts = new Set(all.map(({ passed, failed, skipped }) => passed + failed + skipped));
  if (counts.size > 1) console.log(`The number of tests differs between the runs: ${[...counts].join(', ')}.`);
  for (const [name, numbers] of red)
    console.log(`  failed in ${numbers.length} of ${all.length} (run ${numbers.join(', ')}): ${name}`);
  if (red.size === 0) console.log('Every test passed in every run.');
  return red.size === 0 ? 0 : 1;
}
