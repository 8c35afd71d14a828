import { describe, expect, it } from 'vitest';
import { clinic } from '../comparison/testing/sample-catalogue.ts';
import { answerClinic } from './answer-clinic.ts';
import { countCareCentres } from './care-centres.ts';
import { requirementText } from './requirement-text.ts';

describe('what a product answers for a clinic', () => {
  const listed = { clinicId: 7, hospitalaria: 100, ambulatoria: null, urgencia: null };

  it('the percentages of a listed clinic, an unstated one staying unknown', () => {
    expect(answerClinic({ clinics: [listed], clinicsAreComplete: false }, 7)).toEqual({
      kind: 'covered',
      clinicId: 7,
      hospitalaria: 100,
      ambulatoria: null,
    });
  });

  it("'No cubre' only where the list is complete", () => {
    expect(answerClinic({ clinics: [listed], clinicsAreComplete: true }, 8)).toEqual({ kind: 'not-covered', clinicId: 8 });
    expect(answerClinic({ clinics: [listed], clinicsAreComplete: false }, 8)).toEqual({ kind: 'unknown', clinicId: 8 });
  });

  it('a stated 0 % everywhere is a no', () => {
    const nothing = { ...listed, hospitalaria: 0, ambulatoria: 0 };
    expect(answerClinic({ clinics: [nothing], clinicsAreComplete: false }, 7)).toEqual({ kind: 'not-covered', clinicId: 7 });
  });
});

it('A9-46, decision 15: QPCL-1 to QPCL-3 are no care centres', () => {
  const codes = ['QPCL-1', 'CL-1', 'QPCL-2', 'QPCL-3', 'QPCL-30'];
  const clinics = new Map(codes.map((code, id) => [id, clinic(id, { code })]));
  const listed = codes.map((_, clinicId) => ({ clinicId, hospitalaria: null, ambulatoria: null, urgencia: null }));
  expect(countCareCentres({ clinics: listed }, clinics)).toBe(2);
});

describe('requirement text, fonasa before isapre', () => {
  const entry = (percent: number, previousCoverage = false): { percent: number; previousCoverage: boolean } => ({
    percent,
    previousCoverage,
  });

  it.each([
    ['A5-29', [], 'Sin exigencias'],
    ['A5-30', [entry(50, true), entry(70, true)], '$1'],
    ['A5-31', [entry(0), entry(0)], 'Sin Requisito'],
    ['A5-31', [entry(50), entry(50)], '50%'],
    ['A5-33', [entry(70), entry(70)], '70%'],
    ['A5-32', [entry(50), entry(70)], '50% - 70%'],
    ['A5-32', [entry(50, true), entry(70)], '50% - 70%'],
  ])('%s %j is %s', (_, requirement, expected) => {
    expect(requirementText(requirement)).toBe(expected);
  });

  it('one entry stands for both', () => {
    expect(requirementText([entry(50)])).toBe('50%');
  });
});
