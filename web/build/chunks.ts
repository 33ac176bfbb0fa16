/**
 * One file for what several pages and games share: left to itself Rollup makes one for each set of pages that use a
 * thing, and a table was thirty small journeys.
 */
import type { Rollup } from 'vite';

type ModuleOf = Rollup.ManualChunkMeta['getModuleInfo'];

/** The first page: what every address needs. */
const FIRST = /\/src\/page\.ts$/;
/** What a person waits for: the rest is asked for from there. */
const AWAITED =
  /\/src\/(pages\/(TablePage|RulesPage|ReplayPage|SetupPage)\.svelte|games\/\w+\/(index\.ts|Rules(Fr|En)\.svelte))$/;
/** A game's own things stay with the game. */
const OWN = /\/src\/games\/\w+\//;

function reached(from: string, moduleOf: ModuleOf): Set<string> {
  const found = new Set([from]);
  for (const id of found) moduleOf(id)?.importedIds.forEach((imported) => found.add(imported));
  return found;
}

/** Which file a module goes into; those that are in none go where Rollup would put them. */
function plan(ids: string[], moduleOf: ModuleOf): Map<string, string> {
  const often = new Map<string, number>();
  for (const id of ids.filter((one) => AWAITED.test(one)))
    for (const one of reached(id, moduleOf)) often.set(one, (often.get(one) ?? 0) + 1);
  const shared = [...often].filter(([id, times]) => times > 1 && !OWN.test(id)).map(([id]) => id);
  const file = (name: string, roots: string[]) =>
    roots.flatMap((root) => [...reached(root, moduleOf)]).map((id) => [id, name] as const);
  return new Map([
    ...shared.map((id) => [id, 'shared'] as const),
    // What everybody needs waits for nothing that only some do.
    ...file(
      'page',
      ids.filter((id) => FIRST.test(id)),
    ),
    ...file(
      'index',
      ids.filter((id) => moduleOf(id)?.isEntry),
    ),
  ]);
}

export function chunks(): Rollup.GetManualChunk {
  let files: Map<string, string> | undefined;
  return (id, { getModuleIds, getModuleInfo }) => {
    files ??= plan([...getModuleIds()], getModuleInfo);
    return files.get(id);
  };
}
