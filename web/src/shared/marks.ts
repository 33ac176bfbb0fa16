/** The mark of each seat: a colour and a shape, so that neither has to be told apart alone. */

export type Mark = { colour: string; shape: string };

/** Shapes in a box of 24 by 24. No red: Hattari keeps it for the culprit. */
export const MARKS: readonly Mark[] = [
  { colour: '#e0a83a', shape: 'M12 2a10 10 0 1 1 0 20 10 10 0 0 1 0-20z' },
  { colour: '#5f9be0', shape: 'M3.500 3.500h17v17h-17z' },
  { colour: '#63b37a', shape: 'M12 2 23 21H1z' },
  { colour: '#b58ad6', shape: 'M12 1 23 12 12 23 1 12z' },
  { colour: '#ef8f5a', shape: 'M12 1.500 22.500 9.300 18.500 21.700h-13L1.500 9.300z' },
  { colour: '#3fb8b0', shape: 'M8.500 2h7v6.500H22v7h-6.500V22h-7v-6.500H2v-7h6.500z' },
  {
    colour: '#e58fb3',
    shape:
      'M12 22C2 15 1 10 1.700 7.200 3.200 1.800 9.700 1.800 12 6.600c2.300-4.800 8.800-4.800 10.300.6C23 10 22 15 12 22z',
  },
  {
    colour: '#b9b2a4',
    shape:
      'M12 1l3.100 7 7.600.7-5.700 5.100 1.700 7.500L12 17.400l-6.700 3.900L7 13.800 1.300 8.700 8.900 8z',
  },
];

export function markOf(seat: number): Mark {
  return MARKS[seat % MARKS.length] as Mark;
}
