/** A game of Hattari told when it is over: its rounds, who bluffed whom, and what became of the reader. */
import { catalogue } from '../../texts';
import { capital, does, named, personAt, type Person } from '../../texts/people';
import { plural } from '../../texts/plural';
import { pick } from '../chapters';
import type { Chapter, EndProps, PastStep, Player } from '../contract';
import type { Happening, Move, View } from './types';
import { words } from './words';

type Past = readonly PastStep<View, Happening>[];
type At = { seat: number; players: readonly Player[] };

const sentences = catalogue({
  fr: {
    bluff: (who: Person, culprit: string, accused: string) =>
      `${capital(does('fr', who, 'avez vu', 'a vu'))} ${culprit} et ${accused}, et ${who.you ? 'avez' : 'a'} accusé ${accused}`,
    followed: (people: readonly Person[]) =>
      `${named('fr', people)} ${people.some(({ you }) => you) ? 'avez' : people.length > 1 ? 'ont' : 'a'} suivi`,
    notFollowed: 'personne n’a suivi',
    both: (bluff: string, after: string) => `${bluff}\u00a0; ${after}.`,
    fate: (right: number, rounds: number, markers: number) =>
      `Vous avez désigné le coupable ${right} fois sur ${rounds} et avez fini avec ${plural('fr', markers, 'marqueur', 'marqueurs')}.`,
    colon: '\u00a0: ',
    bluffs: (n: number) => (n === 1 ? 'Vous avez bluffé une fois.' : `Vous avez bluffé ${n} fois.`),
  },
  en: {
    bluff: (who, culprit, accused) =>
      `${capital(does('en', who, 'saw', 'saw'))} ${culprit} and ${accused}, and accused ${accused}`,
    followed: (people) => `${named('en', people)} followed`,
    notFollowed: 'nobody followed',
    both: (bluff, after) => `${bluff}; ${after}.`,
    fate: (right, rounds, markers) =>
      `You named the culprit ${plural('en', right, 'time', 'times')} out of ${rounds} and ended with ${plural('en', markers, 'marker', 'markers')}.`,
    colon: ': ',
    bluffs: (n) => (n === 1 ? 'You bluffed once.' : `You bluffed ${n} times.`),
  },
});

/** Somebody saw the culprit and another, and accused the other; whoever accused that one after them followed. */
export type Bluff = {
  at: number;
  round: number;
  seat: number;
  culprit: number;
  accused: number;
  followers: readonly number[];
};

type Accusation = { at: number; seat: number; suspect: number };

export function bluffs(past: Past): Bluff[] {
  const found: Bluff[] = [];
  let seen: string[] = [];
  let accusations: Accusation[] = [];
  const sawBoth = (seat: number, ...suspects: number[]) =>
    suspects.every((suspect) => seen.includes(`${seat} ${suspect}`));
  past.forEach(({ events, view }, at) => {
    for (const event of events) {
      if (event.type === 'dealt') [seen, accusations] = [[], []];
      else if (event.type === 'saw') seen.push(`${event.seat} ${event.suspect}`);
      // Whoever stands there now was seen by nobody.
      else if (event.type === 'swapped') seen = seen.filter((one) => !one.endsWith(` ${event.suspect}`));
      else if (event.type === 'accused') accusations.push({ at, ...event });
      else if (event.type === 'revealed') {
        const { culprit, suspects } = event;
        const lies = accusations.filter(
          ({ seat, suspect }) => suspect !== culprit && sawBoth(seat, suspect, culprit),
        );
        found.push(
          ...lies.map((lie) => ({
            at: lie.at,
            round: view.reveals.length,
            seat: lie.seat,
            culprit: suspects[culprit] ?? 0,
            accused: suspects[lie.suspect] ?? 0,
            followers: accusations
              .slice(accusations.indexOf(lie) + 1)
              .filter(({ suspect }) => suspect === lie.suspect)
              .map(({ seat }) => seat),
          })),
        );
      }
    }
  });
  return found;
}

export function tellBluff({ seat, culprit, accused, followers }: Bluff, at: At): string {
  const say = sentences();
  const { theFace } = words();
  const after =
    followers.length > 0 ? say.followed(followers.map((one) => personAt(at, one))) : say.notFollowed;
  return say.both(say.bluff(personAt(at, seat), theFace(culprit), theFace(accused)), after);
}

export function chapters(past: Past, at: At): Chapter[] {
  const rounds = pick(past, (event) =>
    event.type === 'dealt' ? { title: words().round(event.round) } : undefined,
  );
  const turning = bluffs(past).map((bluff) => ({
    at: bluff.at,
    title: `${words().round(bluff.round)}${sentences().colon}${tellBluff(bluff, at)}`,
    turning: true,
  }));
  return [...rounds, ...turning].sort((a, b) => a.at - b.at);
}

export function fate({ moment: { view, seat }, past }: EndProps<View, Move, Happening>): string {
  const say = sentences();
  const { coloured, black } = view.markers[seat] ?? { coloured: 0, black: 0 };
  const right = view.reveals.filter(({ first, accusations, culprit }) => {
    const order = (seat - first + accusations.length) % accusations.length;
    return accusations[order] === culprit;
  }).length;
  const mine = bluffs(past).filter((bluff) => bluff.seat === seat).length;
  const ended = say.fate(right, view.reveals.length, coloured + black);
  return mine > 0 ? `${ended} ${say.bluffs(mine)}` : ended;
}
