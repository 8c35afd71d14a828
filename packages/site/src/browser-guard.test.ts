import { build } from 'vite';
import { describe, expect, it } from 'vitest';
import { browserGuard, refusedInBrowser } from '../vite-browser-guard.ts';

describe('refusedInBrowser', () => {
  it.each([
    './page-assets.server.ts',
    './page-assets.server',
    'node:fs',
    'fs',
    'fastify',
    'pg',
    'drizzle-orm/pg-core',
    '@cotejo/server/x',
  ])('refuses %s', (source) => expect(refusedInBrowser(source)).not.toBeNull());

  it.each(['react', './document.tsx', './server-words.ts', '@cotejo/core/money', 'page'])('lets %s pass', (source) =>
    expect(refusedInBrowser(source)).toBeNull(),
  );
});

describe('browserGuard', () => {
  const buildOf = (code: string) =>
    build({
      configFile: false,
      logLevel: 'silent',
      plugins: [
        browserGuard(),
        { name: 'entry', resolveId: (id) => (id === 'entry' ? id : null), load: (id) => (id === 'entry' ? code : null) },
      ],
      build: { write: false, rolldownOptions: { input: 'entry' } },
    });

  it('fails the build when a module of Node gets in', async () => {
    await expect(buildOf("import { readFileSync } from 'node:fs'; console.log(readFileSync);")).rejects.toThrow(
      'is a module of Node',
    );
  });

  it('builds what may go to the browser', async () => {
    await expect(buildOf('console.log(1);')).resolves.toBeDefined();
  });
});
