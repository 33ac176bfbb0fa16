/** Why something did not happen, in a sentence: the server's own, or that nobody knows. */
import { Refused } from '../api/http';
import { say, t } from '.';

export function why(error: unknown): string {
  return error instanceof Refused ? say(error.text) : t().oops;
}
