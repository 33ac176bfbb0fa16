/** What part of the chart is looked at: all of it, or what fingers and the action ask for. */
import { Tween } from 'svelte/motion';
import { cubicInOut } from 'svelte/easing';
import { lasting } from '../../shared/motion';
import { HIGH, WIDE, type Box, type Point } from './chart';

const ALL: Box = { x: 0, y: 0, width: WIDE, height: HIGH };
const CLOSEST = 230;

export class Camera {
  readonly #box = new Tween<Box>(ALL, { duration: 0, easing: cubicInOut });
  /** The size of the window the chart is seen through (px). */
  size = $state({ width: WIDE, height: HIGH });
  /** Whether somebody moved the chart by hand since it last was seen whole. */
  held = $state(false);

  get box(): Box {
    return this.#box.current;
  }

  get viewBox(): string {
    const { x, y, width, height } = this.box;
    return `${x} ${y} ${width} ${height}`;
  }

  /** Chart units a pixel covers. */
  get unit(): number {
    return Math.max(this.box.width / this.size.width, this.box.height / this.size.height);
  }

  get close(): boolean {
    return this.#box.target.width < WIDE - 1;
  }

  /** Small windows follow the action. */
  get follows(): boolean {
    return !this.held && Math.min(this.size.width, this.size.height * 1.1) < 560;
  }

  whole(): void {
    this.held = false;
    void this.#box.set(ALL, { duration: lasting(450) });
  }

  show(box: Box): void {
    void this.#box.set(kept(box), { duration: lasting(450) });
  }

  zoom(factor: number, around: Point = this.#middle(), smooth = false): void {
    this.held = true;
    const { x, y, width, height } = this.box;
    const wide = Math.min(Math.max(width * factor, CLOSEST), WIDE);
    const by = wide / width;
    const box = {
      x: around.x - (around.x - x) * by,
      y: around.y - (around.y - y) * by,
      width: wide,
      height: height * by,
    };
    void this.#box.set(kept(box), { duration: smooth ? lasting(250) : 0 });
    if (wide >= WIDE) this.held = false;
  }

  pan(dx: number, dy: number): void {
    this.held = true;
    const { x, y, width, height } = this.box;
    void this.#box.set(kept({ x: x - dx * this.unit, y: y - dy * this.unit, width, height }), {
      duration: 0,
    });
  }

  /** The point of the chart under a point of the window. */
  under(px: number, py: number): Point {
    const { x, y, width } = this.box;
    const { unit, size } = this;
    return {
      x: x + width / 2 + (px - size.width / 2) * unit,
      y: y + py * unit,
    };
  }

  #middle(): Point {
    const { x, y, width, height } = this.box;
    return { x: x + width / 2, y: y + height / 2 };
  }
}

/** A box in the chart's proportions that does not leave the sheet. */
function kept({ x, y, width, height }: Box): Box {
  const wide = Math.min(Math.max(width, (height * WIDE) / HIGH, CLOSEST), WIDE);
  const high = (wide * HIGH) / WIDE;
  const left = x + width / 2 - wide / 2;
  const top = y + height / 2 - high / 2;
  return {
    x: Math.min(Math.max(left, 0), WIDE - wide),
    y: Math.min(Math.max(top, 0), HIGH - high),
    width: wide,
    height: high,
  };
}
