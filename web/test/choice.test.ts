/** What is tapped twice, and what needs but one tap. */
import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Moment } from '../src/games/contract';
import hatouf from '../src/games/hatouf';
import hunch from '../src/games/hunch';
import { Choice, onlyMove } from '../src/pages/play/choice.svelte';
import { settings } from '../src/settings.svelte';
import TurnLine from '../src/shared/TurnLine.svelte';

const moment = (view: unknown, moves: readonly unknown[]): Moment<unknown, unknown> => ({
  view,
  moves,
  turn: { acting: [0], chance: false, over: false, places: [] },
  seat: 0,
  players: [],
});

beforeEach(() => {
  settings.lang = 'fr';
});
afterEach(cleanup);

describe('a move with nothing to decide', () => {
  const discard = { type: 'discard', card: 'K' };

  it('is the only one of a game that lists every move', () => {
    expect(onlyMove(hatouf, moment({ step: 'PLAY' }, [discard]))).toEqual({ move: discard });
    expect(onlyMove(hatouf, moment({ step: 'PLAY' }, [discard, { type: 'play' }]))).toBeUndefined();
    expect(onlyMove(hatouf, moment({ step: 'PLAY' }, []))).toBeUndefined();
    expect(onlyMove(hatouf, undefined)).toBeUndefined();
  });

  it('is never one of those a game does not list all of', () => {
    expect(onlyMove(hunch, moment({ step: 'WRITE' }, [{ type: 'write' }]))).toBeUndefined();
    expect(onlyMove(hunch, moment({ step: 'BID' }, [{ type: 'pass' }]))).toEqual({ move: { type: 'pass' } });
  });

  it('is made by one tap, without a question', async () => {
    const only = vi.fn();
    const question = vi.fn();
    render(TurnLine, {
      line: 'À vous',
      yours: true,
      question: undefined,
      busy: false,
      yes: question,
      no: question,
      hurry: question,
      act: { label: 'Jouer', run: only },
    });
    const buttons = screen.getAllByRole('button');
    expect(buttons).toHaveLength(1);
    await fireEvent.click(buttons[0] as HTMLElement);
    expect(only).toHaveBeenCalledOnce();
    expect(question).not.toHaveBeenCalled();
  });
});

describe('a move that was tapped once', () => {
  const ask = { text: 'Accuser Zoé ?', yes: 'Accuser' };

  it('is meant when it is tapped again, and no other is', () => {
    const choice = new Choice();
    choice.make({ accuse: 1 }, ask, [{ accuse: 1 }, { accuse: 2 }]);
    expect(choice.question).toEqual(ask);
    expect(choice.repeats({ accuse: 1 })).toBe(true);
    expect(choice.repeats({ accuse: 2 })).toBe(false);
    choice.drop();
    expect(choice.repeats({ accuse: 1 })).toBe(false);
  });

  it('lasts as long as what may be chosen stays the same', () => {
    const choice = new Choice();
    choice.make(1, ask, [1, 2]);
    choice.outlive([1, 2]);
    expect(choice.move).toBe(1);
    choice.outlive([2]);
    expect(choice.question).toBeUndefined();
  });
});
