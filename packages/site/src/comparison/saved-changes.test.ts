import { describe, expect, it } from 'vitest';
import { sampleItem } from '../testing/sample-answers.ts';
import { comparators } from '../testing/site-facts.ts';
import { savedFrom, withSaved, type SavedComparison } from './saved-comparisons.ts';
import { savedOf, savedState } from './saved-changes.ts';
import type { ComparedColumn } from './load-comparison.ts';
import type { ShownComparison } from './shown-comparison.ts';

const comparator = comparators[0] as (typeof comparators)[number];

function shownOf(prices: Readonly<Record<string, number | null>>, change: Partial<ShownComparison> = {}): ShownComparison {
  const columns = Object.entries(prices).map(([codigoplan, value]): ComparedColumn => {
    const price = value === null ? null : { value, unit: { code: 'CLP' } };
    const item = {
      ...sampleItem,
      codigoplan,
      displayName: `Plan ${codigoplan}`,
      profilePrice: { ...sampleItem.profilePrice, price },
    };
    return {
      item,
      features: [],
      clinics: [],
      examples: [],
      benefits: [],
      source: null,
      basketSource: null,
      isDemonstration: false,
    };
  });
  return { comparator: comparator, profile: comparator.exampleProfile, columns, missing: [], today: '2026-11-20', ...change };
}

const saved = savedFrom(shownOf({ A: 100, B: 200, C: null }), '  Familia  ');

describe('a saved comparison', () => {
  it('keeps name, day, products and prices', () => {
    expect(saved).toMatchObject({ name: 'Familia', savedOn: '2026-11-20', comparator: comparator.url });
    expect(saved.products.map(({ identity, price }) => [identity, price?.value])).toEqual([
      ['A', 100],
      ['B', 200],
      ['C', undefined],
    ]);
  });

  it('is found again by its products, in whatever order and though one has vanished', () => {
    expect(savedOf(shownOf({ C: 1, A: 1, B: 1 }), [saved])).toBe(saved);
    expect(savedOf(shownOf({ A: 1, B: 1 }, { missing: [{ identity: 'C', isGone: true }] }), [saved])).toBe(saved);
    expect(savedOf(shownOf({ A: 1, B: 1 }), [saved])).toBeNull();
    expect(savedOf(shownOf({ A: 1, B: 1, D: 1 }), [saved])).toBeNull();
  });

  it('tells on return what rose, fell, got a price or vanished', () => {
    const now = shownOf({ A: 90, C: 5 }, { missing: [{ identity: 'B', isGone: true }] });
    expect(savedState(saved, now)).toMatchObject({
      kind: 'changes',
      changes: [
        { kind: 'fell', product: 'Plan A', before: { value: 100 }, now: { value: 90 } },
        { kind: 'vanished', product: 'Plan B', before: { value: 200 } },
        { kind: 'priced', product: 'Plan C', now: { value: 5 } },
      ],
    });
    expect(savedState(saved, shownOf({ A: 101, B: null, C: null })).changes.map(({ kind }) => kind)).toEqual([
      'rose',
      'unpriced',
    ]);
    expect(savedState(saved, shownOf({ A: 100, B: 200, C: null })).changes).toEqual([]);
  });

  it('takes no product for vanished that could not be loaded', () => {
    expect(savedState(saved, shownOf({ A: 100, C: null }, { missing: [{ identity: 'B', isGone: false }] })).changes).toEqual([]);
  });

  it('sets no price of another family against its own', () => {
    const profile = { ...comparator.exampleProfile, cotizante: [{ edad: 60 }] };
    expect(savedState(saved, shownOf({ A: 900, B: 900, C: 900 }, { profile }))).toEqual({ kind: 'other-family', changes: [] });
  });

  it('takes the place of another of its name, and the oldest gives way', () => {
    const many = Array.from({ length: 25 }, (_, index): SavedComparison => ({ ...saved, name: `n${index}` })).reduce<
      readonly SavedComparison[]
    >(withSaved, []);
    expect(many).toHaveLength(20);
    expect(many[0]?.name).toBe('n24');
    expect(
      withSaved(many, { ...saved, name: 'n10' })
        .map(({ name }) => name)
        .filter((name) => name === 'n10'),
    ).toHaveLength(1);
  });
});
