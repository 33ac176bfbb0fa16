/** What the page of Hats Off says. */
import { catalogue } from '../../texts';

export const words = catalogue({
  fr: {
    round: (round: number) => `Manche ${round}`,
    yourCard: (card: number) => `Votre carte : ${card}.`,
    keep: 'Garder le chapeau',
    takeOff: 'Enlever le chapeau',
    choose: 'À vous : garder votre chapeau, ou l’enlever ?',
    waiting: 'Les autres réfléchissent.',
    youDecided: 'Vous avez choisi.',
    decided: (name: string) => `${name} a choisi.`,
    shown: 'On compare les chapeaux.',
    points: (points: number) => (points > 1 ? `${points} points` : `${points} point`),
    why: 'Le plus de points gagne.',
    hint: 'La plus haute carte restée sous un chapeau gagne deux points ; les autres en perdent un.',
  },
  en: {
    round: (round: number) => `Round ${round}`,
    yourCard: (card: number) => `Your card: ${card}.`,
    keep: 'Keep the hat on',
    takeOff: 'Take the hat off',
    choose: 'Your turn: hat on, or hat off?',
    waiting: 'The others are thinking.',
    youDecided: 'You have decided.',
    decided: (name: string) => `${name} has decided.`,
    shown: 'The hats are compared.',
    points: (points: number) => (points === 1 ? '1 point' : `${points} points`),
    why: 'The most points win.',
    hint: 'The highest card left under a hat scores two points; the others lose one.',
  },
});
