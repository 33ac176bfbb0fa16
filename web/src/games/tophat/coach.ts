/** What the coach says of a game of Top Hat. */
import { aChance, defineCoach, percent, type At } from '../../coach/contract';
import { de } from '../../texts/people';
import { plural } from '../../texts/plural';
import { cellAt } from './board';
import Decision from './Decision.svelte';
import type { Move, View } from './types';
import type { Way, Why } from './why';

type Here = At<View, Move>;

/** Whose hats a stack in hand hides, from the top down; nothing where they are not known. */
function below({ view, seat, players }: Here, stack: number): { mine: boolean; name: string }[] {
  const found = view.hands[seat]?.stacks[stack];
  return found
    ? [found.middle, found.bottom]
        .filter((hat) => hat >= 0)
        .map((hat) => ({ mine: hat === seat, name: players[hat]?.name ?? '' }))
    : [];
}
/** Less than this is no chance. */
const LOST = 0.005;
const cell = (at: number) => cellAt(at).name;
const way = (move: Extract<Move, { type: 'jump' }>) => [move.from, ...move.landings].map(cell).join(' → ');
const piles = (n: number) => (n === 0 ? 'aucune' : n === 1 ? 'une pile' : plural('fr', n, 'pile', 'piles'));
const stacks = (n: number) => (n === 0 ? 'none' : n === 1 ? 'one stack' : plural('en', n, 'stack', 'stacks'));

export default defineCoach<View, Move, Why, Way>(
  {
    fr: {
      move: (move, here) => {
        switch (move.type) {
          case 'place': {
            const hats = below(here, move.stack).map(({ mine, name }) => (mine ? 'à vous' : de(name)));
            return `Poser une pile en ${cell(move.cell)}${hats.length > 0 ? ` (dessous : ${hats.join(', puis ')})` : ''}`;
          }
          case 'step':
            return `Avancer de ${cell(move.from)} en ${cell(move.to)}`;
          case 'jump':
            return `Sauter : ${way(move)}`;
          default:
            return 'Former vos piles';
        }
      },
      belief: ({ thing }) => `Un chapeau à vous juste sous celui du dessus, en ${cell(thing)}`,
      why: {
        wins: () => 'Ce coup gagnait à coup sûr, quoi que cachent les piles.',
        takesMore: ({ stacks: more, chosen }) =>
          `Ce saut passait par-dessus ${piles(more)} ${more === 1 ? 'ennemie' : 'ennemies'}, le vôtre ${chosen === 1 ? 'par-dessus une seule' : `par-dessus ${chosen}`}.`,
        frees: ({ cell: at, chance }) =>
          chance > 0.99
            ? `Sous la pile sautée en ${cell(at)} il y avait un chapeau à vous : elle devenait la vôtre.`
            : `Sous la pile sautée en ${cell(at)}, un chapeau à vous attendait peut-être (${percent('fr', chance)}) : elle devenait alors la vôtre.`,
        exposes: ({ stacks: left, chosen }) =>
          `Votre coup laissait ${piles(chosen)} à portée d’un saut adverse ; l’autre, ${piles(left)}.`,
        threatens: ({ stacks: more, chosen }) =>
          `L’autre coup mettait ${piles(more)} ${more === 1 ? 'ennemie' : 'ennemies'} à portée de saut ; le vôtre, ${piles(chosen)}.`,
        looksAhead: ({ moves, chance, chosen }) =>
          `Rien ne se voit tout de suite, mais en regardant ${moves > 1 ? `${moves} coups` : 'un coup'} plus loin, l’autre mène à ${percent('fr', chance)} de chances de gagner, le vôtre à ${chosen < LOST ? 'la défaite' : percent('fr', chosen)}.`,
        standsBetter: ({ ring, chosen }) =>
          ring < chosen
            ? 'Plus près du centre, cette pile se défend mieux sur la plupart des plateaux qui peuvent venir.'
            : 'Rien ne se voit tout de suite, mais sur la plupart des plateaux qui peuvent venir, cette pile est mieux placée là.',
      },
      ways: {
        JUMPS: {
          often: 'Vous sautez trop souvent quand avancer valait mieux',
          seldom: 'Vous sautez trop rarement quand un saut s’offre',
        },
        OPENS: {
          often: 'Vous sautez trop souvent quand cela ouvre vos propres piles',
          seldom: 'Vous renoncez trop souvent à un saut parce qu’il ouvre vos propres piles',
        },
      },
    },
    en: {
      move: (move, here) => {
        switch (move.type) {
          case 'place': {
            const hats = below(here, move.stack).map(({ mine, name }) => (mine ? 'yours' : `${name}’s`));
            return `Place a stack on ${cell(move.cell)}${hats.length > 0 ? ` (below: ${hats.join(', then ')})` : ''}`;
          }
          case 'step':
            return `Step from ${cell(move.from)} to ${cell(move.to)}`;
          case 'jump':
            return `Jump: ${way(move)}`;
          default:
            return 'Build your stacks';
        }
      },
      belief: ({ thing }) => `A hat of yours right below the top one, on ${cell(thing)}`,
      why: {
        wins: () => 'That move would have won for certain, whatever the stacks hide.',
        takesMore: ({ stacks: more, chosen }) =>
          `That jump would have gone over ${plural('en', more, 'enemy stack', 'enemy stacks')}, yours over ${chosen === 1 ? 'only one' : chosen}.`,
        frees: ({ cell: at, chance }) =>
          chance > 0.99
            ? `Under the stack jumped on ${cell(at)} there was a hat of yours: the stack would have been yours.`
            : `Under the stack jumped on ${cell(at)} a hat of yours may have been waiting (${percent('en', chance)}): the stack would have been yours then.`,
        exposes: ({ stacks: left, chosen }) =>
          `Your move left ${stacks(chosen)} within reach of an enemy jump; the other, ${stacks(left)}.`,
        threatens: ({ stacks: more, chosen }) =>
          `The other move would have put ${more === 1 ? 'one enemy stack' : plural('en', more, 'enemy stack', 'enemy stacks')} within reach of a jump; yours, ${stacks(chosen)}.`,
        looksAhead: ({ moves, chance, chosen }) =>
          `You can’t see it at once, but look ${moves > 1 ? `${moves} moves` : 'one move'} ahead: the other leads to ${aChance(chance)} of winning, yours to ${chosen < LOST ? 'defeat' : aChance(chosen)}.`,
        standsBetter: ({ ring, chosen }) =>
          ring < chosen
            ? 'Nearer to the centre that stack is safer in most positions that can follow.'
            : 'You can’t see it at once, but in most positions that can follow that stack is better placed there.',
      },
      ways: {
        JUMPS: {
          often: 'You jump too often where a step was better',
          seldom: 'You don’t jump often enough when there is a jump',
        },
        OPENS: {
          often: 'You jump too often when it opens your own stacks',
          seldom: 'You shy away too often from a jump that opens your own stacks',
        },
      },
    },
  },
  { Decision },
);
