import { endpoints } from '@cotejo/contract/endpoints';
import { fastify } from 'fastify';
import { describe, expect, it, vi } from 'vitest';
import { pageMark, pageMarkHeader } from './robot/page-mark.ts';
import { levelOfWait, pressureLevels, refusalOf, refusalUnder, watchPressure } from './pressure.ts';

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

  it('is told of a process that listens, and not of what it waited while it started', async () => {
    const app = fastify();
    const pressure = await watchPressure(app);
    vi.spyOn(app, 'memoryUsage').mockReturnValue({ eventLoopDelay: 5_000, rssBytes: 0, heapUsed: 0, eventLoopUtilized: 1 });
    const clock = vi.spyOn(performance, 'now').mockReturnValue(1_000);
    expect(pressure()).toBe('none');
    await app.listen({ port: 0, host: '127.0.0.1' });
    clock.mockReturnValue(3_900);
    expect(pressure()).toBe('none');
    clock.mockReturnValue(4_100);
    expect(pressure()).toBe('requests');
    vi.restoreAllMocks();
    await app.close();
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
});
