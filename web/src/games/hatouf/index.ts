/** Hatouf's page. */
import { hints } from '../../shared/hints.svelte';
import { defineGame, type Hint, type Moment } from '../contract';
import { chapters, fate } from './ending';
import Finale from './Finale.svelte';
import { rankOf } from './cards';
import { homeCount, partnerOf, portOf } from './fleet';
import Intro from './Intro.svelte';
import { tell, why } from './log';
import { meant } from './meant';
import { playsOf } from './plays';
import { scene } from './scenes';
import Seat from './Seat.svelte';
import Summary from './Summary.svelte';
import Table from './Table.svelte';
import type { Happening, Move, View } from './types';
import { PORTS, words } from './words';

type Now = Moment<View, Move>;

const isYours = ({ turn, seat }: Now) => turn.acting.includes(seat);

/** "Your turn", and with which hand where one person has several. */
function yours({ view, seat, players }: Now): string {
  const several = players.filter(({ you }) => you).length > 1;
  return several ? words().yourHand(PORTS[portOf(view, seat)]) : words().yours;
}

function turnLine(now: Now): string {
  const { view, players, seat } = now;
  switch (view.step) {
    case 'BEGIN':
    case 'DEAL':
      return words().dealing;
    case 'EXCHANGE':
      return isYours(now)
        ? words().giveTo(yours(now), players[partnerOf(seat)]?.name ?? '')
        : words().waitExchange;
    case 'PLAY': {
      if (!isYours(now)) {
        return words().turnOf(players[view.acting]?.name ?? '', PORTS[portOf(view, view.acting)]);
      }
      if (all(now, 'throw')) return words().mustThrow(yours(now));
      return all(now, 'launch') ? words().mustLaunch(yours(now)) : words().playCard(yours(now));
    }
    case 'OVER':
      return words().over;
  }
}

const all = ({ moves }: Now, kind: Move['type']) =>
  moves.length > 0 && moves.every(({ type }) => type === kind);

function clause(now: Now): string {
  switch (now.view.step) {
    case 'BEGIN':
      return 'HTF-05';
    case 'DEAL':
      return 'HTF-11';
    case 'EXCHANGE':
      return 'HTF-13';
    case 'PLAY':
      return all(now, 'launch') ? 'HTF-20' : 'HTF-15';
    case 'OVER':
      return 'HTF-50';
  }
}

/** The words that fit this choice, the most needed first; the first one not had yet is shown. */
function hint(now: Now): Hint | undefined {
  if (!isYours(now)) return undefined;
  return fitting(now).find(({ id }) => hints.isNew(`hatouf.${id}`));
}

function fitting(now: Now): Hint[] {
  const { view, seat, moves } = now;
  if (view.step === 'EXCHANGE') return [{ id: 'exchange', text: words().hintExchange }];
  if (view.step !== 'PLAY') return [];
  if (all(now, 'throw')) return [{ id: 'throw', text: words().hintThrow }];
  const plays = playsOf(moves);
  const sails = plays.some(({ type }) => type === 'sail');
  const holds = (rank: number) => sails && !!view.hands[seat]?.some((card) => rankOf(card) === rank);
  const found: [boolean, Hint][] = [
    [plays.some(({ type }) => type === 'launch'), { id: 'launch', text: words().hintLaunch }],
    [sails, { id: 'sail', text: words().hintSail }],
    [plays.some((play) => play.type === 'sail' && play.quay), { id: 'quay', text: words().hintQuay }],
    [holds(7), { id: 'seven', text: words().hintSeven }],
    [plays.some(({ type }) => type === 'swap'), { id: 'sailor', text: words().hintSailor }],
    [holds(4), { id: 'four', text: words().hintFour }],
    [holds(5), { id: 'five', text: words().hintFive }],
    [sails, { id: 'wind', text: words().hintWind }],
  ];
  return found.filter(([fits]) => fits).map(([, word]) => word);
}

export default defineGame<View, Move, Happening>({
  world: { background: '#16242c', card: '#22333b', ink: '#f3e8cf' },
  Table,
  Intro,
  Seat,
  teams: true,
  score: ({ view }, { seat }) => {
    const { home, boats } = homeCount(view, seat);
    return words().homeCount(home, boats);
  },
  marks: ({ view }, { seat }) => {
    const { home, boats } = homeCount(view, seat);
    return [
      `${words().teamOf(PORTS[portOf(view, seat)], PORTS[portOf(view, partnerOf(seat))])}.`,
      words().homeMark(home, boats),
      words().cardMark(view.hands[seat]?.length ?? 0),
    ];
  },
  Finale,
  fate,
  Summary,
  chapters,
  scene,
  meant,
  tell,
  why,
  turnLine,
  clause,
  hint,
  everyMove: ({ view }) => view.step === 'PLAY',
  // HTF-08: a whole team may be one person's.
  oneHand: (seats) => seats.length === 2 && seats[0] === (seats[1] ?? 0) - 2,
  rules: { fr: () => import('./RulesFr.svelte'), en: () => import('./RulesEn.svelte') },
  chat: 'open',
});
