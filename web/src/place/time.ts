/** Time left, for the eye and for the ear. */
import { placeWords } from './words';

const parts = (millis: number) => {
  const all = Math.max(0, Math.ceil(millis / 1000));
  return {
    days: Math.floor(all / 86_400),
    hours: Math.floor(all / 3600) % 24,
    minutes: Math.floor(all / 60) % 60,
    seconds: all % 60,
  };
};

const two = (n: number) => String(n).padStart(2, '0');

export function timeShort(millis: number): string {
  const { days, hours, minutes, seconds } = parts(millis);
  if (days > 0) return placeWords().daysShort(days, hours);
  if (hours > 0) return placeWords().hoursShort(hours, two(minutes));
  return `${minutes}:${two(seconds)}`;
}

export function timeSpoken(millis: number): string {
  const { days, hours, minutes, seconds } = parts(millis);
  return placeWords().left(days, hours, minutes, seconds);
}
