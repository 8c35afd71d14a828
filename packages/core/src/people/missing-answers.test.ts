import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { profileQuestions, type ProfileQuestion } from '../catalogue/profile-questions.ts';
import { moneyOf } from '../money/money.ts';
import type { HouseholdDraft } from './household.ts';
import { missingAnswers, type AskingLine } from './missing-answers.ts';

const nothing: HouseholdDraft = { contributors: [], dependants: [] };
const choice = (code: string) => ({ code, name: code, group: null });

function lineAsking(questions: readonly ProfileQuestion[], other: Partial<AskingLine> = {}): AskingLine {
  const choices = { zones: [choice('europa')], riskClasses: [choice('F-45')] };
  return { questions, regionIsRequired: false, regionCodes: ['13'], choices, ...other };
}

const missing = (line: AskingLine, said: HouseholdDraft) => missingAnswers(line, said).map(({ path }) => path);

describe('what a line still needs', () => {
  it('is everything its prices depend on where nothing was said, in the order of its questions', () => {
    expect(missing(lineAsking(['people', 'dependants', 'income', 'region']), nothing)).toEqual(['contributors']);
    expect(missing(lineAsking(['pets']), nothing)).toEqual(['pets']);
    expect(missing(lineAsking(['employees', 'payroll', 'riskClass']), nothing)).toEqual([
      'company.employees',
      'company.monthlyPayroll',
      'company.riskClass',
    ]);
    expect(missing(lineAsking(['people', 'journey', 'zone']), nothing)).toEqual(['contributors', 'tripDays', 'zone']);
  });

  it('B5-26 is the age of each person and pet who has none, and never a sex, kinship or income', () => {
    const said = { contributors: [{ age: 0 }, {}], dependants: [{}, { age: 4 }], pets: [{ species: 'Gato' } as const] };
    expect(missing(lineAsking(['people', 'dependants', 'pets', 'income']), said)).toEqual([
      'contributors.1.age',
      'dependants.0.age',
      'pets.0.age',
    ]);
  });

  it('is the region only where prices depend on it, and then one that the line has', () => {
    const elsewhere = { ...nothing, contributors: [{ age: 30 }], regionCode: '99' };
    expect(missing(lineAsking(['people', 'region']), elsewhere)).toEqual([]);
    expect(missing(lineAsking(['people', 'region'], { regionIsRequired: true }), elsewhere)).toEqual(['regionCode']);
    const here = { ...elsewhere, regionCode: '13' };
    expect(missing(lineAsking(['people', 'region'], { regionIsRequired: true }), here)).toEqual([]);
  });

  it('is a zone or kind of work of which the line has none such', () => {
    const line = lineAsking(['riskClass', 'zone']);
    expect(missing(line, { ...nothing, zone: 'luna', company: { riskClass: 'X' } })).toEqual(['company.riskClass', 'zone']);
    expect(missing(line, { ...nothing, zone: 'europa', company: { riskClass: 'F-45' } })).toEqual([]);
  });

  it('is nothing that the line does not ask, and grows less with each answer', () => {
    const said: fc.Arbitrary<HouseholdDraft> = fc.record({
      contributors: fc.array(fc.record({ age: fc.nat({ max: 120 }) }, { requiredKeys: [] }), { maxLength: 2 }),
      dependants: fc.array(fc.record({ age: fc.nat({ max: 120 }) }, { requiredKeys: [] }), { maxLength: 8 }),
      company: fc.option(fc.record({ employees: fc.integer({ min: 1, max: 9 }) }, { requiredKeys: [] })),
      tripDays: fc.option(fc.integer({ min: 1, max: 365 })),
      zone: fc.option(fc.constantFrom('europa', 'luna')),
      regionCode: fc.option(fc.constantFrom('13', '99')),
    });
    const all = {
      company: { employees: 5, monthlyPayroll: moneyOf(9, 'PEN', 'month'), riskClass: 'F-45' },
      tripDays: 3,
      zone: 'europa',
    };
    fc.assert(
      fc.property(fc.subarray([...profileQuestions]), said, (questions, draft) => {
        const line = lineAsking(questions);
        const found = missingAnswers(line, draft);
        for (const { question } of found) expect(questions).toContain(question);
        const later = missingAnswers(line, { ...draft, ...all, regionCode: '13' });
        for (const answer of later) expect(found).toContainEqual(answer);
        const askedOfAll = later.filter(({ question }) => !['people', 'dependants', 'pets'].includes(question));
        expect(askedOfAll).toEqual([]);
      }),
    );
  });
});
