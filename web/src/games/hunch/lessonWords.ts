/** What is said in the guided first round of Hunch. */
import { catalogue } from '../../texts';
import { de } from '../../texts/people';

export const words = catalogue({
  fr: {
    choose:
      'Bienvenue ! Sur chaque carte, choisissez un mot : ce sont vos trois secrets. Essayez l’île, le chat et le bateau.',
    grid: 'Voici la grille : 36 mots, et tous les secrets y sont. Le jeu : faire deviner les vôtres, et deviner ceux des autres.',
    write:
      'Écrivez un indice par carte, dans sa catégorie, sans aucun mot de la grille. Vous n’en profiterez pas vous-même : vous les vendrez !',
    sale: (name: string) =>
      `${name} vend ses deux indices. On enchérit pour le droit d’en choisir un : on le pose ensuite devant un de ses propres secrets.`,
    bid: (name: string) =>
      `${name} offre 1 pièce. Offrez-en 2 : un bon indice fera deviner votre secret, et cela vous rapportera.`,
    bidFreely: 'Enchérissez, ou passez : passer est définitif pour cette vente.',
    take: 'Vous choisissez ! Prenez un indice, puis touchez celui de vos secrets auquel il fait penser.',
    leave: 'Gardez vos pièces cette fois : passez. C’est définitif, mais pour cette vente seulement.',
    sold: (name: string) => `Vendu ! L’argent est pour vous, et ${name} choisit l’un de vos indices.`,
    bonus: 'Un bonus pour chacun : un indice resté invendu (jamais l’un des vôtres), ou 2 pièces.',
    guess: (name: string, clue: string) =>
      `Une intuition à poser. « ${clue} », devant un secret ${de(name)} : la neige ? Touchez ce secret, puis le mot dans la grille.`,
    guessFreely: 'Une intuition à poser : touchez le secret de quelqu’un, puis un mot de la grille.',
    found:
      'Deviné ! 1 point pour qui devine, 1 pour qui avait ce secret (2 si plusieurs l’ont deviné) : tout le monde y gagne.',
    last: 'Vous savez l’essentiel. Suivent deux manches, avec 2 puis 3 intuitions ; le plus de points gagne. On continue ?',
  },
  en: {
    choose:
      'Welcome! Choose one word on each card: these are your three secrets. Try the island, the cat and the boat.',
    grid: 'This is the grid: 36 words, and every secret is among them. Get yours guessed, and guess the others’.',
    write:
      'Write a clue on each card, in its category, using no word from the grid. You can’t use them yourself: you’ll sell them!',
    sale: (name) =>
      `${name} is selling two clues. You bid for the right to choose one, which you then lay in front of one of your own secrets.`,
    bid: (name) => `${name} bids 1 coin. Bid 2: a good clue will get your secret guessed, and that pays you.`,
    bidFreely: 'Bid, or pass: a pass is final for this sale.',
    take: 'You choose! Take a clue, then tap the secret of yours it brings to mind.',
    leave: 'Keep your coins this time: pass. It’s final, but only for this sale.',
    sold: (name) => `Sold! The coins are yours, and ${name} chooses one of your clues.`,
    bonus: 'A bonus for everyone: a clue nobody bought (never one of your own), or 2 coins.',
    guess: (name, clue) =>
      `One hunch to play. “${clue}”, in front of a secret of ${name}’s: snow? Tap that secret, then the word in the grid.`,
    guessFreely: 'One hunch to play: tap somebody’s secret, then a word in the grid.',
    found:
      'Guessed! 1 point for whoever guessed it, 1 for its owner (2 if several guessed it): everybody gains.',
    last: 'You know the essentials. Two more rounds follow, with 2 and then 3 hunches; the most points win. Shall we go on?',
  },
});
