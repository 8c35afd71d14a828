import { afterEach, describe, expect, it, vi } from 'vitest';
import { sampleCompareAnswer } from '../testing/sample-answers.ts';
import { createAnswersAhead, type AheadWish } from './answers-ahead.ts';
import type { DeviceAnswers } from './device-answers.ts';

const wish: AheadWish = {
  productKind: 'isapre-plan',
  input: { comparator: '/Comparar/Isapres', profile: { cotizante: [{ edad: 34 }] } },
};
const other: AheadWish = { ...wish, input: { ...wish.input, sort: 'precio-asc' } };
const third: AheadWish = { ...wish, input: { ...wish.input, sort: 'afinidad' } };
const answer = { ok: true, value: sampleCompareAnswer } as const;

function askable(compare: DeviceAnswers['compare'] = async () => answer) {
  const asking = vi.fn<DeviceAnswers['compare']>(compare);
  const catalogue = { held: {} };
  const device = createAnswersAhead({ compare: asking }, { held: () => catalogue.held });
  return {
    askAhead: device.askAhead,
    catalogue,
    ask: (asked: AheadWish) => device.compare({ ...asked, signal: undefined }),
    /** The orders that the device itself was asked for. */
    asked: () => asking.mock.calls.map(([{ input }]) => input.sort ?? ''),
  };
}

describe('createAnswersAhead', () => {
  afterEach(() => {
    vi.useRealTimers();
  });

  it('has the answer to what was asked ahead, for the one question and once', async () => {
    const device = askable();
    expect(await device.askAhead(wish)).toBe(true);
    expect(await device.ask(wish)).toEqual(answer);
    expect(device.asked()).toEqual(['']);
    await device.ask(wish);
    expect(device.asked()).toEqual(['', '']);
    await device.askAhead(other);
    await device.ask(wish);
    expect(device.asked()).toEqual(['', '', 'precio-asc', '']);
  });

  it('has the answers to both of two that were asked ahead, and of three to the last two', async () => {
    const device = askable();
    await Promise.all([device.askAhead(wish), device.askAhead(other)]);
    await Promise.all([device.ask(wish), device.ask(other)]);
    expect(device.asked()).toEqual(['', 'precio-asc']);
    await Promise.all([device.askAhead(wish), device.askAhead(other), device.askAhead(third)]);
    await Promise.all([device.ask(third), device.ask(other), device.ask(wish)]);
    expect(device.asked()).toEqual(['', 'precio-asc', '', 'precio-asc', 'afinidad', '']);
  });

  it('asks anew once the catalogue, or what is told with it, is another', async () => {
    const device = askable();
    await device.askAhead(wish);
    device.catalogue.held = {};
    await device.ask(wish);
    expect(device.asked()).toEqual(['', '']);
  });

  it('asks anew for what failed', async () => {
    const device = askable(vi.fn<DeviceAnswers['compare']>(async () => answer).mockRejectedValueOnce(new Error('broken')));
    await expect(device.askAhead(wish)).rejects.toThrow('broken');
    expect(await device.ask(wish)).toEqual(answer);
  });

  it('asks once for what is asked ahead again, or asked for, while its answer is on the way', async () => {
    const { promise, resolve } = Promise.withResolvers<typeof answer>();
    const device = askable(() => promise);
    const tries = [device.askAhead(wish), device.askAhead(wish)];
    const list = device.ask(wish);
    resolve(answer);
    expect(await Promise.all(tries)).toEqual([true, true]);
    expect(await list).toEqual(answer);
    expect(device.asked()).toEqual(['']);
  });

  it('asks anew for what was asked ahead more than five seconds before', async () => {
    vi.useFakeTimers();
    const device = askable();
    await device.askAhead(wish);
    vi.advanceTimersByTime(4999);
    await device.askAhead(wish);
    expect(device.asked()).toEqual(['']);
    vi.advanceTimersByTime(1);
    await device.ask(wish);
    expect(device.asked()).toEqual(['', '']);
  });

  it('keeps nothing of what it could not answer', async () => {
    const device = askable(async () => null);
    expect(await device.askAhead(wish)).toBe(false);
    expect(await device.ask(wish)).toBeNull();
    expect(device.asked()).toEqual(['', '']);
  });
});
