/** Adds the licence text of every package in the built page, in `licences/`. */
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Plugin, Rollup } from 'vite';

const PACKAGE = /^.*\/node_modules\/(?:@[^/]+\/)?([^/]+)(?=\/)/;
const TEXT = /^licen[cs]e(\.(md|txt))?$/i;

/** Returns the source files that contribute code to the built page. */
function sources(bundle: Rollup.OutputBundle): string[] {
  return Object.values(bundle).flatMap((one) =>
    one.type === 'asset'
      ? one.originalFileNames.map((file) => resolve(file))
      : Object.entries(one.modules)
          .filter(([, { renderedLength }]) => renderedLength > 0)
          .map(([id]) => id),
  );
}

/** The folders of the packages these files come from, by the package's name. */
function packages(files: string[]): Map<string, string> {
  return new Map(
    files.flatMap((file) => {
      const [folder, name] = PACKAGE.exec(file) ?? [];
      return folder && name ? [[name, folder] as const] : [];
    }),
  );
}

export function licences(): Plugin {
  return {
    name: 'licences',
    apply: 'build',
    generateBundle(_, bundle) {
      for (const [name, folder] of packages(sources(bundle))) {
        const text = readdirSync(folder).find((file) => TEXT.test(file));
        if (!text) throw new Error(`${name} brings no licence text`);
        const source = readFileSync(join(folder, text), 'utf8');
        this.emitFile({ type: 'asset', fileName: `licences/${name}.txt`, source });
      }
    },
  };
}
