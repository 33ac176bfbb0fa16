/** Tables that this page asked to list and that found no room in the list. */
const unlisted = new Set<string>();

export const isUnlisted = (id: string): boolean => unlisted.has(id);

/** Remembers a new table that was to be listed and is not. */
export function noteListing(wanted: boolean | undefined, table: { id: string; listed: boolean }): void {
  if (wanted && !table.listed) unlisted.add(table.id);
}
