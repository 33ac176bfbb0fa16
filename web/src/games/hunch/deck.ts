/** HUN-02: a host's own deck, checked as the server will check it (Deck.java), before the table is set. */
import { clean, hasHiddenCharacters, isBlank, length, wordsOf } from './clueCheck';
import { words } from './words';

const FEWEST = 12;
const MOST = 200;
const LONGEST = 30;
const WORDS = 3;

/** What is wrong with the cards as written, in a sentence; nothing when all is well. */
export function deckTrouble(pasted: string): string {
  if (pasted.trim() === '') return '';
  const seen = new Map<string, number>();
  let cards = 0;
  for (const [i, line] of pasted.split(/\r\n|\r|\n/).entries()) {
    if (line.trim() === '') continue;
    const trouble = cardTrouble(line.split(/[,;\t]/).map(clean), i + 1, seen);
    if (trouble) return trouble;
    cards++;
  }
  if (cards < FEWEST) return words().deckFew(FEWEST, cards);
  return cards > MOST ? words().deckMany(MOST, cards) : '';
}

function cardTrouble(card: readonly string[], line: number, seen: Map<string, number>): string {
  if (card.length !== WORDS) return words().deckThree(line, card.length);
  for (const word of card) {
    if (length(word) > LONGEST) return words().deckLong(line, word, LONGEST);
    if (isBlank(word) || hasHiddenCharacters(word)) return words().deckOdd(line);
    for (const key of keysOf(word)) {
      const before = seen.get(key);
      if (before !== undefined) return words().deckTwice(line, word, before);
      seen.set(key, line);
    }
  }
  return '';
}

/** Two words are the same when they share a key: "week-end" is "weekend" and "week end", but "en fer" is not "enfer". */
function keysOf(word: string): Set<string> {
  const parted = wordsOf(word).join(' ');
  const joined = word
    .split(' ')
    .map((group) => wordsOf(group).join(''))
    .filter(Boolean)
    .join(' ');
  return new Set(parted === '' ? [word] : [parted, joined]);
}
