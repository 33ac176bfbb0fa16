/** What the coach says of an evening of Huis Clos. */
import { aChance, defineCoach, percent, type At } from '../../coach/contract';
import { plural } from '../../texts/plural';
import Decision from './Decision.svelte';
import { clueName, ownerOf, placeName, sceneOf } from './manor';
import type { Clue, Move, View } from './types';
import type { Way, Why } from './why';

type Here = At<View, Move>;

const name = ({ players }: Here, seat: number) => players[seat]?.name ?? '';
/** The seat a clue accuses, if somebody here plays its owner. */
const ownerAt = ({ view }: Here, clue: Clue): number | undefined => {
  const seat = view.players.findIndex(({ guest }) => guest === ownerOf(clue));
  return seat < 0 ? undefined : seat;
};
/** Whether the one who reads is the Murderer. */
const hunts = ({ view, seat }: Here) => view.players[seat]?.role === 'MURDERER';
/** So likely the Murderer is worth naming as a reason. */
const SUSPECT = 0.2;
const fr = (chance: number) => percent('fr', chance);
const en = (chance: number) => percent('en', chance);

export default defineCoach<View, Move, Why, Way>(
  {
    fr: {
      move: (move, here) => {
        switch (move.type) {
          case 'pick':
            return `Prendre ${clueName(move.clue)}`;
          case 'search':
            return `Fouiller ${placeName(move.place)}`;
          case 'walk':
            return `Aller dans ${placeName(move.place)}`;
          case 'exchange':
            return `Forcer un échange avec ${name(here, move.victim)}`;
          case 'accuse':
            return `Accuser ${name(here, move.accused)}, preuve à l’appui : ${clueName(move.clue)}`;
          case 'observe':
            return move.yes ? 'Observer' : 'Ne pas observer';
          case 'take':
            if (move.clue === move.destroy) return `Prendre puis détruire ${clueName(move.clue)}`;
            return [
              `Prendre ${clueName(move.clue)}`,
              ...(move.put === 'NONE' ? [] : [`laisser ${clueName(move.put)}`]),
              ...(move.destroy === 'NONE' ? [] : [`détruire ${clueName(move.destroy)}`]),
              ...(move.destroyThere === 'NONE' ? [] : [`détruire sur place ${clueName(move.destroyThere)}`]),
            ].join(', ');
          case 'give':
            return `Donner ${clueName(move.clue)}`;
          case 'slip':
            return move.clue === 'NONE' ? 'Ne rien glisser' : `Glisser ${clueName(move.clue)} dans l’urne`;
          case 'takeBack':
            return `Reprendre ${clueName(move.clue)}`;
          default:
            return '';
        }
      },
      belief: ({ thing }, here) => `${name(here, thing)} a commis le meurtre`,
      why: {
        accuses: ({ seat, chance }, here) =>
          `Vous aviez de quoi accuser ${name(here, seat)}, coupable à ${fr(chance)} d’après ce que vous saviez : attendre, c’est laisser quelqu’un d’autre le faire.`,
        tooSoon: ({ seat, chance, turns }, here) =>
          turns > 0
            ? `Accuser ${name(here, seat)} n’avait que ${fr(chance)} de chances d’être juste, et il restait ${plural('fr', turns, 'tour', 'tours')} pour en savoir plus.`
            : `Accuser ${name(here, seat)} n’avait que ${fr(chance)} de chances d’être juste.`,
        likelier: ({ seat, chance, chosen }, here) =>
          `Tout désignait plutôt ${name(here, seat)} (${fr(chance)}) que la personne que vous accusiez (${fr(chosen)}).`,
        danger: ({ place, chance }, { view }) =>
          `On pouvait y mourir : il y avait ${fr(chance)} de chances que ${view.confrontation ? 'l’autre' : 'le Meurtrier'} ait l’arme qui tue dans ${placeName(place)}.`,
        searches: ({ place }) =>
          `Dans ${placeName(place)}, on avait plus de chances de trouver de quoi accuser quelqu’un.`,
        exchanges: ({ seat, chance }, here) =>
          chance >= SUSPECT
            ? `Un échange avec ${name(here, seat)}, coupable à ${fr(chance)} d’après ce que vous saviez, vous en apprenait plus.`
            : `Un échange avec ${name(here, seat)} vous en apprenait plus.`,
        watches: () =>
          'Observer ne coûte presque rien et montre ce que l’autre prend : une arme peut-être, ou un indice contre vous.',
        savesWatching: () => 'Mieux valait garder votre observation pour quelqu’un d’autre.',
        holds: ({ clue }, here) => {
          const owner = ownerAt(here, clue);
          const what = clueName(clue);
          if (owner === here.seat)
            return `Avec ${what}, on pouvait vous accuser : mieux valait ne pas laisser cela aux autres.`;
          if (owner !== undefined && hunts(here))
            return `Mieux valait avoir ${what} en main, et l’air d’enquêter comme les autres.`;
          if (owner !== undefined)
            return `Avec ${what} en main, vous auriez eu de quoi accuser ${name(here, owner)}.`;
          const scene = sceneOf(clue);
          if (scene && hunts(here))
            return `Avec ${what} en main, vous auriez eu de quoi tuer dans ${placeName(scene)}.`;
          return scene
            ? `Tant que ${what} est dans votre main, personne d’autre ne s’en sert.`
            : `Mieux valait ${what} que ce que vous avez gardé.`;
        },
        onlyWeapons: () => 'Avec rien que des armes en main, il faut tuer : gardez toujours un autre indice.',
        kills: ({ victims }) =>
          victims > 1
            ? `Il y avait ${victims} personnes à tuer d’un coup, et presque personne pour le savoir.`
            : 'Il y avait quelqu’un à tuer, et presque personne pour le savoir.',
        witnessed: ({ weapon }) =>
          `Quelqu’un de vivant sait que vous aviez ${clueName(weapon)} : s’en servir, c’était signer.`,
        missed: ({ weapon }) =>
          `Chacun voit à son tour ce qu’il reste : prendre ${clueName(weapon)} d’entrée, c’était se faire remarquer.`,
        strikes: ({ place, weapon, held }) => {
          const scene = sceneOf(weapon);
          const there = scene ? `, qui tue dans ${placeName(scene)}, où quelqu’un risquait de passer` : '';
          return held
            ? `Depuis ${placeName(place)}, vous pouviez vous servir de ce que vous teniez : ${clueName(weapon)}${there}.`
            : `Dans ${placeName(place)}, vous pouviez trouver ${clueName(weapon)}${there}.`;
        },
        arms: ({ place }) => `Depuis ${placeName(place)}, vous pouviez tuer, tout de suite ou bientôt.`,
        plans: () => 'L’autre coup servait mieux vos plans.',
      },
      ways: {
        OBSERVES: {
          often: 'Vous observez trop souvent quand mieux valait garder votre observation',
          seldom: 'Vous observez trop rarement',
        },
        SEARCHES: {
          often: 'Vous fouillez trop souvent quand autre chose valait mieux',
          seldom: 'Vous fouillez trop rarement',
        },
        ACCUSES: {
          often: 'Vous accusez trop souvent, ou trop tôt',
          seldom: 'Vous accusez trop rarement, ou trop tard',
        },
      },
    },
    en: {
      move: (move, here) => {
        switch (move.type) {
          case 'pick':
            return `Take ${clueName(move.clue)}`;
          case 'search':
            return `Search ${placeName(move.place)}`;
          case 'walk':
            return `Go to ${placeName(move.place)}`;
          case 'exchange':
            return `Force an exchange with ${name(here, move.victim)}`;
          case 'accuse':
            return `Accuse ${name(here, move.accused)}, with ${clueName(move.clue)} as proof`;
          case 'observe':
            return move.yes ? 'Observe' : 'Don’t observe';
          case 'take':
            if (move.clue === move.destroy) return `Take and destroy ${clueName(move.clue)}`;
            return [
              `Take ${clueName(move.clue)}`,
              ...(move.put === 'NONE' ? [] : [`leave ${clueName(move.put)}`]),
              ...(move.destroy === 'NONE' ? [] : [`destroy ${clueName(move.destroy)}`]),
              ...(move.destroyThere === 'NONE' ? [] : [`destroy ${clueName(move.destroyThere)} there`]),
            ].join(', ');
          case 'give':
            return `Give ${clueName(move.clue)}`;
          case 'slip':
            return move.clue === 'NONE' ? 'Slip nothing' : `Slip ${clueName(move.clue)} into the urn`;
          case 'takeBack':
            return `Take ${clueName(move.clue)} back`;
          default:
            return '';
        }
      },
      belief: ({ thing }, here) => `${name(here, thing)} is the Murderer`,
      why: {
        accuses: ({ seat, chance }, here) =>
          `You had enough to accuse ${name(here, seat)}, ${en(chance)} likely to be guilty from what you knew: if you wait, somebody else may do it first.`,
        tooSoon: ({ seat, chance, turns }, here) =>
          turns > 0
            ? `Accusing ${name(here, seat)} had only ${aChance(chance)} of being right, and there ${turns === 1 ? 'was' : 'were'} ${plural('en', turns, 'round', 'rounds')} left to find out more.`
            : `Accusing ${name(here, seat)} had only ${aChance(chance)} of being right.`,
        likelier: ({ seat, chance, chosen }, here) =>
          `Everything pointed to ${name(here, seat)} (${en(chance)}) rather than to the one you accused (${en(chosen)}).`,
        danger: ({ place, chance }, { view }) =>
          `You could have died there: there was ${aChance(chance)} that ${view.confrontation ? 'the other' : 'the Murderer'} held the weapon that kills in ${placeName(place)}.`,
        searches: ({ place }) =>
          `In ${placeName(place)} there was more hope of finding something to accuse somebody with.`,
        exchanges: ({ seat, chance }, here) =>
          chance >= SUSPECT
            ? `An exchange with ${name(here, seat)}, ${en(chance)} likely to be guilty from what you knew, would have told you more.`
            : `An exchange with ${name(here, seat)} would have told you more.`,
        watches: () =>
          'Observing costs next to nothing and shows what the other takes: a weapon perhaps, or a clue against you.',
        savesWatching: () => 'Better to save your observation for somebody else.',
        holds: ({ clue }, here) => {
          const owner = ownerAt(here, clue);
          const what = clueName(clue);
          if (owner === here.seat)
            return `With ${what} somebody could have accused you: better not to leave that to the others.`;
          if (owner !== undefined && hunts(here))
            return `Better to have ${what} in hand, and to look as if you were investigating like everyone else.`;
          if (owner !== undefined)
            return `With ${what} in hand you would have had something to accuse ${name(here, owner)} with.`;
          const scene = sceneOf(clue);
          if (scene && hunts(here))
            return `With ${what} in hand you could have killed in ${placeName(scene)}.`;
          return scene
            ? `In your hand, ${what} can’t be used by anybody else.`
            : `Better ${what} than what you kept.`;
        },
        onlyWeapons: () => 'With nothing but weapons in hand you have to kill: always keep another clue.',
        kills: ({ victims }) =>
          victims > 1
            ? `You could have killed ${victims} people at once, with hardly anyone the wiser.`
            : 'You could have killed somebody, with hardly anyone the wiser.',
        witnessed: ({ weapon }) =>
          `Somebody alive had seen you with ${clueName(weapon)}: that kill had your name on it.`,
        missed: ({ weapon }) =>
          `Everybody in turn sees what is left: taking ${clueName(weapon)} right away was bound to be noticed.`,
        strikes: ({ place, weapon, held }) => {
          const scene = sceneOf(weapon);
          const there = scene
            ? `, good for killing in ${placeName(scene)}, where somebody was likely to be`
            : '';
          return held
            ? `From ${placeName(place)} you could have used what you held: ${clueName(weapon)}${there}.`
            : `In ${placeName(place)} you could have found ${clueName(weapon)}${there}.`;
        },
        arms: ({ place }) => `From ${placeName(place)} you could have killed, at once or soon.`,
        plans: () => 'The other move suited your plans better.',
      },
      ways: {
        OBSERVES: {
          often: 'You observe too often when it was better to save it',
          seldom: 'You don’t observe often enough',
        },
        SEARCHES: {
          often: 'You search too often where something else was better',
          seldom: 'You don’t search often enough',
        },
        ACCUSES: {
          often: 'You accuse too often, or too soon',
          seldom: 'You don’t accuse often enough, or too late',
        },
      },
    },
  },
  { Decision, rough: true },
);
