import { expect, it } from 'vitest';
import { costTermText } from './cost-term-text.ts';
import { parseCostTerm, parseYearlyLimit } from './cost-terms.ts';

it.each([
  ['No Charge', 'sin costo'],
  ['No Charge after Deductible', 'sin costo después del deducible'],
  ['No Charge after deductible', 'sin costo después del deducible'],
  ['Not Covered', 'no cubre'],
  ['$35', 'copago de US$ 35'],
  ['$12.50', 'copago de US$ 12.50'],
  ['$1,250 Copay after deductible', 'copago de US$ 1,250 después del deducible'],
  ['$50 Copay before deductible', 'copago de US$ 50 antes del deducible'],
  ['$500 Copay per Stay', 'copago de US$ 500 por hospitalización'],
  ['$250 Copay per Day', 'copago de US$ 250 por día'],
  ['30%', 'pagas el 30 % del costo'],
  ['20% Coinsurance after deductible', 'pagas el 20 % del costo después del deducible'],
  ['$50 Copay and 10% Coinsurance', 'copago de US$ 50 y pagas el 10 % del costo'],
  [
    '$500 Copay per Stay and 20% Coinsurance after deductible',
    'copago de US$ 500 por hospitalización y pagas el 20 % del costo después del deducible',
  ],
  [
    '$50 Copay before deductible and 20% Coinsurance after deductible',
    'copago de US$ 50 antes del deducible y pagas el 20 % del costo después del deducible',
  ],
  [
    '$150 Copay after deductible and 40% Coinsurance after deductible',
    'copago de US$ 150 después del deducible y pagas el 40 % del costo después del deducible',
  ],
])("'%s' is: %s", (cell, text) => {
  const term = parseCostTerm(cell);
  expect(term && costTermText(term)).toBe(text);
});

it.each([
  '',
  'gratis',
  '$',
  '$NaN',
  '$1e309',
  '$-5',
  '$5.123',
  '$1,23',
  '120%',
  '-20%',
  '20% and $50',
  '$50 Copay and',
  '$5 and 5% and 5%',
])("'%s' is no term that we know", (cell) => {
  expect(parseCostTerm(cell)).toBeNull();
});

it.each([
  ['$5,250', { kind: 'amount', cents: 525_000 }],
  ['$0', { kind: 'amount', cents: 0 }],
  ['Included in Medical', { kind: 'included-in-medical' }],
  ['Not Applicable', { kind: 'not-applicable' }],
  ['See Plan Brochure', { kind: 'see-brochure' }],
  ['5,250', null],
  ['$5,25', null],
  ['$-1', null],
  ['$Infinity', null],
  ['', null],
])("'%s' is a limit of the year: %o", (cell, limit) => {
  expect(parseYearlyLimit(cell)).toEqual(limit);
});
