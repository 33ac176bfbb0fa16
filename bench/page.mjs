/**
 * Lighthouse as on a phone, of home, set-up, rules and a table of each game: the median of some runs. Called by ./chapeau bench page [runs] [page ...].
 * Scores depend on the machine: beside each stands how fast Lighthouse found it (about 1,500 and more is what its phone is meant for).
 */
import { execFile, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const [java, jar, runs = '3', ...wanted] = process.argv.slice(2);
const LIGHTHOUSE = 'lighthouse@12.8.2';
const TABLES = { hattari: 4, hatouf: 4, hunch: 4, huisclos: 6, tophat: 2 };
const url = 'http://localhost:8792';
const data = mkdtempSync(join(tmpdir(), 'chapeau-page-'));
const server = spawn(java, ['-jar', jar, 'run', '--port', '8792', '--data', data], { stdio: 'ignore' });

async function begun() {
  for (let looks = 0; looks < 600; looks++) {
    const answer = await fetch(`${url}/api/me`).catch(() => undefined);
    if (answer?.ok) return answer.headers.getSetCookie().map((cookie) => cookie.split(';')[0]).join('; ');
    await new Promise((later) => setTimeout(later, 100));
  }
  throw new Error('The server did not start.');
}

async function table(game, players, cookie) {
  const seats = ['me', ...Array(players - 1).fill('bot:novice')];
  const answer = await fetch(`${url}/api/tables`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Origin: url, Cookie: cookie },
    body: JSON.stringify({ game, players, options: {}, seats, name: 'Camille' }),
  });
  return `/t/${(await answer.json()).id}`;
}

async function look(path, cookie) {
  const headers = join(data, 'headers.json');
  writeFileSync(headers, JSON.stringify({ Cookie: cookie }));
  const report = join(data, 'report.json');
  const switches = ['--quiet', '--only-categories=performance,accessibility', '--output=json', `--output-path=${report}`];
  const chrome = '--chrome-flags=--headless=new --no-sandbox --disable-gpu';
  await promisify(execFile)('npx', ['--yes', LIGHTHOUSE, url + path, ...switches, '--extra-headers', headers, chrome]);
  const { categories, audits, environment } = JSON.parse(readFileSync(report, 'utf8'));
  return {
    performance: 100 * categories.performance.score,
    accessibility: 100 * categories.accessibility.score,
    largest: audits['largest-contentful-paint'].numericValue,
    blocked: audits['total-blocking-time'].numericValue,
    shift: audits['cumulative-layout-shift'].numericValue,
    machine: environment.benchmarkIndex,
  };
}

/** Lighthouse now and then misses the beginning of its own recording. */
async function looked(path, cookie, tries = 3) {
  try {
    return await look(await path(), cookie);
  } catch (error) {
    if (tries === 1) throw error;
    return looked(path, cookie, tries - 1);
  }
}

const median = (all) => all.sort((a, b) => a - b)[Math.floor(all.length / 2)];

try {
  const cookie = await begun();
  const pages = { home: () => '/', 'set-up': () => '/g/hattari', rules: () => '/rules/hattari' };
  for (const [game, players] of Object.entries(TABLES)) pages[game] = () => table(game, players, cookie);
  console.log(`page       performance accessibility  largest paint  blocked   shift  machine   (median of ${runs})`);
  for (const [name, path] of Object.entries(pages).filter(([name]) => !wanted.length || wanted.includes(name))) {
    const seen = [];
    for (let run = 0; run < Number(runs); run++) seen.push(await looked(path, cookie));
    const of = (figure) => median(seen.map((one) => one[figure]));
    console.log(
      `${name.padEnd(10)} ${of('performance').toFixed(0).padStart(11)} ${of('accessibility').toFixed(0).padStart(13)} ` +
        `${(of('largest') / 1000).toFixed(1).padStart(12)} s ${of('blocked').toFixed(0).padStart(5)} ms ` +
        `${of('shift').toFixed(3).padStart(7)} ${of('machine').toFixed(0).padStart(8)}`,
    );
  }
} finally {
  server.kill();
  rmSync(data, { recursive: true, force: true });
}
