import { editionIds, editionOf } from '@cotejo/core/editions';
import { expect, it } from 'vitest';
import { demoBusinessLines } from './content/business-lines.ts';
import { executives } from './content/executives.ts';

it('twenty-four invented executives: phones of a block that nobody has, example addresses, each once', () => {
  expect(executives).toHaveLength(24);
  expect(new Set(executives.map(({ email }) => email)).size).toBe(24);
  expect(new Set(executives.map(({ phone }) => phone)).size).toBe(24);
  const { chile, peru, colombia, international } = {
    chile: /^\+56 2 2345 67\d\d$/,
    peru: /^\+51 1 234 56\d\d$/,
    colombia: /^\+57 601 234 56\d\d$/,
    international: /^\+1 305 555 01\d\d$/,
  };
  const phoneOf = { chile, peru, colombia, international };
  for (const { edition, phone, email, calendlyUrl, calendlyActive } of executives) {
    expect(phone).toMatch(phoneOf[edition]);
    expect(email).toMatch(/^[a-z.]+@([a-z]{2,3}\.)?cotejo\.example$/);
    expect(email.split('@')[1]).toBe(editionOf(edition).brand.supportEmail.split('@')[1]);
    expect(calendlyUrl ?? 'https://example.com/').toMatch(/^https:\/\/example\.com\//);
    expect(calendlyActive && calendlyUrl === null).toBe(false);
  }
});

it.each(editionIds)('decision 31: every line of %s has somebody, and nobody a line that is not there', (edition) => {
  const { country, currency } = editionOf(edition);
  const lines = demoBusinessLines.filter(({ availableCountries }) => availableCountries.includes(country)).map(({ id }) => id);
  const staff = executives.filter((executive) => executive.edition === edition);
  expect(new Set(staff.flatMap(({ businessLines }) => businessLines))).toEqual(new Set(lines));
  const worth = demoBusinessLines.map(({ conversionValue }) => new Map(Object.entries(conversionValue)).get(country));
  expect(new Set(worth.flatMap((each) => (each ? [each.currency] : [])))).toEqual(new Set([currency]));
  for (const { balance, chargePerLead } of staff) expect(balance).toBeGreaterThan(20 * chargePerLead);
});

it('who takes plans alone and who takes insurances alone are in Chile too, so that a line decides', () => {
  const kinds = executives.filter(({ edition }) => edition === 'chile').map(({ businessLines }) => businessLines.join('+'));
  expect(new Set(kinds)).toEqual(new Set(['isapre+seguros', 'isapre', 'seguros']));
});
