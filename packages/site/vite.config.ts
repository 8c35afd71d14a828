import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { browserGuard } from './vite-browser-guard.ts';
import { writtenCatalogues } from './vite-catalogues.ts';
import { noEval } from './vite-no-eval.ts';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** In development React's fast refresh starts before the entry: a module of its own, because the page is not made by Vite. */
function refreshPreamble(): Plugin {
  const name = '/@refresh-preamble';
  const code = `import { injectIntoGlobalHook } from '/@react-refresh';
injectIntoGlobalHook(window);
window.$RefreshReg$ = () => {};
window.$RefreshSig$ = () => (type) => type;`;
  return {
    name: 'cotejo-refresh-preamble',
    apply: 'serve',
    resolveId: (id) => (id === name ? id : null),
    load: (id) => (id === name ? code : null),
  };
}

/**
 * Two builds of one source: `vite build` makes what browsers load (dist/client, with a manifest) and
 * `vite build --ssr` the page renderer (dist/server/entry-server.js) that the server loads by path. What works without React
 * has builds of its own: vite-frame.config.ts, vite-service-worker.config.ts.
 */
export default defineConfig(({ isSsrBuild, command }) => ({
  root: here('.'),
  plugins: [react(), tailwindcss(), browserGuard(), noEval(), writtenCatalogues(), refreshPreamble()],
  define: command === 'build' ? { 'process.env.NODE_ENV': JSON.stringify('production') } : {},
  // The built renderer carries all it needs, React's production build included; in development only our own source is compiled.
  // What makes PDF files reads its fonts' measures beside itself and is loaded with the first file.
  ssr: { noExternal: command === 'build' ? true : [/^@cotejo\//], external: ['pdfkit'] },
  // One file, which needs no import: the policy that it is sent with lets it load nothing.
  worker: { format: 'es', plugins: () => [browserGuard(), noEval()], rolldownOptions: { output: { codeSplitting: false } } },
  build: isSsrBuild
    ? {
        outDir: here('dist/server'),
        emptyOutDir: true,
        copyPublicDir: false,
        target: 'node24',
        minify: false,
        rolldownOptions: {
          input: here('src/entry-server.tsx'),
          output: { entryFileNames: 'entry-server.js', codeSplitting: false },
        },
      }
    : {
        outDir: here('dist/client'),
        emptyOutDir: true,
        manifest: true,
        target: 'baseline-widely-available',
        assetsInlineLimit: 0,
        modulePreload: { polyfill: false },
        rolldownOptions: {
          input: here('src/entry-client.tsx'),
          output: {
            // Seven letters of a digest tell a file from what it was before; each file that imports it carries them, and nothing compresses them.
            entryFileNames: 'assets/[name]-[hash:7].js',
            // The names of all that shares a file would be in each file that imports it.
            chunkFileNames: ({ name }) => `assets/${name.startsWith('shared~') ? 'shared' : '[name]'}-[hash:7].js`,
            // Joined, what comes together compresses better and is fewer requests.
            codeSplitting: {
              groups: [
                { name: 'vendor', test: /node_modules\/(?:react|react-dom|react-router|scheduler)\//, priority: 2 },
                {
                  name: 'shared',
                  test: /packages\/(?:core|contract|ui|site\/src\/(?!features|pages|local-compare|comparison|request|layout\/(?:fallback|use-place)|product-data\/coverage))/,
                  minShareCount: 3,
                  // What only pages share comes with them, and not with the entry.
                  entriesAware: true,
                  entriesAwareMergeThreshold: 2_500,
                  priority: 1,
                },
              ],
            },
          },
        },
      },
}));
