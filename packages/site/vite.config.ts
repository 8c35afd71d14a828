import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { browserGuard } from './vite-browser-guard.ts';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/**
 * Two builds of one source: `vite build` makes what browsers load (dist/client, with a manifest) and
 * `vite build --ssr` the page renderer (dist/server/entry-server.js) that the server loads by path.
 */
export default defineConfig(({ isSsrBuild, command }) => ({
  root: here('.'),
  plugins: [react(), tailwindcss(), browserGuard()],
  define: command === 'build' ? { 'process.env.NODE_ENV': JSON.stringify('production') } : {},
  // The built renderer carries all it needs, React's production build included; in development only our own source is compiled.
  ssr: { noExternal: command === 'build' ? true : [/^@cotejo\//] },
  build: isSsrBuild
    ? {
        outDir: here('dist/server'),
        emptyOutDir: true,
        copyPublicDir: false,
        target: 'node24',
        minify: false,
        rolldownOptions: { input: here('src/entry-server.tsx'), output: { entryFileNames: 'entry-server.js' } },
      }
    : {
        outDir: here('dist/client'),
        emptyOutDir: true,
        manifest: true,
        target: 'baseline-widely-available',
        assetsInlineLimit: 0,
        modulePreload: { polyfill: false },
        rolldownOptions: { input: here('src/entry-client.tsx') },
      },
}));
