/** What one was in a game of Huis Clos, for whoever looks back at what they played. */
import { catalogue } from '../../texts';
import { capital } from '../../texts/people';
import { manorEn } from './manorEn';
import { manorFr } from './manorFr';

const words = catalogue<Record<string, string>>({
  fr: { ...manorFr.guestNames, MURDERER: 'Meurtrier', INNOCENT: 'Innocent' },
  en: { ...manorEn.guestNames, MURDERER: 'Murderer', INNOCENT: 'Innocent' },
});

export const roleName = (role: string): string => capital(words()[role] ?? role.toLowerCase());
