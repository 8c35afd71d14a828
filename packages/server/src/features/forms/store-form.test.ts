import { endpoints } from '@cotejo/contract/endpoints';
import { demoForms } from '@cotejo/demo/forms';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../../platform/testing/test-app.ts';
import { readStorableForms } from './check-form.ts';
import { findFormDefinition } from './form-store.ts';
import { storeForm } from './store-form.ts';

let test: TestApp;
beforeAll(async () => {
  test = await buildTestApp({ catalogue: 'demo' });
});
afterAll(() => test.close());

const field = {
  fldName: 'nombre',
  label: 'Nombre',
  placeholder: null,
  helper: null,
  mask: null,
  class: null,
  imgIcon: null,
  isRequired: true,
  defaultValue: null,
  fldRegexp: null,
  allowedValues: null,
  retrieveFunction: null,
  wrapper: null,
  groupedBy: null,
  fieldType: { fldType: 'input', inputType: 'text', htmlType: 'input' },
};
const formOf = (...integrationFormFields: readonly object[]) => ({
  integrationForms: [{ validationScript: null, integrationFormFields }],
});
/** A process that is no request's. */
const other = { edition: 'chile', hash: 'otro' } as const;
const listOf = (retrieveFunction: string) => ({
  ...field,
  fldName: retrieveFunction,
  retrieveFunction,
  fieldType: { fldType: 'select', inputType: 'select', htmlType: 'select' },
});

async function fieldsOf(hash: string, host = 'localhost') {
  const response = await test.app.inject({ method: 'GET', url: `/api/integration/form/${hash}`, headers: { host } });
  expect(response.statusCode).toBe(200);
  const { integrationForm } = endpoints.getIntegrationForm.responses[200].parse(response.json()).data;
  return integrationForm.integrationForms[0]?.integrationFormFields ?? [];
}

/** Values of a list of the form by its name. */
async function valuesOf(hash: string, name: string, host?: string): Promise<{ value: string; label: string }[]> {
  return (await fieldsOf(hash, host)).find(({ fldName }) => fldName === name)?.allowedValues ?? [];
}

it('names everything that is wrong, by field and property, and stores nothing', async () => {
  const definition = formOf(
    { ...field, fldRegexp: '(a+)+' },
    { ...field, hideExpression: 'nadie' },
    { ...field, fldName: 'c', fldRegexp: '([a-z' },
  );
  const stored = await storeForm(test.database.database, { edition: 'chile', hash: 'malo', name: 'malo', definition });
  expect(stored).toEqual({
    ok: false,
    error: [
      { field: 'nombre.fldName', reason: 'hay dos campos con el mismo nombre' },
      { field: 'nombre.hideExpression', reason: "'nadie' no es un campo que pueda ver" },
      { field: 'c.fldRegexp', reason: 'no es una expresión regular' },
      { field: 'nombre.fldRegexp', reason: 'la expresión regular puede tardar demasiado' },
    ],
  });
  expect(await findFormDefinition(test.database.database, 'chile', 'malo')).toBeNull();
});

it('a wrong form leaves the one before it as it was', async () => {
  const form = { edition: 'chile', hash: 'uno', name: 'uno' } as const;
  expect(await storeForm(test.database.database, { ...form, definition: formOf(field) })).toMatchObject({ ok: true });
  expect(await storeForm(test.database.database, { ...form, definition: formOf({ ...field, mask: 'x' }) })).toMatchObject({
    ok: false,
  });
  expect((await fieldsOf('uno')).map(({ label }) => label)).toEqual(['Nombre']);
});

it('a stored form is answered at once, also where an earlier one was kept', async () => {
  const form = { edition: 'chile', hash: 'dos', name: 'dos' } as const;
  await storeForm(test.database.database, { ...form, definition: formOf(field) });
  expect((await fieldsOf('dos'))[0]?.label).toBe('Nombre');
  await storeForm(test.database.database, { ...form, definition: formOf({ ...field, label: 'Tu nombre' }) });
  await expect.poll(async () => (await fieldsOf('dos'))[0]?.label, { timeout: 10_000 }).toBe('Tu nombre');
});

it.each(['(a+)+', '(a|a)*b', '(.*)*x', 'a*a*a*a*b', '([a-z]+)*', '(\\w+\\s?)*', '(x+x+)+y', '(?<x>(a+)+)b', '(a+)+(?<x>b)'])(
  'the pattern %s is refused',
  (fldRegexp) => {
    const read = readStorableForms(formOf({ ...field, fldRegexp }), other);
    expect(read.ok ? [] : read.error.map(({ field: where }) => where)).toEqual(['nombre.fldRegexp']);
  },
);

it.each([null, 'texto', [], {}, { integrationForms: [] }, { integrationForms: [{ integrationFormFields: 'x' }] }, formOf()])(
  'what is no form is refused with a reason: %j',
  (definition) => {
    const read = readStorableForms(definition, other);
    expect(read.ok ? [] : read.error).not.toEqual([]);
  },
);

it.each(['https://otro.example/a.js', '/validation/nadie.js'])(
  'the script %s, which is none of ours, is refused',
  (validationScript) => {
    const [form] = formOf(field).integrationForms;
    const read = readStorableForms({ integrationForms: [{ ...form, validationScript }] }, other);
    expect(read.ok ? [] : read.error).toEqual([
      { field: 'integrationForms.0.validationScript', reason: 'debe ser un módulo propio de /validation/' },
    ]);
  },
);

it('B3-11 B5-25 B5-26 every list holds what the edition has', async () => {
  const lists = [
    'regions',
    'countries',
    'phonePrefixes',
    'nationalities',
    'eps',
    'insurers',
    'workSectors',
    'workTypes',
    'breeds',
  ];
  const definition = formOf(...lists.map(listOf));
  for (const edition of ['chile', 'peru', 'colombia'] as const) {
    await storeForm(test.database.database, { edition, hash: 'listas', name: 'listas', definition });
  }
  const [regions, prefixes] = [await valuesOf('listas', 'regions'), await valuesOf('listas', 'phonePrefixes')];
  expect(regions).toContainEqual({ value: '13', label: 'Metropolitana' });
  expect(prefixes[0]).toEqual({ value: '+56', label: 'Chile (+56)' });
  expect(new Set(prefixes.map(({ value }) => value)).size).toBe(prefixes.length);
  expect(await valuesOf('listas', 'countries')).toContainEqual({ value: 'CL', label: 'Chile' });
  expect(await valuesOf('listas', 'nationalities')).toContainEqual({ value: 'CL', label: 'Chileno' });
  expect(await valuesOf('listas', 'breeds')).toContainEqual(expect.objectContaining({ label: 'Pug', group: 'Perro' }));
  expect((await valuesOf('listas', 'insurers')).length).toBeGreaterThan(2);
  const peru = 'peru.localhost';
  const sectors = (await valuesOf('listas', 'workSectors', peru)).map(({ value }) => value);
  expect(sectors).toContain('Bosques y pesca');
  expect(await valuesOf('listas', 'workTypes', peru)).toContainEqual(
    expect.objectContaining({ value: '122', group: 'Bosques y pesca' }),
  );
  expect((await valuesOf('listas', 'eps', 'colombia.localhost')).map(({ label }) => label)).toContain('EPS Sanitas');
  expect(await valuesOf('listas', 'eps')).toEqual([]);
});

it('every form of the demonstration is stored, and answered with something to choose wherever it asks to choose', async () => {
  for (const { edition, hash } of demoForms()) {
    const host = edition === 'chile' ? 'localhost' : `${edition}.localhost`;
    const empty = (await fieldsOf(hash, host)).filter(({ allowedValues }) => allowedValues?.length === 0);
    expect(empty.map(({ fldName }) => `${edition} ${fldName}`)).toEqual([]);
  }
});
