/** A Colyseus server of the small game; says its port. Whatever changes is sent at once, not at the next beat. */
import { Room, Server } from '@colyseus/core';
import { ArraySchema, defineTypes, Schema } from '@colyseus/schema';
import { WebSocketTransport } from '@colyseus/ws-transport';
import { MOVES, SEATS } from './game.mjs';

class State extends Schema {
  constructor() {
    super();
    this.count = 0;
    this.turn = -1;
    this.last = new ArraySchema(...Array(SEATS).fill(0));
  }
}
defineTypes(State, { count: 'number', turn: 'number', last: ['number'] });

class Table extends Room {
  onCreate() {
    this.maxClients = SEATS;
    this.seats = new Map();
    this.state = new State();
    this.setPatchRate(null);
    // Whoever is ready is told a seat; with the last of them it begins.
    this.onMessage('ready', (client) => {
      client.send('seat', this.seats.size);
      this.seats.set(client.sessionId, this.seats.size);
      if (this.seats.size === SEATS) {
        this.state.turn = 0;
        this.broadcastPatch();
      }
    });
    this.onMessage('move', (client, value) => {
      const seat = this.seats.get(client.sessionId);
      if (seat !== this.state.turn || this.state.count >= MOVES) return;
      this.state.last[seat] = value;
      this.state.count++;
      this.state.turn = (seat + 1) % SEATS;
      this.broadcastPatch();
    });
  }
}

const server = new Server({ transport: new WebSocketTransport(), greet: false });
server.define('table', Table);
const port = Number(process.argv[2]);
await server.listen(port);
console.log(port);
