import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { CatchUp, FromServer, Step, Table, ToServer } from '../src/api/types';
import { defineGame } from '../src/games/contract';
import { Guide } from '../src/lesson/guide.svelte';
import { settings } from '../src/settings.svelte';
import { Session } from '../src/table/session.svelte';

class FakeSocket {
  readyState: 0 | 1 | 2 | 3 = 0;
  onopen: (() => void) | null = null;
  onclose: (() => void) | null = null;
  onmessage: ((message: { data: unknown }) => void) | null = null;
  sent: ToServer[] = [];

  send(text: string) {
    this.sent.push(JSON.parse(text) as ToServer);
  }
  close() {
    this.readyState = 3;
  }
  opens() {
    this.readyState = 1;
    this.onopen?.();
  }
  breaks() {
    this.readyState = 3;
    this.onclose?.();
  }
  says(message: FromServer) {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  said(type: ToServer['type']) {
    return this.sent.filter((message) => message.type === type);
  }
}

const scene = { hold: 0 };
const page = defineGame<number, string, string>({
  world: { background: '', card: '', ink: '' },
  Table: () => ({}),
  scene: (_, shown) => ({ view: shown, hold: scene.hold }),
  tell: (event) => event,
  why: () => '',
  turnLine: () => '',
  clause: () => '',
  rules: { fr: () => Promise.reject(new Error()), en: () => Promise.reject(new Error()) },
  chat: 'none',
});

const table: Table = {
  id: 't1',
  game: 'hattari',
  version: 1,
  players: 2,
  options: {},
  status: 'playing',
  stopped: false,
  host: true,
  lesson: false,
  commitment: '',
  acting: [],
  seats: [
    {
      seat: 0,
      kind: 'person',
      name: 'Léa',
      bot: '',
      hat: '',
      seal: '',
      you: true,
      present: true,
      standIn: false,
      program: false,
      takeOver: false,
      patience: 0,
    },
    {
      seat: 1,
      kind: 'bot',
      name: 'Zoé',
      bot: 'novice',
      hat: '',
      seal: '',
      you: false,
      present: true,
      standIn: false,
      program: false,
      takeOver: false,
      patience: 0,
    },
  ],
  seq: 3,
  rematch: '',
  invite: '',
  pace: 'none',
  listed: false,
  rated: false,
  lang: '',
  clock: null,
  again: null,
};

const turn = { acting: [0], chance: false, over: false, places: [] };
const said = (seq: number) => [{ event: `e${seq}` }];

const step = (seq: number, more: Partial<Step> = {}): Step => ({
  type: 'step',
  table: 't1',
  seat: 0,
  seq,
  actor: 0,
  events: said(seq),
  changes: [['at', seq]],
  turn,
  ...more,
});

const catchUp = (seq: number): CatchUp => ({
  type: 'catchUp',
  table: 't1',
  seat: 0,
  seq,
  events: said(seq),
  view: { at: seq, seats: [{ cards: [1, 2] }, { cards: [3] }] },
  turn,
  moves: ['go'],
});

let sockets: FakeSocket[];
let session: Session;
const socket = () => sockets.at(-1) as FakeSocket;

beforeEach(() => {
  settings.pace = 'calm';
  vi.useFakeTimers();
  vi.spyOn(Math, 'random').mockReturnValue(0.5);
  scene.hold = 0;
  vi.stubGlobal('fetch', () => Promise.reject(new Error('no server here')));
  sockets = [];
  session = new Session(table, page, () => {
    sockets.push(new FakeSocket());
    return socket();
  });
  socket().opens();
});
afterEach(() => {
  session.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('a session', () => {
  it('watches as the seat of its person', () => {
    expect(socket().sent[0]).toEqual({ type: 'watch', table: 't1', seat: 0 });
  });

  it('asks for all of a lesson that has not begun, however far the bots are', () => {
    const open = () => {
      sockets.push(new FakeSocket());
      return socket();
    };
    const lesson = new Session(table, page, open, new Guide([], 't1'));
    socket().opens();
    expect(socket().sent[0]).toEqual({ type: 'watch', table: 't1', seat: 0, from: -1 });
    lesson.close();
  });

  it('resumes after what it has received, with growing patience', async () => {
    socket().says(catchUp(3));
    socket().breaks();
    expect(session.connection).toBe('lost');
    await vi.advanceTimersByTimeAsync(300);
    expect(sockets).toHaveLength(2);
    socket().breaks();
    await vi.advanceTimersByTimeAsync(300);
    expect(sockets).toHaveLength(2);
    await vi.advanceTimersByTimeAsync(400);
    socket().opens();
    expect(socket().sent[0]).toEqual({ type: 'watch', table: 't1', seat: 0, from: 3 });
    expect(session.connection).toBe('open');
  });

  it('sends a move again by the same id until it is answered', async () => {
    socket().says(catchUp(3));
    session.play(0, 'go');
    const [first] = socket().said('move');
    expect(first).toMatchObject({ seat: 0, seq: 3, move: 'go' });
    socket().breaks();
    await vi.advanceTimersByTimeAsync(300);
    socket().opens();
    expect(socket().said('move')).toEqual([first]);
    socket().says(step(4, first?.type === 'move' ? { id: first.id } : {}));
    expect(session.sent.size).toBe(0);
    socket().breaks();
    await vi.advanceTimersByTimeAsync(700);
    socket().opens();
    expect(socket().said('move')).toEqual([]);
  });

  it('leaves open what one may choose while somebody chooses at the same time', async () => {
    scene.hold = 500;
    const feed = () => session.feeds.get(0);
    socket().says(catchUp(3));
    socket().says(step(4, { actor: 1 }));
    expect(feed()?.shown).toMatchObject({ event: 'e4', moves: ['go'] });
    // One's own move is next in line: no more choosing while the other's is still shown.
    socket().says(step(5));
    expect(feed()?.shown).toMatchObject({ event: 'e4', moves: [] });
    await vi.advanceTimersByTimeAsync(500);
    expect(feed()?.shown).toMatchObject({ event: 'e5', moves: [] });
    socket().says(step(6, { actor: 1, moves: ['stay'] }));
    await vi.advanceTimersByTimeAsync(500);
    expect(feed()?.shown).toMatchObject({ event: 'e6', moves: [] });
  });

  it('shows each step once, however often it comes', async () => {
    socket().says(catchUp(3));
    socket().says(step(4));
    socket().says(step(4));
    await vi.advanceTimersByTimeAsync(0);
    const feed = session.feeds.get(0);
    expect(feed?.shown?.seq).toBe(4);
    expect(feed?.log.map(({ told }) => told.event)).toEqual(['e3', 'e4']);
  });

  it('says why a move was refused, and lets another be made', () => {
    socket().says(catchUp(3));
    session.play(0, 'go');
    const [move] = socket().said('move');
    const error = { fr: 'Non.', en: 'No.' };
    socket().says({ type: 'refused', id: move?.type === 'move' ? move.id : '', rule: 'HTR-14', error });
    expect(session.refusal).toEqual({ text: error, rule: 'HTR-14' });
    session.play(0, 'go');
    expect(socket().said('move')).toHaveLength(2);
  });

  it('knows the view from what changed in it', async () => {
    socket().says(catchUp(3));
    const changes = [
      ['seats', 1, 'cards', [3, 4]],
      ['at', 4],
    ];
    socket().says(step(4, { changes }));
    await vi.advanceTimersByTimeAsync(0);
    const view = { at: 4, seats: [{ cards: [1, 2] }, { cards: [3, 4] }] };
    expect(session.feeds.get(0)?.shown).toMatchObject({ view, moves: ['go'] });
  });

  it('asks again for what is missing before a step', () => {
    socket().says(catchUp(3));
    socket().says(step(5));
    expect(socket().said('watch').at(-1)).toEqual({ type: 'watch', table: 't1', seat: 0, from: 3 });
  });

  it('does not let an answer that took its time undo what the wire told meanwhile', async () => {
    let answer: (table: Table) => void = () => undefined;
    const asked = session.ask(new Promise<Table>((resolve) => (answer = resolve)));
    socket().says({ type: 'table', table: { ...table, seq: 9 } });
    answer({ ...table, seq: 8 });
    await asked;
    expect(session.table.seq).toBe(9);
  });

  it('dials ever more slowly when the line closes as soon as it is open', async () => {
    for (let i = 0; i < 20; i++) {
      socket().breaks();
      await vi.advanceTimersByTimeAsync(1000);
      if (socket().readyState === 0) socket().opens();
    }
    expect(sockets.length).toBeLessThan(9);
  });

  it('notices a line that went silent', async () => {
    await vi.advanceTimersByTimeAsync(20_000);
    expect(socket().said('ping')).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(8_000);
    expect(session.connection).toBe('lost');
  });
});
