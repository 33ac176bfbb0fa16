// Selects tests by words: a clause of the rules (HTF-32), part of the name of a Java test class (Seating), or of a test file of the page or the browser (hunch.spec).
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join, relative } from 'node:path';

function* files(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (entry.isDirectory()) yield* files(join(folder, entry.name));
    else yield join(folder, entry.name);
  }
}

export function modules(root) {
  const pom = readFileSync(join(root, 'pom.xml'), 'utf8');
  return [...pom.matchAll(/<module>(.*?)<\/module>/g)].map(([, module]) => module);
}

function javaTests(root) {
  return modules(root).flatMap((module) => {
    const folder = join(root, module, 'src/test/java');
    let found = [];
    try {
      found = [...files(folder)];
    } catch {
      return [];
    }
    return found
      .filter((file) => file.endsWith('Test.java'))
      .map((file) => ({
        module,
        file,
        name: basename(file, '.java'),
        type: relative(folder, file)
          .replace(/\.java$/, '')
          .replaceAll(/[\\/]/g, '.'),
      }));
  });
}

/** Returns the methods of a test class with a @Rule for a clause. */
function proving(source, clause) {
  return [...source.matchAll(/@Rule\(([^)]*)\)[^]*?\bvoid\s+(\w+)\s*\(/g)]
    .filter(([, clauses]) => clauses.includes(`"${clause}"`))
    .map(([, , method]) => method);
}

const contains = (text, word) => text.toLowerCase().includes(word.toLowerCase());

/** Returns the selected tests, or the first word that selects none. */
export function select(root, words) {
  const classes = javaTests(root);
  const page = readdirSync(join(root, 'web/test')).filter((file) => file.endsWith('.test.ts'));
  const browser = readdirSync(join(root, 'web/e2e')).filter((file) => file.endsWith('.spec.ts'));
  const selected = { modules: new Set(), java: new Set(), page: new Set(), browser: new Set() };
  for (const word of words) {
    let known = false;
    const take = (kind, what) => {
      selected[kind].add(what);
      known = true;
    };
    if (/^[A-Z]{3}-\d+$/.test(word)) {
      for (const { module, file, type } of classes) {
        const methods = proving(readFileSync(file, 'utf8'), word);
        if (methods.length === 0) continue;
        take('modules', module);
        take('java', `${type}#${methods.join('+')}`);
      }
    } else {
      for (const { module, name, type } of classes) {
        if (!contains(name, word.replace(/\.java$/, ''))) continue;
        take('modules', module);
        take('java', type);
      }
      for (const file of page) if (contains(file, word)) take('page', `test/${file}`);
      for (const file of browser) if (contains(file, word)) take('browser', file);
    }
    if (!known) return { unknown: word };
  }
  return Object.fromEntries(Object.entries(selected).map(([kind, set]) => [kind, [...set]]));
}
