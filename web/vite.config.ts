import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { chunks } from './build/chunks';
import { colours } from './build/colours';
import { compress } from './build/compress';
import { inline } from './build/inline';
import { licences } from './build/licences';
import { shells } from './build/shells';
import { worker } from './build/worker';

const server = process.env['CHAPEAU_SERVER'] ?? 'http://localhost:8080';

export default defineConfig({
  plugins: [colours(), svelte(), inline(), worker(), shells(), licences(), compress()],
  // vitest would otherwise take Svelte's server build
  ...(process.env['VITEST'] ? { resolve: { conditions: ['browser'] } } : {}),
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    rollupOptions: { output: { manualChunks: chunks() } },
  },
  server: { proxy: { '/api': { target: server, ws: true } } },
  test: {
    environment: 'jsdom',
    include: ['test/**/*.test.ts'],
    setupFiles: ['test/setup.ts'],
    // A busy machine is no fault of the page.
    testTimeout: 30_000,
  },
});
