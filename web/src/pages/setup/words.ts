/** What is said while a table is arranged: teams, folded options, and what is chosen there. */
import { catalogue } from '../../texts';

export const words = catalogue({
  fr: {
    team: (n: number) => `Équipe ${n}`,
    moreOptions: 'Plus d’options',
    thisTable: 'Cette table',
    byInvitation: 'sur invitation',
    forAll: 'ouverte à tous',
    counts: 'compte pour le classement',
  },
  en: {
    team: (n) => `Team ${n}`,
    moreOptions: 'More options',
    thisTable: 'This table',
    byInvitation: 'by invitation',
    forAll: 'open to everyone',
    counts: 'counts for the ratings',
  },
});
