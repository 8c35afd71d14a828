import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ScorePart } from '../catalogue/catalogue.ts';
import { scoreOf } from './score.ts';

function part(weight: number, points: number, category = 'Coberturas'): ScorePart {
  return { category, weight, points };
}

describe('C3-39 score from weighted parts', () => {
  it.each([
    ['one part is its points', [part(1, 87)], 87],
    ['weights that sum to 1', [part(0.35, 90), part(0.25, 80), part(0.2, 40), part(0.2, 55)], 70.5],
    ['weights that do not', [part(2, 90), part(1, 60)], 80],
    ['two decimals', [part(1, 100), part(2, 0)], 33.33],
    ['a half hundredth goes up', [part(0.5, 80.01), part(0.5, 80)], 80.01],
    // 0.07 x 100 is 7.000000000000001 in floating point
    ['no error of floating point', [part(0.07, 100), part(0.93, 0)], 7],
  ])('%s', (_, parts, expected) => {
    expect(scoreOf(parts)).toEqual({ ok: true, value: expected });
  });

  it('names every part that is wrong', () => {
    const parts = [part(0, 50, 'a'), part(-1, 50, 'b'), part(Number.NaN, 50, 'c'), part(1, 101, 'd'), part(1, -0.1, 'e')];
    const result = scoreOf([...parts, part(1, Number.NaN, 'f'), part(1 / 3, 50, 'g'), part(1, 50, 'h')]);
    expect(
      result.ok ? [] : result.error.map((problem) => ('category' in problem ? `${problem.kind} ${problem.category}` : '')),
    ).toEqual([
      'weight-not-positive a',
      'weight-not-positive b',
      'weight-not-positive c',
      'points-out-of-range d',
      'points-out-of-range e',
      'points-out-of-range f',
      'too-fine g',
    ]);
  });

  it('no parts are no score', () => {
    expect(scoreOf([])).toEqual({ ok: false, error: [{ kind: 'no-parts' }] });
  });

  it('lies between the lowest and the highest points, and grows with any of them', () => {
    const weight = fc.integer({ min: 1, max: 100 }).map((hundredths) => hundredths / 100);
    const points = fc.integer({ min: 0, max: 99 });
    fc.assert(
      fc.property(fc.array(fc.record({ weight, points, category: fc.constant('x') }), { minLength: 1 }), (parts) => {
        const score = scoreOf(parts);
        if (!score.ok) throw new Error('valid parts have a score');
        const all = parts.map((one) => one.points);
        expect(score.value).toBeGreaterThanOrEqual(Math.min(...all));
        expect(score.value).toBeLessThanOrEqual(Math.max(...all));
        const [first, ...rest] = parts;
        const better = scoreOf([{ ...first!, points: first!.points + 1 }, ...rest]);
        expect(better.ok && better.value >= score.value).toBe(true);
      }),
    );
  });
});
