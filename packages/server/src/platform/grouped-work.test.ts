import { setImmediate } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { inGroups } from './grouped-work.ts';

interface Piece {
  readonly name: string;
  readonly number: number;
  readonly time: string;
}

/** Work that waits for its turn to be handed out, and notes the groups. */
function heldWork(
  options: {
    readonly most?: number;
    readonly atOnce?: number;
    readonly gatherMilliseconds?: number;
    readonly fault?: (numbers: readonly number[]) => Error | null;
  } = {},
) {
  const groups: (readonly number[])[] = [];
  const gates: (() => void)[] = [];
  const take = inGroups<Piece, number>({
    work: async (pieces) => {
      const numbers = pieces.map(({ number }) => number);
      groups.push(numbers);
      await new Promise<void>((resolve) => gates.push(resolve));
      const fault = options.fault?.(numbers) ?? null;
      if (fault) throw fault;
      return numbers.map((number) => number * 10);
    },
    nameOf: ({ name }) => name,
    timeOf: ({ time }) => ({ place: 'chile', time }),
    most: options.most ?? 10,
    atOnce: options.atOnce ?? 1,
    gatherMilliseconds: options.gatherMilliseconds ?? 0,
    isOfOne: (error) => error instanceof RangeError,
  });
  const open = async (): Promise<void> => {
    await expect.poll(() => gates.length).toBeGreaterThan(0);
    gates.shift()?.();
  };
  /** Waits until so many groups have begun. */
  const begun = (count: number): Promise<void> => expect.poll(() => groups.length).toBe(count);
  return { groups, open, begun, take: (number: number, name = String(number), time = 'today') => take({ name, number, time }) };
}

it('does a piece that comes alone at once, and what comes meanwhile together', async () => {
  const { groups, open, begun, take } = heldWork();
  const first = take(1);
  await begun(1);
  const others = [take(2), take(3), take(4)];
  await open();
  expect(await first).toBe(10);
  await open();
  expect(await Promise.all(others)).toEqual([20, 30, 40]);
  expect(groups).toEqual([[1], [2, 3, 4]]);
});

it('takes no more than the largest group, in the order in which pieces came', async () => {
  const { groups, open, begun, take } = heldWork({ most: 2 });
  const first = take(1);
  await begun(1);
  const all = [first, take(2), take(3), take(4), take(5)];
  for (let turn = 0; turn < 3; turn += 1) await open();
  expect(await Promise.all(all)).toEqual([10, 20, 30, 40, 50]);
  expect(groups).toEqual([[1], [2, 3], [4, 5]]);
});

it('never does two pieces of one name in one group', async () => {
  const { groups, open, begun, take } = heldWork();
  const first = take(1);
  await begun(1);
  const all = [first, take(2, 'ana'), take(3, 'ana'), take(4)];
  for (let turn = 0; turn < 3; turn += 1) await open();
  await Promise.all(all);
  expect(groups).toEqual([[1], [2, 4], [3]]);
});

it('a piece that fails does not fail the others of its group', async () => {
  const { groups, open, begun, take } = heldWork({
    fault: (numbers) => (numbers.includes(3) ? new RangeError('three') : null),
  });
  const first = take(1);
  await begun(1);
  const all = [first, take(2), take(3), take(4)];
  const outcomes = Promise.allSettled(all);
  for (let turn = 0; turn < 5; turn += 1) await open();
  expect((await outcomes).map((outcome) => (outcome.status === 'fulfilled' ? outcome.value : String(outcome.reason)))).toEqual([
    10,
    20,
    'RangeError: three',
    40,
  ]);
  expect(groups).toEqual([[1], [2, 3, 4], [2], [3], [4]]);
});

it('a failure that no piece can help is that of all, and is not tried piece by piece', async () => {
  const { groups, open, begun, take } = heldWork({
    fault: (numbers) => (numbers.length > 1 ? new Error('no connection') : null),
  });
  const first = take(1);
  await begun(1);
  const all = [first, take(2), take(3)];
  const outcomes = Promise.allSettled(all);
  await open();
  await open();
  expect((await outcomes).map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'rejected']);
  const next = take(5);
  await open();
  expect(await next).toBe(50);
  expect(groups).toEqual([[1], [2, 3], [5]]);
});

it('begins the next group while one waits, as many as may be, and none with a name that is under way', async () => {
  const { groups, open, begun, take } = heldWork({ atOnce: 2 });
  const first = take(1, 'ana');
  await begun(1);
  const others = [take(2, 'ana'), take(3)];
  await begun(2);
  expect(groups).toEqual([[1], [3]]);
  const last = take(4);
  await open();
  await begun(3);
  expect(groups).toEqual([[1], [3], [2, 4]]);
  await open();
  await open();
  expect(await Promise.all([first, ...others, last])).toEqual([10, 20, 30, 40]);
});

it('never does pieces of one place and two times in one group, and keeps their order otherwise', async () => {
  const { groups, open, begun, take } = heldWork();
  const first = take(1);
  await begun(1);
  const all = [first, take(2), take(3, '3', 'tomorrow'), take(4), take(5, '5', 'tomorrow')];
  for (let turn = 0; turn < 3; turn += 1) await open();
  expect(await Promise.all(all)).toEqual([10, 20, 30, 40, 50]);
  expect(groups).toEqual([[1], [2, 4], [3, 5]]);
});

it('gathers what comes a moment after a group of several', async () => {
  const { groups, open, begun, take } = heldWork({ gatherMilliseconds: 1000 });
  const first = take(1);
  await begun(1);
  const several = [take(2), take(3), take(4)];
  await open();
  await begun(2);
  await open();
  await Promise.all([first, ...several]);
  const gathered = [take(5)];
  await setImmediate();
  await setImmediate();
  gathered.push(take(6));
  await begun(3);
  await open();
  await Promise.all(gathered);
  expect(groups).toEqual([[1], [2, 3, 4], [5, 6]]);
});

it('does not gather after one alone, nor while another group gathers', async () => {
  const { groups, open, begun, take } = heldWork({ gatherMilliseconds: 600_000, atOnce: 2 });
  const first = take(1);
  await begun(1);
  const several = [take(2), take(3)];
  await begun(2);
  await open();
  await first;
  const alone = take(4);
  await begun(3);
  await open();
  await Promise.all(several);
  await open();
  await alone;
  const last = take(5);
  await begun(4);
  await open();
  await last;
  expect(groups).toEqual([[1], [2, 3], [4], [5]]);
});

it('does not gather while the largest group waits', async () => {
  const { groups, open, begun, take } = heldWork({ gatherMilliseconds: 600_000, most: 2 });
  const first = take(1);
  await begun(1);
  const all = [first, take(2), take(3), take(4), take(5)];
  for (let turn = 0; turn < 3; turn += 1) await open();
  await Promise.all(all);
  expect(groups).toEqual([[1], [2, 3], [4, 5]]);
});
