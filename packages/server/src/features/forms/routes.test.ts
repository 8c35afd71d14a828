import { randomUUID } from 'node:crypto';
import { endpoints } from '@cotejo/contract/endpoints';
import { problemSchema } from '@cotejo/contract/errors';
import type { EditionId } from '@cotejo/core/editions';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { profileSubmissions } from '../../platform/database/schema/visits.ts';
import { buildTestApp, wireHeaders, type TestApp } from '../../platform/testing/test-app.ts';

let test: TestApp;
const logLines: string[] = [];
beforeAll(async () => {
  test = await buildTestApp({ catalogue: 'demo', onLogLine: (line) => logLines.push(line) });
});
afterAll(() => test.close());

async function get(url: string, host = 'localhost'): Promise<{ status: number; json: unknown }> {
  const response = await test.app.inject({ method: 'GET', url, headers: { host } });
  return { status: response.statusCode, json: response.json() };
}

async function post(url: string, payload: object, edition: EditionId = 'chile'): Promise<{ status: number; json: unknown }> {
  const headers = { host: `${edition}.localhost`, ...wireHeaders(edition) };
  const response = await test.app.inject({ method: 'POST', url, headers, payload });
  return { status: response.statusCode, json: response.json() };
}

describe('GET /api/profile-form/form', () => {
  async function fieldsOf(productType: string, host?: string) {
    const { status, json } = await get(`/api/profile-form/form?productTypeName=${productType}`, host);
    expect(status).toBe(200);
    return endpoints.getProfileForm.responses[200].parse(json).data.profileForm.profileFormFields;
  }

  it('200: the isapre form asks for people, income, cargas and region', async () => {
    expect((await fieldsOf('ISAPRE')).map(({ fldName }) => fldName)).toEqual([
      'cotizante_sexo',
      'cotizante_edad',
      'cotizante_ingreso',
      'cargas_sexo',
      'cargas_edad',
      'cargas_parentesco',
      'region',
    ]);
  });

  it('B7-07 200: the insurance form asks for no income', async () => {
    expect((await fieldsOf('SEGURO')).map(({ fldName }) => fldName)).not.toContain('cotizante_ingreso');
  });

  it('200: only cargas repeat, up to 8 rows, and regions are those of the edition', async () => {
    const fields = await fieldsOf('ISAPRE');
    expect(fields.filter(({ isMultiple }) => isMultiple).map(({ groupedBy }) => groupedBy)).toEqual([
      'cargas',
      'cargas',
      'cargas',
    ]);
    expect(fields.find(({ fldName }) => fldName === 'region')?.allowedValues).toContainEqual({
      value: '13',
      label: 'Metropolitana',
    });
    const { json } = await get('/api/profile-form/form?productTypeName=ISAPRE');
    expect(endpoints.getProfileForm.responses[200].parse(json).data.profileForm.maximumRows).toBe(8);
  });

  it('200: B3-30, C3-22, C3-27: pets, companies and journeys are asked for what their prices depend on, and for nobody', async () => {
    const names = async (productType: string) => (await fieldsOf(productType)).map(({ fldName }) => fldName);
    expect(await names('SEGURO_MASCOTAS')).toEqual(expect.arrayContaining(['mascota_tipo', 'mascota_edad']));
    expect(await names('SEGURO COLECTIVO')).toEqual(['cantidadempleados']);
    expect(await names('SCTR')).toEqual(expect.arrayContaining(['cantidadempleados', 'ingreso']));
    expect(await names('SEGURO VIAJE')).toContain('viaje_dias');
    for (const type of ['SEGURO_MASCOTAS', 'SEGURO COLECTIVO', 'SCTR']) {
      expect(await names(type)).not.toContain('cotizante_edad');
    }
  });

  it('C7-67, B3-24, B3-25 200: each field has every name of the definition', async () => {
    const { json } = await get('/api/profile-form/form?productTypeName=ISAPRE');
    const { profileForm } = endpoints.getProfileForm.responses[200].parse(json).data;
    // This process serves no scripts: validation-scripts.test.ts asks one that does.
    expect(profileForm).toMatchObject({ validationScriptUrl: null, validationScriptIntegrity: null });
    expect(profileForm.profileFormFields[0]).toMatchObject({ hideExpression: null, changeAction: null, groupClass: null });
  });

  it('404: a product type without a form', async () => {
    expect((await get('/api/profile-form/form?productTypeName=BARCO')).status).toBe(404);
  });

  it('400: without a product type', async () => {
    const { status, json } = await get('/api/profile-form/form');
    expect(status).toBe(400);
    expect(problemSchema.parse(json).errors).toEqual([{ field: 'query.productTypeName', reason: 'falta' }]);
  });
});

async function fieldOf(productType: string, fldName: string) {
  const { json } = await get(`/api/profile-form/form?productTypeName=${encodeURIComponent(productType)}`);
  const { profileFormFields } = endpoints.getProfileForm.responses[200].parse(json).data.profileForm;
  return profileFormFields.find((field) => field.fldName === fldName);
}

describe('POST /api/profile-form/data', () => {
  const url = '/api/profile-form/data';
  const family = { cotizante: [{ edad: 34, ingreso: 1_234_567 }], cargas: [{ edad: 5 }], region: { stateCode: '13' } };

  it('C7-68, B7-09 200: counts the profile by bands of ages and region, and nothing else of it', async () => {
    const answer = await post(url, { form: family, productType: { name: 'ISAPRE' } });
    expect(answer).toEqual({ status: 200, json: { data: { saved: true } } });
    const rows = await test.database.database.select().from(profileSubmissions);
    expect(rows).toEqual([
      {
        id: 1,
        edition: 'chile',
        productType: 'ISAPRE',
        ageBands: ['30-34', '5-9'],
        dependants: 1,
        regionCode: '13',
        createdOn: '2026-11-20',
      },
    ]);
  });

  it('422: what the form asks is missing, or is none of its options', async () => {
    const trip = await post(url, { form: { cotizante: [{ edad: 34 }], zona: 'luna' }, productType: { name: 'SEGURO VIAJE' } });
    expect(trip.status).toBe(422);
    expect(problemSchema.parse(trip.json).errors).toEqual([
      { field: 'body.form.viaje.dias', reason: 'falta' },
      { field: 'body.form.zona', reason: "'luna' no es una zona conocida" },
    ]);
    const pets = await post(url, { form: family, productType: { name: 'SEGURO_MASCOTAS' } });
    expect(problemSchema.parse(pets.json).errors).toEqual([{ field: 'body.form.mascotas', reason: 'falta' }]);
  });

  it('422: each line says what it still needs, and an impossible age only where it asks for one', async () => {
    const errorsOf = async (productType: string, form: object) => {
      const edition = productType === 'SCTR' ? 'peru' : 'chile';
      const { status, json } = await post(url, { form, productType: { name: productType } }, edition);
      return status === 200 ? [] : problemSchema.parse(json).errors?.map(({ field, reason }) => `${field}: ${reason}`);
    };
    const company = { cantidadempleados: 20 };
    expect(await errorsOf('SCTR', company)).toEqual(['body.form.ingreso: falta', 'body.form.tipo_trabajo: falta']);
    expect(await errorsOf('SCTR', { ...company, ingreso: 30_000, tipo_trabajo: 'nada' })).toEqual([
      "body.form.tipo_trabajo: 'nada' no es un tipo de trabajo conocido",
    ]);
    expect(await errorsOf('SEGURO COLECTIVO', company)).toEqual([]);
    expect(await errorsOf('SEGURO COLECTIVO', family)).toEqual(['body.form.cantidadempleados: falta']);
    expect(await errorsOf('SEGURO', company)).toEqual(['body.form.cotizante: falta']);
    expect(await errorsOf('SEGURO', { ...family, region: { stateCode: '99' } })).toEqual([
      "body.form.region.stateCode: '99' no es una región conocida",
    ]);
  });

  it('200: takes what lines know beside prices, and keeps none of it', async () => {
    const visitor = { edad: 34, epsActual: 'EPS010', maternidad: true, nacionalidad: { code: 'FR' } };
    const viaje = { dias: 6, salida: '2027-02-28', regreso: '2027-03-05', destino: { code: 'FR' } };
    const form = { cotizante: [visitor], cargas: [{ edad: 36 }], viaje };
    const before = await test.database.database.select().from(profileSubmissions);
    const zone = await fieldOf('SEGURO VIAJE', 'zona');
    expect(
      await post(url, { form: { ...form, zona: zone?.allowedValues?.[0]?.value }, productType: { name: 'SEGURO VIAJE' } }),
    ).toMatchObject({
      status: 200,
    });
    const rows = await test.database.database.select().from(profileSubmissions);
    expect(rows.slice(before.length)).toMatchObject([{ ageBands: ['30-34', '35-39'], dependants: 1, regionCode: null }]);
    expect(JSON.stringify(rows)).not.toMatch(/EPS010|"FR"|2027-02-28|2027-03-05/);
    const impossible = { ...form, viaje: { ...viaje, salida: '2027-02-29' } };
    expect((await post(url, { form: impossible, productType: { name: 'SEGURO VIAJE' } })).status).toBe(400);
  });

  async function refusals(edition: EditionId, productType: string, form: object) {
    const { status, json } = await post(url, { form, productType: { name: productType } }, edition);
    return status === 200
      ? []
      : [status, ...(problemSchema.parse(json).errors ?? []).map(({ field, reason }) => `${field}: ${reason}`)];
  }

  it('B5-28 422: in Colombia a company with fewer than ten employees, elsewhere none', async () => {
    const few = 'body.form.cantidadempleados: En Colombia, los planes para empresas son desde 10 empleados.';
    expect(await refusals('colombia', 'SEGURO COLECTIVO', { cantidadempleados: 9 })).toEqual([422, few]);
    expect(await refusals('colombia', 'SEGURO COLECTIVO', { cantidadempleados: 10 })).toEqual([]);
    expect(await refusals('chile', 'SEGURO COLECTIVO', { cantidadempleados: 9 })).toEqual([]);
  });

  it("B5-29 422: in Colombia an EPS of 'notengo' for a health plan on top of it, and not for an EPS", async () => {
    const of = (epsActual: string | null) => ({ cotizante: [{ edad: 34, epsActual }] });
    const none = 'Este plan se suma a tu EPS y no la reemplaza: para contratarlo necesitas tener una.';
    expect(await refusals('colombia', 'MEDICINA PREPAGADA', of('notengo'))).toEqual([
      422,
      `body.form.cotizante.0.epsActual: ${none}`,
    ]);
    expect(await refusals('colombia', 'MEDICINA PREPAGADA', of(null))).toEqual([
      422,
      'body.form.cotizante.0.epsActual: Elige tu EPS.',
    ]);
    expect(await refusals('colombia', 'MEDICINA PREPAGADA', of('EPS005'))).toEqual([]);
    expect(await refusals('colombia', 'EPS', of('notengo'))).toEqual([]);
  });

  it('C5-06, C5-07 422: ages that nobody who contracts for a family has, each by its answer', async () => {
    const form = { cotizante: [{ edad: 17 }], cargas: [{ edad: 3 }, { edad: 17, parentesco: 'Cónyuge' }] };
    expect(await refusals('chile', 'ISAPRE', form)).toEqual([
      422,
      'body.form.cotizante.0.edad: Para contratar, quien paga debe tener 18 años o más.',
      'body.form.cargas.1.edad: Tu cónyuge debe tener 18 años o más: revisa su edad o su parentesco.',
    ]);
    expect(await refusals('chile', 'FONASA', form)).toEqual([]);
  });

  it('200: the region of a form that asks for none is not kept', async () => {
    const form = { mascotas: [{ especie: 'Perro', edad: 3 }], region: { stateCode: '99' } };
    expect((await post(url, { form, productType: { name: 'SEGURO_MASCOTAS' } })).status).toBe(200);
    const rows = await test.database.database.select().from(profileSubmissions);
    expect(rows.find(({ productType }) => productType === 'SEGURO_MASCOTAS')).toMatchObject({ ageBands: [], regionCode: null });
  });

  it('404: a product type without a form', async () => {
    expect((await post(url, { form: family, productType: { name: 'BARCO' } })).status).toBe(404);
  });

  it('400: without a profile', async () => {
    const { status, json } = await post(url, { productType: { name: 'ISAPRE' } });
    expect(status).toBe(400);
    expect(problemSchema.parse(json).errors?.[0]?.field).toBe('body.form');
  });
});

describe('/api/integration/form', () => {
  const contact = '6f1d2b54-0f3e-4d2b-9a67-5f6b0c9e1a01';

  it('C7-78, C7-79, B7-05, B3-20, B3-21, B3-22, B3-23 200: the form of a process, by path and by body', async () => {
    const { status, json } = await get(`/api/integration/form/${contact}`);
    expect(status).toBe(200);
    const { integrationForms } = endpoints.getIntegrationForm.responses[200].parse(json).data.integrationForm;
    expect(integrationForms[0]?.validationScript).toBeNull();
    expect(integrationForms[0]?.integrationFormFields.map(({ fldName }) => fldName)).toEqual([
      'first_name',
      'telefono',
      'email',
      'mensaje',
    ]);
    expect(integrationForms[0]?.integrationFormFields[2]?.fieldType).toEqual({
      fldType: 'input',
      inputType: 'email',
      htmlType: 'input',
    });
    expect(await post('/api/integration/form', { integrationHash: contact })).toEqual({ status, json });
  });

  it('200: each edition has its own', async () => {
    const { json } = await get(`/api/integration/form/${contact}`, 'peru.localhost');
    const [form] = endpoints.getIntegrationForm.responses[200].parse(json).data.integrationForm.integrationForms;
    expect(form?.integrationFormFields[1]?.placeholder).toBe('+51 912 345 678');
  });

  it('404: a process without a form', async () => {
    expect((await get(`/api/integration/form/${randomUUID()}`)).status).toBe(404);
    expect((await post('/api/integration/form', { integrationHash: 'nada' })).status).toBe(404);
  });

  it('404: a form that was stored under an older schema and is none any more, told of in the log without what it says', async () => {
    const definition = { integrationForms: [{ integrationFormFields: [{ fldName: 'secreto' }] }] };
    await test.database.pool.query(
      "insert into integration_forms (edition, hash, name, definition) values ('chile', 'antiguo', 'antiguo', $1)",
      [JSON.stringify(definition)],
    );
    logLines.length = 0;
    expect((await get('/api/integration/form/antiguo')).status).toBe(404);
    expect((await post('/api/integration/form', { integrationHash: 'antiguo' })).status).toBe(404);
    const told = logLines.filter((line) => line.includes('a stored form is not one any more'));
    expect(told).toHaveLength(2);
    expect(told[0]).toContain('"hash":"antiguo"');
    expect(told[0]).toContain('integrationForms.0.integrationFormFields.0.label: invalid_type');
    expect(told.join('')).not.toContain('secreto');
  });

  it('400: a NUL, which no database stores', async () => {
    const { status, json } = await get('/api/integration/form/a%00b');
    expect(status).toBe(400);
    expect(problemSchema.parse(json).errors).toEqual([{ field: 'params.hash', reason: 'tiene un carácter que no se acepta' }]);
    expect((await post('/api/integration/form', { integrationHash: 'a\0b' })).status).toBe(400);
  });

  it('400: without a process', async () => {
    expect((await post('/api/integration/form', {})).status).toBe(400);
  });
});
