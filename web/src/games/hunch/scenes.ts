/** Each event of Hunch as it is shown: the table as it looked before, with just that event done to it. */
import { sounds, type Sound } from '../../shared/sound';
import type { Scene } from '../contract';
import { hasSecretsLeft, WORDS } from './table';
import type {
  Happening,
  HappeningFound,
  HappeningOffered,
  HappeningTook,
  StateCard,
  View,
  ViewPlayer,
  ViewSecret,
} from './types';

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
      return { view: written(shown, event.seat, event.place, event.clue), hold: 200, sound: sounds.tap };
    case 'tookBack':
      return { view: written(shown, event.seat, event.place, ''), hold: 0, sound: sounds.tap };
    case 'writesAgain':
      return { view: { ...shown, acting: [...shown.acting, event.seat] }, hold: 0 };
    case 'offered':
      return { view: offered(shown, event), hold: yours ? 1300 : 2200, sound: sounds.card };
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
      return {
        view: sold(shown, event.seat, event.seller, event.coins),
        hold: 1700,
        mine: event.seller === shown.viewer,
        sound: clink,
      };
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
        view: {
          ...shown,
          hunches: at(shown.hunches, event.seat, (laid) => [
            ...laid,
            { round: shown.round, ...placed(event) },
          ]),
          hunchesLeft: shown.hunchesLeft - 1,
        },
        hold: 350,
        sound: sounds.card,
      };
    case 'turnedUp':
      return {
        view: event.right ? { ...shown, acting: [] } : missed(shown, event),
        hold: 2000,
        mine: yours || event.owner === shown.viewer,
        sound: event.right ? sounds.chip : sounds.card,
      };
    case 'found':
      return {
        view: found(shown, event),
        hold: 2600,
        mine: event.owner === shown.viewer || event.guessers.includes(shown.viewer),
        sound: sounds.win,
      };
    case 'roundScored':
      return { view: { ...shown, acting: [] }, hold: 800, rests: true, sound: sounds.chip };
    case 'ended':
      return { view: next, hold: 1200, sound: sounds.win };
  }
}

type Laying = { seat: number; owner: number; secret: number; word: number };

function placed({ seat, owner, secret, word }: Laying): Laying {
  return { seat, owner, secret, word };
}

function at<T>(all: T[], seat: number, change: (one: T) => T): T[] {
  return all.map((one, i) => (i === seat ? change(one) : one));
}

function player(view: View, seat: number, change: (p: ViewPlayer) => Partial<ViewPlayer>): View {
  return { ...view, players: at(view.players, seat, (p) => ({ ...p, ...change(p) })) };
}

function card(view: View, seat: number, place: number, change: Partial<StateCard>): View {
  return { ...view, cards: at(view.cards, seat, (two) => at(two, place, (one) => ({ ...one, ...change }))) };
}

function secret(
  view: View,
  owner: number,
  place: number,
  change: (one: ViewSecret) => Partial<ViewSecret>,
): View {
  return {
    ...view,
    secrets: at(view.secrets, owner, (row) => at(row, place, (one) => ({ ...one, ...change(one) }))),
  };
}

function coins(view: View, seat: number, more: number): View {
  return player(view, seat, (p) => ({ coins: p.coins + more }));
}

function done(view: View, seat: number): View {
  return { ...view, acting: view.acting.filter((other) => other !== seat) };
}

function written(view: View, seat: number, place: number, text: string): View {
  return card(view, seat, place, { text });
}

function offered(view: View, { seat, cards, clues }: HappeningOffered): View {
  const two = cards.map((card, i) => ({ card, text: clues[i] ?? '', taken: false }));
  const bidders = view.secrets.flatMap((row, i) => (i !== seat && hasSecretsLeft(row) ? [i] : []));
  return {
    ...view,
    cards: at(view.cards, seat, () => two),
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

function took(view: View, event: HappeningTook): View {
  const { author, card: number, clue, answer } = event;
  const laid = { round: view.round, author, card: number, text: clue, answer };
  const gone = card(view, author, event.place, { taken: true });
  return {
    ...secret(gone, event.seat, event.secret, ({ clues }) => ({ clues: [...clues, laid] })),
    acting: [],
  };
}

function cleared(view: View): View {
  return { ...view, cards: view.cards.map(() => []) };
}

/** A hunch leaves the hand of whoever laid it when it is revealed. */
function missed(view: View, { seat, owner, secret: place, word }: Laying): View {
  const miss = { round: view.round, seat, word };
  return { ...secret(view, owner, place, ({ wrong }) => ({ wrong: [...wrong, miss] })), acting: [] };
}

function found(view: View, { owner, secret: place, word, guessers, owners, each }: HappeningFound): View {
  const paid = guessers.reduce((so, seat) => player(so, seat, (p) => ({ points: p.points + each })), view);
  const pays = player(paid, owner, (p) => ({ points: p.points + owners }));
  return {
    ...secret(pays, owner, place, () => ({ word, guessed: true })),
    gone: [...view.gone, Math.floor(word / WORDS)],
    acting: [],
  };
}
