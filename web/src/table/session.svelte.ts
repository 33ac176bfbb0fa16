/** One table this browser looks at: its seats, its feeds, and the moves on their way. */
import { api, newId, Refused } from '../api/http';
import {
  SPECTATOR,
  type CatchUp,
  type ChatLine,
  type Clock,
  type FromServer,
  type Step,
  type Table,
  type Text,
} from '../api/types';
import { news } from '../away/news.svelte';
import { Wire, type WireState } from '../api/wire';
import { keepPromise, promiseOf } from '../fair/salts';
import type { AnyGamePage } from '../games/contract';
import type { Guide } from '../lesson/guide.svelte';
import { sound, sounds } from '../shared/sound';
import { Feed, type Timing } from './feed.svelte';
import { noteGame, tempoAt, type Tempo } from './tempo';

type Sent = { id: string; seat: number; seq: number; move: unknown };

/** How the clock stood, and when this browser was told. */
export type ToldClock = { clock: Clock; at: number };

export type Refusal = { text: Text; rule: string };

export class Session {
  table = $state.raw<Table>() as Table;
  connection = $state<WireState>('connecting');
  feeds = $state.raw<ReadonlyMap<number, Feed>>(new Map());
  chat = $state.raw<readonly ChatLine[]>([]);
  refusal = $state.raw<Refusal>();
  clock = $state.raw<ToldClock>();
  /** Moves sent and not yet answered, by the seat that made them. */
  sent = $state.raw<ReadonlyMap<number, Sent>>(new Map());

  readonly #timing: Timing = {
    tempo: () => this.tempo,
    clockRuns: () => this.mySeats.some((seat) => !!this.clock?.clock.running.includes(seat)),
  };
  #shown = false;
  readonly #wire: Wire;
  readonly #online = () => this.#wire.nudge();
  readonly #turned = () => {
    this.#wire.nudge();
    this.#look();
  };
  readonly #offline = () => this.#wire.drop();

  constructor(
    table: Table,
    private readonly page: AnyGamePage,
    dial?: ConstructorParameters<typeof Wire>[1],
    /** Who explains the game, at a table where it is learnt. */
    readonly guide?: Guide,
  ) {
    this.table = table;
    this.#timed(table.clock);
    if (!guide) noteGame(table);
    this.#wire = new Wire(
      {
        opened: () => this.#resume(),
        heard: (message) => this.#hear(message),
        state: (state) => (this.connection = state),
      },
      dial,
    );
    window.addEventListener('online', this.#online);
    window.addEventListener('offline', this.#offline);
    document.addEventListener('visibilitychange', this.#turned);
    this.#wire.open();
  }

  close(): void {
    window.removeEventListener('online', this.#online);
    window.removeEventListener('offline', this.#offline);
    document.removeEventListener('visibilitychange', this.#turned);
    this.#wire.close();
  }

  /** The seats of this browser's person, in order; one that only watches has the spectator's. */
  get mySeats(): readonly number[] {
    const mine = this.table.seats.filter((seat) => seat.you).map((seat) => seat.seat);
    return mine.length > 0 ? mine : [SPECTATOR];
  }

  /** What this browser listens as: its seats and, between several people at one screen, what anybody may see. */
  get #wanted(): readonly number[] {
    return this.mySeats.length > 1 ? [...this.mySeats, SPECTATOR] : this.mySeats;
  }

  /** The pace at which this browser shows the table. */
  get tempo(): Tempo {
    return tempoAt(this.table);
  }

  play(seat: number, move: unknown): void {
    const feed = this.feeds.get(seat);
    if (!feed?.shown || this.sent.has(seat)) return;
    const sent = { id: newId(), seat, seq: feed.received, move };
    this.sent = new Map(this.sent).set(seat, sent);
    this.#send(sent);
  }

  say(seat: number, room: string, text: string): void {
    if (seat === SPECTATOR) void this.#sayWatching(text);
    else this.#wire.send({ type: 'chat', table: this.table.id, seat, room, text });
  }

  async #sayWatching(text: string): Promise<void> {
    try {
      await api.sayWatching(this.table.id, text);
    } catch (error) {
      if (error instanceof Refused) this.#refuse({ text: error.text, rule: '' });
    }
  }

  /** What rests at this step was read: nobody at this screen waits for it any longer. */
  read(seq: number): void {
    this.feeds.forEach((feed) => feed.read(seq));
  }

  /** Shows what is left to show at once, and asks the bots not to dawdle. */
  hurry(): void {
    this.feeds.forEach((feed) => feed.hurry());
    if (!this.mySeats.includes(SPECTATOR)) this.#wire.send({ type: 'hurry', table: this.table.id });
  }

  /** Asks the bots not to wait between their moves: what they do is shown at this browser's own pace. */
  spur(): void {
    this.#wire.send({ type: 'hurry', table: this.table.id });
  }

  /** Asks for something that answers with the table; what the wire told of it meanwhile is newer. */
  async ask(call: Promise<Table>): Promise<void> {
    const before = this.table;
    const table = await call;
    if (this.table === before) this.#changed(table);
  }

  #timed(clock: Clock | null): void {
    if (clock) this.clock = { clock, at: performance.now() };
  }

  #changed(table: Table): void {
    this.table = table;
    this.#timed(table.clock);
    if (!this.guide) noteGame(table);
    this.#watch();
    if (table.status === 'starting') this.#showSalt(table);
  }

  /** Everybody is bound by now: what all are bound to is kept, then this browser's own salt is shown. */
  #showSalt(table: Table): void {
    const promise = promiseOf(table.id);
    if (!promise || this.#shown) return;
    this.#shown = true;
    keepPromise(table.id, { ...promise, seals: table.seats.map(({ seal }) => seal) });
    for (const { seat } of table.seats.filter(({ you, seal }) => you && seal)) {
      this.ask(api.showSalt(table.id, seat, promise.salt)).catch(() => (this.#shown = false));
    }
  }

  /** Who looks is not called to their turn. */
  #look(): void {
    this.#wire.send({ type: 'look', looking: !document.hidden });
  }

  #resume(): void {
    if (document.hidden) this.#look();
    this.feeds.forEach((feed) => this.#watchSeat(feed));
    this.#watch();
    this.sent.forEach((sent) => this.#send(sent));
    this.ask(api.table(this.table.id)).catch(() => undefined);
  }

  /** Listens as everybody who looks at this screen, and as nobody else. */
  #watch(): void {
    const wanted = this.#wanted;
    const feeds = new Map(this.feeds);
    for (const seat of feeds.keys()) {
      if (wanted.includes(seat)) continue;
      feeds.delete(seat);
      this.#wire.send({ type: 'unwatch', table: this.table.id, seat });
    }
    for (const seat of wanted) {
      if (feeds.has(seat)) continue;
      const feed = new Feed(seat, this.page, this.#timing, this.guide);
      feeds.set(seat, feed);
      this.#watchSeat(feed);
    }
    this.feeds = feeds;
  }

  #watchSeat(feed: Feed): void {
    // A lesson begins at its beginning, also where a bot was quicker than the page.
    const told = feed.received >= 0 || (this.guide && !this.guide.begun);
    this.#wire.send({
      type: 'watch',
      table: this.table.id,
      seat: feed.seat,
      ...(told ? { from: feed.received } : {}),
    });
  }

  #send({ id, seat, seq, move }: Sent): void {
    this.#wire.send({ type: 'move', table: this.table.id, seat, seq, id, move });
  }

  #hear(message: FromServer): void {
    switch (message.type) {
      case 'table':
        if (message.table.id === this.table.id) this.#changed(message.table);
        return;
      case 'step':
        if (message.id) this.#answered(message.id);
        if (message.table === this.table.id) this.#update(message);
        return;
      case 'catchUp':
        if (message.table === this.table.id) this.#update(message);
        return;
      case 'played':
      case 'done':
        this.#answered(message.id);
        return;
      case 'refused':
        if (this.#answered(message.id)) this.#refuse({ text: message.error, rule: message.rule });
        return;
      case 'failed':
        this.#refuse({ text: message.error, rule: '' });
        return;
      case 'clock':
        if (message.table === this.table.id) this.#timed(message.clock);
        return;
      case 'chat':
        this.#heardSaying(message);
        return;
      case 'restarts':
        news.told(message.restart);
        return;
      case 'pong':
        return;
    }
  }

  #update(update: Step | CatchUp): void {
    const feed = this.feeds.get(update.seat);
    if (feed && !feed.take(update)) this.#watchSeat(feed);
  }

  #answered(id: string): boolean {
    const left = new Map([...this.sent].filter(([, sent]) => sent.id !== id));
    const known = left.size < this.sent.size;
    this.sent = left;
    return known;
  }

  #refuse(refusal: Refusal): void {
    sound(sounds.no);
    this.refusal = refusal;
  }

  #heardSaying(line: ChatLine): void {
    if (line.table !== this.table.id || this.chat.some((c) => c.room === line.room && c.n === line.n)) return;
    this.chat = [...this.chat, line];
  }
}
