import type { ComparatorAnswer } from '@cotejo/contract/catalogue';
import { compareBodySchema, filtersSchema, type CompareAnswer, type CompareBody } from '@cotejo/contract/compare';
import { clinicMatches, sorts } from '@cotejo/core/comparison';
import { petSpecies, relationships, sexes } from '@cotejo/core/people';
import fc from 'fast-check';

const age = fc.oneof(fc.integer({ min: 0, max: 120 }), fc.integer({ min: 0, max: 70 }));
const amount = fc.integer({ min: 1, max: 8 }).map((size) => size * 350_000);

function codeOf(choices: ComparatorAnswer['choices'][keyof ComparatorAnswer['choices']]) {
  return fc.constantFrom(null, ...choices.map(({ code }) => code));
}

/** Somebody that the comparator asks about; now and then with an answer that it does not offer. */
function profileOf({ questions, regions, choices, regionIsRequired }: ComparatorAnswer) {
  const asks = (question: ComparatorAnswer['questions'][number]): boolean => questions.includes(question);
  const person = fc.record(
    { edad: age, sexo: fc.constantFrom(...sexes), ingreso: fc.oneof(amount, fc.constant(null)) },
    { requiredKeys: ['edad'] },
  );
  const dependant = fc.record(
    { edad: age, sexo: fc.constantFrom(...sexes), parentesco: fc.constantFrom(...relationships) },
    { requiredKeys: ['edad'] },
  );
  const known = regions.map(({ stateCode }) => ({ stateCode }));
  const region = fc.oneof(
    { weight: 30, arbitrary: fc.constantFrom(...(known.length > 0 ? known : [null])) },
    { weight: regionIsRequired ? 1 : 8, arbitrary: fc.constant(null) },
    { weight: 1, arbitrary: fc.constant({ stateCode: '??' }) },
  );
  const pet = fc.constantFrom(...petSpecies).chain((especie) =>
    fc.record({
      especie: fc.constant(especie),
      edad: fc.integer({ min: 0, max: 20 }),
      raza: codeOf(choices.breeds.filter(({ group }) => group === especie)),
    }),
  );
  return fc.record({
    cotizante: asks('people') ? fc.array(person, { minLength: 1, maxLength: 2 }) : fc.constant([]),
    cargas: asks('dependants') ? fc.array(dependant, { maxLength: 5 }) : fc.constant([]),
    region: asks('region') ? region : fc.constant(null),
    ingresodatos: fc.boolean(),
    ...(asks('pets') ? { mascotas: fc.array(pet, { minLength: 1, maxLength: 3 }) } : {}),
    ...(asks('employees') ? { cantidadempleados: fc.integer({ min: 1, max: 400 }) } : {}),
    ...(asks('payroll') ? { ingreso: amount } : {}),
    ...(asks('riskClass') ? { tipo_trabajo: codeOf(choices.riskClasses) } : {}),
    ...(asks('journey') ? { viaje: fc.record({ dias: fc.integer({ min: 1, max: 120 }) }) } : {}),
    ...(asks('zone') ? { zona: codeOf(choices.zones) } : {}),
  });
}

const noFilters = filtersSchema.parse({});

function isList(name: string): boolean {
  return Array.isArray(Object.entries(noFilters).find(([known]) => known === name)?.[1]);
}

/** A value as its filter takes it: some are numbers. */
function filterValue(name: string, text: string): string | number {
  return filtersSchema.safeParse({ [name]: text }).success ? text : Number(text);
}

/** Filters by what a first answer offers: every facet that it has, whatever those are. */
function filtersOf({ facets, ranges }: CompareAnswer['metaData']) {
  const offered = Object.entries(facets).filter(([, counts]) => counts.length > 0);
  const facetFilters = offered.map(([name, counts]) => {
    const value = fc.constantFrom(...counts.map((count) => count.value));
    const filter = isList(name)
      ? fc.uniqueArray(value, { minLength: 1, maxLength: 3 })
      : value.map((text) => filterValue(name, text));
    return filter.map((chosen) => ({ [name]: chosen }));
  });
  const { lowest, highest } = ranges.price ?? { lowest: 1, highest: 1000 };
  const inRange = fc.integer({ min: Math.floor(lowest), max: Math.ceil(highest) });
  const limit = fc.oneof({ weight: 4, arbitrary: fc.constant(null) }, { weight: 1, arbitrary: inRange });
  // Most questions ask for little, so that most have results.
  const chosenFilters = fc.oneof(
    ...[0, 1, 1, 2, 4].map((most) => fc.subarray(facetFilters, { maxLength: Math.min(most, facetFilters.length) })),
  );
  return fc
    .tuple(
      fc.record({ preciomin: limit, preciomax: limit }),
      chosenFilters.chain((filters) => fc.tuple(...filters)),
      fc.constantFrom(...clinicMatches),
    )
    .map(([prices, chosen, clinicMatch]): object => Object.assign({ prices, clinicMatch }, ...chosen));
}

/** Questions that a visitor of a comparator could ask, the same for the same seed. `first` is the answer to its example. */
export function questionsFor(
  comparator: ComparatorAnswer,
  first: CompareAnswer,
  { count, seed }: { readonly count: number; readonly seed: number },
): readonly CompareBody[] {
  const hasUf = first.metaData.uf !== null;
  const question = fc.record({
    comparator: fc.constant(comparator.url),
    productType: fc.constant(comparator.productType),
    profile: fc.oneof(
      { weight: 6, arbitrary: profileOf(comparator) },
      { weight: 1, arbitrary: fc.constant(comparator.exampleProfile) },
    ),
    filters: filtersOf(first.metaData),
    sort: fc.constantFrom(...sorts),
    page: fc.constantFrom(1, 1, 1, 1, 1, 2, 3),
    pageSize: fc.constantFrom(20, 20, 5, 50),
    currency: fc.oneof(
      { weight: hasUf ? 2 : 12, arbitrary: fc.constant(0 as const) },
      { weight: 1, arbitrary: fc.constant(1 as const) },
    ),
    ponderation: fc.constantFrom(0, 0, 0.5, 1),
  });
  return fc.sample(question, { numRuns: count, seed }).map((body) => compareBodySchema.parse(body));
}
