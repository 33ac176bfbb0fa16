/** What the coach says of a game of Hattari. */
import { aChance, defineCoach, percent } from '../../coach/contract';
import { capital } from '../../texts/people';
import { plural } from '../../texts/plural';
import type { Move, View } from './types';
import type { Way, Why } from './why';

const fr = (chance: number) => percent('fr', chance);
const en = (chance: number) => percent('en', chance);
/** So much more likely guilty is plain to see. */
const PLAINLY = 0.05;
/** What is surer than this is said to be sure. */
const SURE = 0.995;
const LE = ['le suspect de gauche', 'le suspect du milieu', 'le suspect de droite'];
const THE = ['the suspect on the left', 'the suspect in the middle', 'the suspect on the right'];
const suspectOf = (move: Move) => ('suspect' in move ? move.suspect : 0);
const le = (move: Move) => LE[suspectOf(move)] ?? '';
const the = (move: Move) => THE[suspectOf(move)] ?? '';

export default defineCoach<View, Move, Why, Way>({
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
            ? `${capital(le(best))} était coupable à coup sûr, d’après ce que vous aviez vu`
            : `${capital(le(best))} avait ${fr(guilty)} de chances d’être coupable`;
        return chosen < 1 - SURE
          ? `${better} ; celui que vous accusiez ne pouvait pas l’être.`
          : `${better}, et celui que vous accusiez ${fr(chosen)}.`;
      },
      covers: ({ markers, innocent }) => {
        const there = `En vous posant là, vous couvriez ${plural('fr', markers, 'marqueur', 'marqueurs')}`;
        const taken = `vous ramassiez ${plural('fr', markers + 1, 'marqueur noir', 'marqueurs noirs')}`;
        return innocent > SURE
          ? `${there} ; ce suspect était innocent à coup sûr, et ${taken}.`
          : `${there} : si ce suspect était innocent, et il l’était ${fr(innocent)} du temps, ${taken}.`;
      },
      bluffs: ({ guilty }, { best }) =>
        `C’était le moment de bluffer : ${le(best)} ${guilty < 0.005 ? 'était innocent' : `n’était coupable que ${fr(guilty)} du temps`}, mais ceux qui jouent après vous pouvaient vous suivre et se tromper.`,
      standing: ({ guilty, chosen }, { best }) =>
        chosen > guilty + PLAINLY
          ? `Avoir raison ne suffisait pas : vu les marqueurs de chacun, vous gardiez plus de chances avec ${le(best)}, même en vous trompant.`
          : `Ni plus ni moins suspect que l’autre, mais vu les marqueurs de chacun, se tromper sur ${le(best)} vous coûtait moins cher.`,
      keeps: ({ guilty }) =>
        `Vous en saviez long : le plus suspect des trois avait ${fr(guilty)} de chances d’être coupable. L’échange vous a fait perdre ce que vous saviez.`,
      swaps: (_, { best }) =>
        `En échangeant ${le(best)}, vous rendiez faux ce que les autres avaient vu, et vous n’y perdiez pas grand-chose.`,
      swapsOther: (_, { best }) => `Échanger était une bonne idée, mais plutôt ${le(best)}.`,
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
      return 'Leave everything in place';
    },
    belief: ({ thing }) => `${capital(THE[thing] ?? '')} is guilty`,
    why: {
      likelier: ({ guilty, chosen }, { best }) => {
        const better =
          guilty > SURE
            ? `By what you had seen, ${the(best)} was certainly guilty`
            : `${capital(the(best))} had ${aChance(guilty)} of being guilty`;
        return chosen < 1 - SURE
          ? `${better}; the one you accused could not be.`
          : `${better}; the one you accused, ${en(chosen)}.`;
      },
      covers: ({ markers, innocent }) => {
        const there = `By going there you covered ${plural('en', markers, 'marker', 'markers')}`;
        const taken = `you took ${plural('en', markers + 1, 'black marker', 'black markers')}`;
        return innocent > SURE
          ? `${there}; that suspect was certainly innocent, and ${taken}.`
          : `${there}: if that suspect was innocent, as happens ${en(innocent)} of the time, ${taken}.`;
      },
      bluffs: ({ guilty }, { best }) =>
        `It was time to bluff: ${the(best)} was ${guilty < 0.005 ? 'innocent' : `guilty only ${en(guilty)} of the time`}, but those who play after you might have followed you and been wrong.`,
      standing: ({ guilty, chosen }, { best }) =>
        chosen > guilty + PLAINLY
          ? `Being right wasn’t enough: with the markers as they lay you had better chances with ${the(best)}, even if you were wrong.`
          : `No more and no less suspect than the other, but with the markers as they lay, being wrong about ${the(best)} would have cost you less.`,
      keeps: ({ guilty }) =>
        `You knew a lot: the likeliest of the three had ${aChance(guilty)} of being guilty. Swapping threw away what you knew.`,
      swaps: (_, { best }) =>
        `By swapping ${the(best)} you would have made what the others had seen worthless, and lost little yourself.`,
      swapsOther: (_, { best }) => `Swapping was a good idea, but rather ${the(best)}.`,
    },
    ways: {
      BLUFFS_FIRST: {
        often: 'You bluff too often when you accuse first',
        seldom: 'You bluff too seldom when you accuse first',
      },
      SWAPS: {
        often: 'You swap a suspect with the victim too often',
        seldom: 'You swap a suspect with the victim too seldom',
      },
    },
  },
});
