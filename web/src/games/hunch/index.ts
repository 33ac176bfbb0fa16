/** Hunch's page. */
import { list } from '../../texts/people';
import { defineGame, type Hint, type Moment } from '../contract';
import { chapters, fate } from './ending';
import Finale from './Finale.svelte';
import { deckTrouble } from './deck';
import Intro from './Intro.svelte';
import { scene } from './scenes';
import Seat from './Seat.svelte';
import Summary from './Summary.svelte';
import { myCards, nameOf } from './table';
import Table from './Table.svelte';
import { meant } from './meant';
import { tell, why } from './telling';
import type { Happening, Move, View } from './types';
import { inOwnWords } from '../../place/phrases';
import { REACTIONS, words } from './words';

type Now = Moment<View, Move>;

/** Not while something is still being shown: the view then is ahead of the turn. */
const isYours = ({ view, turn, seat }: Now) => turn.acting.includes(seat) && view.acting.includes(seat);

/** "Léa, Marc et Zoé réfléchissent encore…" */
function waiting({ view, players }: Now): string {
  const names = view.acting.map((seat) => nameOf(players, seat));
  return words().waiting(list(names, words().and), names.length);
}

function turnLine(now: Now): string {
  const { view, players, seat } = now;
  const yours = isYours(now);
  const name = nameOf(players, view.acting[0] ?? -1);
  if (['CHOOSE', 'WRITE', 'GUESS'].includes(view.step) && !yours && view.acting.length > 0)
    return view.acting.includes(seat) ? words().dealing : waiting(now);
  switch (view.step) {
    case 'FIRST':
    case 'DEAL':
      return words().dealing;
    case 'CHOOSE':
      return yours ? words().choose(view.drawn[view.viewer]?.length ?? 3) : words().dealing;
    case 'LAY':
      return words().laying;
    case 'DRAW':
      return words().roundOf(Math.max(view.round, 1));
    case 'WRITE':
    case 'REDRAW': {
      const left = myCards(view).filter((card) => !card.text).length;
      return left === 1 ? words().writeOne : words().write;
    }
    case 'BID':
      if (yours) return words().bid;
      if (view.sale.seller === seat) return words().youSellLine;
      return name ? words().bids(name) : words().sells(nameOf(players, view.sale.seller));
    case 'TAKE':
      return yours ? words().take : words().takes(nameOf(players, view.sale.bidder));
    case 'BONUS':
      return yours ? words().bonus : name ? words().bonuses(name) : words().bonusTitle;
    case 'GUESS':
      return yours ? words().guess(view.hunchesLeft) : words().revealing;
    case 'OVER':
      return words().over;
  }
}

function clause({ view }: Now): string {
  switch (view.step) {
    case 'FIRST':
    case 'DEAL':
    case 'CHOOSE':
      return 'HUN-03';
    case 'LAY':
      return 'HUN-04';
    case 'DRAW':
    case 'REDRAW':
      return 'HUN-10';
    case 'WRITE':
      return 'HUN-12';
    case 'BID':
      return 'HUN-21';
    case 'TAKE':
      return 'HUN-22';
    case 'BONUS':
      return 'HUN-24';
    case 'GUESS':
      return view.acting.length > 0 ? 'HUN-30' : 'HUN-32';
    case 'OVER':
      return 'HUN-40';
  }
}

function hint(now: Now): Hint | undefined {
  if (!isYours(now)) return undefined;
  switch (now.view.step) {
    case 'CHOOSE':
      return { id: 'choose', text: words().hintChoose };
    case 'WRITE':
      return { id: 'write', text: words().hintWrite };
    case 'BID':
      return { id: 'bid', text: words().hintBid };
    case 'TAKE':
      return { id: 'take', text: words().hintTake };
    case 'BONUS':
      return { id: 'bonus', text: words().hintBonus(now.view.variant.advanced) };
    case 'GUESS':
      return { id: 'guess', text: words().hintGuess };
    default:
      return undefined;
  }
}

export default defineGame<View, Move, Happening>({
  world: {
    background: 'var(--light, #f3cd78) var(--dark, #2b241a)',
    card: 'var(--light, #fff6dd) var(--dark, #43372a)',
    ink: 'var(--light, #2b2220) var(--dark, #f6ead2)',
  },
  Table,
  Intro,
  Seat,
  score: ({ view }, { seat }) => words().points(view.players[seat]?.points ?? 0),
  marks: ({ view }, { seat }) => {
    const own = view.players[seat];
    return [
      words().coinMark(own?.coins ?? 0),
      words().pointMark(own?.points ?? 0),
      ...(own?.extraHunch ? [words().extraMark] : []),
      ...(view.first === seat ? [words().firstMark] : []),
      words().readyMark,
    ];
  },
  Finale,
  fate,
  Summary,
  chapters,
  why,
  scene,
  meant,
  harmless: ['bade', 'passed', 'won', 'nobodyBid', 'tookCoins'],
  tell,
  turnLine,
  clause,
  hint,
  // What is chosen, written and guessed is made of words; what is sold is listed.
  everyMove: ({ view }) => ['BID', 'TAKE', 'BONUS'].includes(view.step),
  rules: { fr: () => import('./RulesFr.svelte'), en: () => import('./RulesEn.svelte') },
  // HUN-60: a hint at one's own secret would pay; the end opens the chat, or the host does.
  chat: ({ view }) => (view.variant.openChat || view.step === 'OVER' ? 'open' : 'reactions'),
  reactions: () => words().reactions,
  spoken: (said) => inOwnWords(said, REACTIONS),
  writingTrouble: (option, text) => (option === 'deck' ? deckTrouble(text) : ''),
});
