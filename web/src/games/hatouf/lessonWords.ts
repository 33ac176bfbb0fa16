/** What is said in the guided first deal of Hatouf. */
import { catalogue } from '../../texts';
import { de } from '../../texts/people';

export const words = catalogue({
  fr: {
    begin: (name: string) =>
      `Bienvenue à Saint-Malo ! ${name} est de votre équipe. Chaque bateau va décharger sa cargaison dans un port, puis fait le tour pour rentrer chez lui.`,
    exchange: (name: string) =>
      `Avant de jouer, ${name} et vous échangez une carte. Donnez le 2 : en retour, vous aurez peut-être mieux…`,
    eight:
      'Jouez le 8 : votre bateau jaune avance de 8 et arrive juste à l’entrée de Paimpol, où il doit décharger.',
    four: 'Le 4 fait reculer, et devant un quai c’est une chance : en reculant, on y entre. Jouez le 4 et choisissez le quai de Paimpol.',
    unloaded: 'Déchargé ! Reste à faire le tour et à rentrer au quai de Saint-Malo.',
    one: 'Seuls un 1 ou un K font sortir un bateau, du port comme d’un quai. Jouez le 1 et faites repartir le bateau jaune.',
    seven: (name: string) =>
      `Le bateau ${de(name)} est à 7 cases devant vous. Joué entier, le 7 coule le bateau qu’il trouve à l’arrivée : à l’abordage ! On peut aussi le partager entre plusieurs bateaux.`,
    sunk: 'Coulé ! Un bateau coulé repart de son port.',
    sailor: (name: string) =>
      `Le marin (M) échange un de vos bateaux en mer avec un autre. Celui ${de(name)} est devant Nantes, bien plus près de chez vous : prenez sa place !`,
    free: 'Jouez la carte que vous voulez : la carte marine montre où irait le bateau.',
    last: 'Le 4, le 7, le M : vous savez l’essentiel. L’équipe dont tous les bateaux sont rentrés gagne. On continue ?',
  },
  en: {
    begin: (name) =>
      `Welcome to Saint-Malo! ${name} is on your team. Each boat unloads its cargo in a port, then sails on round to come home.`,
    exchange: (name) =>
      `Before playing, you and ${name} exchange a card. Give the 2: perhaps you’ll get something better…`,
    eight:
      'Play the 8: your yellow boat sails 8 and stops right at the entrance of Paimpol, where it has to unload.',
    four: 'A 4 goes backwards, and in front of a quay that’s lucky: going back takes you in. Play the 4 and choose the quay of Paimpol.',
    unloaded: 'Unloaded! Now it has to sail round and come home to the quay of Saint-Malo.',
    one: 'Only a 1 or a K brings a boat out, from its port or from a quay. Play the 1 and send the yellow boat off again.',
    seven: (name) =>
      `${name}’s boat is 7 spaces ahead of you. Played whole, a 7 sinks the boat it lands on: go for it! You can also split it between several boats.`,
    sunk: 'Sunk! A sunk boat starts again from its port.',
    sailor: (name) =>
      `The sailor (M) swaps one of your boats at sea with another. ${name}’s is off Nantes, much nearer to your home: take its place!`,
    free: 'Play any card you like: the chart shows where the boat would go.',
    last: 'The 4, the 7, the M: you know the essentials. The team whose boats are all home wins. Shall we go on?',
  },
});
