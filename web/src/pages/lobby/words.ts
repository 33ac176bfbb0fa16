/** What the lobby says of who has come, who invites, and to who has to go. */
import { catalogue } from '../../texts';
import { list } from '../../texts/people';
import { plural } from '../../texts/plural';

export const words = catalogue({
  fr: {
    here: (n: number, of: number) =>
      `${n === 0 ? 'Personne n’est là' : plural('fr', n, 'personne est là', 'personnes sont là')}, pour ${of}\u00a0places.`,
    sentOff: 'Vous n’avez plus de place à cette table.',
    invite: 'Invitez vos amis',
    invites: (names: readonly string[], game: string) =>
      `${list(names, ' et ')} ${names.length > 1 ? 'vous invitent' : 'vous invite'} à jouer à ${game}.`,
    emptyTable: (game: string) => `Une place vous attend pour jouer à ${game}.`,
  },
  en: {
    here: (n, of) =>
      `${n === 0 ? 'Nobody is here' : plural('en', n, 'person is here', 'people are here')}, for ${of} seats.`,
    sentOff: 'You no longer have a seat at this table.',
    invite: 'Invite your friends',
    invites: (names, game) =>
      `${list(names, ' and ')} ${names.length > 1 ? 'invite' : 'invites'} you to play ${game}.`,
    emptyTable: (game) => `A seat is waiting for you to play ${game}.`,
  },
});
