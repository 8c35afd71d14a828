import { describe, expect, it } from 'vitest';
import { sayInSpanish } from '../text/say.ts';
import { checkAnswers } from './check-answers.ts';
import type { FormAnswers } from './form-answers.ts';
import { formFaultText, formFaultTexts } from './form-fault.ts';
import { isSpouseTaken } from './one-spouse.ts';
import { cargasForm, chileanSetting, sampleField, sampleForm } from './testing/sample-form.ts';

const form = sampleForm(sampleField('enPareja', { control: 'checkbox' }), ...cargasForm.fields);
const kinship = form.fields.find(({ name }) => name === 'cargas_parentesco');
if (!kinship) throw new Error('the sample asks no kinship');

function family(enPareja: string, ...kin: readonly string[]): FormAnswers {
  const cargas = kin.map((parentesco) => ({ cargas_sexo: 'Femenino', cargas_edad: '30', cargas_parentesco: parentesco }));
  return { values: { enPareja }, rows: { cargas } };
}

describe('B4-29 one spouse in all', () => {
  const [spouse, child] = ['Cónyuge', 'Hijo/Hija'];
  const said = (answers: FormAnswers) =>
    checkAnswers(form, answers, chileanSetting).map(
      (fault) => `${fault.key}: ${formFaultText(fault, sayInSpanish(formFaultTexts))}`,
    );

  it('is told at the kinship of each carga that is one too many', () => {
    expect([said(family('', spouse, child)), said(family('si', child)), said(family('no', spouse))]).toEqual([[], [], []]);
    expect(said(family('si', child, spouse))).toEqual([
      'cargas.1.cargas_parentesco: Ya dijiste que tienes pareja: elige otro parentesco para esta carga.',
    ]);
    expect(said(family('', spouse, child, spouse))).toEqual([
      'cargas.2.cargas_parentesco: Sólo una de tus cargas puede ser tu cónyuge: elige otro parentesco para esta.',
    ]);
  });

  it('is offered to nobody else, and stays with whom it was chosen for', () => {
    const taken = (answers: FormAnswers) =>
      (answers.rows['cargas'] ?? []).map((_, row) => isSpouseTaken(answers, { field: kinship, row }));
    expect(taken(family('', child, child))).toEqual([false, false]);
    expect(taken(family('', child, spouse))).toEqual([true, false]);
    expect(taken(family('si', child, spouse))).toEqual([true, false]);
    expect(taken(family('si', child))).toEqual([true]);
    expect(isSpouseTaken(family('si'), { field: { ...kinship, isMultiple: false }, row: null })).toBe(false);
  });
});
