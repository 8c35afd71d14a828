import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FakeWorker } from './testing/fake-worker.ts';
import type { WorkerQuestion } from './worker-messages.ts';
import { openWorkerPort } from './worker-port.ts';

const question: WorkerQuestion = { kind: 'drop', comparator: '/Comparar/Isapres' };
const patience = 1000;

describe('openWorkerPort', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('gives each answer to its own question, in whatever order they come', async () => {
    const worker = new FakeWorker();
    const port = openWorkerPort(worker);
    const asked = [port.ask(question, { patience }), port.ask(question, { patience })];
    worker.answer(worker.asked[1]!.id, { kind: 'absent' });
    worker.answer(worker.asked[0]!.id, { kind: 'done' });
    expect(await Promise.all(asked)).toEqual([{ kind: 'done' }, { kind: 'absent' }]);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('counts an answer that does not come as lost, and drops it when it comes after all', async () => {
    const worker = new FakeWorker();
    const port = openWorkerPort(worker);
    const late = port.ask(question, { patience });
    await vi.advanceTimersByTimeAsync(patience);
    expect(await late).toEqual({ kind: 'lost' });
    const next = port.ask(question, { patience });
    worker.answer(worker.asked[0]!.id, { kind: 'done' });
    worker.answer(worker.asked[1]!.id, { kind: 'absent' });
    expect(await next).toEqual({ kind: 'absent' });
  });

  it('an aborted question is aborted at once, and its answer dropped', async () => {
    const worker = new FakeWorker();
    const port = openWorkerPort(worker);
    const abort = new AbortController();
    const asked = port.ask(question, { patience, signal: abort.signal });
    abort.abort();
    worker.answer(worker.asked[0]!.id, { kind: 'done' });
    expect(await asked).toEqual({ kind: 'aborted' });
    expect(await port.ask(question, { patience, signal: abort.signal })).toEqual({ kind: 'aborted' });
    expect(worker.asked).toHaveLength(1);
  });

  it('a worker that breaks loses what is asked of it, now and later', async () => {
    const worker = new FakeWorker();
    const port = openWorkerPort(worker);
    const asked = port.ask(question, { patience });
    worker.break();
    expect(await asked).toEqual({ kind: 'lost' });
    expect(worker.isEnded).toBe(true);
    expect(await port.ask(question, { patience })).toEqual({ kind: 'lost' });
  });
});
