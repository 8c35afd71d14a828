import { expect, it } from 'vitest';
import { decadesAround, plotOf } from './plot.ts';

const row = (plans: number, engine: string, median: number, query = 'none') => ({
  plans,
  engine,
  query,
  median_ms: median,
  p99_ms: median,
});

function linesOf(svg: string): readonly (readonly (readonly number[])[])[] {
  return [...svg.matchAll(/<polyline points="([^"]+)"/g)].map(([, points = '']) =>
    points.split(' ').map((point) => point.split(',').map(Number)),
  );
}

it('draws one line per engine whose points are as far apart as their powers of ten', () => {
  const svg = plotOf(
    [row(10_000, 'cotejo', 1), row(1_000, 'cotejo', 0.1), row(100_000, 'cotejo', 10), row(1_000, 'sqlite', 10)],
    {
      none: 'No filter',
    },
  );
  const [ours = [], theirs = []] = linesOf(svg);
  expect(ours).toHaveLength(3);
  expect(theirs).toHaveLength(1);
  const [[x1 = 0, y1 = 0] = [], [x2 = 0, y2 = 0] = [], [x3 = 0, y3 = 0] = []] = ours;
  expect(x2 - x1).toBeCloseTo(x3 - x2, 0);
  expect(y1 - y2).toBeCloseTo(y2 - y3, 0);
  expect(x2).toBeGreaterThan(x1);
  expect(y2).toBeLessThan(y1);
  expect(theirs[0]?.[1]).toBe(y3);
});

it('names in the legend who was measured, and leaves out queries without a title', () => {
  const svg = plotOf([row(1_000, 'cotejo', 1), row(1_000, 'duckdb', 1, 'unheard of')], { none: 'No filter' });
  expect(svg).toContain('>Cotejo</text>');
  expect(svg).not.toContain('DuckDB');
  expect(svg).toContain('>No filter</text>');
});

it('takes the powers of ten around the figures', () => {
  expect(decadesAround([0.25, 40])).toEqual({ from: -1, to: 2 });
  expect(decadesAround([1_000])).toEqual({ from: 3, to: 4 });
});
