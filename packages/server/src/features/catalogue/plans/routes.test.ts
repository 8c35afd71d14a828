import type { CatalogueSnapshot, Product } from '@cotejo/core/catalogue';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, wireHeaders, type TestApp } from '../../../platform/testing/test-app.ts';
import { catalogueCalls, type CatalogueCalls } from '../testing/catalogue-calls.ts';

/** Values that stand nowhere else: found in a log line, they are somebody's. */
const marked = { income: 3_141_592, region: '99887766', spouse: 97 };

let test: TestApp;
let chile: CatalogueCalls;
let snapshot: CatalogueSnapshot;
let plan: Product;
const lines: string[] = [];

beforeAll(async () => {
  test = await buildTestApp({ catalogue: 'demo', onLogLine: (line) => lines.push(line) });
  chile = catalogueCalls(test);
  snapshot = test.memory.snapshot('chile');
  plan = snapshot.products.findByText('code', 'ALC-4001')!;
});
afterAll(() => test.close());

const family = { cotizante: [{ edad: 34, ingreso: marked.income }, { edad: 33 }], cargas: [{ edad: 5 }, { edad: 1 }] };
const written = JSON.stringify(family);

const infoplanes = ['factores/', 'prestadoresplan/', 'prestaciones/', 'aranceles/', 'infoplan'] as const;

describe.each(infoplanes)('GET and POST /api/infoplanes/%s', (call) => {
  const path = `/api/infoplanes/${call}`;

  it('C7-40: by codigoplan, by planid, and with datospersona; the POST answers the same', async () => {
    const byCode = await chile.get(`${path}?codigoplan=${plan.code}&datospersona=${written}`);
    expect(byCode.status).toBe(200);
    expect(await chile.get(`${path}?planid=${plan.id}&datospersona=${written}`)).toEqual(byCode);
    const payload = { codigoplan: plan.code, datospersona: family };
    const posted = await test.app.inject({
      method: 'POST',
      url: path,
      headers: { host: 'localhost', ...wireHeaders() },
      payload,
    });
    expect({ status: posted.statusCode, json: posted.json() }).toEqual(byCode);
    expect(posted.headers['cache-control']).toBe('no-store');
  });

  it('200: kept by no cache, as it can tell of a family', async () => {
    const url = `${path}?codigoplan=${plan.code}`;
    const { headers } = await test.app.inject({ method: 'GET', url, headers: { host: 'localhost' } });
    expect(headers['cache-control']).toBe('no-store');
    expect(headers['etag']).toBeUndefined();
  });

  it('400: without planid and codigoplan, and with a family that is none, by its field', async () => {
    expect((await chile.problem(path)).errors).toEqual([{ field: 'query.codigoplan', reason: 'falta' }]);
    const text = await chile.problem(`${path}?codigoplan=${plan.code}&datospersona=nada`);
    expect(text.errors).toEqual([{ field: 'query.datospersona', reason: 'debe ser un perfil en JSON' }]);
    const age = await chile.problem(`${path}?codigoplan=${plan.code}&datospersona={"cotizante":[{"edad":300}]}`);
    expect(age.errors?.[0]?.field).toBe('query.datospersona.cotizante.0.edad');
    const body = await chile.problem(path, { codigoplan: plan.code, datospersona: { cotizante: [] } });
    expect(body.errors?.[0]?.field).toBe('body.datospersona.cotizante');
  });

  it('404: no such plan, an insurance, and a number that is not that code', async () => {
    expect((await chile.problem(`${path}?codigoplan=NADA`)).status).toBe(404);
    expect((await chile.problem(`${path}?codigoplan=RAU-COMPLEMENTARIO-1`)).status).toBe(404);
    expect((await chile.problem(path, { planid: plan.id + 1, codigoplan: plan.code })).status).toBe(404);
  });
});

describe('GET /api/infoplanes/factores/', () => {
  it('C7-35: the factors of a family, the table with its source, and the GES of the isapre', async () => {
    const { data } = await chile.answer(
      'getPlanFactors',
      `/api/infoplanes/factores/?codigoplan=${plan.code}&datospersona=${written}`,
    );
    expect(data.isExample).toBe(false);
    expect(data.factores.map(({ edad, factor }) => [edad, factor])).toEqual([
      [34, 1],
      [33, 1],
      [5, 0.6],
      [1, null],
    ]);
    expect(data.total).toBe(2.6);
    expect(data.ges).toMatchObject({ precio: { value: 1.036, unit: { code: 'UF' } }, validoDesde: '2026-01-01' });
    expect(data.tabla?.bandas).toContainEqual({ edadDesde: 35, edadHasta: 44, cotizante: 1.3, carga: 0.9 });
    expect(data.tabla?.soloGesBajo).toBe(2);
  });

  it('C7-41: of the example family without datospersona', async () => {
    const { data } = await chile.answer('getPlanFactors', `/api/infoplanes/factores/?codigoplan=${plan.code}`);
    expect(data).toMatchObject({ isExample: true, factores: [{ role: 'contributor', edad: 27, factor: 1 }] });
  });

  it('400: a region that is none, by the field that carries it', async () => {
    const lost = { ...family, region: { stateCode: marked.region } };
    const problem = await chile.problem('/api/infoplanes/factores/', { codigoplan: plan.code, datospersona: lost });
    expect(problem.errors?.[0]?.field).toBe('body.datospersona.region.stateCode');
  });
});

describe('parts of a plan', () => {
  it('C7-36, C7-37: its clinics and its benefits are those of its whole', async () => {
    const whole = (await chile.answer('getIsaprePlan', `/api/infoplanes/infoplan?codigoplan=${plan.code}`)).data;
    const clinics = await chile.answer('getPlanProviders', `/api/infoplanes/prestadoresplan/?codigoplan=${plan.code}`);
    const benefits = await chile.answer('getPlanBenefits', `/api/infoplanes/prestaciones/?codigoplan=${plan.code}`);
    expect(clinics.data).toEqual(whole.coverageOrganizations);
    expect(benefits.data).toEqual(whole.coverages);
  });

  it('C7-38: its amounts in UF with the pesos of the day, and no percentages', async () => {
    const { data } = await chile.answer('getPlanTariffs', `/api/infoplanes/aranceles/?codigoplan=${plan.code}`);
    expect(data.uf?.valor).toBe(40_844.79);
    expect(data.aranceles.length).toBeGreaterThan(0);
    for (const { maxAmount, unit, pesos } of data.aranceles) {
      expect(unit.currencyCode).toBe('UF/Año');
      expect(pesos?.maxAmount).toBe(Math.round(maxAmount! * 40_844.79));
    }
  });

  it('C7-39: the price of a family that says it is its own', async () => {
    const own = { ...family, ingresodatos: true };
    const { data } = await chile.posted('postIsaprePlan', '/api/infoplanes/infoplan', {
      codigoplan: plan.code,
      datospersona: own,
    });
    expect(data.item.profilePrice.total).toMatchObject({ profilesEvaluated: 4, arePricesDefined: true });
    expect(data.item.profilePrice.contribution).not.toBeNull();
  });
});

describe('GET and POST /api/buscarplanes/cargasycotizantes/', () => {
  const path = '/api/buscarplanes/cargasycotizantes/';

  it('C7-42: the price by person, which adds up to the total', async () => {
    const { data } = await chile.answer(
      'getPlanPeople',
      `${path}?codigoplan=${plan.code}&cotizante=34,${marked.spouse}&carga=5,1`,
    );
    expect(data.cotizantes.map(({ edad, factor }) => [edad, factor])).toEqual([
      [34, 1],
      [marked.spouse, 2.4],
    ]);
    expect(data.cargas.map(({ edad, factor }) => [edad, factor])).toEqual([
      [5, 0.6],
      [1, null],
    ]);
    const sum = [...data.cotizantes, ...data.cargas].reduce((total, { amount }) => total + amount!.value, 0);
    expect(data.total.uf?.value).toBeCloseTo(sum, 5);
    expect(data.total.factor).toBe(4);
    const posted = await chile.posted('postPlanPeople', path, {
      codigoplan: plan.code,
      cotizante: [34, marked.spouse],
      carga: [5, 1],
    });
    expect(posted.data).toEqual(data);
  });

  it('200: without dependants', async () => {
    const { data } = await chile.answer('getPlanPeople', `${path}?codigoplan=${plan.code}&cotizante=34&carga=`);
    expect(data.cargas).toEqual([]);
  });

  it('400: no age, three contributors, nine dependants', async () => {
    const at = (query: string) => chile.problem(`${path}?codigoplan=${plan.code}&${query}`);
    expect((await at('cotizante=joven')).errors?.[0]?.field).toBe('query.cotizante.0');
    expect((await at('cotizante=30,31,32')).errors?.[0]?.field).toBe('query.cotizante');
    expect((await at('cotizante=30&carga=1,2,3,4,5,6,7,8,9')).errors?.[0]?.field).toBe('query.carga');
  });

  it('404: no such plan', async () => {
    expect((await chile.problem(`${path}?codigoplan=NADA&cotizante=30`)).status).toBe(404);
  });
});

describe('GET /api/buscarplanes/analisisypuntaje', () => {
  it('C7-43, C3-39: what the score is made of', async () => {
    const { data } = await chile.answer('getScoreAnalysis', `/api/buscarplanes/analisisypuntaje?codigoplan=${plan.code}`);
    expect(data.puntaje).toBe(plan.score);
    expect(data.puntajes.reduce((sum, { peso_item: weight }) => sum + weight, 0)).toBeCloseTo(1, 5);
    const scored = data.puntajes.reduce((sum, { peso_item: weight, puntaje_plan: points }) => sum + weight * points, 0);
    expect(scored).toBeCloseTo(plan.score!, 1);
  });

  it('404: no such plan', async () => {
    expect((await chile.problem('/api/buscarplanes/analisisypuntaje?codigoplan=NADA')).status).toBe(404);
  });
});

describe('GET and POST /api/solicitarplans/estadisticasolicitudesplanes', () => {
  const path = '/api/solicitarplans/estadisticasolicitudesplanes';
  const people = 'region=13&genero=Femenino&carga=8&enpareja=true';

  /** Stores a count; people who differ in one thing from those whom the tests ask for are stored by naming it. */
  const count = (code: string, requests: number, other: Readonly<Record<string, unknown>> = {}) => {
    const alike = { month: '2026-11-01', region: '13', gender: 'Femenino', dependants: 8, couple: true };
    const { month, region, gender, dependants, couple } = { ...alike, ...other };
    return test.database.database.execute(sql`
      insert into request_statistics (edition, product_code, month, region_code, gender, dependants, in_couple, requests)
      values ('chile', ${code}, ${month}, ${region}, ${gender}, ${dependants}, ${couple}, ${requests})`);
  };

  it('C7-44: requests of twelve months by people like these and no others, and their share', async () => {
    await count(plan.code, 1000, { month: '2025-11-01' });
    await count(plan.code, 6, { month: '2025-12-01' });
    await count('OTRO', 12);
    for (const other of [{ region: '12' }, { gender: 'Masculino' }, { dependants: 7 }, { couple: false }]) {
      await count(plan.code, 700, other);
    }
    const { data } = await chile.answer('getRequestStatistics', `${path}?codigo=${plan.code}&${people}`);
    expect(data).toEqual({
      codigo: plan.code,
      solicitudes: 6,
      total: 18,
      porcentaje: 33.3,
      desde: '2025-12-01',
      hasta: '2026-11-20',
      isDemonstration: true,
    });
    const asked = { codigo: plan.code, region: '13', genero: 'Femenino', carga: 8, enpareja: true };
    expect((await chile.posted('postRequestStatistics', path, asked)).data).toEqual(data);
  });

  it('200: five requests are told, four are not, and no share is made of them', async () => {
    const told = async (region: string) =>
      (await chile.answer('getRequestStatistics', `${path}?codigo=${plan.code}&region=${region}`)).data;
    await count(plan.code, 5, { region: 'R5' });
    await count(plan.code, 4, { region: 'R4' });
    await count('OTRO', 16, { region: 'R4' });
    expect(await told('R5')).toMatchObject({ solicitudes: 5, total: 5, porcentaje: 100 });
    expect(await told('R4')).toMatchObject({ solicitudes: null, total: 20, porcentaje: null });
    expect(await told('R0')).toMatchObject({ solicitudes: null, total: null, porcentaje: null });
  });

  it('400: a gender that is none', async () => {
    expect((await chile.problem(`${path}?codigo=${plan.code}&genero=x`)).errors?.[0]?.field).toBe('query.genero');
  });

  it('404: no such plan', async () => {
    expect((await chile.problem(`${path}?codigo=NADA`)).status).toBe(404);
  });
});

describe('GET /api/buscadorplanes/infoplan', () => {
  it('C7-45, C3-35, C3-36, C3-37, C3-38: the plan in the words of the search, and null for what no source tells', async () => {
    const { data } = await chile.answer('getSearchPlan', `/api/buscadorplanes/infoplan?codigoplan=${plan.code}`);
    expect(data).toEqual({
      codigoplan: 'ALC-4001',
      codigoprestador: '67',
      prestacionesrest: null,
      lineaplan: 'Plan preferente',
      modalidadplan: 'Preferente',
      amplitudcobertura: '90 % hospitalaria, 70 % ambulatoria',
      estadoplan: 'vigente',
      topeanual: { value: 5000, unit: { code: 'UF' } },
      fechainicio: '202409',
      keyModalidad: 'preferente',
      keyMaternidad: 'con-maternidad',
      abvcobertura: 'H90 A70',
      comercializacionp: ['ejecutivo'],
      esNuevo: false,
      restricciones: null,
    });
  });

  it('404: no such plan', async () => {
    expect((await chile.problem('/api/buscadorplanes/infoplan?codigoplan=NADA')).status).toBe(404);
  });
});

describe('GET /api/isapres/…', () => {
  it('C7-46: an isapre by its code, and no other organisation', async () => {
    const { data } = await chile.answer('getIsapre', '/api/isapres/78');
    expect(data).toMatchObject({ organizationCode: '78', displayName: 'Cruz Blanca', kind: 'isapre' });
    expect((await chile.problem('/api/isapres/RAU')).status).toBe(404);
    expect((await chile.problem('/api/isapres/beneficios')).status).toBe(400);
  });

  it('C7-47: what an isapre gives, each with where it is said', async () => {
    const { data } = await chile.answer('getIsapreBenefits', '/api/isapres/beneficios/78');
    expect(data.map(({ title }) => title)).toEqual(['GES', 'CAEC', 'Medicina preventiva', 'Licencias médicas']);
    expect(data.every(({ source, origin }) => source !== null && origin === 'isapre')).toBe(true);
    expect((await chile.problem('/api/isapres/beneficios/RAU')).status).toBe(404);
  });

  it('C7-48, C7-49: those of the isapre and then those of its plan', async () => {
    const given = (await chile.answer('getIsapreBenefits', '/api/isapres/beneficios/67')).data;
    const { data } = await chile.answer('getPlanOwnBenefits', `/api/isapres/beneficios-plan/67/${plan.code}`);
    expect(data.slice(0, given.length)).toEqual(given);
    expect(data.slice(given.length).map(({ origin }) => origin)).toContain('plan');
    expect(data.map(({ id }) => id)).toEqual(data.map((_, index) => index + 1));
    expect((await chile.problem(`/api/isapres/beneficios-plan/78/${plan.code}`)).status).toBe(404);
  });
});

describe('calls with a family in their address', () => {
  it('C7-42, C7-40: leave nothing of it in the log', async () => {
    const lost = JSON.stringify({ ...family, region: { stateCode: marked.region } });
    for (const call of infoplanes) {
      await chile.get(`/api/infoplanes/${call}?codigoplan=${plan.code}&datospersona=${written}`);
      await chile.get(`/api/infoplanes/${call}?codigoplan=${plan.code}&datospersona=${lost}`);
    }
    await chile.get(`/api/buscarplanes/cargasycotizantes/?codigoplan=${plan.code}&cotizante=${marked.income}`);
    await chile.get(`/api/solicitarplans/estadisticasolicitudesplanes?codigo=${plan.code}&region=${marked.region}`);
    expect(lines.some((line) => line.includes('/api/infoplanes/factores'))).toBe(true);
    const told = lines.filter((line) => line.includes(String(marked.income)) || line.includes(marked.region));
    expect(told).toEqual([]);
  });
});
