/** The calls about oneself. */
import { call } from '../api/http';
import type { MyGames } from '../api/messages';

export const self = {
  games: (before = '') =>
    call<MyGames>('GET', `/me/games${before ? `?before=${encodeURIComponent(before)}` : ''}`),
};
