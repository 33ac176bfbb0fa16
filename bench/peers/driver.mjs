/**
 * Plays the small game at so many tables at once with four new sockets a game, on Colyseus and on boardgame.io, and says how many
 * moves a second of the server's own CPU time carries. A move counts when all four have seen it. Arguments: tables, rounds.
 */
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { createServer } from 'node:net';
import { createInterface } from 'node:readline';
import { once } from 'node:events';
import { MOVES, SEATS } from './game.mjs';

const require = createRequire(import.meta.url);
const tables = Number(process.argv[2] ?? 50);
const rounds = Number(process.argv[3] ?? 10);
const WARM_UP = 60;
const TICKS = 100;

const seen = (eyes, count) => (eyes[count] = (eyes[count] ?? 0) + 1);

async function colyseusTable(port) {
  const { Client } = require('colyseus.js');
  const clients = Array.from({ length: SEATS }, () => new Client(`ws://127.0.0.1:${port}`));
  const first = await clients[0].create('table');
  const rooms = [first, ...(await Promise.all(clients.slice(1).map((c) => c.joinById(first.roomId))))];
  let moves = 0;
  const eyes = [];
  await Promise.all(
    rooms.map(
      (room) =>
        new Promise((over) => {
          let seat;
          room.onMessage('seat', (mine) => (seat = mine));
          room.onStateChange((state) => {
            if (state.turn < 0) return;
            if (state.count > 0 && seen(eyes, state.count) === SEATS) moves++;
            if (state.count >= MOVES) over();
            else if (state.turn === seat) room.send('move', state.count);
          });
          room.send('ready');
        }),
    ),
  );
  await Promise.all(rooms.map((room) => room.leave()));
  return moves;
}

async function boardgameTable(port) {
  const { Client } = require('boardgame.io/client');
  const { SocketIO } = require('boardgame.io/multiplayer');
  const base = `http://127.0.0.1:${port}`;
  const post = async (path, body) =>
    (
      await fetch(base + path, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(body),
      })
    ).json();
  const { matchID } = await post('/games/table/create', { numPlayers: SEATS });
  let moves = 0;
  const eyes = [];
  const clients = await Promise.all(
    Array.from({ length: SEATS }, async (_, seat) => {
      const playerID = String(seat);
      const { playerCredentials } = await post(`/games/table/${matchID}/join`, { playerID, playerName: playerID });
      return Client({
        game: { name: 'table', moves: { move: { move: () => {}, client: false } } },
        numPlayers: SEATS,
        multiplayer: SocketIO({ server: base, socketOpts: { transports: ['websocket'], forceNew: true } }),
        matchID,
        playerID,
        credentials: playerCredentials,
        debug: false,
      });
    }),
  );
  await Promise.all(
    clients.map(
      (client, seat) =>
        new Promise((over) => {
          let told = -1;
          client.subscribe((state) => {
            if (!state?.G || state.G.count === told) return;
            told = state.G.count;
            if (told > 0 && seen(eyes, told) === SEATS) moves++;
            if (state.ctx.gameover) over();
            else if (state.ctx.currentPlayer === String(seat)) client.moves.move(told);
          });
          client.start();
        }),
    ),
  );
  clients.forEach((client) => client.stop());
  return moves;
}

/** Seconds of CPU a process has had. */
function cpu(pid) {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1].split(' ');
  return (Number(fields[11]) + Number(fields[12])) / TICKS;
}

async function freePort() {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address();
  server.close();
  await once(server, 'close');
  return port;
}

/** The first line that is a number: servers say other things before it. */
async function spokenPort(output) {
  for await (const line of createInterface({ input: output })) {
    if (/^\d+$/.test(line.trim())) return Number(line);
  }
  throw new Error('The server ended without saying its port.');
}

async function measure(file, table) {
  const server = spawn(process.execPath, [new URL(file, import.meta.url).pathname, String(await freePort())], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  try {
    const port = await spokenPort(server.stdout);
    const evening = async () =>
      (await Promise.all(Array.from({ length: tables }, () => table(port)))).reduce((a, b) => a + b, 0);
    for (let i = 0; i < WARM_UP; i++) await evening();
    const before = cpu(server.pid);
    let moves = 0;
    for (let i = 0; i < rounds; i++) moves += await evening();
    return Math.round(moves / (cpu(server.pid) - before));
  } finally {
    server.kill('SIGKILL');
  }
}

console.log(
  JSON.stringify({
    colyseus: await measure('./colyseus.mjs', colyseusTable),
    boardgameIo: await measure('./boardgame.mjs', boardgameTable),
  }),
);
process.exit(0);
