import { describe, expect, it } from 'vitest';
import { formParts, overBudget, sumOf, tableOf, weighPage } from './byte-budgets.ts';

interface Parts {
  readonly imports?: string[];
  readonly dynamicImports?: string[];
  readonly css?: string[];
  readonly assets?: string[];
}

const chunk = (file: string, parts: Parts = {}) => ({ file, imports: [], dynamicImports: [], css: [], assets: [], ...parts });

const page = 'src/features/list/list-page.tsx';
const manifest = {
  'src/entry-client.tsx': chunk('assets/entry.js', {
    imports: ['_vendor.js'],
    dynamicImports: [page, 'src/features/other/other-page.tsx', 'src/browser-site.tsx'],
    css: ['assets/site.css'],
    assets: ['assets/figtree.woff2'],
  }),
  'src/shell/shell.ts': chunk('assets/shell.js'),
  'src/shell/start.ts': chunk('assets/start.js'),
  '_vendor.js': chunk('assets/vendor.js'),
  '_table.js': chunk('assets/table.js', { imports: ['_vendor.js'] }),
  [page]: chunk('assets/list.js', {
    imports: ['src/entry-client.tsx', '_table.js'],
    dynamicImports: ['src/editor.tsx'],
    css: ['assets/list.css'],
  }),
  'src/features/other/other-page.tsx': chunk('assets/other.js'),
  'src/browser-site.tsx': chunk('assets/site.js', { dynamicImports: ['src/device.ts'] }),
  'src/device.ts': chunk('assets/device.js', { assets: ['assets/worker.js'] }),
  'src/editor.tsx': chunk('assets/editor.js', { imports: ['_table.js', '_form.js'] }),
  '_form.js': chunk('assets/form.js'),
};

const bytes: Readonly<Record<string, number>> = {
  'assets/entry.js': 1_000,
  'assets/shell.js': 200,
  'assets/start.js': 50,
  'assets/vendor.js': 5_000,
  'assets/table.js': 300,
  'assets/list.js': 400,
  'assets/site.css': 70,
  'assets/list.css': 30,
  'assets/figtree.woff2': 900,
  'assets/site.js': 10,
  'assets/device.js': 20,
  'assets/worker.js': 3_000,
  'assets/editor.js': 60,
  'assets/form.js': 6,
};
const bytesOf = (file: string): number => bytes[file] ?? Number.NaN;
const weight = weighPage(manifest, page, bytesOf);
const enough = { page: 6_250, soon: 710, form: 66, frame: 200, styles: 100, font: 900 };

describe('what a page weighs', () => {
  it('is entry, frame and all that they import, each once and the heaviest first', () => {
    expect(weight.scripts.map(({ file }) => file)).toEqual([
      'assets/vendor.js',
      'assets/entry.js',
      'assets/shell.js',
      'assets/start.js',
    ]);
    expect(sumOf(weight.scripts)).toBe(6_250);
    expect([sumOf(weight.styles), sumOf(weight.fonts)]).toEqual([100, 900]);
  });

  it('is soon followed by what takes the page over', () => {
    expect(weight.soon.map(({ file }) => file)).toEqual(['assets/list.js', 'assets/table.js', 'assets/site.js']);
  });

  it('leaves aside what is loaded later, which it names with all it would bring; other pages are none of it', () => {
    expect(weight.later).toEqual([
      { file: 'src/editor.tsx', bytes: 66 },
      { file: 'src/device.ts', bytes: 3_020 },
    ]);
    expect(tableOf([weight])).toMatch(
      /list-page +6[.]3 +4 +0[.]7 +0[.]1 +0[.]9\n {2}later: editor[.]tsx 0[.]1, device[.]ts 3[.]0/,
    );
  });
});

describe('a budget', () => {
  it('is kept to the byte', () => {
    expect(overBudget(weight, enough)).toEqual([]);
  });

  it('that is too small by a byte is told with the heaviest files', () => {
    expect(overBudget(weight, { ...enough, page: 6_249 })).toEqual([
      `${page}: script of 6.3 kB, more than 6.2; heaviest: assets/vendor.js 5.0, assets/entry.js 1.0, assets/shell.js 0.2, assets/start.js 0.1`,
    ]);
    const less = (part: keyof typeof enough) => overBudget(weight, { ...enough, [part]: enough[part] - 1 });
    expect(less('soon')).toEqual([expect.stringContaining('script that takes it over of 0.7 kB')]);
    expect(less('frame')).toEqual([expect.stringContaining("frame's script of 0.2 kB")]);
    const withForm = { ...weight, later: formParts.map((file) => ({ file, bytes: 66 })) };
    expect(overBudget(withForm, enough)).toEqual([]);
    expect(overBudget(withForm, { ...enough, form: 65 })).toEqual([
      expect.stringMatching(/^src\/features\/list\/list-page[.]tsx: form of 0[.]1 kB, more than 0[.]1; heaviest: src\/request\//),
    ]);
    expect(less('styles')).toEqual([expect.stringContaining('styles of 0.1 kB')]);
    expect(less('font')).toEqual([expect.stringContaining('font of 0.9 kB')]);
  });
});
