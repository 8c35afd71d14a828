import { expect, it } from 'vitest';
import { measuredLines } from './measured-lines.ts';
import { timingsOf, timingText, type TimingEntry } from './page-timings.ts';

const entry = (entryType: string, more: Partial<TimingEntry>): TimingEntry => ({
  entryType,
  name: '',
  startTime: 0,
  duration: 0,
  ...more,
});

it('a page is told of by its first response, what was painted, the slowest answer, what moved and what it weighs', () => {
  expect(
    timingsOf([
      entry('navigation', { responseStart: 40, transferSize: 9000 }),
      entry('resource', { transferSize: 21_000 }),
      entry('paint', { name: 'first-paint', startTime: 90 }),
      entry('paint', { name: 'first-contentful-paint', startTime: 100 }),
      entry('largest-contentful-paint', { startTime: 120 }),
      entry('largest-contentful-paint', { startTime: 300 }),
      entry('event', { duration: 16 }),
      entry('event', { duration: 64 }),
      entry('layout-shift', { value: 0.01 }),
      entry('layout-shift', { value: 0.5, hadRecentInput: true }),
    ]),
  ).toEqual({ response: 40, paint: 100, largest: 300, longest: 64, shift: 0.01, weight: 30_000 });
});

it('of what was not told nothing is said, but that nothing moved once something was painted', () => {
  const nothing = { response: null, paint: null, largest: null, longest: null, shift: null, weight: null };
  expect(timingsOf([])).toEqual(nothing);
  expect(timingsOf([entry('paint', { name: 'first-contentful-paint', startTime: 7 })])).toEqual({
    ...nothing,
    paint: 7,
    shift: 0,
  });
});

it('timings are written with their unit, as the language does', () => {
  expect([
    timingText('paint', 1234.6, 'es-CL'),
    timingText('shift', 0.0123, 'es-CL'),
    timingText('weight', 85_400, 'en'),
  ]).toEqual(['1.235 ms', '0,012', '85 kB']);
});

it('of what a page told tag managers the last events are read, the newest first', () => {
  const layer = [...Array.from({ length: 9 }, (_, index) => ({ event: `e${index}` })), { value: 1 }, null, { event: 7 }];
  expect(measuredLines(layer)).toEqual(['e8', 'e7', 'e6', 'e5', 'e4', 'e3', 'e2', 'e1']);
  expect([undefined, {}, 'x'].map(measuredLines)).toEqual([[], [], []]);
});
