import type { ComparedProduct } from '@cotejo/contract/compared-product';
import { describe, expect, it } from 'vitest';
import { comparedName, readCompared } from './compared-in-url.ts';
import { addToSlots, emptySlots, identityOf, isClosedTo, minimumCompared, removeFromSlots } from './compare-slots.ts';

function product(id: number, codigoplan: string | null = null): ComparedProduct {
  const metadata = { image: null, url: 'X', typeAlias: 'x', mark: 'XX', hue: 0 };
  return {
    id,
    productCode: `P${id}`,
    codigoplan,
    displayName: `Plan ${id}`,
    url: `/p/${id}`,
    organization: { organizationCode: 'X', acronym: 'X', displayName: 'X', metadata },
  };
}
const [a, b, c, d] = [product(1), product(2), product(3), product(4)];

describe('slots of the comparison', () => {
  it('C4-16 A5-16 A9-07 C9-33 there are three, all empty at first', () => {
    expect(emptySlots).toEqual([null, null, null]);
  });

  it('C4-17 B4-43 adding fills the first empty slot', () => {
    expect(addToSlots([a, null, c], b)).toEqual({ ok: true, value: [a, b, c] });
    expect(addToSlots([a, null, null], b)).toEqual({ ok: true, value: [a, b, null] });
  });

  it('C4-18 B4-42 removing moves the rest up and leaves the last one empty', () => {
    expect(removeFromSlots([a, b, c], 0)).toEqual([b, c, null]);
  });

  it('C4-19 removing without an index empties all', () => {
    expect(removeFromSlots([a, b, c])).toEqual([null, null, null]);
  });

  it('C4-20 A4-29 a fourth is refused and nothing is replaced', () => {
    expect(addToSlots([a, b, c], d)).toEqual({ ok: false, error: 'full' });
  });

  it('B9-09 three slots, of which two are enough; an address compares no more than three', () => {
    expect([emptySlots.length, minimumCompared]).toEqual([3, 2]);
    const asked = ['A', 'B', 'A', 'C', 'D'].map((identity) => [comparedName, identity]);
    expect(readCompared(new URLSearchParams(asked))).toEqual(['A', 'B', 'C']);
  });

  it('choosing again what is chosen changes nothing', () => {
    expect(addToSlots([a, null, null], a)).toEqual({ ok: true, value: [a, null, null] });
  });

  it('A2.4-30 A2.4-31 with three chosen only the others are closed', () => {
    expect([a, b, c, d].map((candidate) => isClosedTo([a, b, c], candidate))).toEqual([false, false, false, true]);
    expect(isClosedTo([a, b, null], d)).toBe(false);
  });

  it('A4-30 an isapre plan is known by its plan code, anything else by its number', () => {
    expect([identityOf(product(7, '13-SF2001-26')), identityOf(product(7))]).toEqual(['13-SF2001-26', '7']);
  });
});
