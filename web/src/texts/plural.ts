/** "1 jeton", "2 jetons": the form a number asks for in a language. */
import type { Lang } from '../api/types';

const rules: Record<Lang, Intl.PluralRules> = {
  fr: new Intl.PluralRules('fr'),
  en: new Intl.PluralRules('en'),
};

export function plural(lang: Lang, count: number, one: string, other: string): string {
  return `${count}\u00a0${rules[lang].select(count) === 'one' ? one : other}`;
}
