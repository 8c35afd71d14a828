import type { ApiClient } from '@cotejo/contract/client';
import { expect, it } from 'vitest';
import { comparators } from '../testing/site-facts.ts';
import { createComparatorMemory } from './comparator-memory.ts';

type Answer = Awaited<ReturnType<ApiClient['listComparators']>>;

const before: Answer = { ok: true, value: { data: comparators } };
const after: Answer = { ok: true, value: { data: comparators.slice(1) } };
const offline: Answer = { ok: false, error: { kind: 'offline' } };

function makeMemory() {
  const world = { answer: before, asked: 0 };
  const memory = createComparatorMemory(async () => {
    world.asked += 1;
    return world.answer;
  });
  return { world, memory };
}

it('asks once while the catalogue stays the same', async () => {
  const { world, memory } = makeMemory();
  memory.saw('1');
  await Promise.all([memory.list(), memory.list()]);
  memory.saw('1');
  expect([await memory.list(), world.asked]).toEqual([before, 1]);
});

it('asks anew after a publication was seen, and after one was found gone', async () => {
  const { world, memory } = makeMemory();
  memory.saw('1');
  await memory.list();
  world.answer = after;
  expect(await memory.list()).toBe(before);
  memory.saw('2');
  expect(await memory.list()).toBe(after);
  world.answer = before;
  memory.forget();
  expect(await memory.list()).toBe(before);
  expect(world.asked).toBe(3);
});

it('has the last ones where nothing answers, and asks again next time', async () => {
  const { world, memory } = makeMemory();
  world.answer = offline;
  expect(await memory.list()).toBe(offline);
  world.answer = before;
  await memory.list();
  memory.saw('2');
  world.answer = offline;
  expect(await memory.list()).toBe(before);
  world.answer = after;
  expect([await memory.list(), world.asked]).toEqual([after, 4]);
});
