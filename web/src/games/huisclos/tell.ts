/** What happened, as a line of the log for whoever reads it; and why the game ended. */
import type { Moment, Player, Reader } from '../contract';
import { type Person, personAt } from '../../texts/people';
import { clueName, guestName, placeName } from './manor';
import type { Happening, Move, View } from './types';
import { words } from './words';

/** Somebody of a sentence: whoever reads it is addressed. */
export function whoIs(players: readonly Player[], reader: number): (seat: number) => Person {
  return (seat) => personAt({ seat: reader, players }, seat);
}

export function tell(
  event: Happening,
  { seat: reader, players }: Pick<Reader<View>, 'seat' | 'players'>,
): string {
  const told = words().told;
  const who = whoIs(players, reader);
  switch (event.type) {
    case 'began':
      return told.began(who(event.seat));
    case 'chose':
      return told.chose(
        { ...who(event.seat), name: players[event.seat]?.short ?? '' },
        guestName(event.guest),
      );
    case 'dealt':
      return told.dealt(event.guests.map(guestName));
    case 'gotRole':
      return told.gotRole(who(event.seat), event.role === 'MURDERER');
    case 'saw':
      return told.saw(who(event.seat), placeName(event.place), event.clues.map(clueName));
    case 'picked':
      return told.picked(who(event.seat));
    case 'turnBegan':
      return told.turnBegan(event.turn, event.lastTurn, who(event.starter));
    case 'went':
      return told.went(
        who(event.seat),
        placeName(event.place),
        event.from === event.place,
        purpose(event.action, who(event.victim)),
      );
    case 'closed':
      return told.closed(placeName(event.place));
    case 'watched':
      return told.watched(who(event.seat), event.observers.map(who));
    case 'searched':
      return event.swapped ? told.swapped(who(event.seat)) : told.searched(who(event.seat));
    case 'took':
      return told.took(who(event.seat), clueName(event.clue));
    case 'put':
      return event.victim < 0
        ? told.left(who(event.seat), clueName(event.clue))
        : told.gave(who(event.seat), who(event.victim), clueName(event.clue));
    case 'destroyed':
      return told.destroyed(who(event.seat), clueName(event.clue), event.fromPlace);
    case 'drew':
      return told.drew(who(event.seat), who(event.victim));
    case 'exchanged':
      return told.exchanged(who(event.seat), who(event.victim));
    case 'accused':
      return told.accused(who(event.seat), who(event.accused), clueName(event.clue));
    case 'unveiled':
      return told.unveiled(who(event.seat), event.role === 'MURDERER');
    case 'slipped':
      return told.slipped(who(event.seat));
    case 'slippedClue':
      return event.clue === 'NONE'
        ? told.slippedNone(who(event.seat))
        : told.slippedClue(who(event.seat), clueName(event.clue));
    case 'urnOpened':
      return told.urn(event.clues.map(clueName));
    case 'died':
      return told.died(who(event.seat), placeName(event.place), event.role === 'MURDERER');
    case 'tookBack':
      return told.tookBack(who(event.seat), clueName(event.clue));
    case 'restLaid':
      return told.restLaid(event.count, placeName(event.place));
    case 'confronted':
      return told.confronted(who(event.one), who(event.other));
    case 'ended':
      return told.ended;
  }
}

function purpose(action: View['now']['action'], victim: Person): string {
  const told = words().told;
  switch (action) {
    case 'PICK':
    case 'SEARCH':
      return told.toSearch;
    case 'EXCHANGE':
      return told.toExchange(victim);
    case 'ACCUSE':
      return told.toAccuse(victim);
    case 'WALK':
      return told.toNothing;
  }
}

export function why({ view, seat, players }: Moment<View, Move>): string {
  const who = whoIs(players, seat);
  const winner = who(view.winners[0] ?? -1);
  const guilty = view.players.findIndex(({ role }) => role === 'MURDERER');
  const murderer = who(guilty);
  switch (view.ending) {
    case 'NOT_YET':
      return '';
    case 'UNMASKED':
      return words().whyUnmasked(winner, murderer);
    case 'MURDERER_DEAD':
      return words().whyMurdererDead(winner);
    case 'ALL_DEAD':
      return words().whyAllDead(winner);
    case 'DUEL':
      return view.players.some(({ alive }) => alive) ? words().whyDuel(winner) : words().whyDuelBoth(winner);
    case 'TURNS_OUT':
      return `${words().whyTurnsOut(murderer)} ${survived(view, winner, murderer)}`;
  }
}

/** HUC-81. */
function survived(view: View, winner: Person, murderer: Person): string {
  switch (view.tiebreak) {
    case 'NONE':
      return view.winners.length > 1 ? words().whyShared : words().whyLast(winner);
    case 'CLUES':
      return words().whyClues(winner, murderer);
    case 'CARDS':
      return words().whyCards(winner, murderer);
    case 'NEAREST':
      return words().whyNearest(winner);
  }
}

/** Who did what in an investigation, as far as the reader knows; the notebook's words. */
export function noted(one: View['now'], reader: Pick<Reader<View>, 'seat' | 'players'>): string {
  const { seat, victim } = one;
  const isNamed = (clue: View['now']['taken']) => clue !== 'NONE' && clue !== 'HIDDEN';
  const events: Happening[] = [];
  if (one.action === 'EXCHANGE') events.push({ type: 'drew', seat, victim });
  if (one.action === 'ACCUSE' && isNamed(one.destroyed))
    events.push({ type: 'accused', seat, accused: victim, clue: one.destroyed });
  else if (one.action === 'ACCUSE' || one.action === 'WALK')
    events.push({ type: 'went', seat, from: one.place, place: one.place, action: one.action, victim });
  if (isNamed(one.taken)) events.push({ type: 'took', seat, victim, clue: one.taken });
  else if (one.taken === 'HIDDEN' && one.action !== 'EXCHANGE')
    events.push({ type: 'searched', seat, place: one.place, swapped: one.put !== 'NONE' });
  if (isNamed(one.put))
    events.push({ type: 'put', seat, victim: one.action === 'EXCHANGE' ? victim : -1, clue: one.put });
  if (one.action !== 'ACCUSE' && isNamed(one.destroyed))
    events.push({ type: 'destroyed', seat, clue: one.destroyed, fromPlace: false });
  if (isNamed(one.destroyedThere))
    events.push({ type: 'destroyed', seat, clue: one.destroyedThere, fromPlace: true });
  if (one.observers.length > 0) events.push({ type: 'watched', seat, observers: one.observers });
  return events.map((event) => tell(event, reader)).join(' ');
}
