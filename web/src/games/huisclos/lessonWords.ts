/** What is said in the guided first round of Huis Clos. */
import { catalogue } from '../../texts';

export const words = catalogue({
  fr: {
    pick: 'Bienvenue au manoir ! Retournez votre carte : le Meurtrier, c’est vous. À vous de tuer sans vous faire prendre ! D’abord, prenez l’indice que vous voulez.',
    go: 'On change toujours de lieu, puis on y prend un indice. Il vous faut une arme : allez fouiller la Bibliothèque.',
    take: 'Le tisonnier ! C’est l’arme du Salon : il ne tue que là-bas. Prenez-le ; personne n’est ici pour vous observer.',
    takeAny: 'Prenez un indice ; une arme, s’il y en a une.',
    observe: 'Quelqu’un vous rejoint : l’observer, c’est voir l’indice pris. Une seule fois par tour.',
    came: (name: string) => `${name} va au Salon… et le tisonnier est l’arme du Salon.`,
    slip: (name: string) =>
      `Chacun glisse un indice dans l’urne, en secret. Une arme y tue tous ceux qui sont dans son lieu : glissez le tisonnier, adieu ${name} !`,
    slipAny:
      'Chacun glisse un indice dans l’urne, en secret. Une arme glissée dans l’urne tue tous ceux qui sont dans son lieu. Vous ne pouvez pas glisser celle du lieu où vous êtes.',
    urn: 'On ouvre l’urne : tout le monde voit les indices, personne ne sait qui a glissé lequel.',
    died: (name: string) =>
      `${name} montre sa carte et quitte la partie, ses indices restent sur place. Les autres se demandent déjà qui avait l’arme…`,
    takeBack: 'Les vivants reprennent chacun un indice de l’urne, à la vue de tous.',
    takeBackWeapon:
      'Les vivants reprennent chacun un indice de l’urne, à la vue de tous. Le tisonnier resservirait, mais on vous verrait le prendre…',
    last: (turn: number) =>
      `Une arme, son lieu, l’urne : vous savez l’essentiel. Dès le tour ${turn}, on peut accuser quelqu’un en le rejoignant, avec un objet de son personnage. On continue ?`,
  },
  en: {
    pick: 'Welcome to the manor! Turn your card over: you are the Murderer. Kill without being caught! First, take any clue you like.',
    go: 'You always move to another room, then take a clue there. You need a weapon: go and search the Library.',
    take: 'The poker! It’s the weapon of the Drawing Room, and kills only there. Take it; nobody is here to observe you.',
    takeAny: 'Take a clue; a weapon, if there is one.',
    observe: 'Somebody comes to your room: to observe is to see the clue they take. Only once per round.',
    came: (name) => `${name} goes to the Drawing Room… and the poker is the weapon of the Drawing Room.`,
    slip: (name) =>
      `Everyone slips a clue into the urn, in secret. A weapon there kills everybody in its room: slip the poker in, and farewell ${name}!`,
    slipAny:
      'Everyone slips a clue into the urn, in secret. A weapon there kills everybody in its room; you can’t use the weapon of the room you’re in.',
    urn: 'The urn is opened: everyone sees the clues, nobody knows who slipped in which.',
    died: (name) =>
      `${name} shows their card and is out; their clues stay in the room. The others are already wondering who had the weapon…`,
    takeBack: 'The living each take a clue back from the urn, in the open.',
    takeBackWeapon:
      'The living each take a clue back from the urn, in the open. The poker would be useful again, but they’d see you take it…',
    last: (turn) =>
      `A weapon, its room, the urn: you know the essentials. From round ${turn} on you can accuse somebody by joining them, with a clue of theirs. Shall we go on?`,
  },
});
