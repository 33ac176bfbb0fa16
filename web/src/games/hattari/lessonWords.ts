/** What is said in the guided first game of Hattari. */
import { catalogue } from '../../texts';
import { plural } from '../../texts/plural';

export const words = catalogue({
  fr: {
    aim: 'Bienvenue ! Voici trois suspects, face cachée. Le coupable est celui qui a le plus grand numéro. À chaque manche, on accuse.',
    clues: (mine: number, passed: number, name: string) =>
      `Vos indices : le ${mine} est devant vous, et vous avez vu le ${passed} avant de le passer à ${name}. Ces deux-là ne sont donc pas parmi les suspects.`,
    claim: (name: string) =>
      `${name} a regardé deux suspects en secret, puis accuse celui de gauche. Vrai, ou bluff ? Rien n’oblige à dire la vérité.`,
    look: (name: string) =>
      `${name} suit. À vous ! On ne peut pas regarder le suspect que la personne juste avant soi vient d’accuser : regardez les deux autres.`,
    accuse: (name: string) =>
      `Le 7 et le 3. Or le 8 est devant vous : rien ne bat le 7. ${name} bluffait ! Accusez le suspect du milieu.`,
    accuseFreely: 'Posez votre marqueur sous le suspect que vous croyez coupable.',
    pile: (name: string, n: number) =>
      `À gauche, c’était un innocent : ses marqueurs deviennent noirs, et ${name}, qui a le marqueur du dessus, ramasse tout (${n}).`,
    pileYours:
      'C’était un innocent : ses marqueurs deviennent noirs, et vous les ramassez tous, car le vôtre est au-dessus. La prochaine sera la bonne !',
    right: 'Bien vu ! Sous le coupable, chacun reprend son marqueur, côté couleur.',
    goal: 'Le but : avoir le moins de marqueurs. La partie s’arrête quand quelqu’un en a 8, ou n’en a plus un seul de couleur.',
    lookAgain: (name: string) => `${name} accuse. Regardez les deux autres suspects.`,
    five: 'Le 5 ! Quand il est là, tout s’inverse : le plus petit numéro est coupable (le vierge, jamais). Vous avez vu le 3 et le 4 ailleurs : c’est donc le 5.',
    black: 'Un marqueur noir ne sert plus à accuser, mais il compte jusqu’à la fin.',
    first:
      'Cette fois, vous commencez. Tout le monde verra quels suspects vous regardez, personne ne saura ce que vous avez vu.',
    lookFirst: 'Regardez le suspect de gauche, puis celui du milieu.',
    swap: 'La personne qui commence peut échanger un suspect qu’elle a vu avec la victime, que personne n’a vue. Cette fois, laissez tout en place.',
    bluff: (name: string) =>
      `Le 6 bat le 3 : à gauche, c’est un innocent. Mais si vous l’accusez, ${name} ne pourra pas le regarder… Bluffez : accusez celui de gauche !`,
    bluffOrNot: (name: string) =>
      `La vérité, ou un bluff ? ${name} ne pourra pas regarder le suspect que vous accusez. À vous de choisir.`,
    fooled: (name: string, n: number) =>
      `Le bluff a pris ! ${name} ramasse ${plural('fr', n, 'marqueur noir', 'marqueurs noirs')}, dont le vôtre : vous en avez un de moins.`,
    last: 'Vous savez l’essentiel : les indices, le 5, la pile et le bluff. Finissez cette partie, ou commencez-en une vraie !',
  },
  en: {
    aim: 'Welcome! Here are three suspects, face down. The culprit is the one with the highest number. Every round, everybody accuses one.',
    clues: (mine, passed, name) =>
      `Your clues: the ${mine} is in front of you, and you saw the ${passed} before passing it to ${name}. So neither of them is among the suspects.`,
    claim: (name) =>
      `${name} looked at two suspects in secret, then accused the one on the left. True, or a bluff? Nobody has to tell the truth.`,
    look: (name) =>
      `${name} follows. Your turn! You can’t look at the suspect the player before you has just accused: look at the other two.`,
    accuse: (name) =>
      `The 7 and the 3. But the 8 is in front of you, so nothing beats the 7. ${name} was bluffing! Accuse the suspect in the middle.`,
    accuseFreely: 'Put your marker under the suspect you think is guilty.',
    pile: (name, n) =>
      `The one on the left was innocent: its markers turn black, and ${name}, whose marker is on top, takes them all (${n}).`,
    pileYours:
      'That one was innocent: its markers turn black, and you take them all, because yours is on top. Better luck next time!',
    right: 'Well spotted! Under the culprit, everyone takes their marker back, in colour.',
    goal: 'The aim: have the fewest markers. The game stops when somebody has 8, or has no coloured one left.',
    lookAgain: (name) => `${name} accuses. Look at the other two suspects.`,
    five: 'The 5! When it’s there, everything turns round: the lowest number is guilty (never the blank). You’ve seen the 3 and the 4 elsewhere, so it’s the 5.',
    black: 'A black marker can’t accuse any more, but it counts to the end.',
    first:
      'This time you go first. Everyone will see which suspects you look at; nobody will know what you saw.',
    lookFirst: 'Look at the suspect on the left, then at the one in the middle.',
    swap: 'Whoever goes first may swap a suspect they saw with the victim, whom nobody has seen. This time, leave everything as it is.',
    bluff: (name) =>
      `The 6 beats the 3: the one on the left is innocent. But if you accuse it, ${name} can’t look at it… Bluff: accuse the one on the left!`,
    bluffOrNot: (name) =>
      `The truth, or a bluff? ${name} can’t look at the suspect you accuse. It’s up to you.`,
    fooled: (name, n) =>
      `They fell for it! ${name} takes ${plural('en', n, 'black marker', 'black markers')}, yours among them: that’s one fewer for you.`,
    last: 'You know the essentials: the clues, the 5, the pile and the bluff. Finish this game, or start a real one!',
  },
});
