import { describe, expect, it } from 'vitest';
import { firstComparator, mainComparator, type OfferedComparator } from './main-comparator.ts';

const offered = (url: string, given: Partial<OfferedComparator> = {}): OfferedComparator => ({
  url,
  productCount: 5,
  questions: ['people', 'dependants'],
  regionIsRequired: false,
  ...given,
});
const edition = { mainComparatorUrl: '/Comparar/Isapres' };
const [pets, health, isapres] = [offered('/Mascotas', { questions: ['pets'] }), offered('/Salud'), offered('/Comparar/Isapres')];
const noIsapres = { ...isapres, productCount: 0 };

describe('the comparator that a family is taken to', () => {
  it("is the edition's own, wherever it stands", () => {
    expect(mainComparator([pets, health, isapres], edition)).toBe(isapres);
  });

  it('C6-06 is the first that takes a family where the own one compares nothing', () => {
    expect(mainComparator([noIsapres, pets, health], edition)).toBe(health);
    expect(mainComparator([pets, { ...health, regionIsRequired: true }], edition)).toBeNull();
    expect(mainComparator([{ ...health, productCount: 0 }], edition)).toBeNull();
  });
});

describe('where comparing begins', () => {
  it('C6-06 is a comparator with products, of whatever it is', () => {
    expect(firstComparator([noIsapres, pets], edition)).toBe(pets);
    expect(firstComparator([noIsapres, pets, health], edition)).toBe(health);
    expect(firstComparator([noIsapres], edition)).toBeNull();
  });
});
