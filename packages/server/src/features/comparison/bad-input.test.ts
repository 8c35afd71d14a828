import { problemSchema } from '@cotejo/contract/errors';
import { organizationKinds } from '@cotejo/core/catalogue';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, testHosts, wireHeaders, type TestApp } from '../../platform/testing/test-app.ts';

let test: TestApp;
let code = '';
beforeAll(async () => {
  test = await buildTestApp({ catalogue: 'demo' });
  code = test.memory.snapshot('chile').products.find(({ kind }) => kind === 'insurance')!.code;
});
afterAll(() => test.close());

const adult = { sexo: 'Femenino', edad: 34 };
const carga = { edad: 5 };

/** The body of each call around a profile, as JSON text. */
const calls: readonly { readonly url: () => string; readonly body: (profile: string) => string }[] = [
  { url: () => `/api/insurance/${code}/calculatePrice`, body: (profile) => `{"profile":${profile}}` },
  {
    url: () => '/api/insurance/compare/metadataPlanesPersonas',
    body: (profile) => `{"comparator":"/Comparar/Seguros-de-Salud","profile":${profile}}`,
  },
  {
    url: () => '/api/leads',
    body: (profile) =>
      `{"tipo":"seguros","first_name":"Ana Soto","telefono":"+56 9 8765 4321","email":"ana@correo.cl","productCode":"${code}","profile":${profile}}`,
  },
];

const own = (answers: object): string => JSON.stringify({ cotizante: [adult], ingresodatos: true, ...answers });

/** What is wrong, the profile as JSON text, the field named and the reason given. */
const wrong: readonly (readonly [string, string, string, string])[] = [
  ['a negative age', own({ cotizante: [{ edad: -1 }] }), 'profile.cotizante.0.edad', 'debe ser 0 o más'],
  ['an absent age', own({ cotizante: [{ sexo: 'Femenino' }] }), 'profile.cotizante.0.edad', 'debe ser un número'],
  ['130 years', own({ cotizante: [{ edad: 130 }] }), 'profile.cotizante.0.edad', 'debe ser 120 o menos'],
  ['an age of months', own({ cotizante: [{ edad: 0.5 }] }), 'profile.cotizante.0.edad', 'debe ser un número entero'],
  ['an age as text', own({ cotizante: [{ edad: '34' }] }), 'profile.cotizante.0.edad', 'debe ser un número'],
  ['no age but null', own({ cargas: [{ edad: null }] }), 'profile.cargas.0.edad', 'debe ser un número'],
  ['an age of 1e309', '{"cotizante":[{"edad":1e309}]}', 'profile.cotizante.0.edad', 'debe ser un número'],
  ['40 dependants', own({ cargas: Array.from({ length: 40 }, () => carga) }), 'profile.cargas', 'son como máximo 8'],
  ['three adults', own({ cotizante: [adult, adult, adult] }), 'profile.cotizante', 'son como máximo dos'],
  ['nobody', own({ cotizante: [] }), 'profile.cotizante', 'falta al menos una persona'],
  [
    'income of text',
    own({ cotizante: [{ ...adult, ingreso: 'un millón' }] }),
    'profile.cotizante.0.ingreso',
    'debe ser un número',
  ],
  ['negative income', own({ cotizante: [{ ...adult, ingreso: -1 }] }), 'profile.cotizante.0.ingreso', 'debe ser 0 o más'],
  ['income of 1e309', '{"cotizante":[{"edad":34,"ingreso":1e309}]}', 'profile.cotizante.0.ingreso', 'debe ser un número'],
  ['income of 1e20', own({ cotizante: [{ ...adult, ingreso: 1e20 }] }), 'profile.cotizante.0.ingreso', 'es demasiado alto'],
  ['payroll of 1e20', own({ cantidadempleados: 9, ingreso: 1e20 }), 'profile.ingreso', 'es demasiado alto'],
  ['an unknown region', own({ region: { stateCode: '99' } }), 'profile.region.stateCode', "'99' no es una región conocida"],
  ['a region that is a list', own({ region: ['13'] }), 'profile.region', 'debe ser un objeto'],
  [
    'an unknown sex',
    own({ cotizante: [{ edad: 3, sexo: 'X' }] }),
    'profile.cotizante.0.sexo',
    "debe ser 'Masculino' o 'Femenino'",
  ],
  ['a pet of 60 years', own({ mascotas: [{ especie: 'Gato', edad: 60 }] }), 'profile.mascotas.0.edad', 'debe ser 30 o menos'],
  [
    'a pet that is a horse',
    own({ mascotas: [{ especie: 'Caballo', edad: 6 }] }),
    'profile.mascotas.0.especie',
    'debe ser uno de: Perro, Gato',
  ],
  ["employees '1.000'", own({ cantidadempleados: '1.000' }), 'profile.cantidadempleados', 'debe ser un número'],
  ['no employees', own({ cantidadempleados: 0 }), 'profile.cantidadempleados', 'debe ser 1 o más'],
  ['a million employees', own({ cantidadempleados: 1_000_000 }), 'profile.cantidadempleados', 'debe ser 999999 o menos'],
  ['a journey of 400 days', own({ viaje: { dias: 400 } }), 'profile.viaje.dias', 'debe ser 365 o menos'],
  ['a family that is a text', own({ cotizante: 'yo' }), 'profile.cotizante', 'debe ser una lista'],
  ['a profile that is a list', '[]', 'profile', 'debe ser un objeto'],
];

/** What no JSON reader takes: the whole body is named. */
const unreadable: readonly (readonly [string, string])[] = [
  ['NaN', '{"cotizante":[{"edad":NaN}]}'],
  ['Infinity', '{"cotizante":[{"edad":Infinity}]}'],
  ['a body cut in the middle', '{"cotizante":[{"eda'],
  ['a key that would change every object', '{"cotizante":[{"edad":34,"__proto__":{"isAdmin":true}}]}'],
  ['a constructor that would', '{"cotizante":[{"edad":34,"constructor":{"prototype":{"isAdmin":true}}}]}'],
];

async function answerTo(call: (typeof calls)[number], profile: string) {
  const response = await test.app.inject({
    method: 'POST',
    url: call.url(),
    headers: { ...wireHeaders(), 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() },
    payload: call.body(profile),
  });
  return { status: response.statusCode, problem: problemSchema.parse(response.json()) };
}

async function nothingIsWritten(): Promise<void> {
  const { rows } = await test.database.pool.query(
    'select (select count(*) from quotes)::int quotes, (select count(*) from leads)::int leads',
  );
  expect(rows).toEqual([{ quotes: 0, leads: 0 }]);
}

describe.each(calls.map((call) => ({ call, name: call.body('').includes('tipo') ? 'leads' : call.url().split('/').at(-1) })))(
  'POST $name 400, with field and reason, and nothing written:',
  ({ call }) => {
    it.each(wrong)('%s', async (_, profile, field, reason) => {
      const { status, problem } = await answerTo(call, profile);
      expect(status).toBe(400);
      expect(problem.errors).toContainEqual({ field: `body.${field}`, reason });
      await nothingIsWritten();
    });

    it('no profile', async () => {
      const { status, problem } = await answerTo(call, 'null');
      expect(status).toBe(400);
      const reason = call === calls[2] ? 'falta para quién es el producto' : 'debe ser un objeto';
      expect(problem.errors).toContainEqual({ field: 'body.profile', reason });
      await nothingIsWritten();
    });

    it.each(unreadable)('%s', async (_, profile) => {
      const { status, problem } = await answerTo(call, profile);
      expect(status).toBe(400);
      expect(problem.errors).toEqual([{ field: 'body', reason: 'El contenido no es JSON válido.' }]);
      expect(Object.hasOwn(Object.prototype, 'isAdmin')).toBe(false);
      await nothingIsWritten();
    });

    it('413 for a body beyond every profile', async () => {
      const { status, problem } = await answerTo(call, own({ zona: 'x'.repeat(200_000) }));
      expect(status).toBe(413);
      expect(problem.title).toBe('El envío es demasiado grande');
      await nothingIsWritten();
    });
  },
);

it("POST leads 400 employees '1.000'", async () => {
  const answer = '"cantidadEmpleados":"1.000"';
  const lead = { ...calls[2]!, body: (profile: string) => calls[2]!.body(profile).replace('{', `{${answer},`) };
  const { status, problem } = await answerTo(lead, own({}));
  expect(status).toBe(400);
  expect(problem.errors).toEqual([{ field: 'body.cantidadEmpleados', reason: 'debe ser un número' }]);
  await nothingIsWritten();
});

describe('an answer that the line does not offer: 400 with field and reason', () => {
  const compare = async (host: string, comparator: string, profile: object) => {
    const response = await test.app.inject({
      method: 'POST',
      url: '/api/insurance/compare/metadataPlanesPersonas',
      headers: { host, ...wireHeaders(testHosts[host]) },
      payload: { comparator, profile },
    });
    return {
      status: response.statusCode,
      errors: response.statusCode === 200 ? [] : problemSchema.parse(response.json()).errors,
    };
  };
  const pet = (especie: string, raza: string) => ({ mascotas: [{ especie, raza, edad: 3 }] });

  it.each([
    [
      'localhost',
      '/Comparar/Seguros-de-Viaje',
      { cotizante: [adult], viaje: { dias: 5 }, zona: 'marte' },
      'zona',
      "'marte' no es una zona conocida",
    ],
    [
      'localhost',
      '/Comparar/Seguros-Mascotas',
      pet('Gato', 'Pastor Alemán'),
      'mascotas.0.raza',
      "'Pastor Alemán' no es una raza conocida de gato",
    ],
    [
      'localhost',
      '/Comparar/Seguros-Mascotas',
      pet('Perro', 'Unicornio'),
      'mascotas.0.raza',
      "'Unicornio' no es una raza conocida de perro",
    ],
    [
      'peru.localhost',
      '/Comparar/SCTR',
      { cantidadempleados: 9, ingreso: 9_000, tipo_trabajo: 'nope' },
      'tipo_trabajo',
      "'nope' no es un tipo de trabajo conocido",
    ],
  ])('%s %s %j', async (host, comparator, profile, field, reason) => {
    expect(await compare(host, comparator, profile)).toEqual({
      status: 400,
      errors: [{ field: `body.profile.${field}`, reason }],
    });
  });

  it('while a line that does not ask for it takes no notice', async () => {
    expect((await compare('localhost', '/Comparar/Seguros-de-Salud', { cotizante: [adult], zona: 'marte' })).status).toBe(200);
  });

  it.each<[string, object, string, string]>([
    ['a filter that is none', { filters: { organizacion: ['A'] } }, 'filters.organizacion', 'no es un nombre conocido'],
    ['a price limit that is none', { filters: { prices: { max: 1 } } }, 'filters.prices.max', 'no es un nombre conocido'],
    ['a field that is none', { orden: 'precio-asc' }, 'orden', 'no es un nombre conocido'],
    [
      'a kind of company that is none',
      { filters: { organizationType: 'zzz' } },
      'filters.organizationType',
      `debe ser uno de: ${organizationKinds.join(', ')}`,
    ],
  ])('%s', async (_, body, field, reason) => {
    for (const [url, comparator] of [
      ['/api/insurance/compare/metadataPlanesPersonas', '/Comparar/Seguros-de-Salud'],
      ['/api/buscarplanes/compare/metadataPlanesPersonas', '/Comparar/Isapres'],
    ] as const) {
      const payload = { comparator, profile: { cotizante: [adult] }, ...body };
      const response = await test.app.inject({ method: 'POST', url, headers: wireHeaders(), payload });
      expect(response.statusCode).toBe(400);
      expect(problemSchema.parse(response.json()).errors).toEqual([{ field: `body.${field}`, reason }]);
    }
  });

  it('names twenty of a thousand names that it does not know', async () => {
    const filters = Object.fromEntries(Array.from({ length: 1000 }, (_, index) => [`f${index}`, 1]));
    const payload = { comparator: '/Comparar/Seguros-de-Salud', profile: { cotizante: [adult] }, filters };
    const response = await test.app.inject({
      method: 'POST',
      url: '/api/insurance/compare/metadataPlanesPersonas',
      headers: wireHeaders(),
      payload,
    });
    expect(problemSchema.parse(response.json()).errors).toHaveLength(20);
  });

  it('and a GET that asks what it does not know is refused', async () => {
    const response = await test.app.inject({ method: 'GET', url: `/api/insurance/${code}/calculatePrice?edad=-1` });
    expect(response.statusCode).toBe(400);
    expect(problemSchema.parse(response.json()).errors).toEqual([{ field: 'query.edad', reason: 'no es un nombre conocido' }]);
  });
});
