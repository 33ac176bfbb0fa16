/** What the lobby says of who has come, and to who has to go. */
import { catalogue } from '../../texts';
import { plural } from '../../texts/plural';

export const words = catalogue({
  fr: {
    here: (n: number, of: number) =>
      `${n === 0 ? 'Personne n’est là' : plural('fr', n, 'personne est là', 'personnes sont là')}, pour ${of}\u00a0places.`,
    sentOff: 'Vous n’avez plus de place à cette table.',
  },
  en: {
    here: (n, of) =>
      `${n === 0 ? 'Nobody is here' : plural('en', n, 'person is here', 'people are here')}, for ${of} seats.`,
    sentOff: 'You no longer have a seat at this table.',
  },
});
