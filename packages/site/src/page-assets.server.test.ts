import { pathToFileURL } from 'node:url';
import { describe, expect, it } from 'vitest';
import { assetsOf, readManifest } from './page-assets.server.ts';

const chunk = (file: string, parts: { imports?: string[]; css?: string[]; assets?: string[] } = {}) => ({
  file,
  imports: [],
  dynamicImports: [],
  css: [],
  assets: [],
  ...parts,
});

const manifest = {
  'src/entry-client.tsx': chunk('assets/entry.js', {
    imports: ['_shared.js'],
    css: ['assets/site.css'],
    assets: ['assets/figtree.woff2', 'assets/drawing.svg'],
  }),
  'src/shell/shell.ts': chunk('assets/shell.js'),
  'src/shell/start.ts': chunk('assets/start.js'),
  '_shared.js': chunk('assets/shared.js'),
  'src/features/a/a-page.tsx': chunk('assets/a.js', { imports: ['src/entry-client.tsx', '_table.js'], css: ['assets/a.css'] }),
  '_table.js': chunk('assets/table.js', { imports: ['_shared.js'] }),
  'src/features/b/b-page.tsx': chunk('assets/b.js'),
};

describe('assetsOf', () => {
  it('names the entry with its modules and fonts, and the styles of all, each once; no page, which comes later', () => {
    expect(assetsOf(manifest)).toEqual({
      shell: '/assets/shell.js',
      start: '/assets/start.js',
      scripts: ['/assets/entry.js'],
      styles: ['/assets/site.css', '/assets/a.css'],
      preloads: ['/assets/shared.js'],
      fonts: ['/assets/figtree.woff2'],
    });
  });

  it('points to the source when nothing was built', () => {
    const missing = readManifest(new URL('./no-such-folder/', pathToFileURL(import.meta.filename)));
    expect(missing).toBeNull();
    expect(assetsOf(missing).scripts).toContain('/src/entry-client.tsx');
  });
});
