import { endpoints } from '@cotejo/contract/endpoints';
import { describe, expect, it } from 'vitest';
import { levelOfWait, pressureLevels, refusalUnder } from './pressure.ts';

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
      [true, true, true, true],
    ]);
  });

  it('says when to come back', () => {
    expect(refusalUnder('reads', getUf)).toMatchObject({ kind: 'unavailable', retryAfterSeconds: 2 });
  });

  it.each([
    [0, 'none'],
    [149, 'none'],
    [150, 'reads'],
    [400, 'comparisons'],
    [2_000, 'requests'],
    [Number.POSITIVE_INFINITY, 'requests'],
  ])('%d ms of waiting: %s', (wait, level) => {
    expect(levelOfWait(wait)).toBe(level);
  });
});
