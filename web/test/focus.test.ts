import { afterEach, beforeEach, expect, it } from 'vitest';
import { keepFocus } from '../src/shared/focus';

let board: HTMLElement;
let stop: () => void;
const byId = (id: string) => document.getElementById(id) as HTMLElement;
const press = (id: string) => {
  byId(id).focus();
  byId(id).click();
};
const settled = () => new Promise((done) => setTimeout(done));

beforeEach(() => {
  document.body.innerHTML =
    '<main tabindex="-1"><button id="cell"></button><button id="card"></button></main><button id="yes"></button>';
  board = document.querySelector('main') as HTMLElement;
  stop = keepFocus(board);
});
afterEach(() => {
  stop();
});

it('goes back to the board when the button pressed is gone', async () => {
  press('cell');
  byId('yes').focus();
  byId('yes').remove();
  await settled();
  expect(document.activeElement).toBe(byId('cell'));
});

it('passes over what has left the board itself', async () => {
  press('cell');
  press('card');
  byId('card').remove();
  await settled();
  expect(document.activeElement).toBe(byId('cell'));
});

it('takes the board when nothing on it is known', async () => {
  byId('yes').focus();
  byId('yes').remove();
  await settled();
  expect(document.activeElement).toBe(board);
});

it('leaves the focus alone where it was left on purpose', async () => {
  byId('yes').focus();
  byId('yes').blur();
  await settled();
  byId('yes').remove();
  await settled();
  expect(document.activeElement).toBe(document.body);
});
