/** Each event of Hunch as it is shown: the table as it looked before, with just that event done to it. */
import { sounds, type Sound } from '../../shared/sound';
import type { Scene } from '../contract';
import { hasSecretsLeft, WORDS } from './table';
import type { Happening, HappeningFound, HappeningOffered, HappeningTook, View, ViewPlayer } from './types';

export const clink: Sound = [0.5, 0.02, 1900, 0, 0.02, 0.14, 1, 1.7, 0, 0, 620, 0.03];

const NO_SALE = { seller: -1, bidders: [], bid: 0, bidder: -1 };
const PRICE = 2;

export function scene(event: Happening, shown: View, next: View): Scene<View> {
  const yours = 'seat' in event && event.seat === shown.viewer;
  switch (event.type) {
    case 'began':
      return { view: { ...shown, first: event.seat }, hold: 1000, sound: sounds.chip };
    case 'gotTargets':
      return { view: next, hold: 500, sound: sounds.card };
    case 'gridLaid':
      return { view: { ...next, step: 'LAY', acting: [] }, hold: 1700, sound: sounds.card };
    case 'roundBegan':
      return {
        view: { ...shown, round: event.round, step: 'DRAW', acting: [], sale: NO_SALE },
        hold: 1500,
        sound: sounds.turn,
      };
    case 'drewClues':
      return { view: next, hold: 300, sound: sounds.card };
    // Others think while you do: what they finish must not take the pen out of your hand.
    case 'chose':
    case 'isReady':
    case 'hasGuessed':
      return { view: done(shown, event.seat), hold: 0 };
    case 'redrew':
      return { view: shown, hold: 0 };
    case 'drewInstead':
      return { view: next, hold: 300, sound: sounds.card };
    case 'wrote':
      return { view: written(shown, event.seat, event.card, event.clue), hold: 200, sound: sounds.tap };
    case 'offered':
      return { view: offered(shown, next, event), hold: yours ? 1300 : 2200, sound: sounds.card };
    case 'bade':
      return {
        view: { ...shown, acting: [], sale: { ...shown.sale, bid: event.coins, bidder: event.seat } },
        hold: yours ? 450 : 1000,
        sound: clink,
      };
    case 'passed':
      return {
        view: {
          ...shown,
          acting: [],
          sale: { ...shown.sale, bidders: shown.sale.bidders.filter((seat) => seat !== event.seat) },
        },
        hold: yours ? 300 : event.forced ? 500 : 800,
        sound: sounds.tap,
      };
    case 'won':
      return { view: sold(shown, event.seat, event.seller, event.coins), hold: 1700, sound: clink };
    case 'nobodyBid':
      return { view: { ...shown, acting: [] }, hold: 1400 };
    case 'took':
      return { view: took(shown, event), hold: yours ? 1000 : 2000, sound: sounds.card };
    case 'tookCoins':
      return { view: coins(shown, event.seat, PRICE), hold: yours ? 700 : 1100, sound: clink };
    case 'boughtHunch':
      return {
        view: player(coins(shown, event.seat, -PRICE), event.seat, () => ({ extraHunch: true })),
        hold: 1300,
        sound: clink,
      };
    case 'calledTooEasy':
      return {
        view: player(coins(shown, event.seat, -PRICE), event.seat, () => ({ tooEasy: event.secret })),
        hold: 1500,
        sound: clink,
      };
    case 'tokenWent':
      return {
        view: { ...cleared(shown), first: event.seat, step: 'GUESS', acting: [], sale: NO_SALE },
        hold: 1500,
        sound: sounds.chip,
      };
    case 'laid':
      return {
        view: player(shown, event.seat, (p) => ({
          hunches: [...p.hunches, { round: shown.round, ...placed(event) }],
          hunchesLeft: p.hunchesLeft - 1,
        })),
        hold: 350,
        sound: sounds.card,
      };
    case 'turnedUp':
      return {
        view: event.right ? { ...shown, acting: [] } : missed(shown, event),
        hold: 2000,
        sound: event.right ? sounds.chip : sounds.card,
      };
    case 'found':
      return { view: found(shown, event), hold: 2600, sound: sounds.win };
    case 'ended':
      return { view: next, hold: 1200, sound: sounds.win };
  }
}

type Laying = { seat: number; owner: number; secret: number; word: number };

function placed({ seat, owner, secret, word }: Laying): Laying {
  return { seat, owner, secret, word };
}

function player(view: View, seat: number, change: (p: ViewPlayer) => Partial<ViewPlayer>): View {
  return { ...view, players: view.players.map((p, i) => (i === seat ? { ...p, ...change(p) } : p)) };
}

function coins(view: View, seat: number, more: number): View {
  return player(view, seat, (p) => ({ coins: p.coins + more }));
}

function done(view: View, seat: number): View {
  return { ...view, acting: view.acting.filter((other) => other !== seat) };
}

function written(view: View, seat: number, place: number, text: string): View {
  return player(view, seat, (p) => ({
    cards: p.cards.map((card, i) => (i === place ? { ...card, text } : card)),
  }));
}

function offered(view: View, next: View, { seat, categories, clues }: HappeningOffered): View {
  const cards = categories.map((category, i) => ({
    round: view.round,
    author: seat,
    card: next.players[seat]?.cards[i]?.card ?? -1,
    category,
    text: clues[i] ?? '',
    answer: 'NONE' as const,
    taken: false,
  }));
  const bidders = view.players.flatMap((p, i) => (i !== seat && hasSecretsLeft(p) ? [i] : []));
  return {
    ...player(view, seat, () => ({ cards })),
    step: 'BID',
    acting: [],
    sale: { seller: seat, bidders, bid: 0, bidder: -1 },
  };
}

function sold(view: View, winner: number, seller: number, price: number): View {
  const paid = coins(coins(view, winner, -price), seller, price);
  return {
    ...paid,
    step: 'TAKE',
    acting: [],
    sale: { seller, bidders: [winner], bid: price, bidder: winner },
  };
}

function took(view: View, { seat, author, clue, secret, category, words, answer }: HappeningTook): View {
  const card = view.players[author]?.cards[clue]?.card ?? -1;
  const laid = { round: view.round, author, card, category, text: words, answer, taken: true };
  const gone = player(view, author, (p) => ({
    cards: p.cards.map((one, i) => (i === clue ? { ...one, taken: true } : one)),
  }));
  return {
    ...player(gone, seat, (p) => ({
      secrets: p.secrets.map((one, i) => (i === secret ? { ...one, clues: [...one.clues, laid] } : one)),
    })),
    acting: [],
  };
}

function cleared(view: View): View {
  return { ...view, players: view.players.map((p) => ({ ...p, cards: [] })) };
}

/** A hunch leaves the hand of whoever laid it when it is turned up. */
function missed(view: View, hunch: Laying): View {
  return {
    ...player(view, hunch.owner, (p) => ({
      secrets: p.secrets.map((one, i) =>
        i === hunch.secret ? { ...one, wrong: [...one.wrong, { round: view.round, ...placed(hunch) }] } : one,
      ),
    })),
    acting: [],
  };
}

function found(view: View, { owner, secret, word, written, guessers, owners, each }: HappeningFound): View {
  const paid = guessers.reduce((so, seat) => player(so, seat, (p) => ({ points: p.points + each })), view);
  return {
    ...player(paid, owner, (p) => ({
      points: p.points + owners,
      secrets: p.secrets.map((one, i) =>
        i === secret ? { word, written, guessed: true, clues: [], wrong: [] } : one,
      ),
    })),
    grid: view.grid.map((card, i) => (i === Math.floor(word / WORDS) ? { ...card, gone: true } : card)),
    acting: [],
  };
}
