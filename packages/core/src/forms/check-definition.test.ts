import { describe, expect, it } from 'vitest';
import { definitionFaults } from './check-definition.ts';
import type { FormField } from './form-definition.ts';
import { cargasForm, optionsOf, sampleField, sampleForm } from './testing/sample-form.ts';

/** Property and reason of what is wrong, by field. */
function faults(...fields: readonly FormField[]): string[] {
  return definitionFaults(sampleForm(...fields)).map(({ field, property, reason }) => `${field} ${property}: ${reason}`);
}

describe('definitionFaults', () => {
  it('a form as it should be has none', () => {
    expect(definitionFaults(cargasForm)).toEqual([]);
  });

  it('two fields of one name', () => {
    expect(faults(sampleField('a'), sampleField('a'))).toEqual(['a name: hay dos campos con el mismo nombre']);
  });

  it('a hide expression that does not parse, sees no such field, or hangs on itself', () => {
    expect(faults(sampleField('a', { hideExpression: 'b(' }))).toEqual(['a hideExpression: no es una expresión que se entienda']);
    expect(faults(sampleField('a', { hideExpression: 'nadie == 1' }))).toEqual([
      "a hideExpression: 'nadie' no es un campo que pueda ver",
    ]);
    expect(faults(sampleField('a', { hideExpression: '!b' }), sampleField('b', { hideExpression: 'a' }))).toEqual([
      'a hideExpression: depende de sí misma',
      'b hideExpression: depende de sí misma',
    ]);
    expect(faults(...cargasForm.fields, sampleField('a', { hideExpression: 'cargas_edad > 3' }))).toEqual([
      "a hideExpression: 'cargas_edad' no es un campo que pueda ver",
    ]);
    expect(faults(...cargasForm.fields, sampleField('a', { hideExpression: 'cargas == 0' }))).toEqual([]);
  });

  it('options that are missing, that nobody can choose, that stand twice, and a default that is none of them', () => {
    expect(faults(sampleField('a', { control: 'select' }))).toEqual(['a options: faltan las opciones']);
    expect(faults(sampleField('a', { control: 'country', list: 'countries', options: [] }))).toEqual([]);
    expect(faults(sampleField('a', { options: optionsOf('x') }))).toEqual(['a options: este tipo de campo no lleva opciones']);
    const radio = { control: 'radio', options: optionsOf('x', 'x') } as const;
    expect(faults(sampleField('a', { ...radio, defaultValue: 'z' }))).toEqual([
      "a options: 'x' está dos veces",
      'a defaultValue: no es una de las opciones',
    ]);
  });

  it('a pattern that is none, a mask where nothing is typed, rows without a group', () => {
    expect(faults(sampleField('a', { pattern: '([a-z' }))).toEqual(['a pattern: no es una expresión regular']);
    expect(faults(sampleField('a', { control: 'checkbox', mask: { kind: 'money' } }))).toEqual([
      'a mask: este tipo de campo no lleva máscara',
    ]);
    expect(faults(sampleField('a', { isMultiple: true }))).toEqual(['a isMultiple: lo que se repite necesita un grupo']);
    expect(faults(sampleField('a', { group: 'g', isMultiple: true }), sampleField('b', { group: 'g' }))).toEqual([
      "a isMultiple: no todo el grupo 'g' se repite",
    ]);
    expect(faults(sampleField('a', { control: 'password', defaultValue: 'x' }))).toEqual([
      'a defaultValue: una clave no se propone',
    ]);
  });

  it('an action on a field that is none, in other rows, or without options to narrow', () => {
    const acting = (kind: 'clear' | 'narrow', field: string) => sampleField('a', { changeActions: [{ kind, field }] });
    expect(faults(acting('clear', 'nadie'))).toEqual(["a changeActions: 'nadie' no es otro campo"]);
    expect(faults(acting('clear', 'cargas_edad'), ...cargasForm.fields)).toEqual([
      "a changeActions: 'cargas_edad' no está en la misma fila",
    ]);
    expect(faults(acting('narrow', 'b'), sampleField('b'))).toEqual(["a changeActions: 'b' no tiene opciones"]);
  });
});
