/** The websocket: kept open, opened again with growing patience, and quiet about it. */
import type { FromServer, ToServer } from './types';

export type WireState = 'connecting' | 'open' | 'lost';

type Socket = Pick<WebSocket, 'send' | 'close' | 'readyState'> & {
  onopen: (() => void) | null;
  onclose: ((gone?: { code?: number }) => void) | null;
  onmessage: ((message: { data: unknown }) => void) | null;
};

export type Listener = {
  /** The line is (again) open: say what you want to hear. */
  opened(): void;
  heard(message: FromServer): void;
  state(state: WireState): void;
};

/** The average delay before each attempt to reconnect. The actual delay is 0.5 to 1.5 times as long, so that pages do not reconnect all at once after a crash. */
const PATIENCE = [300, 700, 1500, 3000, 6000, 10_000];
/** A line that lasts so long is a good one: only then is the next loss the first again. */
const STEADY = 10_000;
const PING_EVERY = 20_000;
const PONG_WITHIN = 8_000;
const OPEN = 1;
/** Going away, and restarting. */
const GOODBYES = [1001, 1012];
/** All the pages of a node redial within this, not all at the same moment. */
const SCATTER = 250;
/** Somebody may not be here any more: the page is asked for again, and says why. */
const SENT_AWAY = 4403;

export class Wire {
  #socket: Socket | undefined;
  #tries = 0;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #pings: ReturnType<typeof setInterval> | undefined;
  #overdue: ReturnType<typeof setTimeout> | undefined;
  #steady: ReturnType<typeof setTimeout> | undefined;
  #closed = false;

  constructor(
    private readonly listener: Listener,
    private readonly dial: () => Socket = () => new WebSocket(address()) as unknown as Socket,
  ) {}

  open(): void {
    if (this.#closed) return;
    clearTimeout(this.#retry);
    this.#retry = undefined;
    const socket = this.dial();
    this.#socket = socket;
    socket.onopen = () => {
      this.#keepAlive();
      this.listener.state('open');
      this.listener.opened();
    };
    socket.onmessage = ({ data }) => {
      clearTimeout(this.#overdue);
      this.listener.heard(JSON.parse(String(data)) as FromServer);
    };
    socket.onclose = (gone) => {
      if (gone?.code === SENT_AWAY) window.location.reload();
      this.#lost(socket, GOODBYES.includes(gone?.code ?? 0));
    };
  }

  /** Says it if the line is open; what must not be lost is said again by `opened`. */
  send(message: ToServer): boolean {
    if (this.#socket?.readyState !== OPEN) return false;
    this.#socket.send(JSON.stringify(message));
    return true;
  }

  /** Try at once: the network came back, or somebody looks at the page again. */
  nudge(): void {
    if (this.#closed) return;
    if (this.#socket?.readyState === OPEN) this.#ping();
    else if (this.#retry !== undefined) this.open();
  }

  /** The browser says that the network is gone: do not wait for the socket to notice. */
  drop(): void {
    const socket = this.#socket;
    if (!socket) return;
    socket.close();
    this.#lost(socket);
  }

  close(): void {
    this.#closed = true;
    this.#quiet();
    clearTimeout(this.#retry);
    this.#socket?.close();
  }

  /** A node that says goodbye has others beside it, or comes back at once: no need for patience. */
  #lost(socket: Socket, goodbye = false): void {
    if (socket !== this.#socket || this.#closed) return;
    this.#socket = undefined;
    this.#quiet();
    this.listener.state('lost');
    const patience = PATIENCE[Math.min(this.#tries++, PATIENCE.length - 1)] ?? 0;
    const wait = goodbye ? Math.random() * SCATTER : patience * (0.5 + Math.random());
    this.#retry = setTimeout(() => this.open(), wait);
  }

  #keepAlive(): void {
    this.#quiet();
    this.#pings = setInterval(() => this.#ping(), PING_EVERY);
    this.#steady = setTimeout(() => (this.#tries = 0), STEADY);
  }

  #ping(): void {
    this.send({ type: 'ping' });
    clearTimeout(this.#overdue);
    this.#overdue = setTimeout(() => this.drop(), PONG_WITHIN);
  }

  #quiet(): void {
    clearInterval(this.#pings);
    clearTimeout(this.#overdue);
    clearTimeout(this.#steady);
  }
}

function address(): string {
  const { protocol, host } = window.location;
  return `${protocol === 'https:' ? 'wss' : 'ws'}://${host}/api/ws`;
}
