import { problemSchema } from '@cotejo/contract/errors';
import type { ProfileInput } from '@cotejo/contract/profile';
import { productsOf } from '@cotejo/core/comparison';
import { addDays, plainDate } from '@cotejo/core/dates';
import type { EditionId } from '@cotejo/core/editions';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildTestApp, wireHeaders, type TestApp } from '../../platform/testing/test-app.ts';

/** The demonstration compares nothing for companies in Colombia: here this comparator does. */
const forCompanies = '/Comparar/Medicina-Domiciliaria';

const noon = Date.parse('2026-11-20T15:00:00Z');

const logLines: string[] = [];
let test: TestApp;
beforeAll(async () => {
  test = await buildTestApp({
    catalogue: 'demo',
    clock: () => noon,
    onLogLine: (line) => logLines.push(line),
    prepare: async (database) => {
      const { rowCount } = await database.execute(
        sql`update comparators set product_type = 'SEGURO COLECTIVO' where edition = 'colombia' and url = ${forCompanies}`,
      );
      if (rowCount !== 1) throw new Error(`nothing is compared at ${forCompanies}`);
    },
  });
});
afterAll(() => test.close());
beforeEach(async () => {
  await test.database.pool.query('truncate leads, quotes, idempotency_keys, messages cascade');
});

/** A product that a comparator of the edition shows and somebody sells. */
function soldAt(edition: EditionId, url: string) {
  const snapshot = test.memory.snapshot(edition);
  const comparator = snapshot.comparators.find((each) => each.url === url);
  const product = comparator && productsOf(comparator, snapshot).find(({ salesChannels }) => salesChannels.length > 0);
  if (!product) throw new Error(`nothing is sold at ${url} in ${edition}`);
  return product;
}

interface Request {
  readonly edition: EditionId;
  readonly url: string;
  readonly profile: ProfileInput;
  readonly key?: string;
  /** Beside the profile, as the form for companies says it. */
  readonly cantidadEmpleados?: number;
  /** What else its form asked. */
  readonly unrecognizedAdditionalData?: Readonly<Record<string, string>>;
}

/** Sends a request; what it was refused for, each error in a line after the status. */
async function refusals({ edition, url, profile, key = crypto.randomUUID(), ...besides }: Request) {
  const product = soldAt(edition, url);
  const response = await test.app.inject({
    method: 'POST',
    url: '/api/leads',
    headers: { host: `${edition}.localhost`, 'idempotency-key': key, ...wireHeaders(edition) },
    payload: {
      first_name: 'Ana Soto',
      telefono: '+56 9 8765 4321',
      email: 'ana@correo.example',
      tipo: product.kind === 'isapre-plan' ? 'isapre' : 'seguros',
      productCode: product.code,
      profile,
      ...besides,
    },
  });
  if (response.statusCode === 200) return [];
  const { errors = [] } = problemSchema.parse(response.json());
  return [response.statusCode, ...errors.map(({ field, reason }) => `${field}: ${reason}`)];
}

async function storedRequests(): Promise<number> {
  const { rows } = await test.database.pool.query<{ count: number }>('select count(*)::int as count from leads');
  return rows[0]?.count ?? 0;
}

describe('POST /api/leads', () => {
  const none = 'Este plan se suma a tu EPS y no la reemplaza: para contratarlo necesitas tener una.';
  const withEps = (epsActual: string): ProfileInput => ({ cotizante: [{ edad: 34, epsActual }], ingresodatos: true });

  it.each(['/Comparar/Seguros-de-Salud', '/Comparar/Medicina-Prepagada', '/Comparar/Planes-Complementarios'])(
    'B5-29 422: in Colombia %s is for who has an EPS, and nothing is stored',
    async (url) => {
      expect(await refusals({ edition: 'colombia', url, profile: withEps('notengo') })).toEqual([
        422,
        `body.profile.cotizante.0.epsActual: ${none}`,
      ]);
      expect(await storedRequests()).toBe(0);
      expect(await refusals({ edition: 'colombia', url, profile: withEps('EPS005') })).toEqual([]);
      expect(await storedRequests()).toBe(1);
    },
  );

  it('B5-30 200: in Colombia a pet needs no EPS', async () => {
    const profile: ProfileInput = { ...withEps('notengo'), mascotas: [{ especie: 'Perro', edad: 3 }] };
    expect(await refusals({ edition: 'colombia', url: '/Comparar/Seguros-Mascotas', profile })).toEqual([]);
  });

  it('B5-28 in Colombia a company is judged by the employees that are kept: those of its form, else those of its profile', async () => {
    const sent = async (inProfile: number, inForm?: number) =>
      refusals({
        edition: 'colombia',
        url: forCompanies,
        profile: { cotizante: [{ edad: 34 }], cantidadempleados: inProfile, ingresodatos: true },
        ...(inForm === undefined ? {} : { cantidadEmpleados: inForm }),
      });
    const few = [422, 'body.profile.cantidadempleados: En Colombia, los planes para empresas son desde 10 empleados.'];
    expect(await sent(20, 3)).toEqual(few);
    expect(await sent(9)).toEqual(few);
    expect(await storedRequests()).toBe(0);
    expect(await sent(5, 40)).toEqual([]);
    const { rows } = await test.database.pool.query('select employees from leads');
    expect(rows).toEqual([{ employees: 40 }]);
    expect(await sent(10)).toEqual([]);
  });

  it('C5-06, C5-07 422: ages that nobody who contracts for a family has', async () => {
    const profile: ProfileInput = {
      cotizante: [{ edad: 17 }],
      cargas: [{ edad: 17, parentesco: 'Cónyuge' }],
      ingresodatos: true,
    };
    expect(await refusals({ edition: 'chile', url: '/Comparar/Isapres', profile })).toEqual([
      422,
      'body.profile.cotizante.0.edad: Para contratar, quien paga debe tener 18 años o más.',
      'body.profile.cargas.0.edad: Tu cónyuge debe tener 18 años o más: revisa su edad o su parentesco.',
    ]);
  });

  it('C5-06 200: a young traveller buys no contract for others', async () => {
    const profile: ProfileInput = { cotizante: [{ edad: 17 }], viaje: { dias: 7 }, zona: 'europa', ingresodatos: true };
    const url = test.memory.snapshot('chile').comparators.find(({ productType }) => productType === 'SEGURO VIAJE')?.url;
    expect(await refusals({ edition: 'chile', url: url ?? '', profile })).toEqual([]);
  });

  const travelOf = (edition: EditionId): string =>
    test.memory.snapshot(edition).comparators.find(({ productType }) => productType === 'SEGURO VIAJE')?.url ?? '';
  const travelling = (salida: string, regreso: string): ProfileInput => ({
    cotizante: [{ edad: 34 }],
    viaje: { dias: 2, salida, regreso },
    zona: 'europa',
    ingresodatos: true,
  });
  const dayFrom = (days: number): string => addDays(plainDate('2026-11-20'), days);

  it('422: a journey that began yesterday, or ends before it begins; one that begins today goes', async () => {
    const sent = async (from: number, to: number) => {
      const profile = travelling(dayFrom(from), dayFrom(to));
      return refusals({ edition: 'chile', url: travelOf('chile'), profile });
    };
    const passed = 'El día de salida ya pasó: elige hoy o un día posterior.';
    expect(await sent(-1, 1)).toEqual([422, `body.profile.viaje.salida: ${passed}`]);
    expect(await sent(3, 2)).toEqual([422, 'body.profile.viaje.regreso: El regreso no puede ser antes de la salida.']);
    expect(await storedRequests()).toBe(0);
    expect(await sent(0, 1)).toEqual([]);
  });

  it('200: abroad a journey that began yesterday by UTC begins today for some, and the day before for nobody', async () => {
    const sent = async (from: number) => {
      const profile = travelling(dayFrom(from), dayFrom(2));
      return refusals({ edition: 'international', url: travelOf('international'), profile });
    };
    expect(await sent(-1)).toEqual([]);
    expect((await sent(-2))[0]).toBe(422);
  });

  it('422: the days that the form of a request says, in place of those of the profile', async () => {
    const sent = async (profile: ProfileInput, start: string) =>
      refusals({
        edition: 'chile',
        url: travelOf('chile'),
        profile,
        unrecognizedAdditionalData: { fld_fecha_inicio: start, fld_fecha_termino: dayFrom(9) },
      });
    expect(await sent(travelling(dayFrom(1), dayFrom(2)), '2020-01-01')).toEqual([
      422,
      'body.unrecognizedAdditionalData.fld_fecha_inicio: El día de salida ya pasó: elige hoy o un día posterior.',
    ]);
    expect(await sent(travelling('2020-01-01', '2020-01-02'), dayFrom(1))).toEqual([]);
  });

  it('B5-41 200: who is too old to be counted travels along all the same, and the log has how many and no age', async () => {
    const profile = { ...travelling(dayFrom(1), dayFrom(2)), cotizante: [{ edad: 34 }, { edad: 111 }] };
    expect(await refusals({ edition: 'chile', url: travelOf('chile'), profile })).toEqual([]);
    const told = logLines.filter((line) => line.includes('passengers whose ages no travel policy counts'));
    expect(told).toHaveLength(1);
    expect(told[0]).toContain('"ignored":1');
    expect(told[0]).not.toMatch(/[":,[]111\b/);
  });

  it('B4-29 422: a partner beside a carga who is the spouse', async () => {
    const profile: ProfileInput = {
      cotizante: [{ edad: 40 }, { edad: 41 }],
      cargas: [{ edad: 39, parentesco: 'Cónyuge' }],
      ingresodatos: true,
    };
    expect(await refusals({ edition: 'chile', url: '/Comparar/Isapres', profile })).toEqual([
      422,
      'body.profile.cargas.0.parentesco: Ya dijiste que tienes pareja: elige otro parentesco para esta carga.',
    ]);
  });

  it('the key of a refused request can be used again, once its profile is right', async () => {
    const [url, key] = ['/Comparar/Medicina-Prepagada', crypto.randomUUID()] as const;
    expect((await refusals({ edition: 'colombia', url, key, profile: withEps('notengo') }))[0]).toBe(422);
    expect(await refusals({ edition: 'colombia', url, key, profile: withEps('EPS005') })).toEqual([]);
  });
});
