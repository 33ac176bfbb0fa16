/** A finished game in the words of who played it. */
import type { MyGamesGame } from '../api/messages';
import { settings } from '../settings.svelte';
import { selfWords } from './words';

/** The reader's own form of the page's language: "19 Nov 2026" or "Nov 19, 2026". */
const locale = () => navigator.languages.find((tag) => tag.startsWith(settings.lang)) ?? settings.lang;

export function dateOf(time: string): string {
  return new Intl.DateTimeFormat(locale(), { dateStyle: 'medium' }).format(new Date(time));
}

/** A date with the time of day. */
export function momentOf(time: Date): string {
  return new Intl.DateTimeFormat(locale(), { dateStyle: 'long', timeStyle: 'short' }).format(time);
}

/** With whom one played: people by name, bots by number. */
export function company(game: MyGamesGame): string {
  const others = game.players.filter(({ you }) => !you);
  const people = others.filter(({ bot }) => !bot).map(({ name }) => name);
  return others.length > 0 ? selfWords().with(people, others.length - people.length) : selfWords().alone;
}

/** The best of one's own places: who plays for several on one screen wins with any of them. */
export function ownPlace(game: MyGamesGame): number {
  return Math.min(...game.players.filter(({ you }) => you).map(({ place }) => place));
}

export function outcome(game: MyGamesGame): string {
  const place = ownPlace(game);
  if (place !== 1) return selfWords().place(place, game.players.length);
  const winners = game.players.filter((player) => player.place === 1);
  return winners.length > 1 ? selfWords().wonTogether : selfWords().won;
}
