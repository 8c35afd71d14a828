import { compareBodySchema, type CompareAnswer } from '@cotejo/contract/compare';
import type { QuotedPrice } from '@cotejo/contract/quote';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { sampleCompareAnswer, sampleQuotedPrice } from '../testing/sample-answers.ts';
import type { CatalogueKeeper } from './catalogue-keeper.ts';
import { createDeviceAnswers } from './device-answers.ts';
import { FakeWorker } from './testing/fake-worker.ts';
import type { WorkerAnswer } from './worker-messages.ts';
import { openWorkerPort } from './worker-port.ts';

const comparator = '/Comparar/Isapres';
const given = { comparator, profile: { cotizante: [{ edad: 34 }] } };
const body = compareBodySchema.parse(given);
const compared: WorkerAnswer = { kind: 'compared', result: { ok: true, value: sampleCompareAnswer satisfies CompareAnswer } };
const priced: WorkerAnswer = { kind: 'priced', result: { ok: true, value: sampleQuotedPrice satisfies QuotedPrice } };

function makeDevice(answer: WorkerAnswer | undefined, isOfToday = true) {
  const worker = new FakeWorker(() => answer);
  const giveUp = vi.fn<() => void>();
  const keeper: CatalogueKeeper = {
    want: async () => undefined,
    wanted: () => comparator,
    holds: () => true,
    held: () => undefined,
    heard: () => undefined,
    isOfToday: async () => isOfToday,
    giveUp,
  };
  const device = createDeviceAnswers(keeper, openWorkerPort(worker));
  const compare = (signal?: AbortSignal) => device.compare({ productKind: 'isapre-plan', input: given, signal });
  const compareWrong = () => device.compare({ productKind: 'isapre-plan', input: { ...given, page: 0 }, signal: undefined });
  const price = () => device.price({ id: '7', profile: body.profile, productType: 'ISAPRE', signal: undefined });
  return { worker, giveUp, compare, compareWrong, price };
}

describe('compare', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('is answered by the worker, which is asked with all that the contract fills in', async () => {
    const { worker, compare } = makeDevice(compared);
    expect(await compare()).toEqual({ ok: true, value: sampleCompareAnswer });
    expect(worker.asked[0]?.question).toEqual({ kind: 'compare', comparator, productKind: 'isapre-plan', body });
  });

  it('is left to the call where the body breaks the contract', async () => {
    const { worker, compareWrong } = makeDevice(compared);
    expect(await compareWrong()).toBeNull();
    expect(worker.asked).toEqual([]);
  });

  it('is left to the call while there is no catalogue of today', async () => {
    const { worker, compare } = makeDevice(compared, false);
    expect(await compare()).toBeNull();
    expect(worker.asked).toEqual([]);
  });

  it('is left to the call when the catalogue has just gone, and the worker goes on', async () => {
    const { giveUp, compare } = makeDevice({ kind: 'absent' });
    expect(await compare()).toBeNull();
    expect(giveUp).not.toHaveBeenCalled();
  });

  it('is left to the call when the worker throws, and it is not asked again', async () => {
    const { giveUp, compare } = makeDevice({ kind: 'failed' });
    expect(await compare()).toBeNull();
    expect(giveUp).toHaveBeenCalledTimes(1);
  });

  it('is left to the call when the worker takes too long, and it is not asked again', async () => {
    const { giveUp, compare } = makeDevice(undefined);
    const answer = compare();
    await vi.advanceTimersByTimeAsync(1500);
    expect(await answer).toBeNull();
    expect(giveUp).toHaveBeenCalledTimes(1);
  });

  it('that is aborted is aborted, as a call is, and the worker goes on', async () => {
    const { giveUp, compare } = makeDevice(undefined);
    const abort = new AbortController();
    const answer = compare(abort.signal);
    await vi.advanceTimersByTimeAsync(0);
    abort.abort();
    expect(await answer).toEqual({ ok: false, error: { kind: 'aborted' } });
    expect(giveUp).not.toHaveBeenCalled();
  });

  it('that is refused is the problem that the server would answer', async () => {
    const errors = [{ field: 'body.profile.region.stateCode', reason: "'99' no es una región conocida" }];
    const { compare } = makeDevice({ kind: 'compared', result: { ok: false, error: { kind: 'invalid-input', errors } } });
    expect(await compare()).toMatchObject({
      ok: false,
      error: { kind: 'problem', problem: { status: 400, type: '/problems/invalid-input', errors } },
    });
  });
});

describe('price', () => {
  it('is answered by the worker, from the catalogue of the comparator last wanted', async () => {
    const { worker, price } = makeDevice(priced);
    expect(await price()).toEqual({ ok: true, value: sampleQuotedPrice });
    expect(worker.asked[0]?.question).toMatchObject({ kind: 'price', comparator, id: '7', profile: body.profile });
  });

  it('of a product that is unknown here is left to the call', async () => {
    expect(await makeDevice({ kind: 'priced', result: { ok: false, error: { kind: 'not-found' } } }).price()).toBeNull();
  });
});
