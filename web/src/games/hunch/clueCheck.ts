/**
 * HUN-12 and HUN-13 before a clue is sent: the same check as the server's (ClueCheck.java). The pairs of clue-check.tsv hold
 * for both.
 */

export const LONGEST = 40;

/** Words that make no target on their own when they stand in a longer one. */
const LITTLE = new Set(
  (
    'a au aux avec d de des du en et l la le les ou par pour s sans sur un une ' +
    'an and at by for in of off on or the to up with'
  ).split(' '),
);

const IRREGULAR = new Map([
  ['yeux', 'oeil'],
  ['cieux', 'ciel'],
  ['men', 'man'],
  ['feet', 'foot'],
  ['teeth', 'tooth'],
  ['geese', 'goose'],
  ['mice', 'mouse'],
  ['children', 'child'],
  ['oxen', 'ox'],
  ['people', 'person'],
]);

/** Endings of a plural, and of its singular. */
const PLURALS = [
  ['s', ''],
  ['x', ''],
  ['es', ''],
  ['ies', 'y'],
  ['ves', 'f'],
  ['ves', 'fe'],
  ['aux', 'al'],
  ['aux', 'ail'],
  ['men', 'man'],
] as const;

/** A word of a clue and the word of the grid it must not contain. */
export type Clash = { clue: string; target: string };

export type Trouble = { kind: 'blank' | 'long' | 'hidden' } | ({ kind: 'clash' } & Clash);

/** What is wrong with a clue, if anything. */
export function clueTrouble(text: string, grid: readonly string[]): Trouble | undefined {
  const clue = clean(text);
  if (isBlank(clue)) return { kind: 'blank' };
  if (length(clue) > LONGEST) return { kind: 'long' };
  if (hasHiddenCharacters(clue)) return { kind: 'hidden' };
  const found = clash(clue, grid);
  return found && { kind: 'clash', ...found };
}

/** The text without spaces around it and without double ones inside. */
export function clean(text: string): string {
  return text.replace(/[\s\p{Z}\u001c-\u001f]+/gu, ' ').trim();
}

/** How many characters a person counts. */
export function length(text: string): number {
  return [...text].length;
}

export function isBlank(text: string): boolean {
  return /^[\s\p{Z}\p{M}]*$/u.test(text);
}

/** Characters nobody can see but which change what is seen. */
export function hasHiddenCharacters(text: string): boolean {
  return /[\p{C}\p{Zl}\p{Zp}]/u.test(text);
}

/** The first word of the clue that is one of the grid. */
export function clash(clue: string, grid: readonly string[]): Clash | undefined {
  const said = wordsOf(clue);
  const together = runs(clue);
  for (const target of grid) {
    const parts = wordsOf(target).map(singular);
    const several = parts.length > 1;
    for (const [i, word] of said.entries()) {
      if (several && parts.some((part) => !LITTLE.has(part) && same(singular(word), part)))
        return { clue: word, target };
      const here = said.slice(i, i + parts.length);
      if (
        several &&
        here.length === parts.length &&
        here.every((one, k) => same(singular(one), parts[k] ?? ''))
      )
        return { clue: here.join(' '), target };
    }
    const whole = singular(wordsOf(target).join(''));
    const run = together.find((one) => same(singular(one), whole));
    if (run !== undefined) return { clue: run, target };
  }
  return undefined;
}

/** The words of a text without accents or capitals; hyphens and apostrophes part words. */
export function wordsOf(text: string): string[] {
  return (
    text
      .toLowerCase()
      .normalize('NFKD')
      .replaceAll('œ', 'oe')
      .replaceAll('æ', 'ae')
      .replaceAll('ß', 'ss')
      .replace(/\p{M}/gu, '')
      .match(/[\p{L}\p{Nd}]+/gu) ?? []
  );
}

/** Every run of words that no space parts, written as one: "arc-en-ciel" is "arcenciel" too, but "en fer" not "enfer". */
function runs(text: string): string[] {
  return clean(text)
    .split(' ')
    .map(wordsOf)
    .flatMap((words) =>
      words.flatMap((_, from) => words.slice(from).map((_, i) => words.slice(from, from + i + 1).join(''))),
    );
}

function singular(word: string): string {
  return IRREGULAR.get(word) ?? word;
}

/** Whether two words are the same, or one is the plural of the other. */
function same(a: string, b: string): boolean {
  return a === b || isPlural(a, b) || isPlural(b, a);
}

function isPlural(plural: string, one: string): boolean {
  return PLURALS.some(([ending, end]) => {
    const stem = plural.length - ending.length;
    return stem >= 2 && plural.endsWith(ending) && one === plural.slice(0, stem) + end;
  });
}
