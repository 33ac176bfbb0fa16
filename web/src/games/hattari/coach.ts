/** What the coach says of a game of Hattari. */
import { aChance, defineCoach, percent, type At } from '../../coach/contract';
import { capital, list } from '../../texts/people';
import { plural } from '../../texts/plural';
import Decision from './Decision.svelte';
import type { Move, View } from './types';
import type { Way, Why } from './why';

const fr = (chance: number) => percent('fr', chance);
const en = (chance: number) => percent('en', chance);
/** So much more likely guilty is plain to see. */
const PLAINLY = 0.05;
/** What is surer than this is said to be sure, and above the other to be certain. */
const SURE = 0.995;
const CERTAIN = 0.9999;
const LE = ['le suspect de gauche', 'le suspect du milieu', 'le suspect de droite'];
const THE = ['the suspect on the left', 'the suspect in the middle', 'the suspect on the right'];
const suspectOf = (move: Move) => ('suspect' in move ? move.suspect : 0);
const le = (move: Move) => LE[suspectOf(move)] ?? '';
const the = (move: Move) => THE[suspectOf(move)] ?? '';

type Here = At<View, Move>;

const pileOf = ({ view }: Here, move: Move) => view.suspects[suspectOf(move)]?.pile ?? [];
/** Whose markers lay under a suspect, as its reader calls them. */
const there = (here: Here, move: Move, you: string) =>
  pileOf(here, move).map((seat) => (seat === here.seat ? you : (here.players[seat]?.name ?? '')));
const andFr = (names: readonly string[]) => list(names, ' et ') || 'personne';
const andEn = (names: readonly string[]) => list(names, ' and ') || 'nobody';

export default defineCoach<View, Move, Why, Way>(
  {
    fr: {
      move: (move) => {
        if (move.type === 'accuse') return `Accuser ${le(move)}`;
        if (move.type === 'swap') return `Échanger ${le(move)} avec la victime`;
        return 'Laisser tout en place';
      },
      belief: ({ thing }) => `${capital(LE[thing] ?? '')} est coupable`,
      why: {
        likelier: ({ guilty, chosen }, { best }) => {
          const better =
            guilty > SURE
              ? `D’après ce que vous saviez, ${le(best)} était ${guilty > CERTAIN ? 'coupable à coup sûr' : 'presque sûrement coupable'}`
              : `${capital(le(best))} avait ${fr(guilty)} de chances d’être coupable`;
          if (chosen < 1 - CERTAIN) return `${better} ; celui que vous accusiez ne pouvait pas l’être.`;
          return chosen < 1 - SURE
            ? `${better} ; il n’y avait presque rien contre celui que vous accusiez.`
            : `${better}, et celui que vous accusiez ${fr(chosen)}.`;
        },
        covers: ({ markers, innocent }, here) => {
          const there = `En vous posant là, vous couvriez ${plural('fr', markers, 'marqueur', 'marqueurs')}`;
          const taken = `vous ramassiez ${plural('fr', markers + 1, 'marqueur noir', 'marqueurs noirs')}`;
          const fewer = pileOf(here, here.best).length + 1;
          const better = `Sous ${le(here.best)}, une erreur ne vous en coûtait ${fewer === 1 ? 'qu’un' : `que ${fewer}`}.`;
          return innocent > SURE
            ? `${there} ; ce suspect était innocent à coup sûr, et ${taken}. ${better}`
            : `${there} : si ce suspect était innocent, et il l’était ${fr(innocent)} du temps, ${taken}. ${better}`;
        },
        bluffs: ({ guilty, chosen }, { best }) =>
          `C’était le moment de bluffer : ${le(best)} ${guilty < 0.005 ? 'était innocent' : `n’était coupable que ${fr(guilty)} du temps`}, mais ceux qui jouent après vous pouvaient vous suivre et se tromper. Celui que vous accusiez était coupable à ${fr(chosen)} : vous suivre, c’était avoir raison avec vous.`,
        standing: ({ guilty, chosen }, here) => {
          const piles = `Sous ${le(here.best)} : ${andFr(there(here, here.best, 'vous'))} ; sous l’autre : ${andFr(there(here, here.chosen, 'vous'))}.`;
          return chosen > guilty + PLAINLY
            ? `Avoir raison ne suffisait pas : vu les marqueurs de chacun, vous gardiez plus de chances avec ${le(here.best)}, même en vous trompant. ${piles}`
            : `L’un n’était pas plus suspect que l’autre, mais vu les marqueurs de chacun, la manche tournait mieux pour vous avec ${le(here.best)}. ${piles}`;
        },
        keeps: ({ guilty }) =>
          `Le plus suspect des trois avait déjà ${fr(guilty)} de chances d’être coupable : en échangeant, vous avez brouillé ce que vous saviez.`,
        swaps: (_, { best }) =>
          `En échangeant ${le(best)}, vous auriez été la seule personne à savoir quel profil n’était plus en jeu : cela valait plus que ce que vous y perdiez.`,
        swapsOther: ({ guilty, chosen }, { best, chosen: made }) => {
          const idea = 'Échanger était une bonne idée, mais';
          if (chosen > guilty + PLAINLY)
            return `${idea} mieux valait garder ${le(made)}, coupable à ${fr(chosen)}, et échanger ${le(best)}.`;
          return guilty > chosen + PLAINLY
            ? `${idea} plutôt ${le(best)} : il avait ${fr(guilty)} de chances d’être coupable, et vous auriez été la seule personne à savoir quel profil n’était plus en jeu.`
            : `${idea} plutôt ${le(best)}.`;
        },
      },
      ways: {
        BLUFFS_FIRST: {
          often: 'Vous bluffez trop souvent quand vous accusez en premier',
          seldom: 'Vous bluffez trop rarement quand vous accusez en premier',
        },
        SWAPS: {
          often: 'Vous échangez trop souvent un suspect avec la victime',
          seldom: 'Vous échangez trop rarement un suspect avec la victime',
        },
      },
    },
    en: {
      move: (move) => {
        if (move.type === 'accuse') return `Accuse ${the(move)}`;
        if (move.type === 'swap') return `Swap ${the(move)} with the victim`;
        return 'Leave everything as it is';
      },
      belief: ({ thing }) => `${capital(THE[thing] ?? '')} is guilty`,
      why: {
        likelier: ({ guilty, chosen }, { best }) => {
          const better =
            guilty > SURE
              ? `From what you knew, ${the(best)} was ${guilty > CERTAIN ? 'certainly' : 'almost certainly'} guilty`
              : `${capital(the(best))} had ${aChance(guilty)} of being guilty`;
          if (chosen < 1 - CERTAIN) return `${better}; the one you accused could not be.`;
          return chosen < 1 - SURE
            ? `${better}; there was next to nothing against the one you accused.`
            : `${better}; the one you accused, ${en(chosen)}.`;
        },
        covers: ({ markers, innocent }, here) => {
          const there = `Your marker went on top of ${plural('en', markers, 'marker', 'markers')}`;
          const taken = `${plural('en', markers + 1, 'black marker', 'black markers')}`;
          const better = `Under ${the(here.best)} a mistake would have cost only ${pileOf(here, here.best).length + 1}.`;
          return innocent > SURE
            ? `${there}; that suspect was certainly innocent, so you took ${taken}. ${better}`
            : `${there}: if that suspect was innocent (${aChance(innocent)}), you’d take ${taken}. ${better}`;
        },
        bluffs: ({ guilty, chosen }, { best }) =>
          `It was time to bluff: ${the(best)} was ${guilty < 0.005 ? 'innocent' : `only ${en(guilty)} likely to be guilty`}, but those who play after you might have followed you and been wrong. The one you accused was ${en(chosen)} likely to be guilty: to follow you was to be right along with you.`,
        standing: ({ guilty, chosen }, here) => {
          const piles = `Under ${the(here.best)}: ${andEn(there(here, here.best, 'you'))}; under the other: ${andEn(there(here, here.chosen, 'you'))}.`;
          return chosen > guilty + PLAINLY
            ? `Being right wasn’t enough: given everyone’s markers you had better chances with ${the(here.best)}, even if you were wrong. ${piles}`
            : `Neither was more suspect than the other, but given everyone’s markers the round would have gone better for you with ${the(here.best)}. ${piles}`;
        },
        keeps: ({ guilty }) =>
          `The likeliest of the three already had ${aChance(guilty)} of being guilty: by swapping you blurred what you knew.`,
        swaps: (_, { best }) =>
          `If you had swapped ${the(best)}, only you would have known which profile was out of play: worth more than what it cost you.`,
        swapsOther: ({ guilty, chosen }, { best, chosen: made }) => {
          const idea = 'Swapping was a good idea, but';
          if (chosen > guilty + PLAINLY)
            return `${idea} better to keep ${the(made)} (${en(chosen)} likely to be guilty) and swap ${the(best)}.`;
          return guilty > chosen + PLAINLY
            ? `${idea} ${the(best)} was the one to swap, ${en(guilty)} likely to be guilty: only you would have known which profile was out of play.`
            : `${idea} ${the(best)} was the one to swap.`;
        },
      },
      ways: {
        BLUFFS_FIRST: {
          often: 'You bluff too often when you accuse first',
          seldom: 'You don’t bluff often enough when you accuse first',
        },
        SWAPS: {
          often: 'You swap a suspect with the victim too often',
          seldom: 'You don’t swap a suspect with the victim often enough',
        },
      },
    },
  },
  { Decision },
);
