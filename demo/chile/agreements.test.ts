import { chile, productPageOf } from '@cotejo/core/editions';
import { expect, it } from 'vitest';
import { chileAgreements } from './agreements.ts';

const { organizations, products } = chileAgreements();
const pages = products.map(({ kind, upperType, organizationCode }) => {
  const seller = organizations.find(({ code }) => code === organizationCode)!;
  return productPageOf({ kind, upperType, organizationKind: seller.kind }, chile);
});

it('A2.2-018, A2.2-025: isapres sell something beside their plans, and clinics for themselves', () => {
  expect(pages.filter((page) => page === 'isapreComplement')).toHaveLength(2);
  expect(pages.filter((page) => page === 'clinicProduct')).toHaveLength(3);
});

it('what a clinic sells is valid with it alone', () => {
  const own = products.filter((_product, index) => pages[index] === 'clinicProduct');
  for (const { clinics, clinicsAreComplete } of own) {
    expect(clinicsAreComplete).toBe(true);
    expect(clinics).toHaveLength(1);
  }
});
