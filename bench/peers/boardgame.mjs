/** A boardgame.io server of the small game; says its port. */
import { createRequire } from 'node:module';
import { MOVES, SEATS } from './game.mjs';

const { Server } = createRequire(import.meta.url)('boardgame.io/server');

export const game = {
  name: 'table',
  setup: () => ({ count: 0, last: Array(SEATS).fill(0) }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    move: ({ G, playerID }, value) => {
      G.last[Number(playerID)] = value;
      G.count++;
    },
  },
  endIf: ({ G }) => (G.count >= MOVES ? { over: true } : undefined),
};

const log = console.info;
console.info = () => {};
const port = Number(process.argv[2]);
await Server({ games: [game], origins: ['*'] }).run(port);
log(port);
