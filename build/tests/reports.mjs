// Reads the reports of JUnit, vitest and Playwright: counts, times and failure messages.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The maximum number of lines of a message. */
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

/** Parses the tests of a report in JUnit format. */
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

/** Returns the tests of the finished classes of a Maven module. */
export function moduleTests(folder) {
  const reports = join(folder, 'target', 'surefire-reports');
  if (!existsSync(reports)) return [];
  return readdirSync(reports)
    .filter((file) => /^TEST-.*\.xml$/.test(file))
    .flatMap((file) => tests(readFileSync(join(reports, file), 'utf8')));
}

/** Returns the file with the output of a test class, or null if there is none. */
export function printed(folder, test) {
  const file = join(folder, 'target', 'surefire-reports', `${test.source}-output.txt`);
  return existsSync(file) ? file : null;
}

/** Parses the browser tests from the lines of web/e2e/reporter.ts: "3/58 ok place.spec.ts:12 title (3.4 s)". */
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
