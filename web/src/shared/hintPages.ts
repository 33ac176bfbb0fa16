/** A hint in pieces that fit the strip: cut between sentences, else after a comma or a word, and never in the middle of one. */
export function hintPages(text: string, most: number): string[] {
  const pages: string[] = [];
  for (const sentence of text.split(/(?<=[.!?…])\s+/)) {
    for (const piece of pieces(sentence, most)) {
      const last = pages.at(-1);
      if (last !== undefined && last.length + 1 + piece.length <= most)
        pages[pages.length - 1] = `${last} ${piece}`;
      else pages.push(piece);
    }
  }
  return pages;
}

function pieces(sentence: string, most: number): string[] {
  if (sentence.length <= most) return [sentence];
  const head = sentence.slice(0, most + 1);
  const mark = Math.max(...[', ', '; ', ': '].map((cut) => head.lastIndexOf(cut) + 1));
  const at = mark > most / 3 ? mark : head.lastIndexOf(' ');
  return at > 0 ? [sentence.slice(0, at).trim(), ...pieces(sentence.slice(at).trim(), most)] : [sentence];
}
