/** Who and what there is at the manor, in French. */
import type { Clue, Guest, Place } from './types';

export const manorFr = {
  clueNames: {
    STETHOSCOPE: 'le stéthoscope',
    PILLBOX: 'le pilulier',
    REFLEX_HAMMER: 'le marteau à réflexes',
    DOCTORS_BAG: 'la trousse de cuir',
    POWDERED_WIG: 'la perruque poudrée',
    GAVEL: 'le maillet',
    LAW_BOOK: 'le code annoté',
    PINCE_NEZ: 'le pince-nez',
    FAN: 'l’éventail',
    PEARLS: 'le collier de perles',
    LACE_GLOVE: 'le gant de dentelle',
    LORGNETTE: 'le face-à-main',
    SILVER_TRAY: 'le plateau d’argent',
    FEATHER_DUSTER: 'le plumeau',
    HIP_FLASK: 'la flasque',
    KEYS: 'le trousseau de clés',
    QUILL: 'la plume d’oie',
    MANUSCRIPT: 'le manuscrit raturé',
    INKWELL: 'l’encrier',
    CRAVAT: 'la lavallière',
    MAGNIFYING_GLASS: 'la loupe',
    HANDCUFFS: 'les menottes',
    NOTEBOOK: 'le calepin',
    PIPE: 'la pipe',
    TOP_HAT: 'le haut-de-forme',
    CANE: 'la canne à pommeau',
    CIGAR: 'le cigare',
    PLAYING_CARDS: 'le jeu de cartes',
    THERMOMETER: 'le thermomètre',
    NURSES_CAP: 'la coiffe d’infirmière',
    SYRINGE: 'la seringue',
    FOB_WATCH: 'la montre d’infirmière',
    ROPE: 'la corde',
    POKER: 'le tisonnier',
    PAPER_KNIFE: 'le coupe-papier',
    KNIFE: 'le couteau',
    SECATEURS: 'le sécateur',
    ARSENIC: 'l’arsenic',
    REVOLVER: 'le revolver',
    HIDDEN: 'un indice',
    NONE: 'rien',
  } satisfies Record<Clue, string> as Record<Clue, string>,
  placeNames: {
    BLUE_SUITE: 'la Suite Bleue',
    DRAWING_ROOM: 'le Salon',
    LIBRARY: 'la Bibliothèque',
    KITCHEN: 'la Cuisine',
    GREENHOUSE: 'la Serre',
    CELLAR: 'la Cave',
    GUN_ROOM: 'l’Armurerie',
  } satisfies Record<Place, string> as Record<Place, string>,
  guestNames: {
    LECOMTE: 'le Dr Lecomte',
    WILLIAMS: 'le juge Williams',
    BORROW: 'Lady Borrow',
    GEORGES: 'Georges le majordome',
    EDDINGTON: 'Thomas Eddington',
    WORMS: 'l’inspecteur Worms',
    PUDDINGHAM: 'Sir Puddingham',
    PEELY: 'Miss Peely',
  } satisfies Record<Guest, string> as Record<Guest, string>,
  guestLines: {
    LECOMTE:
      'Il soigne les esprits et ménage son cœur. Hamilton, son vieil ami, l’avait invité à se reposer. C’est raté.',
    WILLIAMS:
      'Un juge que rien n’émeut. Hamilton recevait des lettres de menace ; c’est à lui, en secret, qu’il les a montrées.',
    BORROW: 'Veuve et riche, elle vient au manoir depuis si longtemps que plus personne ne demande pourquoi.',
    GEORGES:
      'Majordome de père en fils. Il connaît toutes les portes du manoir, et toutes les bouteilles de la Cave.',
    EDDINGTON:
      'Un écrivain qu’on n’invite plus depuis qu’on le dit plagiaire. Hamilton lui dictait ses mémoires ; jusqu’à quelle page ?',
    WORMS:
      'De Scotland Yard. On l’a fait venir pour des lettres de menace, sans lui dire chez qui elles arrivaient.',
    PUDDINGHAM: 'Héritier de naissance, fêtard de métier. Hamilton croyait revoir en lui ses vingt ans.',
    PEELY: 'Infirmière depuis peu, elle veillait sur un malade qui n’avait rien, sinon son âge.',
  } satisfies Record<Guest, string> as Record<Guest, string>,
};

export type ManorNames = typeof manorFr;
