/** The small game both peers play: four seats in turn, each move told to all; so many moves make a game. */
export const SEATS = 4;
export const MOVES = 20;
