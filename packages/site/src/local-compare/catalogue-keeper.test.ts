import { editionOf } from '@cotejo/core/editions';
import { describe, expect, it, vi } from 'vitest';
import { createCatalogueKeeper } from './catalogue-keeper.ts';
import type { LocalGround } from './local-ground.ts';
import { FakeWorker } from './testing/fake-worker.ts';
import type { WorkerAnswer, WorkerQuestion } from './worker-messages.ts';
import { openWorkerPort } from './worker-port.ts';

const isapres = '/Comparar/Isapres';

function groundOf(version: string, today = '2026-11-20', compressedBytes = 1000): LocalGround {
  const figures = { today, uf: null, usd: null, ufPublishedUntil: null };
  return { programVersion: 'p1', version, catalogueUrl: `/catalogue/${version}`, compressedBytes, figures };
}

/** A keeper whose world can be changed while it runs. */
function makeKeeper(reply: (question: WorkerQuestion) => WorkerAnswer | undefined = () => ({ kind: 'done' })) {
  const worker = new FakeWorker(reply);
  const world = { ground: groundOf('a') as LocalGround | null, budget: 5000, day: '2026-11-20', isOnline: true, gone: '' };
  const fetched: string[] = [];
  const onChange = vi.fn<() => void>();
  const onVersion = vi.fn<(version: string) => void>();
  const keeper = createCatalogueKeeper({
    edition: editionOf('chile'),
    programVersion: 'p1',
    port: openWorkerPort(worker),
    askGround: async () => world.ground,
    fetchBytes: async (url, cache) => {
      fetched.push(`${cache} ${url}`);
      if (url.endsWith(world.gone || '-')) world.ground = groundOf('b');
      return world.isOnline && !url.endsWith(world.gone || '-') ? new ArrayBuffer(8) : null;
    },
    budget: () => world.budget,
    dayNow: () => world.day,
    onChange,
    onVersion,
  });
  return { keeper, worker, world, fetched, onChange, onVersion };
}

describe('a catalogue', () => {
  it('is loaded once, and answers from then on', async () => {
    const { keeper, worker, fetched, onChange } = makeKeeper();
    expect(await keeper.isOfToday(isapres)).toBe(false);
    await Promise.all([keeper.want(isapres), keeper.want(isapres)]);
    expect(keeper.holds(isapres)).toBe(true);
    expect(await keeper.isOfToday(isapres)).toBe(true);
    expect(fetched).toEqual(['default /catalogue/a']);
    expect(worker.asked[0]?.question).toMatchObject({ kind: 'take', version: 'a', figures: { today: '2026-11-20' } });
    expect(onChange).toHaveBeenCalled();
  });

  it('is told from the same of another day, from another and from none', async () => {
    const { keeper, world } = makeKeeper();
    await keeper.want(isapres);
    const first = keeper.held(isapres);
    expect(keeper.held(isapres)).toBe(first);
    world.day = '2026-11-21';
    await keeper.isOfToday(isapres);
    const second = keeper.held(isapres);
    world.ground = groundOf('b');
    await keeper.want(isapres);
    const third = keeper.held(isapres);
    keeper.giveUp();
    expect(new Set([undefined, first, second, third]).size).toBe(4);
    expect(keeper.held(isapres)).toBeUndefined();
  });

  it('that is heavier than may be loaded is left where it is', async () => {
    const { keeper, world, fetched } = makeKeeper();
    world.ground = groundOf('a', '2026-11-20', 5001);
    await keeper.want(isapres);
    expect([keeper.holds(isapres), fetched]).toEqual([false, []]);
  });

  it('that is refused is fetched once more past the cache, and then never again', async () => {
    const { keeper, fetched } = makeKeeper(() => ({ kind: 'refused', why: 'damaged' }));
    await keeper.want(isapres);
    await keeper.want(isapres);
    expect(keeper.holds(isapres)).toBe(false);
    expect(fetched).toEqual(['default /catalogue/a', 'reload /catalogue/a']);
  });

  it('that was damaged only in the cache is taken', async () => {
    let tries = 0;
    const { keeper } = makeKeeper(({ kind }) => {
      tries += kind === 'take' ? 1 : 0;
      return tries === 1 ? { kind: 'refused', why: 'damaged' } : { kind: 'done' };
    });
    await keeper.want(isapres);
    expect(keeper.holds(isapres)).toBe(true);
  });

  it('of a new version takes the place of the old one; the same version only gets its figures', async () => {
    const { keeper, worker, world } = makeKeeper();
    await keeper.want(isapres);
    world.ground = groundOf('a');
    await keeper.want(isapres);
    world.ground = groundOf('b');
    await keeper.want(isapres);
    expect(worker.asked.map(({ question }) => ('version' in question ? `${question.kind} ${question.version}` : ''))).toEqual([
      'take a',
      'tell a',
      'take b',
    ]);
    expect(keeper.holds(isapres)).toBe(true);
  });

  it('is asked for anew when a call was answered from another version, and only then', async () => {
    const { keeper, world, fetched, onVersion } = makeKeeper();
    keeper.heard(isapres, 'a');
    await keeper.want(isapres);
    world.ground = groundOf('b');
    keeper.heard(isapres, 'a');
    expect(fetched).toEqual(['default /catalogue/a']);
    keeper.heard(isapres, 'b');
    await vi.waitFor(() => expect(fetched).toEqual(['default /catalogue/a', 'default /catalogue/b']), { timeout: 20_000 });
    expect(onVersion.mock.calls).toEqual([['a'], ['b']]);
  });

  it('whose address a publication took away in between is asked for anew, once', async () => {
    const { keeper, world, fetched, worker } = makeKeeper();
    world.gone = '/a';
    await keeper.want(isapres);
    expect(fetched).toEqual(['default /catalogue/a', 'default /catalogue/b']);
    expect(worker.asked.map(({ question }) => 'version' in question && question.version)).toEqual(['b']);
    expect(keeper.holds(isapres)).toBe(true);
  });

  it('stays while nothing answers, and goes when a newer one cannot be had', async () => {
    const { keeper, world } = makeKeeper();
    await keeper.want(isapres);
    world.ground = null;
    await keeper.want(isapres);
    expect(keeper.holds(isapres)).toBe(true);
    world.ground = groundOf('b');
    world.isOnline = false;
    await keeper.want(isapres);
    expect(keeper.holds(isapres)).toBe(false);
  });

  it('is one of three at most: the one used longest ago goes', async () => {
    const { keeper, worker } = makeKeeper();
    for (const path of ['/1', '/2', '/3', '/1', '/4']) await keeper.want(path);
    expect(['/1', '/2', '/3', '/4'].map(keeper.holds)).toEqual([true, false, true, true]);
    expect(worker.asked.at(-1)?.question).toEqual({ kind: 'drop', comparator: '/2' });
  });
});

describe('another day', () => {
  it('asks for its figures before anything is answered', async () => {
    const { keeper, worker, world } = makeKeeper();
    await keeper.want(isapres);
    world.day = '2026-11-21';
    world.ground = groundOf('a', '2026-11-21');
    expect(await keeper.isOfToday(isapres)).toBe(true);
    expect(worker.asked.at(-1)?.question).toMatchObject({ kind: 'tell', figures: { today: '2026-11-21' } });
  });

  it('answers nothing with the figures of yesterday', async () => {
    const { keeper, world } = makeKeeper();
    await keeper.want(isapres);
    world.day = '2026-11-21';
    world.ground = null;
    expect(await keeper.isOfToday(isapres)).toBe(false);
  });
});

describe('a worker that breaks', () => {
  it.each<[string, WorkerAnswer | undefined]>([
    ['by throwing', { kind: 'failed' }],
    ['by telling of a version it does not have', { kind: 'absent' }],
  ])('%s is ended, and nothing is loaded for it any more', async (_, answer) => {
    const { keeper, worker, fetched, onChange } = makeKeeper(() => answer);
    await keeper.want(isapres);
    await keeper.want(isapres);
    expect(worker.isEnded).toBe(true);
    expect(keeper.holds(isapres)).toBe(false);
    expect(fetched).toHaveLength(1);
    expect(onChange).toHaveBeenCalled();
  });
});

describe('a program deployed since the page was loaded', () => {
  it('ends the worker of the old one: calls answer', async () => {
    const { keeper, worker, world, onVersion } = makeKeeper();
    await keeper.want(isapres);
    world.ground = { ...groundOf('b'), programVersion: 'p2' };
    await keeper.want(isapres);
    expect([keeper.holds(isapres), await keeper.isOfToday(isapres), worker.isEnded]).toEqual([false, false, true]);
    expect(onVersion.mock.calls).toEqual([['a']]);
  });

  it('is not worked with at all when it is met at once', async () => {
    const { keeper, worker, world, fetched } = makeKeeper();
    world.ground = { ...groundOf('a'), programVersion: 'p2' };
    await keeper.want(isapres);
    expect([keeper.holds(isapres), worker.isEnded, fetched]).toEqual([false, true, []]);
  });
});
