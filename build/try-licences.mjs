// Fails when NOTICE names a library whose licence text is not in the archive. Called by build/try-package with the folder of the unpacked archive; its folder
// licences/ is that of chapeau.jar.
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** Marks of each licence text, after the copyright line if the licence requires one. */
const MARKS = {
  'Apache-2.0': /Apache License/,
  'EPL-2.0': /Eclipse Public License - v 2\.0/,
  'BSD-2-Clause': /Copyright[^]*Redistribution and use in source and binary forms/,
  'BSD-3-Clause': /Copyright[^]*Redistribution and use in source and binary forms[^]*Neither the name/,
  MIT: /Copyright[^]*Permission is hereby granted, free of charge/,
  'SIL Open Font License 1.1': /Copyright[^]*SIL OPEN FONT LICENSE Version 1\.1/,
};

const [, , top] = process.argv;
const read = (file) => readFileSync(join(top, file), 'utf8');
const unwrapped = (text) => text.replaceAll(/\s+/g, ' ');
const missing = [];

/** The files below a folder of the archive, by their path in it. */
function texts(folder) {
  return readdirSync(join(top, folder), { recursive: true })
    .filter((path) => statSync(join(top, folder, path)).isFile())
    .map((path) => ({ path, text: unwrapped(read(join(folder, path))) }));
}

/** The lines of NOTICE below a heading. */
function entries(heading) {
  const [, ...lines] = notice.find((section) => section.startsWith(heading))?.split('\n') ?? [];
  if (lines.length === 0) missing.push(`NOTICE: nothing below “${heading}”`);
  return lines;
}

const has = (found, licences) =>
  licences.split(' or ').some((licence) => found.some(({ text }) => MARKS[licence]?.test(text)));
const letters = (name) => name.toLowerCase().replaceAll(/[^a-z]/g, '');

const notice = read('NOTICE').trim().split(/\n\n+/);
const { components } = JSON.parse(read('sbom.json'));
const library = texts('licences');
const shared = [
  { path: 'LICENSE', text: unwrapped(read('LICENSE')) },
  ...library.filter(({ path }) => !path.includes('/')),
];

for (const line of entries('Libraries in chapeau.jar')) {
  const [, name, groups, licences] = /^  (.+) \(([a-z0-9., ]+)\): (.+)$/.exec(line);
  const folders = components
    .filter(({ group }) => groups.split(', ').includes(group))
    .map((one) => `${one.name}/`);
  let own = library.filter(({ path }) => folders.some((folder) => path.startsWith(folder)));
  const [licence, ...insides] = licences.split('; ').filter((part) => !part.endsWith('in the public domain'));
  for (const inside of insides) {
    const [, names, itsLicence] = /^inside it (.+?)(?: of \w+)?, ([^,]+)$/.exec(inside);
    for (const one of names.split(/, | and /)) {
      const its = own.filter(({ path }) => letters(path).includes(letters(one)));
      if (!has(its, itsLicence)) missing.push(`${one} in ${name}: ${itsLicence}`);
      own = own.filter((text) => !its.includes(text));
    }
  }
  if (!has([...own, ...shared], licence)) missing.push(`${name}: ${licence}`);
}

const page = new Map(texts('licences/page').map((one) => [one.path, one]));
for (const line of entries('Shipped with the page')) {
  const [, name, licence] = /^  (.+?)(?: \(font\))? {2,}(.+)$/.exec(line);
  const file = `${name.toLowerCase().replaceAll(' ', '-')}.txt`;
  if (!has(page.has(file) ? [page.get(file)] : [], licence)) missing.push(`${name}: ${licence}`);
  page.delete(file);
}
for (const file of page.keys()) missing.push(`${file}: not named in NOTICE`);

if (!/GNU General Public License/i.test(read('runtime/legal/java.base/LICENSE')))
  missing.push('the Java runtime');

if (missing.length > 0) {
  console.error(`Licence texts missing from the archive:\n  ${missing.join('\n  ')}`);
  process.exit(1);
}
