import { endpoints } from '@cotejo/contract/endpoints';
import { fastify, type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { pageMark, pageMarkHeader } from './robot/page-mark.ts';
import { levelOfWait, pressureLevels, refusalOf, refusalUnder, waitIn, watchPressure, type PressureLevel } from './pressure.ts';

const { getUf, getQuote, compareIsaprePlans, createLead } = endpoints;

describe('what a process that is behind refuses', () => {
  it('reads of nobody in particular first, then what is one visitor’s, who wants to be reached last', () => {
    const refused = pressureLevels.map((level) =>
      [getUf, getQuote, compareIsaprePlans, createLead].map((endpoint) => refusalUnder(level, endpoint) !== null),
    );
    expect(refused).toEqual([
      [false, false, false, false],
      [true, false, false, false],
      [true, true, true, false],
      [true, true, true, false],
      [true, true, true, true],
    ]);
  });

  it('are no calls of a page that was taken on, and nobody else says that of a call', () => {
    const own = { headers: { [pageMarkHeader]: pageMark('further') } };
    expect(refusalOf(own, 'comparisons', compareIsaprePlans)).toBeNull();
    const feigned = { headers: { [pageMarkHeader]: 'further' } };
    expect(refusalOf(feigned, 'comparisons', compareIsaprePlans)).not.toBeNull();
  });

  it('says when to come back', () => {
    expect(refusalUnder('reads', getUf)).toMatchObject({ kind: 'unavailable', retryAfterSeconds: 2 });
  });

  it.each([
    [{ milliseconds: 500, turns: 48 }, 'none'],
    [{ milliseconds: 520, turns: 2 }, 'reads'],
    [{ milliseconds: 600, turns: 0 }, 'comparisons'],
    [{ milliseconds: 1_100, turns: 0 }, 'pages'],
  ])('is told by what work waited for a turn, also where it had none: %j', (sample, level) => {
    expect(levelOfWait(waitIn(sample))).toBe(level);
  });

  describe('in a process whose work keeps the thread', () => {
    const clock = { now: 0 };
    let app: FastifyInstance;
    let pressure: () => PressureLevel;
    /** Of who set it to wait ten times as long. */
    let patient: () => PressureLevel;
    beforeEach(() => {
      vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
      clock.now = 1_000;
      vi.spyOn(performance, 'now').mockImplementation(() => clock.now);
      app = fastify();
      pressure = watchPressure(app);
      patient = watchPressure(app, 1_500);
    });
    afterEach(async () => {
      vi.restoreAllMocks();
      vi.useRealTimers();
      await app.close();
    });

    /** As long as that passes without a turn for anything else. */
    function keepThread(milliseconds: number): void {
      clock.now += milliseconds;
      vi.advanceTimersByTime(500);
    }

    it('is none before it listens, and for three seconds after', async () => {
      keepThread(5_000);
      expect(pressure()).toBe('none');
      await app.listen({ port: 0, host: '127.0.0.1' });
      keepThread(1_500);
      keepThread(1_400);
      expect(pressure()).toBe('none');
      keepThread(1_400);
      expect(pressure()).toBe('pages');
    });

    it('is not told of one page that takes long, but of one after the other', async () => {
      await app.listen({ port: 0, host: '127.0.0.1' });
      keepThread(10);
      keepThread(5_000);
      expect(pressure()).toBe('none');
      keepThread(1_200);
      expect(pressure()).toBe('pages');
      expect(patient()).toBe('none');
      keepThread(500);
      keepThread(20);
      expect(pressure()).toBe('none');
    });
  });

  it.each([
    [0, 'none'],
    [149, 'none'],
    [150, 'reads'],
    [400, 'comparisons'],
    [999, 'comparisons'],
    [1_000, 'pages'],
    [2_000, 'requests'],
    [Number.POSITIVE_INFINITY, 'requests'],
  ])('%d ms of waiting: %s', (wait, level) => {
    expect(levelOfWait(wait)).toBe(level);
  });

  it.each([
    [1_499, 'none'],
    [1_500, 'reads'],
    [4_000, 'comparisons'],
    [9_999, 'comparisons'],
    [20_000, 'requests'],
  ])('%d ms of waiting where reads are refused from 1,500 ms on: %s', (wait, level) => {
    expect(levelOfWait(wait, 1_500)).toBe(level);
  });
});
