import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createRunningCheck, messageInTime, unchecked, type CheckState } from './running-check.ts';

const { told } = vi.hoisted(() => ({ told: [] as string[] }));
vi.mock('../browser-log.ts', () => ({ warnInBrowser: (message: string) => told.push(message) }));

const settled = () => vi.advanceTimersByTimeAsync(0);

beforeEach(() => {
  told.length = 0;
  vi.useFakeTimers();
});
afterEach(() => vi.useRealTimers());

describe('what checks a profile', () => {
  it('B5-33 counts as missing where it fails, however it does, and the log tells of it', async () => {
    expect(await messageInTime(() => Promise.reject(new Error('lost')))).toBeNull();
    const throws = (): Promise<string | null> => {
      throw new TypeError('canParse is not a function');
    };
    expect(await messageInTime(throws)).toBeNull();
    expect(told).toEqual(Array.from({ length: 2 }, () => 'what checks whole profiles cannot be loaded'));
  });

  it('counts as missing after three seconds', async () => {
    const onMessage = vi.fn<(message: string | null) => void>();
    void messageInTime(() => new Promise(() => undefined)).then(onMessage);
    await vi.advanceTimersByTimeAsync(2_999);
    expect(onMessage).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(onMessage).toHaveBeenCalledWith(null);
    expect(told).toEqual(['what checks whole profiles did not come in time']);
  });

  it('is not told of as late where it came in time', async () => {
    expect(await messageInTime(() => Promise.resolve('no'))).toBe('no');
    await vi.advanceTimersByTimeAsync(5_000);
    expect(told).toEqual([]);
  });
});

describe('a running check', () => {
  function checked() {
    const states: CheckState[] = [];
    return { states, onValid: vi.fn<() => void>(), running: createRunningCheck((state) => states.push(state)) };
  }
  const answering = (message: string | null) => () => Promise.resolve(message);

  it('hands on what nothing is wrong with, and says what is, gone again before the next one', async () => {
    const { states, onValid, running } = checked();
    running.begin(answering('young'), onValid);
    await settled();
    expect(onValid).not.toHaveBeenCalled();
    running.begin(answering(null), onValid);
    await settled();
    expect(onValid).toHaveBeenCalledOnce();
    expect(states).toEqual([
      { isRunning: true, message: null },
      { isRunning: false, message: 'young' },
      { isRunning: true, message: null },
      { isRunning: false, message: null },
    ]);
  });

  it('hands nothing on that was changed meanwhile, and takes what is sent next', async () => {
    const { states, onValid, running } = checked();
    const asked = Promise.withResolvers<string | null>();
    running.begin(() => asked.promise, onValid);
    running.drop();
    expect(states.at(-1)).toEqual(unchecked);
    const onNext = vi.fn<() => void>();
    running.begin(answering(null), onNext);
    asked.resolve(null);
    await settled();
    expect(onValid).not.toHaveBeenCalled();
    expect(onNext).toHaveBeenCalledOnce();
  });

  it('drops what was said of answers that are no longer there', async () => {
    const { states, onValid, running } = checked();
    running.begin(answering('young'), onValid);
    await settled();
    running.drop();
    expect(states.at(-1)).toEqual(unchecked);
  });

  it('is one at a time, and another after one that failed', async () => {
    const { onValid, running } = checked();
    running.begin(() => Promise.reject(new Error('lost')), onValid);
    running.begin(answering(null), onValid);
    await settled();
    expect(onValid).toHaveBeenCalledOnce();
    running.begin(answering(null), onValid);
    await settled();
    expect(onValid).toHaveBeenCalledTimes(2);
  });
});
