/** What the lobby says of who has come, and to who has to go. */
import { catalogue } from '../../texts';

export const words = catalogue({
  fr: {
    here: (n: number, of: number) =>
      `${n === 1 ? '1 personne est là' : `${n} personnes sont là`}, pour ${of}\u00a0places.`,
    sentOff: 'Vous n’avez plus de place à cette table.',
  },
  en: {
    here: (n, of) => `${n === 1 ? '1 person is here' : `${n} people are here`}, for ${of} seats.`,
    sentOff: 'You no longer have a seat at this table.',
  },
});
