/** What a person chose for this browser, kept from one visit to the next. */
import type { Lang } from './api/types';

export type Theme = 'system' | 'light' | 'dark';

/** How long moves are shown; `auto` is calm in the first games of each kind and lively from then on. */
export type Pace = 'auto' | 'calm' | 'lively' | 'instant';

export function recall<T>(key: string, otherwise: T): T {
  try {
    const kept = localStorage.getItem(`chapeau.${key}`);
    return kept === null ? otherwise : (JSON.parse(kept) as T);
  } catch {
    return otherwise;
  }
}

export function keep(key: string, value: unknown): void {
  try {
    localStorage.setItem(`chapeau.${key}`, JSON.stringify(value));
  } catch {
    // A browser that keeps nothing can still play.
  }
}

/** Which of our languages the browser asks for. */
export function browserLang(): Lang {
  const wanted = navigator.languages.find((l) => /^(fr|en)\b/i.test(l));
  return wanted?.toLowerCase().startsWith('en') ? 'en' : 'fr';
}

class Settings {
  #lang = $state<Lang>(recall<Lang>('lang', browserLang()));
  #theme = $state<Theme>(recall<Theme>('theme', 'system'));
  #sound = $state(recall('sound', true));
  #hints = $state(recall('hints', true));
  #name = $state(recall('name', ''));
  #hat = $state(recall('hat', ''));
  #pace = $state<Pace>(recall<Pace>('pace', 'auto'));

  get lang() {
    return this.#lang;
  }
  set lang(lang: Lang) {
    keep('lang', (this.#lang = lang));
  }
  get theme() {
    return this.#theme;
  }
  set theme(theme: Theme) {
    keep('theme', (this.#theme = theme));
  }
  get sound() {
    return this.#sound;
  }
  set sound(sound: boolean) {
    keep('sound', (this.#sound = sound));
  }
  get hints() {
    return this.#hints;
  }
  set hints(hints: boolean) {
    keep('hints', (this.#hints = hints));
  }
  get name() {
    return this.#name;
  }
  set name(name: string) {
    keep('name', (this.#name = name));
  }
  get hat() {
    return this.#hat;
  }
  set hat(hat: string) {
    keep('hat', (this.#hat = hat));
  }
  get pace() {
    return this.#pace;
  }
  set pace(pace: Pace) {
    keep('pace', (this.#pace = pace));
  }
}

export const settings = new Settings();
