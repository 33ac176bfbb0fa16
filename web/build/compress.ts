/** A .gz and a .br beside every built file a browser would gain from, so that the server never compresses twice. */
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { Plugin, ResolvedConfig } from 'vite';

const WORTH_IT = /\.(js|css|html|svg|json|webmanifest)$/;
const SMALLEST = 1024;

export function compress(): Plugin {
  let config: ResolvedConfig;
  return {
    name: 'compress',
    apply: 'build',
    configResolved(resolved) {
      config = resolved;
    },
    closeBundle() {
      const folder = config.build.outDir;
      for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
        const file = join(folder, name);
        if (!WORTH_IT.test(name) || statSync(file).size < SMALLEST) continue;
        const bytes = readFileSync(file);
        writeFileSync(`${file}.gz`, gzipSync(bytes, { level: 9 }));
        writeFileSync(`${file}.br`, brotliCompressSync(bytes));
      }
    },
  };
}
