/** Huis Clos's page. */
import { defineGame, type Hint, type Moment } from '../contract';
import { chapters, fate } from './ending';
import Finale from './Finale.svelte';
import { guestShort, placeName } from './manor';
import { meant } from './meant';
import Phrases from './Phrases.svelte';
import Intro from './Intro.svelte';
import { scene } from './scenes';
import Seat from './Seat.svelte';
import Speaker from './Speaker.svelte';
import Summary from './Summary.svelte';
import Table from './Table.svelte';
import { spoken } from './talk';
import { tell, why } from './tell';
import type { Happening, Move, View } from './types';
import { words } from './words';

type Now = Moment<View, Move>;

const isYours = ({ turn, seat }: Now) => turn.acting.includes(seat);
const isDead = ({ view, seat }: Now) => view.players[seat]?.alive === false;

function turnLine(now: Now): string {
  const { view, players, turn } = now;
  const yours = isYours(now);
  const nameOf = (seat: number) => players[seat]?.name ?? '';
  const name = nameOf(view.acting);
  const waiting = turn.acting.map(nameOf).join(', ');
  switch (view.step) {
    case 'PICK':
      return yours ? words().yourPick : words().picks(name);
    case 'INVESTIGATE':
      return yours ? words().yourInvestigation : words().investigates(name);
    case 'OBSERVE':
      return yours ? words().yourObservation(nameOf(view.now.seat)) : words().observing(waiting);
    case 'TAKE':
      return yours
        ? words().yourTake(placeName(view.now.place))
        : words().takes(name, placeName(view.now.place));
    case 'GIVE':
      return yours ? words().yourGift(nameOf(view.now.victim)) : words().gives(name);
    case 'SLIP':
      return yours ? words().yourSlip : words().slips(waiting);
    case 'TAKE_BACK':
      if (view.acting < 0) return words().momentUrn;
      return yours && view.acting === now.seat ? words().yourReturn : words().takesBack(name);
    case 'DRAW':
    case 'SCATTER':
      return words().drawing;
    case 'CHOOSE':
      return yours ? words().yourChoice : words().chooses(name);
    case 'STARTER':
    case 'DEAL':
      return words().snow;
    case 'OVER':
      return words().dawn;
  }
}

function clause(now: Now): string {
  const { view } = now;
  switch (view.step) {
    case 'STARTER':
    case 'CHOOSE':
    case 'DEAL':
      return 'HUC-03';
    case 'PICK':
      return 'HUC-08';
    case 'INVESTIGATE':
      if (view.confrontation) return 'HUC-70';
      return view.turn >= view.accusationsFrom ? 'HUC-30' : 'HUC-15';
    case 'OBSERVE':
      return 'HUC-40';
    case 'TAKE':
      return view.confrontation ? 'HUC-71' : 'HUC-16';
    case 'DRAW':
    case 'GIVE':
      return 'HUC-22';
    case 'SLIP':
      return 'HUC-50';
    case 'TAKE_BACK':
      return 'HUC-54';
    case 'SCATTER':
      return 'HUC-57';
    case 'OVER':
      return 'HUC-80';
  }
}

function hint(now: Now): Hint | undefined {
  if (isDead(now) && now.view.open && !now.turn.over) return { id: 'dead', text: words().hintDead };
  if (!isYours(now)) return undefined;
  const { view } = now;
  // In the confrontation both play by the Murderer's rules.
  const hunts = view.confrontation || view.players[now.seat]?.role === 'MURDERER';
  switch (view.step) {
    case 'CHOOSE':
      return { id: 'choose', text: words().hintChoose };
    case 'PICK':
      return { id: 'pick', text: words().hintPick };
    case 'INVESTIGATE':
      if (view.turn >= view.accusationsFrom && !view.confrontation)
        return hunts
          ? { id: 'huntAccuse', text: words().huntAccuse }
          : { id: 'accuse', text: words().hintAccuse };
      return hunts
        ? { id: 'huntInvestigate', text: words().huntInvestigate }
        : { id: 'investigate', text: words().hintInvestigate };
    case 'OBSERVE':
      return { id: 'observe', text: words().hintObserve };
    case 'TAKE':
      return hunts ? { id: 'huntTake', text: words().huntTake } : { id: 'take', text: words().hintTake };
    case 'GIVE':
      return { id: 'give', text: words().hintGive };
    case 'SLIP':
      return hunts ? { id: 'huntSlip', text: words().huntSlip } : { id: 'slip', text: words().hintSlip };
    case 'TAKE_BACK':
      return { id: 'return', text: words().hintReturn };
    default:
      return undefined;
  }
}

/** What only some were shown: without a notebook nobody writes it down for them. */
const PRIVATE: readonly Happening['type'][] = ['saw', 'took', 'put', 'slippedClue'];

/** A card is private, and so is the line about it: whoever was dealt one holds it to look. */
const unlogged = (event: Happening, view: View) =>
  (PRIVATE.includes(event.type) && !view.variant.notebook) || (event.type === 'gotRole' && !view.open);

export default defineGame<View, Move, Happening>({
  world: { background: '#071a17', card: '#14382f', ink: '#f3e8c8' },
  Table,
  Intro,
  Seat,
  Finale,
  fate,
  Summary,
  chapters,
  scene,
  turnLine,
  clause,
  hint,
  everyMove: () => true,
  out: isDead,
  meant,
  harmless: ['chose', 'went'],
  tell,
  why,
  unlogged,
  rules: { fr: () => import('./RulesFr.svelte'), en: () => import('./RulesEn.svelte') },
  chat: 'open',
  bluff: true,
  rooms: (now) => (isDead(now) && now.view.open ? [{ id: 'dead', name: words().deadRoom }] : []),
  hush: (now) => (isDead(now) && !now.turn.over ? words().hush : undefined),
  Speaker,
  Phrases,
  spoken,
  called: ({ seat, name }, view) => {
    const guest = view.players[seat]?.guest;
    return guest ? guestShort(guest) : name;
  },
  ownPlayers: true,
});
