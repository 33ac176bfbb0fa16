/** What the coach has said of the decisions of this browser's person, where it has looked at them already. */
import { api } from '../../api/http';
import type { Replay } from '../../api/types';
import { hasCoach, loadCoach, type AnyCoach } from '../../coach/contract';
import { decidedIn } from '../../coach/decisions';
import { isCostly } from '../../coach/skill';
import type { Decided } from '../../games/contract';

export type Reviewed = {
  coach: AnyCoach;
  /** The costly decisions by the step before which each was made. */
  decisions: ReadonlyMap<number, Decided<unknown>>;
};

/** The seats of this browser's person that a coach can speak of. */
export const coachedSeats = ({ table }: Replay): number[] =>
  table.lesson || !hasCoach(table.game) ? [] : table.seats.filter(({ you }) => you).map(({ seat }) => seat);

export async function reviewed(replay: Replay): Promise<Reviewed | undefined> {
  const { table } = replay;
  const reviews = await Promise.all(
    coachedSeats(replay).map(async (seat) => ({ seat, ...(await api.review(table.id, seat)) })),
  );
  const decisions = new Map(
    reviews.flatMap(({ seat, judgements }) =>
      judgements.filter(isCostly).map((one) => [one.seq - 1, decidedIn(seat, one)] as const),
    ),
  );
  const coach = decisions.size > 0 ? await loadCoach(table.game) : undefined;
  return coach && { coach, decisions };
}
