import { addDays, plainDate } from '@cotejo/core/dates';
import { Money, type Currency, type Period } from '@cotejo/core/money';
import fc from 'fast-check';

/** Texts that a careless writer of CSV, YAML or lists would break. */
const awkward = [
  'a,b',
  '"',
  ' al borde ',
  'una\nlínea',
  'otra\r\nlínea',
  ';\t|',
  '[x]',
  '=1+1',
  '01',
  'null',
  '#N/A',
  'ñandú 🦙',
  "'",
];
export const text = fc
  .oneof(fc.constantFrom(...awkward), fc.string({ maxLength: 12, unit: 'grapheme' }))
  .filter((each) => !each.includes('\0'));
export const name = text.filter((each) => each.trim() !== '');
export const maybe = <Value>(of: fc.Arbitrary<Value>) => fc.option(of, { nil: null });
export const day = fc.integer({ min: 0, max: 9_000 }).map((days) => addDays(plainDate('2010-01-01'), days));
export const figure = fc.integer({ min: 0, max: 9_999_999_999 }).map((scaled) => scaled / 100_000);
export const percentage = fc.integer({ min: 0, max: 100 });
export const source = maybe(fc.record({ document: name, page: maybe(fc.nat(9_999)), date: maybe(day) }));
export const money = (currency: Currency, period: Period) =>
  fc.nat(2_000_000_000).map((units) => new Money(units, currency, period));
export const range = (max: number) =>
  fc
    .tuple(fc.integer({ min: 1, max }), maybe(fc.nat(max)))
    .map(([from, more]) => ({ from, to: more === null ? null : Math.min(from + more, max) }));
export const regions = ['5', '8', '13'];

export const clinicCodes = ['norte', 'sur', 'Ñ "este"'];
export const featureNames = ['dental', 'a|b'];
export const clinicCode = maybe(fc.constantFrom(...clinicCodes));
