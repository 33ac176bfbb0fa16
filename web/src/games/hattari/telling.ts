/** What happens at a table of Hattari, said to whoever reads it; and why the game ended as it did. */
import { catalogue } from '../../texts';
import { capital, de, does, list, named, personAt, que, type Person } from '../../texts/people';
import { plural } from '../../texts/plural';
import type { Moment, Reader } from '../contract';
import { OPEN } from './faces';
import type { Happening, Move, View } from './types';
import { words } from './words';

const sentences = catalogue({
  fr: {
    began: (who: Person) => `${does('fr', who, 'recevez', 'reçoit')} le jeton premier joueur.`,
    dealt: (round: number) => `Manche ${round} : on distribue les profils.`,
    yourClues: (passed: string, to: string, received: string) =>
      `Vos indices : ${passed}, passé à ${to}, et ${received}, devant vous.`,
    cluesOf: (name: string, passed: string, to: string, received: string) =>
      `Indices ${de(name)} : ${passed}, passé à ${to}, et ${received}.`,
    looked: (who: Person, suspect: string) => `${does('fr', who, 'regardez', 'regarde')} ${suspect}.`,
    saw: (who: Person, suspect: string, face: string) =>
      `${does('fr', who, 'regardez', 'regarde')} ${suspect} : c’est ${face}.`,
    swapped: (who: Person, suspect: string) =>
      `${does('fr', who, 'échangez', 'échange')} ${suspect} avec la victime.`,
    kept: (who: Person) => `${does('fr', who, 'laissez', 'laisse')} tout en place.`,
    accused: (who: Person, suspect: string) => `${does('fr', who, 'accusez', 'accuse')} ${suspect}.`,
    revealed: (faces: string[], culprit: string) =>
      `On dévoile les suspects : ${list(faces, ' et ')}. Le coupable est ${culprit}.`,
    cleared: (people: Person[]) => {
      const [one] = people;
      const mine = people.some(({ you }) => you);
      if (one && people.length === 1)
        return mine
          ? 'Bien vu : vous reprenez votre marqueur.'
          : `${one.name} a vu juste et reprend son marqueur.`;
      return mine
        ? `Bien vu : ${named('fr', people)} reprenez vos marqueurs.`
        : `${named('fr', people)} ont vu juste et reprennent leurs marqueurs.`;
    },
    took: (who: Person, count: number) =>
      `${does('fr', who, 'ramassez', 'ramasse')} ${plural('fr', count, 'marqueur noir', 'marqueurs noirs')}.`,
    noColour: (who: Person) => `${does('fr', who, 'n’avez', 'n’a')} plus de marqueur de couleur`,
    noMarker: (who: Person) => `${does('fr', who, 'n’avez', 'n’a')} plus aucun marqueur`,
    hasMarkers: (who: Person, count: number) =>
      `${does('fr', who, 'avez', 'a')} ${plural('fr', count, 'marqueur', 'marqueurs')}`,
    tooMany: (who: Person, limit: number) => `${does('fr', who, 'atteignez', 'atteint')} ${limit} marqueurs`,
    stops: (reason: string) => `${reason} : la partie s’arrête.`,
    stopped: (reasons: string[]) => `La partie s’arrête : ${list(reasons, ' et ')}.`,
    lastRound: 'La partie s’arrête après sa trentième manche.',
    wins: (who: Person, count: number) =>
      `${does('fr', who, 'gagnez', 'gagne')} avec ${plural('fr', count, 'marqueur', 'marqueurs')}, le plus petit nombre.`,
    fewerBlack: (who: Person, count: number, others: Person[], black: number) =>
      `${does('fr', who, 'gagnez', 'gagne')} : autant de marqueurs ${que(named('fr', others))} (${count}), mais moins de noirs (${black}).`,
    earlier: (who: Person, count: number, others: Person[]) =>
      `${does('fr', who, 'gagnez', 'gagne')} : autant de marqueurs (${count}) et de noirs ${que(named('fr', others))}, mais ${who.you ? 'vous avez' : 'a'} joué plus tôt dans la dernière manche.`,
    barred: (people: Person[]) =>
      people.length === 1 && people[0]?.you
        ? 'Vous aviez moins de marqueurs, mais avec la variante Expert, la personne qui arrête la partie ne peut pas la gagner.'
        : `${named('fr', people)} ${people.length > 1 ? (people.some(({ you }) => you) ? 'aviez' : 'avaient') : 'avait'} moins de marqueurs, mais avec la variante Expert, la personne qui arrête la partie ne peut pas la gagner.`,
  },
  en: {
    began: (who) => `${does('en', who, 'get', 'gets')} the first-player token.`,
    dealt: (round) => `Round ${round}: the profiles are dealt.`,
    yourClues: (passed, to, received) =>
      `Your clues: ${passed}, passed to ${to}, and ${received}, in front of you.`,
    cluesOf: (name, passed, to, received) => `${name}’s clues: ${passed}, passed to ${to}, and ${received}.`,
    looked: (who, suspect) => `${does('en', who, 'look', 'looks')} at ${suspect}.`,
    saw: (who, suspect, face) => `${does('en', who, 'look', 'looks')} at ${suspect}: it’s ${face}.`,
    swapped: (who, suspect) => `${does('en', who, 'swap', 'swaps')} ${suspect} with the victim.`,
    kept: (who) => `${does('en', who, 'leave', 'leaves')} everything as it is.`,
    accused: (who, suspect) => `${does('en', who, 'accuse', 'accuses')} ${suspect}.`,
    revealed: (faces, culprit) =>
      `The suspects are revealed: ${list(faces, ' and ')}. The culprit is ${culprit}.`,
    cleared: (people) => {
      const [one] = people;
      const mine = people.some(({ you }) => you);
      if (one && people.length === 1)
        return mine
          ? 'Well spotted: you take your marker back.'
          : `${one.name} was right and takes their marker back.`;
      return mine
        ? `Well spotted: ${named('en', people)} take your markers back.`
        : `${named('en', people)} were right and take their markers back.`;
    },
    took: (who, count) =>
      `${does('en', who, 'pick', 'picks')} up ${plural('en', count, 'black marker', 'black markers')}.`,
    noColour: (who) => `${does('en', who, 'have', 'has')} no coloured marker left`,
    noMarker: (who) => `${does('en', who, 'have', 'has')} no marker left at all`,
    hasMarkers: (who, count) =>
      `${does('en', who, 'have', 'has')} ${plural('en', count, 'marker', 'markers')}`,
    tooMany: (who, limit) => `${does('en', who, 'reach', 'reaches')} ${limit} markers`,
    stops: (reason) => `${reason}: the game stops.`,
    stopped: (reasons) => `The game stops: ${list(reasons, ' and ')}.`,
    lastRound: 'The game stops after its thirtieth round.',
    wins: (who, count) =>
      `${does('en', who, 'win', 'wins')} with ${plural('en', count, 'marker', 'markers')}, the fewest.`,
    fewerBlack: (who, count, others, black) =>
      `${does('en', who, 'win', 'wins')}: as many markers as ${named('en', others)} (${count}), but fewer black ones (${black}).`,
    earlier: (who, count, others) =>
      `${does('en', who, 'win', 'wins')}: as many markers (${count}) and black ones as ${named('en', others)}, but played earlier in the last round.`,
    barred: (people) =>
      `${named('en', people)} had fewer markers, but in the Expert variant whoever stops the game can’t win it.`,
  },
});

/** An event's line in the log. */
export function tell(event: Happening, reader: Reader<View>): string {
  return capital(sentence(event, reader));
}

function sentence(event: Happening, reader: Reader<View>): string {
  const { view } = reader;
  const say = sentences();
  const who = (seat: number) => personAt(reader, seat);
  switch (event.type) {
    case 'began':
      return say.began(who(event.seat));
    case 'dealt':
      return say.dealt(event.round);
    case 'sawClues':
      return toldInFull(event, reader) ? clues(event, reader) : '';
    case 'looked':
      // Whoever is told the face needs no line about the look.
      return toldInFull(event, reader) ? '' : say.looked(who(event.seat), the(event.suspect));
    case 'saw':
      return toldInFull(event, reader)
        ? say.saw(who(event.seat), the(event.suspect), words().theFace(event.face))
        : '';
    case 'swapped':
      return say.swapped(who(event.seat), the(event.suspect));
    case 'kept':
      return say.kept(who(event.seat));
    case 'accused':
      return say.accused(who(event.seat), the(event.suspect));
    case 'revealed':
      return say.revealed(
        event.suspects.map(words().theFace),
        words().theFace(event.suspects[event.culprit] ?? 0),
      );
    case 'cleared':
      return say.cleared(event.seats.map(who));
    case 'took':
      return say.took(who(event.seat), event.count);
    case 'stopped':
      return say.stops(
        event.blackOnly ? say.noColour(who(event.seat)) : say.tooMany(who(event.seat), view.variant.limit),
      );
    case 'ended':
      return victory(view, event.places, who);
  }
}

const the = (suspect: number) => words().the[suspect] ?? '';

/** HTR-18: a face is written down for whoever saw it, if the table lends a memory; on an open table for everybody. */
function toldInFull({ seat }: { seat: number }, reader: Reader<View>): boolean {
  return reader.view.viewer === OPEN || (seat === reader.seat && reader.view.variant.memoryAid);
}

function clues(
  { seat, passed, received }: { seat: number; passed: number; received: number },
  reader: Reader<View>,
): string {
  const right = personAt(reader, (seat - 1 + reader.players.length) % reader.players.length);
  const who = personAt(reader, seat);
  const { theFace } = words();
  return who.you
    ? sentences().yourClues(theFace(passed), right.name, theFace(received))
    : sentences().cluesOf(who.name, theFace(passed), right.name, theFace(received));
}

/** Why the game stopped, and why this player won. */
export function why({ view, turn, seat, players }: Moment<View, Move>): string {
  const who = (of: number) => personAt({ seat, players }, of);
  const stoppers = view.reveals.at(-1)?.stoppers ?? [];
  const end =
    stoppers.length > 0
      ? sentences().stopped(stoppers.map((stopper) => reason(view, stopper, who)))
      : sentences().lastRound;
  return `${end} ${capital(victory(view, turn.places, who))}`;
}

function reason(view: View, stopper: number, who: (seat: number) => Person): string {
  const { coloured, black } = view.markers[stopper] ?? { coloured: 0, black: 0 };
  const say = sentences();
  if (coloured > 0) return say.hasMarkers(who(stopper), coloured + black);
  return black > 0 ? say.noColour(who(stopper)) : say.noMarker(who(stopper));
}

/** HTR-33 and HTR-41: what put the winner in front. */
function victory(view: View, places: readonly number[], who: (seat: number) => Person): string {
  const say = sentences();
  const winner = places.indexOf(1);
  const standing = view.markers.map(({ coloured, black }, seat) => ({
    seat,
    total: coloured + black,
    black,
  }));
  const best = standing[winner] ?? { seat: winner, total: 0, black: 0 };
  const stoppers = view.reveals.at(-1)?.stoppers ?? [];
  const isBarred = (seat: number) =>
    view.variant.expert && stoppers.includes(seat) && !stoppers.includes(winner);
  const level = standing.filter(({ seat, total }) => seat !== winner && total === best.total);
  const alike = level.filter(({ black }) => black === best.black);
  const people = (seats: readonly { seat: number }[]) => seats.map(({ seat }) => who(seat));
  const won =
    alike.length > 0
      ? say.earlier(who(winner), best.total, people(alike))
      : level.length > 0
        ? say.fewerBlack(who(winner), best.total, people(level), best.black)
        : say.wins(who(winner), best.total);
  const barred = standing.filter(({ seat, total }) => isBarred(seat) && total < best.total);
  return barred.length > 0 ? `${won} ${capital(say.barred(people(barred)))}` : won;
}
