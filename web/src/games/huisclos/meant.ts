/** What the opened urn, an accusation or a death meant for the reader. */
import { catalogue } from '../../texts';
import { list } from '../../texts/people';
import type { Reader } from '../contract';
import { isWeapon, placeName, sceneOf } from './manor';
import { tell } from './tell';
import type { Happening, View } from './types';
import { words } from './words';

const sentences = catalogue({
  fr: {
    calm: 'Aucune arme dans l’urne : personne ne meurt à ce tour.',
    here: (place: string) => `Une arme frappe dans ${place} : vous y êtes.`,
    elsewhere: (places: readonly string[]) =>
      `On a frappé dans ${list(places, ' et ')} : vous n’y êtes pas, vous survivez.`,
    cleared: 'Votre carte est innocente : personne ne peut plus vous accuser.',
    wrong: (name: string) =>
      `Raté : ${name} n’est pas le Meurtrier. Votre indice et votre carte Accusation sont perdus.`,
  },
  en: {
    calm: 'No weapon in the urn: nobody dies this round.',
    here: (place) => `A weapon strikes in ${place}: you are there.`,
    elsewhere: (places) => `A weapon strikes in ${list(places, ' and ')}: you are not there, so you survive.`,
    cleared: 'Your card is innocent: nobody can accuse you any more.',
    wrong: (name) => `Wrong: ${name} isn’t the Murderer. You lose the clue and your accusation card.`,
  },
});

export function meant(event: Happening, reader: Reader<View>): string {
  const { seat, players, view } = reader;
  const me = view.players[seat];
  if (event.type === 'urnOpened' && me?.alive) {
    const places = event.clues.filter(isWeapon).flatMap((weapon) => sceneOf(weapon) ?? []);
    if (places.length === 0) return sentences().calm;
    return places.includes(me.place)
      ? sentences().here(placeName(me.place))
      : sentences().elsewhere(places.map(placeName));
  }
  if (event.type === 'died' && event.seat === seat) return words().dead;
  if (event.type === 'unveiled' && event.role !== 'MURDERER') {
    if (event.seat === seat) return sentences().cleared;
    if (view.now.seat === seat) return sentences().wrong(players[event.seat]?.name ?? '');
  }
  return tell(event, reader);
}
