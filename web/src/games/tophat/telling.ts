/** What happens at a table of Top Hat, said to whoever reads it; and why the game ended as it did. */
import { catalogue } from '../../texts';
import { capital, de, does, named, personAt, que, type Person } from '../../texts/people';
import type { Moment, Reader } from '../contract';
import { cellAt, CENTRE } from './board';
import { HIDDEN, stacksOf } from './moves';
import type { Happening, HappeningCaptured, Move, View } from './types';

/** What became of a stack that lost its top hat. */
type After = 'gone' | 'stays' | 'goes';

const sentences = catalogue({
  fr: {
    packed: (who: Person) => `${does('fr', who, 'avez formé vos', 'a formé ses')} cinq piles.`,
    placesFirst: (who: Person) => `On tire au sort : ${does('fr', who, 'posez', 'pose')} en premier.`,
    movesFirst: (who: Person) =>
      `Toutes les piles sont posées. On tire au sort : ${does('fr', who, 'jouez', 'joue')} en premier.`,
    placed: (who: Person, cell: string) => `${does('fr', who, 'posez', 'pose')} une pile en ${cell}.`,
    stepped: (who: Person, from: string, to: string) =>
      `${does('fr', who, 'avancez', 'avance')} de ${from} en ${to}.`,
    captured: (who: Person, from: string, to: string, lost: Person, after: After, owner: Person) => {
      const hat = lost.you ? 'un de vos chapeaux' : `un chapeau ${de(lost.name)}`;
      const whose = owner.you ? 'à vous' : `à ${owner.name}`;
      const stack = {
        gone: 'la pile disparaît',
        stays: `la pile reste ${whose}`,
        goes: `la pile passe ${whose}`,
      };
      return `${does('fr', who, 'sautez', 'saute')} de ${from} en ${to} et ${who.you ? 'éliminez' : 'élimine'} ${hat} ; ${stack[after]}.`;
    },
    hopped: (who: Person, from: string, to: string, neutral: boolean) =>
      `${does('fr', who, 'sautez', 'saute')} de ${from} en ${to} par-dessus ${neutral ? 'le chapeau neutre' : who.you ? 'une de vos piles' : 'une de ses piles'}.`,
    stuck: (who: Person) =>
      `${does('fr', who, 'ne pouvez pas bouger : vous passez', 'ne peut pas bouger et passe')}.`,
    noStack: (who: Person) =>
      `${does('fr', who, 'n’avez aucune pile à votre couleur : vous passez', 'n’a aucune pile à sa couleur et passe')}.`,
    closed: (who: Person, ring: number, quiet: boolean) =>
      `${does('fr', who, 'déclarez', 'déclare')} interdit le ${ring === 2 ? 'deuxième' : 'troisième'} cercle : ${quiet ? 'aucun chapeau n’est éliminé depuis longtemps' : 'il reste cinq piles ou moins'}.`,

    allOneColour: (who: Person) =>
      who.you
        ? 'Toutes les piles sont à votre couleur : vous gagnez.'
        : `Toutes les piles sont à la couleur ${de(who.name)}, qui gagne.`,
    quietEnd: 'Soixante tours sans chapeau éliminé : on ouvre les piles et on compte.',
    stuckEnd: 'Plus personne ne peut bouger : on ouvre les piles et on compte.',
    mostStacks: (who: Person, count: number) =>
      `${does('fr', who, 'gagnez', 'gagne')} avec le plus de piles : ${count}.`,
    mostHats: (who: Person, others: Person[], stacks: number, hats: number) =>
      `${does('fr', who, 'gagnez', 'gagne')} : autant de piles ${que(named('fr', others))} (${stacks}), mais plus de chapeaux (${hats}).`,
    shared: (winners: Person[], stacks: number, hats: number) =>
      `Autant de piles (${stacks}) et de chapeaux (${hats}) : ${named('fr', winners)} ${winners.some(({ you }) => you) ? 'partagez' : 'partagent'} la victoire.`,
  },
  en: {
    packed: (who) => `${does('en', who, 'have built your', 'has built their')} five stacks.`,
    placesFirst: (who) => `The draw is made: ${does('en', who, 'place', 'places')} first.`,
    movesFirst: (who) =>
      `All stacks are placed. The draw is made: ${does('en', who, 'move', 'moves')} first.`,
    placed: (who, cell) => `${does('en', who, 'place', 'places')} a stack on ${cell}.`,
    stepped: (who, from, to) => `${does('en', who, 'step', 'steps')} from ${from} to ${to}.`,
    captured: (who, from, to, lost, after, owner) => {
      const hat = lost.you ? 'one of your hats' : `one of ${lost.name}’s hats`;
      const whose = owner.you ? 'yours' : `${owner.name}’s`;
      const stack = {
        gone: 'the stack is gone',
        stays: `the stack stays ${whose}`,
        goes: `the stack is now ${whose}`,
      };
      return `${does('en', who, 'jump', 'jumps')} from ${from} to ${to} and ${who.you ? 'eliminate' : 'eliminates'} ${hat}; ${stack[after]}.`;
    },
    hopped: (who, from, to, neutral) =>
      `${does('en', who, 'jump', 'jumps')} from ${from} to ${to} over ${neutral ? 'the neutral hat' : who.you ? 'one of your own stacks' : 'one of their own stacks'}.`,
    stuck: (who) => `${does('en', who, 'can’t move: you pass', 'can’t move and passes')}.`,
    noStack: (who) =>
      `${does('en', who, 'have no stack of your colour: you pass', 'has no stack of their colour and passes')}.`,
    closed: (who, ring, quiet) =>
      `${does('en', who, 'declare', 'declares')} the ${ring === 2 ? 'second' : 'third'} ring forbidden: ${quiet ? 'no hat has been eliminated for a long time' : 'five stacks or fewer are left'}.`,

    allOneColour: (who) =>
      who.you
        ? 'Every stack shows your colour: you win.'
        : `Every stack shows ${who.name}’s colour: ${who.name} wins.`,
    quietEnd: 'Sixty turns with no hat eliminated: the stacks are opened and counted.',
    stuckEnd: 'Nobody can move any more: the stacks are opened and counted.',
    mostStacks: (who, count) => `${does('en', who, 'win', 'wins')} with the most stacks: ${count}.`,
    mostHats: (who, others, stacks, hats) =>
      `${does('en', who, 'win', 'wins')}: as many stacks as ${named('en', others)} (${stacks}), but more hats (${hats}).`,
    shared: (winners, stacks, hats) =>
      `As many stacks (${stacks}) and hats (${hats}): ${named('en', winners)} share the win.`,
  },
});

/** An event's line in the log. */
export function tell(event: Happening, reader: Reader<View>): string {
  return capital(sentence(event, reader));
}

function sentence(event: Happening, reader: Reader<View>): string {
  const say = sentences();
  const who = (seat: number) => personAt(reader, seat);
  switch (event.type) {
    case 'packed':
      return say.packed(who(event.seat));
    case 'began':
      return event.placing ? say.placesFirst(who(event.seat)) : say.movesFirst(who(event.seat));
    case 'placed':
      return say.placed(who(event.seat), nameOf(event.cell));
    case 'stepped':
      return say.stepped(who(event.seat), nameOf(event.from), nameOf(event.to));
    case 'captured':
      return say.captured(
        who(event.seat),
        nameOf(event.from),
        nameOf(event.to),
        who(event.lost),
        after(event),
        who(event.shows),
      );
    case 'hopped':
      return say.hopped(who(event.seat), nameOf(event.from), nameOf(event.to), event.over === CENTRE);
    case 'passed':
      return event.hasStacks ? say.stuck(who(event.seat)) : say.noStack(who(event.seat));
    case 'closed':
      return say.closed(who(event.seat), event.ring, event.quiet);
    case 'ended':
      return end(reader.view, event.places, who);
  }
}

const nameOf = (cell: number) => cellAt(cell).name;

function after({ lost, shows }: HappeningCaptured): After {
  if (shows === HIDDEN) return 'gone';
  return shows === lost ? 'stays' : 'goes';
}

/** Why the game stopped, and why this player won. */
export function why({ view, turn, seat, players }: Moment<View, Move>): string {
  return end(view, turn.places, (of) => personAt({ seat, players }, of));
}

/** TOP-44. */
const QUIET_END = 60;

function end(view: View, places: readonly number[], who: (seat: number) => Person): string {
  const say = sentences();
  const winners = places.flatMap((place, seat) => (place === 1 ? [seat] : []));
  const winner = winners[0] ?? 0;
  if (stacksOf(view, winner) === view.piles.length) return say.allOneColour(who(winner));
  const stop = view.quiet >= QUIET_END ? say.quietEnd : say.stuckEnd;
  return `${stop} ${capital(victory(view, winners, who))}`;
}

/** TOP-44: the most stacks, then the most hats. */
function victory(view: View, winners: readonly number[], who: (seat: number) => Person): string {
  const say = sentences();
  const winner = winners[0] ?? 0;
  const stacks = stacksOf(view, winner);
  const hats = view.piles.flatMap((pile) => pile.hats).filter((colour) => colour === winner).length;
  if (winners.length > 1) return say.shared(winners.map(who), stacks, hats);
  const level = view.hands
    .map((_, seat) => seat)
    .filter((seat) => seat !== winner && stacksOf(view, seat) === stacks);
  return level.length > 0
    ? say.mostHats(who(winner), level.map(who), stacks, hats)
    : say.mostStacks(who(winner), stacks);
}
