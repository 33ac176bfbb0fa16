/** Hats Off's page. */
import { defineGame, type Moment, type Reader, type Scene } from '../contract';
import Table from './Table.svelte';
import type { Happening, Move, View } from './types';
import { words } from './words';

type Now = Moment<View, Move>;

function scene(event: Happening, shown: View, next: View): Scene<View> {
  switch (event.type) {
    case 'dealt':
    case 'drew':
      return { view: next, hold: 900 };
    case 'decided':
      return { view: shown, hold: 300 };
    case 'shown':
      return { view: { ...next, cards: event.cards }, hold: 2000 };
  }
}

function tell(event: Happening, { seat, players }: Reader<View>): string {
  switch (event.type) {
    case 'dealt':
      return words().round(event.round);
    case 'drew':
      return event.seat === seat ? words().yourCard(event.card) : '';
    case 'decided':
      return event.seat === seat ? words().youDecided : words().decided(players[event.seat]?.name ?? '');
    case 'shown':
      return words().shown;
  }
}

export default defineGame<View, Move, Happening>({
  world: { background: '#182338', card: '#23324a', ink: '#f0e6d0' },
  Table,
  scene,
  tell,
  why: () => words().why,
  turnLine: ({ turn, seat }: Now) => (turn.acting.includes(seat) ? words().choose : words().waiting),
  clause: () => 'HAT-02',
  hint: ({ moves }: Now) => (moves.length > 0 ? { id: 'choose', text: words().hint } : undefined),
  rules: { fr: () => import('./RulesFr.svelte'), en: () => import('./RulesEn.svelte') },
  chat: 'open',
});
