// What JUnit, vitest and Playwright left behind: counts, times, and what a failed test said.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** How many lines of a message are worth reading at first. */
const MESSAGE = 15;

const ENTITIES = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

function plain(text) {
  return text.replace(/&(?:#x([0-9a-f]+)|#(\d+)|(\w+));/gi, (whole, hex, decimal, name) =>
    hex || decimal
      ? String.fromCodePoint(parseInt(hex ?? decimal, hex ? 16 : 10))
      : (ENTITIES[name] ?? whole),
  );
}

function attribute(tag, name) {
  const found = new RegExp(`\\s${name}="([^"]*)"`).exec(tag);
  return found ? plain(found[1]) : '';
}

const shortened = (text) => text.trim().split('\n').slice(0, MESSAGE).join('\n');

function failure(body) {
  const found = /<(?:failure|error)\b([^>]*?)(?:\/>|>([^]*?)<\/(?:failure|error)>)/.exec(body);
  if (!found) return null;
  const [, tag, said = ''] = found;
  const text = said.replace(/<!\[CDATA\[([^]*?)\]\]>/g, (_, inner) => inner.replaceAll('&', '&amp;'));
  return shortened(plain(text)) || attribute(tag, 'message') || 'no message';
}

/** The tests in a report of JUnit's form. */
export function tests(xml) {
  const bare = xml.replace(/<system-(out|err)>[^]*?<\/system-\1>/g, '');
  return [...bare.matchAll(/<testcase\b((?:"[^"]*"|[^>"])*?)(?:\/>|>([^]*?)<\/testcase>)/g)].map(
    ([, tag, body = '']) => ({
      name: `${attribute(tag, 'classname')}.${attribute(tag, 'name')}`,
      source: attribute(tag, 'classname'),
      seconds: Number(attribute(tag, 'time').replace(',', '')),
      skipped: body.includes('<skipped'),
      failure: failure(body),
    }),
  );
}

/** The tests of a Maven module, as far as their classes have ended. */
export function moduleTests(folder) {
  const reports = join(folder, 'target', 'surefire-reports');
  if (!existsSync(reports)) return [];
  return readdirSync(reports)
    .filter((file) => /^TEST-.*\.xml$/.test(file))
    .flatMap((file) => tests(readFileSync(join(reports, file), 'utf8')));
}

/** What a test class of a module printed, if it failed. */
export function printed(folder, test) {
  const file = join(folder, 'target', 'surefire-reports', `${test.source}-output.txt`);
  return existsSync(file) ? file : null;
}

/** The browser tests by the lines of web/e2e/reporter.ts: "3/58 ok place.spec.ts:12 title (3.4 s)". */
export function browserTests(log) {
  const found = [];
  for (const line of log.split('\n')) {
    const test = /^\d+\/\d+ (ok|skipped|FAILED) (.*) \((\d+\.\d) s\)$/.exec(line);
    if (test) {
      const [, how, name, seconds] = test;
      found.push({
        name,
        seconds: Number(seconds),
        skipped: how === 'skipped',
        failure: how === 'FAILED' ? '' : null,
      });
    } else if (found.length > 0 && line.startsWith('    ') && typeof found.at(-1).failure === 'string') {
      found.at(-1).failure += `${line.slice(4)}\n`;
    }
  }
  return found;
}
