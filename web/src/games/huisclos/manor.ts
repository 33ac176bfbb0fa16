/** What there is in the manor: its places, its guests, the things lying about, and how people call them. */
import type { Clue, Guest, Investigation, Place, View } from './types';
import { words } from './words';

export const PLACES: readonly Place[] = [
  'BLUE_SUITE',
  'DRAWING_ROOM',
  'LIBRARY',
  'KITCHEN',
  'GREENHOUSE',
  'CELLAR',
  'GUN_ROOM',
];

export const GUESTS: readonly Guest[] = [
  'LECOMTE',
  'WILLIAMS',
  'BORROW',
  'GEORGES',
  'EDDINGTON',
  'WORMS',
  'PUDDINGHAM',
  'PEELY',
];

const shortNames: Record<Guest, string> = {
  LECOMTE: 'Lecomte',
  WILLIAMS: 'Williams',
  BORROW: 'Borrow',
  GEORGES: 'Georges',
  EDDINGTON: 'Eddington',
  WORMS: 'Worms',
  PUDDINGHAM: 'Puddingham',
  PEELY: 'Peely',
};

/** Each thing as one stroke in a box of 24 by 24. */
const drawings: Record<Clue, string> = {
  STETHOSCOPE:
    'M5 3v6a5 5 0 0 0 10 0V3M3.500 3H6.500M13.500 3h3M10 14v3a4 4 0 0 0 8 0v-3M18 10a2 2 0 1 1 0 4 2 2 0 0 1 0-4z',
  PILLBOX: 'M4 9h16v10H4zM4 9l2-4h12l2 4M9 14a2 2 0 1 1 .1 0M16 16a2 2 0 1 1 .1 0',
  REFLEX_HAMMER:
    'M13 3.500 20.500 11l-4.500 1.500-4.500-4.500zM13.500 10 4 19.500a1.400 1.400 0 0 0 2 2L15 12',
  DOCTORS_BAG: 'M3 20V12q0-4 5-4h8q5 0 5 4v8zM8 8q0-4 4-4t4 4M3 13h18M12 11.500v3.500',
  POWDERED_WIG:
    'M7 20q-3-1-2.500-4Q2.500 13 5 11q-1-7 7-7t7 7q2.500 2 .5 5 .5 3-2.500 4M8 12q0-4 4-4t4 4M7 16q1.500 1 3 0M14 16q1.500 1 3 0M12 4v4',
  GAVEL: 'M11 3l7 7-4 4-7-7zM11.500 11 4 18.500l1.500 1.500 7.500-7.500M13 20.500h8M15 17.500h4',
  LAW_BOOK:
    'M5 4h13v16H6.500A1.500 1.500 0 0 1 5 18.500zM5 18.500q0-1.500 1.500-1.500H18M13.500 7a2 2 0 1 0-2 2.500q2 .5 1.500 2.300a1.800 1.800 0 1 1-2.500-1.800',
  PINCE_NEZ:
    'M7 8a4 4 0 1 1 0 8 4 4 0 0 1 0-8zM17 8a4 4 0 1 1 0 8 4 4 0 0 1 0-8zM10.500 10q1.500-2 3 0M21 12q2 5-3 9',
  FAN: 'M12 20 2.500 11Q7 4 12 4t9.500 7zM12 20 6.500 6.500M12 20V4M12 20l5.500-13.500M7 15q5-4.500 10 0',
  PEARLS:
    'M4 4.500a1.500 1.500 0 1 0 .1 0M5 9.500a1.500 1.500 0 1 0 .1 0M7.500 14a1.700 1.700 0 1 0 .1 0M12 16a2 2 0 1 0 .1 0M16.500 14a1.700 1.700 0 1 0 .1 0M19 9.500a1.500 1.500 0 1 0 .1 0M20 4.500a1.500 1.500 0 1 0 .1 0',
  LACE_GLOVE:
    'M8 21v-6L4.500 10.500q1-2 3 0L9 12V4q1.200-1.500 2.200 0v6-7q1.200-1.500 2.300 0v7-6q1.200-1.500 2.300 0v6-4q1.200-1.300 2.200 0v8l-2 7zM8 18q1.500 1.500 2.700 0 1.300 1.500 2.600 0 1.300 1.500 2.700 0',
  LORGNETTE:
    'M5.500 5a3.500 3.500 0 1 1 0 7 3.500 3.500 0 0 1 0-7zM14 5a3.500 3.500 0 1 1 0 7 3.500 3.500 0 0 1 0-7zM9 8.500h1.500M16.500 11 21 20.500',
  SILVER_TRAY:
    'M2.500 17h19l-2 3h-15zM5 17q0-8 7-8t7 8M12 9V6.500M10.500 5.500a1.500 1.500 0 1 0 3 0 1.500 1.500 0 0 0-3 0',
  FEATHER_DUSTER:
    'M4 20.500l7-7M11 13.500q-2-4 1.500-7 1-3.500 4.500-2.500 3.500-.5 3 3 1.500 3.500-2 4.500-3 3.500-7 2zM13 11.500l4-4M11 13.500 13 7M11 13.500l6.500-1.500',
  HIP_FLASK: 'M7 9q-2.500 5-1 12h12q1.500-7-1-12zM10 9V6h4v3M9.500 3h5v3h-5zM9 14h6',
  KEYS: 'M9 3a4.500 4.500 0 1 1 0 9 4.500 4.500 0 0 1 0-9zM7 12v9M7 21H4M7 18H4.500M12 11l7 8M19 19l2-2M16.500 16.500l2-2',
  QUILL:
    'M4 21 10 13M9 14.500q-1.500-8 11-11.500-.5 12-11 11.500zM10 13l7-7M12.500 7.500 13 10M15.500 10.500 13 10',
  MANUSCRIPT: 'M5 3h11l3 3v15H5zM8 8h7M8 12h8M8 16h5M7.500 6.500l8 3.500M7.500 17.500l8-3',
  INKWELL: 'M5 12h14l1.500 8.500h-17zM8 12V9h8v3M12 9q-1-4 5-6.500M6 16h12',
  CRAVAT:
    'M10 8.500h4v4h-4zM10 10.500Q4 4 3 8q-.5 6 7 3.500M14 10.500q6-6.500 7-2.500.5 6-7 3.500M10.500 12.500 7 21l4-2 1-5 1 5 4 2-3.500-8.500',
  MAGNIFYING_GLASS: 'M10 3a7 7 0 1 1 0 14 7 7 0 0 1 0-14zM15 15l6 6M6.500 9q.5-3 3.500-3.500',
  HANDCUFFS:
    'M6.500 10a4.500 4.500 0 1 1 0 9 4.500 4.500 0 0 1 0-9zM17.500 10a4.500 4.500 0 1 1 0 9 4.500 4.500 0 0 1 0-9zM8 10V6.500q4-4 8 0V10M12 4v2',
  NOTEBOOK: 'M6 4h12v17H6zM9 2.500v3M12 2.500v3M15 2.500v3M9 10h6M9 13.500h6M9 17h3',
  PIPE: 'M3 10h8v5q0 5-4 5t-4-5zM11 15q2 0 4-4l2.500-5H21M5 7q-1-1.500 0-3M9 7q-1-1.500 0-3',
  TOP_HAT: 'M6 18 7 4h10l1 14M2.500 18q9.500 4 19 0M6.500 13.500q5.500 2 11 0',
  CANE: 'M17.500 3a3 3 0 1 1 0 6 3 3 0 0 1 0-6zM15.500 8.500 4 21M13 11.500l1.500 1.500',
  CIGAR: 'M3 17.500 16 10.500l1.500 3L4.500 20.500zM12.500 12.500 14 15.500M19 11q3-2 0-4.500T20 2',
  PLAYING_CARDS: 'M4 6.500 12 4l4.500 14-8 2.500zM13 5h6v13h-2.500M9.500 14.500 8 11.500l2.500-2 2 2.500z',
  THERMOMETER: 'M10 13V5a2 2 0 0 1 4 0v8a4.500 4.500 0 1 1-4 0zM12 9v8M16.500 5.500h2.500M16.500 9h2.500',
  NURSES_CAP: 'M4 17Q2 9 7 8q5-4 10 0 5 1 3 9-8-3.500-16 0zM12 9v5M9.500 11.500h5',
  SYRINGE:
    'M3 21l5-5M7 13l4 4 7.500-7.500-4-4zM16.500 7.500 20 4M17.500 2.500l4 4M10 10l2 2M12.500 7.500l2 2',
  FOB_WATCH: 'M12 9a6 6 0 1 1 0 12 6 6 0 0 1 0-12zM12 12v3l2 1.500M12 9V6M8 3h8l-2 3h-4z',
  ROPE: 'M6 8a6 3 0 1 1 12 0 6 3 0 0 1-12 0zM6 8v8a6 3 0 0 0 12 0V8M6 12a6 3 0 0 0 12 0M10 8a2 1 0 1 1 4 0M18 16q3.500 1 2.500 5.500',
  POKER: 'M4 20 18 6l3-3M16 8q3 3 5 0M4 20a1.500 1.500 0 1 0 .1 0M6 16l2.500 2.500',
  PAPER_KNIFE:
    'M21 3q-8 3-12.500 9.500l3 3Q18 11 21 3zM7 11l6 6M8.500 15 4 19.500a1.300 1.300 0 0 0 1.500 1.500L10 16',
  KNIFE: 'M3 4q12 2 12 10l-3 1zM15 14l6 5-2 2.500-7-6.500M17 17.500l.1.1',
  SECATEURS:
    'M8 3q-2 6 4 8.500M17 3q1 6-5 8.500M12 10.200a1.500 1.500 0 1 1 0 3 1.500 1.500 0 0 1 0-3zM11 13q-4 2-4 8h3q-.5-4 2-7.500M13 13q4 2 4 8h-3q.5-4-2-7.500',
  ARSENIC:
    'M10 3h4v4l4 4v10H6V11l4-4zM9.500 2.500h5M10 14.500a2 2 0 0 1 4 0q0 1.500-1 2v1h-2v-1q-1-.5-1-2zM10 19.500h4',
  REVOLVER: 'M2.500 7H19l2 2v3h-8l-1 3H9.500L8 20H3.500L6 12 2.500 11zM8 7h5v5H8M10 15q-1.500-1 0-3',
  HIDDEN: 'M9 9a3 3 0 1 1 4.500 2.600Q12 12.500 12 14.500M12 18v.1',
  NONE: 'M6 12h12',
};

const CLUES = Object.keys(drawings) as Clue[];
const FIRST_WEAPON = CLUES.indexOf('ROPE');
const OF_EACH = 4;

export const WEAPONS: readonly Clue[] = CLUES.slice(FIRST_WEAPON, FIRST_WEAPON + PLACES.length);
export const NAMED_CLUES: readonly Clue[] = CLUES.slice(0, FIRST_WEAPON + PLACES.length);

export const isWeapon = (clue: Clue) => WEAPONS.includes(clue);

/** The weapon that kills in a place, and the place a weapon kills in. */
export const weaponOf = (place: Place): Clue => WEAPONS[PLACES.indexOf(place)] ?? 'NONE';
export const sceneOf = (weapon: Clue): Place | undefined => PLACES[WEAPONS.indexOf(weapon)];

/** Whose thing it is; weapons are nobody's. */
export const ownerOf = (clue: Clue): Guest | undefined => {
  const number = CLUES.indexOf(clue);
  return number < FIRST_WEAPON ? GUESTS[Math.floor(number / OF_EACH)] : undefined;
};

export const drawingOf = (clue: Clue) => drawings[clue];

/** As in a sentence: "la corde", "la Cave", "le Dr Lecomte". */
export const clueName = (clue: Clue) => words().clueNames[clue];
export const placeName = (place: Place) => words().placeNames[place];
export const guestName = (guest: Guest) => words().guestNames[guest];

/** As on a label: "Corde", "Cave". */
export const clueLabel = (clue: Clue) => label(clueName(clue));
export const placeLabel = (place: Place) => label(placeName(place));
export const guestLabel = (guest: Guest) => label(guestName(guest), /^(l’|le (?=juge))/);
export const guestShort = (guest: Guest) => shortNames[guest];

function label(name: string, article = /^(le |la |les |l’|the )/): string {
  const bare = name.replace(article, '');
  return bare.charAt(0).toUpperCase() + bare.slice(1);
}

export const isClue = (word: string): word is Clue => (CLUES as string[]).includes(word);
export const isPlace = (word: string): word is Place => (PLACES as string[]).includes(word);

/** The whole notebook, from the opening picks on. */
export const notebookOf = (view: View): Investigation[] => [
  ...view.firstHalf,
  ...view.secondHalf,
  ...view.thisTurn,
];

export const living = (view: View) => view.players.filter(({ alive }) => alive).length;
