/** How long ago something was, as one would say it. */
import type { Lang } from '../api/types';

const UNITS: [Intl.RelativeTimeFormatUnit, number][] = [
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
  ['second', 1],
];

export function ago(time: string, now: number, lang: Lang): string {
  const seconds = Math.max(0, Math.round((now - Date.parse(time)) / 1000));
  const [unit, length] = UNITS.find(([, size]) => seconds >= size) ?? ['second', 1];
  return new Intl.RelativeTimeFormat(lang, { numeric: 'auto' }).format(-Math.floor(seconds / length), unit);
}
