/** What a game gives the coach's page: its moves, its beliefs and its reasons in words. */
import type { Judgement, JudgementBelief } from '../api/messages';
import type { Component } from 'svelte';
import type { DecisionProps, Lang, Player } from '../games/contract';
import { settings } from '../settings.svelte';

export type Belief = JudgementBelief;

/** A decision, and how the table lay then. */
export type At<V, M> = {
  view: V;
  /** Whose decision it was, and who reads of it. */
  seat: number;
  players: readonly Player[];
  best: M;
  chosen: M;
};

/** The end of a game, everything open, and the seat that reads of it. */
export type End<V> = Pick<At<V, unknown>, 'view' | 'seat' | 'players'>;

/** A sentence for every reason: one that is missing does not compile. */
export type Sentences<W extends { type: string }, V, M> = {
  [K in W['type']]: (why: Extract<W, { type: K }>, at: At<V, M>) => string;
};

/** A way of playing in words, done too often or too seldom: "Vous bluffez trop rarement en premier". */
export type WayWords = { often: string; seldom: string };

export type CoachWords<V, M, W extends { type: string }, H extends string> = {
  /** What a move is, as one would name it in a list: "Accuser le suspect de gauche". */
  move: (move: M, at: At<V, M>) => string;
  /** What is believed, beside its chance. */
  belief: (belief: Belief, at: At<V, M>) => string;
  why: Sentences<W, V, M>;
  /** The plain lessons of the whole game, read off its end; none where the game gives no such sentence. */
  lessons?: (end: End<V>) => string[];
  ways: Record<H, WayWords>;
};

/** A game's coach as the page holds it. */
export type AnyCoach = {
  move: (move: unknown, at: At<unknown, unknown>) => string;
  belief: (belief: Belief, at: At<unknown, unknown>) => string;
  why: (judgement: Judgement, at: At<unknown, unknown>) => string;
  lessons: (end: End<unknown>) => string[];
  /** Draws a decision. */
  Decision: Component<DecisionProps<unknown, unknown>>;
  /** Nothing for a way of another day, which has no words any more. */
  way: (way: string) => WayWords | undefined;
  /** Whether its chances are rules of thumb: then their order is worth more than their size. */
  rough: boolean;
};

/** Checks a game's words against its own types, then forgets them. */
export function defineCoach<V, M, W extends { type: string }, H extends string>(
  both: Record<Lang, CoachWords<V, M, W, H>>,
  { Decision, rough = false }: { Decision: Component<DecisionProps<V, M>>; rough?: boolean },
): AnyCoach {
  const words = () => both[settings.lang];
  return {
    move: (move, at) => words().move(move as M, at as At<V, M>),
    belief: (belief, at) => words().belief(belief, at as At<V, M>),
    why: ({ why }, at) => {
      const { type } = why as { type?: W['type'] };
      if (!type) return '';
      const sentence = words().why[type] as (why: W, at: At<V, M>) => string;
      return sentence(why as W, at as At<V, M>);
    },
    lessons: (end) => words().lessons?.(end as End<V>) ?? [],
    Decision: Decision as unknown as Component<DecisionProps<unknown, unknown>>,
    way: (way) => (words().ways as Partial<Record<string, WayWords>>)[way],
    rough,
  };
}

/** "62 %", "62%". */
export function percent(lang: Lang, chance: number): string {
  return `${Math.round(100 * chance)}${lang === 'fr' ? '\u00a0' : ''}%`;
}

/** "a 62% chance", "an 80% chance": the article a number asks for. */
export function aChance(chance: number): string {
  const number = Math.round(100 * chance);
  return `${/^(8|11$|18$)/.test(String(number)) ? 'an' : 'a'} ${number}% chance`;
}

const coaches = import.meta.glob<AnyCoach>('../games/*/coach.ts', { import: 'default' });

/** Whether there is somebody to analyse this game. */
export const hasCoach = (game: string) => `../games/${game}/coach.ts` in coaches;

export async function loadCoach(game: string): Promise<AnyCoach | undefined> {
  return coaches[`../games/${game}/coach.ts`]?.();
}
