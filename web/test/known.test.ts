/** The tables this browser knows of before the server has said anything. */
import { beforeEach, describe, expect, it } from 'vitest';
import type { Table } from '../src/api/types';
import { knownTables, knowTable, knowTables } from '../src/table/known';

const table = (id: string, status: Table['status'], you = true) =>
  ({ id, status, seats: [{ seat: 0, you }], acting: [] }) as unknown as Table;

const ids = () => knownTables().map(({ id }) => id);

beforeEach(() => localStorage.clear());

describe('tables this browser knows', () => {
  it('are those one sits at, the last seen first', () => {
    expect(ids()).toEqual([]);
    knowTable(table('a', 'open'));
    knowTable(table('b', 'playing'));
    knowTable(table('a', 'playing'));
    expect(ids()).toEqual(['a', 'b']);
  });

  it('are not those one only watches, left, or that are over', () => {
    knowTables([table('a', 'playing'), table('b', 'playing')]);
    knowTable(table('c', 'playing', false));
    expect(ids()).toEqual(['a', 'b']);
    knowTable(table('a', 'over'));
    knowTable(table('b', 'playing', false));
    expect(ids()).toEqual([]);
  });

  it('are left out where another version of the page kept something else', () => {
    localStorage.setItem('chapeau.tables', JSON.stringify([{ id: 'a' }, table('b', 'open')]));
    expect(ids()).toEqual(['b']);
    localStorage.setItem('chapeau.tables', '{"a":1}');
    expect(ids()).toEqual([]);
    localStorage.setItem('chapeau.tables', 'nonsense');
    expect(ids()).toEqual([]);
  });
});
