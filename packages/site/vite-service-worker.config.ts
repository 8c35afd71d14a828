import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { browserGuard } from './vite-browser-guard.ts';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** The service worker by itself: one file without imports, which the server puts its orders before and sends as /sw.js. */
export default defineConfig({
  root: here('.'),
  plugins: [browserGuard()],
  build: {
    outDir: here('dist/worker'),
    emptyOutDir: true,
    copyPublicDir: false,
    target: 'baseline-widely-available',
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: here('src/service-worker/service-worker.ts'),
      output: { entryFileNames: 'service-worker.js', format: 'iife' },
    },
  },
});
