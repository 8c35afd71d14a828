import { plainDate } from '@cotejo/core/dates';
import { expect, it } from 'vitest';
import { createContentVersion } from './content-version.ts';
import type { CatalogueMemory } from './features/catalogue/catalogue-memory.ts';

const start = { version: 1, uf: '2026-11-20', status: 'of-the-day', usd: '2026-11-19', utm: '2026-11-01', changes: 0 };
const day = plainDate('2026-11-20');

function told(world: typeof start) {
  const memory = {
    snapshot: () => ({ version: world.version }),
    uf: () => ({ date: world.uf, status: world.status }),
    usd: () => ({ date: world.usd }),
    utm: () => ({ date: world.utm }),
  } as unknown as CatalogueMemory;
  return createContentVersion(memory, () => world.changes);
}

it('is the same text as long as nothing changes', () => {
  const versionOf = told(start);
  expect(versionOf('chile', day)).toBe(versionOf('chile', day));
});

it.each(Object.entries({ version: 2, uf: '2026-11-19', status: 'stored', usd: '2026-11-20', utm: '2026-12-01', changes: 1 }))(
  'changes with %s',
  (field, value) => {
    const world = { ...start };
    const versionOf = told(world);
    const before = versionOf('chile', day);
    Object.assign(world, { [field]: value });
    expect(versionOf('chile', day)).not.toBe(before);
    expect(versionOf('chile', day)).toBe(versionOf('chile', day));
  },
);

it('changes with the day, and each edition has its own', () => {
  const versionOf = told(start);
  expect(versionOf('chile', day)).not.toBe(versionOf('chile', plainDate('2026-11-21')));
  const world = { ...start };
  const changing = told(world);
  const [chile, peru] = [changing('chile', day), changing('peru', day)];
  expect(chile).toBe(peru);
  world.version = 2;
  expect(changing('peru', day)).not.toBe(peru);
});
