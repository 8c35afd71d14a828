import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { browserGuard } from './vite-browser-guard.ts';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/**
 * The frame's own script, beside what `vite build` made: by itself it has nothing of what pages with script load, so that it
 * stays as small as it is (page-assets.server.ts reads both manifests).
 */
export default defineConfig({
  root: here('.'),
  plugins: [browserGuard()],
  build: {
    outDir: here('dist/client'),
    emptyOutDir: false,
    copyPublicDir: false,
    manifest: '.vite/frame-manifest.json',
    target: 'baseline-widely-available',
    // As a library its few parts that are loaded by themselves are plain imports.
    lib: { entry: { shell: here('src/shell/shell.ts'), start: here('src/shell/start.ts') }, formats: ['es'] },
    rolldownOptions: {
      // What its parts share stays in the one file that every page loads.
      preserveEntrySignatures: 'allow-extension',
      output: { entryFileNames: 'assets/[name]-[hash].js', chunkFileNames: 'assets/[name]-[hash].js', minify: true },
    },
  },
});
