import { petSpecies, relationships, sexes } from '@cotejo/core/people';
import { sorts } from '@cotejo/core/comparison';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { compareBodySchema, itemSchema } from '../schemas/compare.ts';
import { profileSchema } from '../schemas/profile.ts';
import { readCompareBody } from './compare-body.ts';
import { isComparedProduct } from './compared-product.ts';
import { isPart } from './parts.ts';
import { readProfile } from './profile.ts';

/** At and around the limits of the schemas, and of other types. */
const odd: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom<unknown[]>(null, true, '', ' ', 'isapre', 'Mascota', [], {}, [null], { edad: 3 }),
  fc.constantFrom(
    -1,
    0,
    1,
    0.5,
    2,
    30,
    31,
    100,
    101,
    120,
    121,
    365,
    366,
    1e5,
    1e5 + 1,
    1e6,
    1e6 + 1,
    1e9,
    1e9 + 1,
    1e12,
    2e12,
    2 ** 60,
  ),
  fc.integer({ min: 0, max: 205 }).map((length) => 'a'.repeat(length)),
  fc.integer({ min: 0, max: 12 }).map((length) => Array.from({ length }, () => ({ edad: 5, especie: 'Gato' }))),
  fc.integer({ min: 0, max: 202 }).map((length) => Array.from({ length }, () => 'a')),
);

/** The same value with one part somewhere in it exchanged, left out or added; `at` says where. */
function changed(value: unknown, at: readonly number[], part: unknown): unknown {
  const [index = 0, ...rest] = at;
  if (Array.isArray(value)) {
    if (value.length === 0 || rest.length === 0) return [...value, part];
    return value.map((item, place) => (place === index % value.length ? changed(item, rest, part) : item));
  }
  if (!isPart(value)) return part;
  const names = Object.keys(value);
  const name = names[index % (names.length + 1)];
  if (name === undefined) return { ...value, other: part };
  const { [name]: own = null, ...others } = value;
  if (rest.length === 0) return part === true ? others : { ...value, [name]: part };
  return { ...value, [name]: changed(own, rest, part) };
}

function near(good: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> {
  const place = fc.array(fc.nat({ max: 12 }), { minLength: 1, maxLength: 4 });
  return fc.oneof(
    good,
    fc.tuple(good, place, odd).map(([value, at, part]) => changed(value, at, part)),
    odd,
  );
}

const age = fc.nat({ max: 120 });
const some = { requiredKeys: [] };
const country = fc.option(
  fc.record({ code: fc.constantFrom('CL', 'FR', 'FRA'), name: fc.string(), other: age }, { requiredKeys: ['code'] }),
);
const person = fc.record(
  {
    edad: age,
    sexo: fc.constantFrom(...sexes),
    ingreso: fc.option(fc.nat()),
    maternidad: fc.option(fc.boolean()),
    epsActual: fc.option(fc.string()),
    nacionalidad: country,
    paisCobertura: country,
  },
  { requiredKeys: ['edad'] },
);
const dependant = fc.record({ edad: age, parentesco: fc.constantFrom(...relationships) }, { requiredKeys: ['edad'] });
const pet = fc.record(
  { especie: fc.constantFrom(...petSpecies), edad: fc.nat({ max: 30 }), raza: fc.option(fc.string()) },
  { requiredKeys: ['especie', 'edad'] },
);
const profile: fc.Arbitrary<unknown> = fc.record(
  {
    cotizante: fc.array(person, { maxLength: 2 }),
    cargas: fc.array(dependant, { maxLength: 8 }),
    region: fc.option(fc.constant({ stateCode: 'RM', stateName: 'Metropolitana' })),
    enPareja: fc.boolean(),
    ingresodatos: fc.boolean(),
    mascotas: fc.array(pet, { maxLength: 3 }),
    cantidadempleados: fc.option(fc.integer({ min: 1, max: 9 })),
    ingreso: fc.option(fc.nat()),
    tipo_trabajo: fc.option(fc.string({ maxLength: 40 })),
    sistemaprevisional: fc.option(fc.string()),
    sector: fc.option(fc.nat({ max: 999_999 })),
    sector_label: fc.option(fc.string()),
    tipo_trabajo_label: fc.option(fc.string()),
    viaje: fc.option(
      fc.record(
        {
          dias: fc.integer({ min: 1, max: 365 }),
          salida: fc.constantFrom('2028-02-29', '2027-02-29', null),
          origen: country,
          cotizante: fc.constant([]),
        },
        { requiredKeys: ['dias'] },
      ),
    ),
    zona: fc.option(fc.string({ maxLength: 40 })),
  },
  some,
);
const codes = fc.array(fc.string({ minLength: 1, maxLength: 9 }), { maxLength: 3 });
const body: fc.Arbitrary<unknown> = fc.record(
  {
    comparator: fc.constant('/Comparar/Isapres'),
    profile: fc.constant<unknown>({ cotizante: [{ edad: 34, sexo: 'Femenino' }] }),
    productType: fc.string(),
    filters: fc.record(
      {
        insuranceTypes: codes,
        organizations: codes,
        coverageOrganizations: codes,
        clinicMatch: fc.constantFrom('all', 'optional'),
        previsiones: fc.subarray(['isapre', 'fonasa']),
        organizationType: fc.option(fc.constantFrom('isapre', 'insurer')),
        salesChannel: fc.option(fc.constantFrom('online', 'executive')),
        prices: fc.record(
          { preciomin: fc.option(fc.nat({ max: 1_000_000_000 })), preciomax: fc.nat({ max: 1_000_000_000 }) },
          some,
        ),
        annualCapFrom: fc.option(fc.nat({ max: 1_000_000 })),
        deductibleTo: fc.nat({ max: 100_000_000 }),
      },
      some,
    ),
    sort: fc.constantFrom(...sorts),
    page: fc.integer({ min: 1, max: 100_000 }),
    pageSize: fc.integer({ min: 1, max: 100 }),
    currency: fc.constantFrom(0, 1),
    ponderation: fc.double({ min: 0, max: 1, noNaN: true }),
  },
  { requiredKeys: ['comparator', 'profile'] },
);
const word = fc.string({ maxLength: 6 });
const product: fc.Arbitrary<unknown> = fc.record({
  id: fc.integer(),
  productCode: word,
  codigoplan: fc.option(word),
  displayName: word,
  url: word,
  organization: fc.record({
    organizationCode: word,
    acronym: word,
    displayName: word,
    metadata: fc.record({ image: fc.option(word), url: word, typeAlias: word, mark: word, hue: fc.nat({ max: 359 }) }),
  }),
});

const productSchema = itemSchema.pick({
  id: true,
  productCode: true,
  codigoplan: true,
  displayName: true,
  url: true,
  organization: true,
});

function made(schema: z.ZodType, value: unknown): unknown {
  return schema.safeParse(value).data ?? null;
}

describe('what a browser reads without schemas is what the schemas make of it:', () => {
  const times = { numRuns: 2_000 };

  it('a profile', () => {
    fc.assert(
      fc.property(near(profile), (value) => {
        expect(readProfile(value)).toEqual(made(profileSchema, value));
      }),
      times,
    );
  });

  it("a list's question", () => {
    fc.assert(
      fc.property(near(body), (value) => {
        expect(readCompareBody(value)).toEqual(made(compareBodySchema, value));
      }),
      times,
    );
  });

  it('a product to compare', () => {
    fc.assert(
      fc.property(near(product), (value) => {
        expect(isComparedProduct(value)).toBe(productSchema.safeParse(value).success);
      }),
      times,
    );
  });

  it('and good values are taken, not refused alike by both', () => {
    fc.assert(fc.property(product, (value) => isComparedProduct(value)));
    fc.assert(fc.property(body, (value) => readCompareBody(value) !== null));
    expect(readProfile({ cotizante: [{ edad: 34 }], nombre: 'Ana' })).toEqual({
      cotizante: [{ edad: 34 }],
      cargas: [],
      ingresodatos: false,
    });
  });
});
