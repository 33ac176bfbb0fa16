/** A picture worth sharing: the game's lid, who won and why, and everybody's place, drawn on a canvas. */
import type { Mark } from '../marks';

export type Result = {
  game: string;
  title: string;
  why: string;
  footer: string;
  ranking: readonly { place: string; name: string; score: string; mark: Mark; first: boolean }[];
};

export const WIDTH = 1200;
export const HEIGHT = 630;

const LID = { x: 0, y: 0, width: 560, height: HEIGHT };
const PAPER = '#fcf7ee';
const INK = '#2b2220';
const SOFT = '#5b4c42';
const GLOW = '#f2c14e';
const TITLE = "'Fraunces', Georgia, serif";
const TEXT = "'Atkinson Hyperlegible', Verdana, sans-serif";

/** Words on lines no wider than `width`. */
export function wrap(text: string, width: number, measure: (line: string) => number): string[] {
  const lines: string[] = [];
  // A space that must not break stays inside its word.
  for (const word of text.split(/[ \n]+/)) {
    const longer = [lines.at(-1), word].filter(Boolean).join(' ');
    if (lines.length > 0 && measure(longer) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

function imageOf(svg: SVGElement): Promise<HTMLImageElement> {
  const copy = svg.cloneNode(true) as SVGElement;
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
  copy.setAttribute('width', String(LID.width));
  copy.setAttribute('height', String(LID.height));
  const image = new Image();
  const drawn = new Promise<HTMLImageElement>((done, failed) => {
    image.onload = () => done(image);
    image.onerror = () => failed(new Error('no picture'));
  });
  image.src = `data:image/svg+xml,${encodeURIComponent(new XMLSerializer().serializeToString(copy))}`;
  return drawn;
}

/** Draws the result beside the lid of its box. */
export async function draw(result: Result, lid: SVGElement): Promise<Blob> {
  await document.fonts.ready;
  const canvas = document.createElement('canvas');
  canvas.width = WIDTH;
  canvas.height = HEIGHT;
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('no canvas');
  pen.fillStyle = PAPER;
  pen.fillRect(0, 0, WIDTH, HEIGHT);
  pen.drawImage(await imageOf(lid), LID.x, LID.y, LID.width, LID.height);
  words(pen, result);
  return new Promise((done, failed) =>
    canvas.toBlob((blob) => (blob ? done(blob) : failed(new Error('no picture'))), 'image/png'),
  );
}

function words(pen: CanvasRenderingContext2D, { game, title, why, footer, ranking }: Result): void {
  const left = LID.width + 48;
  const width = WIDTH - left - 48;
  let y = 78;
  const write = (text: string, font: string, colour: string, height: number, most = 9) => {
    pen.font = font;
    pen.fillStyle = colour;
    for (const line of wrap(text, width, (one) => pen.measureText(one).width).slice(0, most)) {
      pen.fillText(line, left, y);
      y += height;
    }
  };
  write(game, `600 34px ${TITLE}`, SOFT, 62);
  write(title, `600 52px ${TITLE}`, INK, 58, 2);
  y -= 8;
  write(why, `400 25px ${TEXT}`, SOFT, 33, 4);
  y += 14;
  const row = Math.min(46, (HEIGHT - 70 - y) / ranking.length);
  for (const { place, name, score, mark, first } of ranking) {
    if (first) {
      pen.fillStyle = GLOW;
      pen.globalAlpha = 0.3;
      pen.fillRect(left - 12, y - row / 2 - 6, width + 24, row - 4);
      pen.globalAlpha = 1;
    }
    pen.fillStyle = INK;
    pen.font = `600 24px ${TITLE}`;
    pen.fillText(place, left, y);
    stamp(pen, mark, left + 62, y - 20);
    pen.fillStyle = INK;
    pen.font = `${first ? 700 : 400} 25px ${TEXT}`;
    const scored = pen.measureText(score).width;
    pen.fillText(name, left + 100, y, width - 120 - scored);
    pen.fillText(score, left + width - scored, y);
    y += row;
  }
  pen.font = `600 24px ${TITLE}`;
  pen.fillStyle = SOFT;
  pen.fillText(footer, left, HEIGHT - 30);
}

function stamp(pen: CanvasRenderingContext2D, mark: Mark, x: number, y: number): void {
  pen.save();
  pen.translate(x, y);
  const shape = new Path2D(mark.shape);
  pen.fillStyle = mark.colour;
  pen.fill(shape);
  pen.strokeStyle = '#1a1512';
  pen.lineWidth = 1.5;
  pen.stroke(shape);
  pen.restore();
}
