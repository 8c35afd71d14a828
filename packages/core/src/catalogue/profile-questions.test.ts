import { expect, test } from 'vitest';
import { noChoices } from './catalogue.ts';
import { questionsOf } from './profile-questions.ts';

const line = { asksIncome: false, choices: noChoices, regions: [{}] };
const choice = { code: 'a', name: 'A', group: null };

test('a pet line asks for pets, and for no person, income or region', () => {
  expect(questionsOf({ ...line, productType: 'SEGURO_MASCOTAS', asksIncome: true })).toEqual(['pets']);
});

test('an income is asked where the comparator says so', () => {
  expect(questionsOf({ ...line, productType: 'ISAPRE', asksIncome: true })).toEqual(['people', 'dependants', 'income', 'region']);
  expect(questionsOf({ ...line, productType: 'SEGURO' })).toEqual(['people', 'dependants', 'region']);
});

test('zone, kind of work and region are asked only where there is something to choose', () => {
  expect(questionsOf({ ...line, productType: 'SEGURO VIAJE', choices: { ...noChoices, zones: [choice] } })).toEqual([
    'people',
    'dependants',
    'journey',
    'zone',
  ]);
  expect(questionsOf({ ...line, productType: 'SCTR', choices: { ...noChoices, riskClasses: [choice] } })).toEqual([
    'employees',
    'payroll',
    'riskClass',
  ]);
  expect(questionsOf({ ...line, productType: 'INTERNACIONAL', regions: [] })).toEqual(['people', 'dependants']);
});

test('a product type that nobody named asks for a family', () => {
  expect(questionsOf({ ...line, productType: 'OTRO' })).toEqual(['people', 'dependants', 'region']);
});

test.each([
  ['B4-32', 'colectivo'],
  ['B4-33', 'SCTR'],
  ['B4-34', 'SEGURO COLECTIVO'],
])('%s %s asks for a company, and for no cargas', (_, productType) => {
  const questions = questionsOf({ ...line, productType });
  expect(questions).toContain('employees');
  expect(questions).not.toContain('people');
  expect(questions).not.toContain('dependants');
});
