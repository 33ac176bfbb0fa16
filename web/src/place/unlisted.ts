/** Tables this page wanted in the open list, and for which there was no room. */
const unlisted = new Set<string>();

export const isUnlisted = (id: string): boolean => unlisted.has(id);

/** Looks whether a table just set is in the list, where it was to be. */
export function noteListing(wanted: boolean | undefined, table: { id: string; listed: boolean }): void {
  if (wanted && !table.listed) unlisted.add(table.id);
}
