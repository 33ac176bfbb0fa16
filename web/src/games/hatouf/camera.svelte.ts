/** What part of the chart is looked at: all of it, or what fingers and the action ask for. */
import { Tween } from 'svelte/motion';
import { cubicInOut } from 'svelte/easing';
import { lasting } from '../../shared/motion';
import { boxAround, HIGH, WIDE, type Box, type Point } from './chart';

const ALL: Box = { x: 0, y: 0, width: WIDE, height: HIGH };
const CLOSEST = 230;
/** Windows smaller than this (px) follow the action. */
const SMALL = 480;
/** What is seen at most at once in a small window (chart units), so that its numbers can be read. */
const READABLE = 400;

export class Camera {
  /** What has to be seen; the window shows it and, around it, as much as its own shape lets it. */
  readonly #wanted = new Tween<Box>(ALL, { duration: 0, easing: cubicInOut });
  /** The size of the window the chart is seen through (px). */
  size = $state({ width: WIDE, height: HIGH });
  /** Whether somebody moved the chart by hand since it last turned to the action, or was seen whole. */
  held = $state(false);

  readonly #seen = $derived(this.#framed(this.#wanted.current));

  /** What is seen now. */
  get seen(): Box {
    return this.#seen;
  }

  get viewBox(): string {
    const { x, y, width, height } = this.#seen;
    return `${x} ${y} ${width} ${height}`;
  }

  /** Chart units a pixel covers. */
  get unit(): number {
    return this.#seen.width / this.size.width;
  }

  get close(): boolean {
    return this.#wanted.target.width < WIDE && this.#wanted.target.height < HIGH;
  }

  /** All of the chart; `held` keeps it so until something happens out of sight or is chosen. */
  whole(held = false): void {
    this.held = held;
    void this.#wanted.set(ALL, { duration: lasting(450) });
  }

  /** Near enough to read, around these points. */
  near(points: readonly Point[]): void {
    this.#show(this.#around(points, 170));
  }

  /** Turns to what happens, where the whole chart would be too small to read, or where it happens out of sight. */
  follow(points: readonly Point[]): void {
    const outOfSight = !points.every((point) => this.#sees(point));
    if (this.held ? outOfSight : this.small) this.#show(this.#around(points, 150));
  }

  /** Looks for what may be chosen, unless a hand looks for it already. */
  offer(points: readonly Point[]): void {
    if (!this.held && this.small) this.#show(this.#around(points, 170));
  }

  /** Nothing happens: in a small window it stays where it is; else all of the chart, unless a hand holds it. */
  rest(): void {
    if (!this.held && this.close && !this.small) this.whole();
  }

  get small(): boolean {
    return Math.min(this.size.width, this.size.height * 1.1) < SMALL;
  }

  /** These points with some room; a flat window comes nearer, since it has width to spare. */
  #around(points: readonly Point[], room: number): Box {
    const flat = Math.min(1, this.size.height / this.size.width);
    return boxAround(points, room, { width: READABLE, height: READABLE * flat });
  }

  #sees({ x, y }: Point): boolean {
    const seen = this.#seen;
    return x >= seen.x && x <= seen.x + seen.width && y >= seen.y && y <= seen.y + seen.height;
  }

  #show(box: Box): void {
    this.held = false;
    void this.#wanted.set(box, { duration: lasting(450) });
  }

  /** Nearer or further by a factor of what is seen, around a point that stays where it is. */
  zoom(factor: number, around: Point = this.#middle(), smooth = false): void {
    const { x, y, width, height } = this.#seen;
    const most = this.#framed(ALL).width;
    const by = Math.min(Math.max(width * factor, CLOSEST), most) / width;
    if (width * by >= most) return this.whole(true);
    this.held = true;
    const box = {
      x: around.x - (around.x - x) * by,
      y: around.y - (around.y - y) * by,
      width: width * by,
      height: height * by,
    };
    void this.#wanted.set(this.#framed(box), { duration: smooth ? lasting(250) : 0 });
  }

  pan(dx: number, dy: number): void {
    this.held = true;
    const { x, y, width, height } = this.#seen;
    const box = { x: x - dx * this.unit, y: y - dy * this.unit, width, height };
    void this.#wanted.set(this.#framed(box), { duration: 0 });
  }

  /** The point of the chart under a point of the window. */
  under(px: number, py: number): Point {
    return { x: this.#seen.x + px * this.unit, y: this.#seen.y + py * this.unit };
  }

  #middle(): Point {
    const { x, y, width, height } = this.#seen;
    return { x: x + width / 2, y: y + height / 2 };
  }

  /** The box of the window's own shape around another, kept on the sheet as far as that goes. */
  #framed({ x, y, width, height }: Box): Box {
    const shape = this.size.width / Math.max(this.size.height, 1);
    const wide = Math.max(width, height * shape);
    const high = wide / shape;
    return {
      x: within(x + width / 2 - wide / 2, wide, WIDE, 0.5),
      y: within(y + height / 2 - high / 2, high, HIGH, 0),
      width: wide,
      height: high,
    };
  }
}

/** Where a stretch begins so that it stays on the sheet; one longer than the sheet is laid over it. */
function within(start: number, length: number, sheet: number, rest: number): number {
  return length > sheet ? (sheet - length) * rest : Math.min(Math.max(start, 0), sheet - length);
}
