import { editionOf } from '@cotejo/core/editions';
import { describe, expect, it } from 'vitest';
import { lineFor } from '../testing/lines.ts';
import { testTexts } from '../testing/test-texts.ts';
import { checkRequired, fieldNames } from './required-fields.ts';
import { editorTexts } from './editor-texts.ts';

const chile = editionOf('chile');

function formOf(fields: Readonly<Record<string, string>>): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.set(name, value);
  return data;
}

describe('the check of required fields', () => {
  const journey = lineFor(chile, ['people', 'dependants', 'journey', 'zone']);

  it('B4-18 passes once one of several is filled, and fails where none is', () => {
    expect(checkRequired(formOf({}), { line: journey, edition: chile })).toEqual({
      passes: false,
      missing: ['cotizante.0.edad', 'viaje.dias', 'zona'],
    });
    expect(checkRequired(formOf({ 'viaje.dias': '9' }), { line: journey, edition: chile })).toEqual({
      passes: true,
      missing: ['cotizante.0.edad', 'zona'],
    });
    expect(checkRequired(formOf({ 'viaje.dias': ' ' }), { line: journey, edition: chile }).passes).toBe(false);
  });

  it('of who was added it asks for the age, and of a blank row without script for nothing', () => {
    const fields = { 'cotizante.0.edad': '34', 'cargas.1.presente': '1', 'cargas.2.sexo': 'Femenino' };
    expect(checkRequired(formOf(fields), { line: lineFor(chile), edition: chile }).missing).toEqual(['cargas.1.edad']);
  });

  it('asks for what the line asks: company, pets, a region that prices depend on', () => {
    const missing = (...given: Parameters<typeof lineFor>) =>
      checkRequired(formOf({}), { line: lineFor(...given), edition: chile }).missing;
    expect(missing(chile, ['employees', 'payroll', 'riskClass'])).toEqual(['cantidadempleados', 'planilla', 'tipo_trabajo']);
    expect(missing(chile, ['pets'])).toEqual(['mascotas.0.edad']);
    expect(missing(chile, ['people', 'region'], { regionIsRequired: true })).toEqual(['cotizante.0.edad', 'region']);
    expect(missing(chile, ['people', 'region'])).toEqual(['cotizante.0.edad']);
  });
});

it('B4-19 B8-08 empty fields are named as the form names them', () => {
  const data = formOf({ 'cargas.0.sexo': 'Femenino', 'cargas.1.parentesco': 'Padre/Madre' });
  const texts = { t: testTexts.of(editorTexts) };
  const fields = [
    'cotizante.0.edad',
    'cotizante.1.edad',
    'cargas.0.edad',
    'cargas.1.edad',
    'mascotas.1.edad',
    'planilla',
    'region',
  ];
  const names = fieldNames(fields, { data, edition: chile, ...texts });
  expect(names).toBe(
    'Tu edad, Edad de tu pareja, Edad de tu hija, Edad de tu padre, Edad de tu mascota 2, Planilla mensual, Región',
  );
  expect(texts.t('missing', { fields: names })).toBe(`No se ingresaron los siguientes campos: ${names}`);
});

it('two cargas of one kind are told apart in the message, as their rows are', () => {
  const data = formOf({
    'cargas.0.presente': '1',
    'cargas.1.sexo': 'Femenino',
    'cargas.1.presente': '1',
    'cargas.2.presente': '1',
  });
  const names = fieldNames(['cargas.0.edad', 'cargas.1.edad', 'cargas.2.edad'], {
    data,
    edition: chile,
    t: testTexts.of(editorTexts),
  });
  expect(names).toBe('Edad de tu hijo 1, Edad de tu hija, Edad de tu hijo 2');
});
