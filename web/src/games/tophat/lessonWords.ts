/** What is said in the guided first game of Top Hat. */
import { catalogue } from '../../texts';

export const words = catalogue({
  fr: {
    pack: 'Le but : que tous les chapeaux visibles soient à votre couleur. Sous vos cinq chapeaux s’en cachent dix, à vous ou à l’adversaire. Touchez « Mélanger pour moi », puis « C’est prêt ».',
    placeFirst: (cell: string) => `Posez une pile en ${cell}, la case signalée : elle ira loin.`,
    place: 'Posez les autres piles où vous voulez, sur les deux cercles éclairés, chacun son tour.',
    chain: ([from, ...to]: string[]) =>
      `Si vous pouvez sauter une pile ennemie, il faut le faire, et vous pouvez enchaîner ! Touchez votre pile en ${from}, puis ${to.join(', ')}, et confirmez.`,
    captured:
      'Le chapeau du dessus est éliminé, et celui du dessous apparaît : la pile change parfois de couleur.',
    capturedYours:
      'Son chapeau du dessus est éliminé ; dessous, il y en avait un à votre couleur : la pile est à vous !',
    hopped:
      'Une fois la chaîne commencée, on saute aussi le chapeau neutre, ou ses propres piles : ils ne perdent rien.',
    theirJump: (name: string) =>
      `${name} saute aussi. Le cercle extérieur est interdit : on n’y arrive qu’en sautant une pile ennemie, et il faut en repartir. À cinq piles, le cercle suivant se ferme aussi.`,
    ring: 'Le cercle extérieur est interdit : on n’y arrive qu’en sautant une pile ennemie, et il faut en repartir. Quand il ne restera que cinq piles, le cercle suivant se fermera aussi.',
    again: 'À vous : sautez si vous pouvez ; sinon, avancez une pile d’une case.',
    jump: 'À vous : si une pile ennemie peut être sautée, il faut le faire. Touchez une pile éclairée, puis où elle va.',
    last: 'Vous savez l’essentiel : sauter, enchaîner, dévoiler. Quand toutes les piles montrent une seule couleur, elle a gagné.',
  },
  en: {
    pack: 'The aim: every hat you can see is of your colour. Under your five hats ten others hide, yours or your opponent’s. Tap “Shuffle for me”, then “Ready”.',
    placeFirst: (cell) => `Put a stack on ${cell}, the marked space: it will go far.`,
    place: 'Put the other stacks wherever you like on the two lit rings, taking turns.',
    chain: ([from, ...to]) =>
      `If you can jump an enemy stack you must, and you may go on! Tap your stack on ${from}, then ${to.join(', ')}, and confirm.`,
    captured: 'The top hat is eliminated and the one below shows: sometimes the stack changes colour.',
    capturedYours: 'The top hat is eliminated; below it there was one of your colour: the stack is yours!',
    hopped:
      'Once a chain has begun you may also jump the neutral hat, or one of your own stacks: they lose nothing.',
    theirJump: (name) =>
      `${name} jumps too. The outer ring is forbidden: you only get there by jumping an enemy stack, and you have to leave it again. At five stacks the next ring closes too.`,
    ring: 'The outer ring is forbidden: you only get there by jumping an enemy stack, and you have to leave it again. When only five stacks are left, the next ring closes too.',
    again: 'Your turn: jump if you can; if not, move a stack by one space.',
    jump: 'Your turn: if an enemy stack can be jumped, you have to. Tap a lit stack, then where it goes.',
    last: 'You know the essentials: jump, chain, uncover. When all stacks show a single colour, that colour has won.',
  },
});
