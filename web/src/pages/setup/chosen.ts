/** The choices of a table in a few words. */
import type { Option, Table } from '../../api/types';
import { placeWords } from '../../place/words';
import { say, t } from '../../texts';
import { words } from './words';

/** The variants that are not as usual. */
export function chosenVariants(
  offered: readonly Option[],
  values: Readonly<Record<string, string | undefined>>,
  usual: Readonly<Record<string, string>> = {},
): string[] {
  return offered.flatMap((option) => {
    const value = values[option.id];
    if (option.type === 'toggle') {
      if (value === String(option.on)) return [];
      return value === 'true' ? [say(option.name)] : [t().labelled(say(option.name), t().off)];
    }
    if (option.type === 'writing') return value ? [say(option.name)] : [];
    const chosen = option.values.find(({ id }) => id === value);
    const standard = usual[option.id] ?? option.values[0]?.id;
    return chosen && chosen.id !== standard ? [t().labelled(say(option.name), say(chosen.name))] : [];
  });
}

export function chosenTerms({ pace, listed, rated }: Pick<Table, 'pace' | 'listed' | 'rated'>): string[] {
  return [
    placeWords().paceShort[pace],
    listed ? words().forAll : words().byInvitation,
    ...(rated && !listed ? [words().counts] : []),
  ];
}
