import { mostCards, type CardInformation } from '@cotejo/contract/card';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createCardKeeper, sightPause } from './card-information.ts';

type Ask = Parameters<typeof createCardKeeper>[0];

const informationOf = (id: number): CardInformation => ({
  id,
  typeDescription: '',
  subtypes: [],
  tags: [],
  requirement: { coverageRequirement: [], text: 'Sin exigencias' },
  offers: [],
  isOfferOver: false,
});

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('what cards ask for', () => {
  it('A4-15 A4-17 A9-17 those in sight, in one call, a second after the last came into it', async () => {
    const ask = vi.fn<Ask>(async (ids) => ids.map(informationOf));
    const keeper = createCardKeeper(ask);
    keeper.cameIntoSight(1);
    await vi.advanceTimersByTimeAsync(sightPause - 1);
    keeper.cameIntoSight(2);
    keeper.cameIntoSight(3);
    keeper.leftSight(3);
    await vi.advanceTimersByTimeAsync(sightPause - 1);
    expect(ask).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(ask.mock.calls).toEqual([[[1, 2]]]);
    expect(sightPause).toBe(1000);
    expect(keeper.stateOf(2)).toEqual({ kind: 'loaded', information: informationOf(2) });
    expect(keeper.stateOf(3)).toEqual({ kind: 'pending' });
  });

  it('A4-18 A4-19 nothing that is loading, was answered or failed, and only pending ones', async () => {
    const ask = vi.fn<Ask>(async (ids) => ids.filter((id) => id !== 2).map(informationOf));
    const keeper = createCardKeeper(ask);
    for (const round of [1, 2, 3]) {
      for (const id of [1, 2]) keeper.cameIntoSight(id);
      await vi.advanceTimersByTimeAsync(sightPause);
      expect(ask, `round ${round}`).toHaveBeenCalledTimes(1);
      for (const id of [1, 2]) keeper.leftSight(id);
    }
    expect(keeper.stateOf(1).kind).toBe('loaded');
    expect(keeper.stateOf(2).kind).toBe('failed');
  });

  it('A4-25 a retry asks for its product and for no other, and tells who listens', async () => {
    let works = false;
    const ask = vi.fn<Ask>(async (ids) => (works ? ids.map(informationOf) : null));
    const keeper = createCardKeeper(ask);
    const states: string[] = [];
    const stop = keeper.subscribe(() => states.push(keeper.stateOf(1).kind));
    for (const id of [1, 2]) keeper.cameIntoSight(id);
    await vi.advanceTimersByTimeAsync(sightPause);
    works = true;
    keeper.retry(1);
    await vi.advanceTimersByTimeAsync(0);
    expect(ask.mock.calls).toEqual([[[1, 2]], [[1]]]);
    expect(states).toEqual(['loading', 'failed', 'loading', 'loaded']);
    expect(keeper.stateOf(2).kind).toBe('failed');
    stop();
    keeper.retry(1);
    expect(states).toHaveLength(4);
  });

  it('tells how many calls failed while a card of them waits to be asked for again', async () => {
    let works = false;
    const keeper = createCardKeeper(async (ids) => (works ? ids.map(informationOf) : null));
    for (const id of [1, 2, 3]) keeper.cameIntoSight(id);
    expect(keeper.failures()).toBe(0);
    await vi.advanceTimersByTimeAsync(sightPause);
    expect(keeper.failures()).toBe(1);
    keeper.retry(1);
    await vi.advanceTimersByTimeAsync(0);
    expect(keeper.failures()).toBe(2);
    works = true;
    for (const id of [1, 2, 3]) keeper.retry(id);
    await vi.advanceTimersByTimeAsync(0);
    expect(keeper.failures()).toBe(0);
  });

  it('asks in calls of a page each', async () => {
    const ask = vi.fn<Ask>(async (ids) => ids.map(informationOf));
    const keeper = createCardKeeper(ask);
    for (let id = 0; id < mostCards + 5; id += 1) keeper.cameIntoSight(id);
    await vi.advanceTimersByTimeAsync(sightPause);
    expect(ask.mock.calls.map(([ids]) => ids.length)).toEqual([mostCards, 5]);
  });
});
