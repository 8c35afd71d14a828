import { existsSync } from 'node:fs';
import { paths } from '@cotejo/contract/paths';
import { describe, expect, it } from 'vitest';
import { editionOf } from '@cotejo/core/editions';
import { notFoundPage, pages } from './pages/pages.ts';
import { routesFor } from './routes.tsx';

describe('routes', () => {
  it('have a page for every path, and each page the module that its file names', async () => {
    expect(Object.keys(pages).sort()).toEqual(Object.keys(paths).sort());
    for (const spec of [...Object.values(pages), notFoundPage]) {
      expect(existsSync(new URL(`../${spec.file}`, import.meta.url))).toBe(true);
      // The loaded function's own source must name the same file, or the wrong modules would be preloaded.
      expect(spec.lazy.toString()).toContain(spec.file.replace('src/', ''));
      expect(await spec.lazy()).toHaveProperty('Component');
    }
  });

  it('A2.2-001 hold no page of their own until it is gone to', () => {
    const [shell] = routesFor(editionOf('chile'), 'browser');
    const own = shell?.children?.[0]?.children ?? [];
    expect(own.length).toBeGreaterThan(40);
    expect(own.filter(({ Component }) => Component !== undefined)).toEqual([]);
  });

  it('keep header and footer around a page that breaks', () => {
    const [shell] = routesFor(editionOf('chile'), 'server');
    expect(shell?.ErrorBoundary).toBeDefined();
    expect(shell?.children?.[0]?.ErrorBoundary).toBeDefined();
    expect(shell?.children?.[0]?.ErrorBoundary).not.toBe(shell?.ErrorBoundary);
  });
});
