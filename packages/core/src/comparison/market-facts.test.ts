import { describe, expect, it } from 'vitest';
import type { Organization } from '../catalogue/catalogue.ts';
import { marketFacts } from './market-facts.ts';

const seller = (id: number, facts: Partial<Organization> = {}): Organization => ({
  id,
  code: `${id}`,
  acronym: '',
  name: '',
  displayName: '',
  url: '',
  kind: 'insurer',
  mark: '',
  hue: 0,
  open: true,
  ...facts,
});

describe('what is told of a market', () => {
  it('is the part of its insured who are with a compared organisation, cut to a whole percentage', () => {
    const [a, b, c] = [seller(1, { marketShare: 30 }), seller(2, { marketShare: 29.8 }), seller(3, { marketShare: 30.2 })];
    expect(marketFacts({ compared: [a, b], known: [a, b, c] }).coverage).toBe(66);
    expect(marketFacts({ compared: [a, b, c], known: [a, b, c] }).coverage).toBe(100);
  });

  it('is not told where the share of one of them is not known', () => {
    const [a, b] = [seller(1, { marketShare: 30 }), seller(2, { marketShare: null })];
    expect(marketFacts({ compared: [a], known: [a, b] }).coverage).toBeNull();
    expect(marketFacts({ compared: [a], known: [a] }).coverage).toBe(100);
    expect(marketFacts({ compared: [], known: [] }).coverage).toBeNull();
  });

  it('is the band of the commissions that the compared ones state', () => {
    const [a, b] = [seller(1, { commissionFrom: 4, commissionTo: 8 }), seller(2, { commissionFrom: 2.5, commissionTo: 6 })];
    expect(marketFacts({ compared: [a, b, seller(3)], known: [a, b] }).commission).toEqual({ from: 2.5, to: 8 });
    expect(marketFacts({ compared: [seller(3)], known: [a] }).commission).toBeNull();
  });
});
