import { modalities, noChoices, organizationKinds, salesChannels } from '@cotejo/core/catalogue';
import {
  amountKeys,
  noMetadata,
  offerTypes,
  type CatalogueContent,
  type ProductContent,
  type TariffContent,
} from '@cotejo/core/catalogue-content';
import { addDays, plainDate } from '@cotejo/core/dates';
import { currencies, Money, periods, type Currency, type Period } from '@cotejo/core/money';
import { petSpecies, sexes } from '@cotejo/core/people';
import { amountTariffKinds, noRules, rateTariffKinds } from '@cotejo/core/pricing';
import { subtypes } from '@cotejo/core/subtypes';
import fc from 'fast-check';

/** Texts that a careless writer of CSV, YAML or lists would break. */
const awkward = [
  'a,b',
  '"',
  ' al borde ',
  'una\nlínea',
  'otra\r\nlínea',
  ';\t|',
  '[x]',
  '=1+1',
  '01',
  'null',
  '#N/A',
  'ñandú 🦙',
  "'",
];
const text = fc
  .oneof(fc.constantFrom(...awkward), fc.string({ maxLength: 12, unit: 'grapheme' }))
  .filter((each) => !each.includes('\0'));
const name = text.filter((each) => each.trim() !== '');
const maybe = <Value>(of: fc.Arbitrary<Value>) => fc.option(of, { nil: null });
const day = fc.integer({ min: 0, max: 9_000 }).map((days) => addDays(plainDate('2010-01-01'), days));
const figure = fc.integer({ min: 0, max: 9_999_999_999 }).map((scaled) => scaled / 100_000);
const percentage = fc.integer({ min: 0, max: 100 });
const source = maybe(fc.record({ document: name, page: maybe(fc.nat(9_999)), date: maybe(day) }));
const money = (currency: Currency, period: Period) => fc.nat(2_000_000_000).map((units) => new Money(units, currency, period));
const range = (max: number) =>
  fc
    .tuple(fc.integer({ min: 1, max }), maybe(fc.nat(max)))
    .map(([from, more]) => ({ from, to: more === null ? null : Math.min(from + more, max) }));
const regions = ['5', '8', '13'];

const conditions = fc.record(
  {
    nth: range(9),
    region: fc.constantFrom(...regions),
    petSpecies: fc.constantFrom(...petSpecies),
    petBreed: name,
    employees: range(5_000),
    monthlyPayroll: range(900_000_000),
    monthlyIncome: range(9_000_000),
    dependants: range(8),
    riskClass: name,
    tripDays: range(300),
    zone: name,
  },
  { requiredKeys: [] },
);

const cell = {
  ageFrom: fc.integer({ min: 0, max: 40 }),
  ageTo: fc.integer({ min: 40, max: 120 }),
  sex: maybe(fc.constantFrom(...sexes)),
  role: maybe(fc.constantFrom('contributor' as const, 'dependant' as const)),
  conditions,
};

function tariff(id: string): fc.Arbitrary<TariffContent> {
  return fc
    .record({
      currency: fc.constantFrom(...currencies),
      period: fc.constantFrom(...periods),
      from: day,
      days: maybe(fc.nat(500)),
      source: text,
      isRate: fc.boolean(),
    })
    .chain(({ currency, period, from, days, source: said, isRate }) => {
      const rules = fc.record({
        entryAges: fc.array(
          fc.record({ role: fc.constantFrom('contributor' as const, 'dependant' as const, 'pet' as const), ages: range(90) }),
          { maxLength: 2 },
        ),
        maximumPeople: maybe(fc.integer({ min: 1, max: 9 })),
        minimumTotal: maybe(money(currency, period)),
        isPaidYearly: fc.boolean(),
        waitingPeriods: fc.array(fc.record({ benefit: text, days: fc.nat(999) }), { maxLength: 2 }),
      });
      const head = {
        id: fc.constant(id),
        currency: fc.constant(currency),
        period: fc.constant(period),
        validFrom: fc.constant(from),
        validTo: fc.constant(days === null ? null : addDays(from, days)),
        rules: fc.oneof(fc.constant(noRules), rules),
        source: fc.constant(said),
      };
      const rates = fc.array(fc.record({ ...cell, millionths: fc.nat(1_000_000) }), { maxLength: 4 });
      const amounts = fc.array(fc.record({ ...cell, amount: money(currency, period) }), { maxLength: 4 });
      const made: fc.Arbitrary<TariffContent> = isRate
        ? fc.record({ ...head, kind: fc.constantFrom(...rateTariffKinds), rows: rates, incomeCap: maybe(money('UF', 'month')) })
        : fc.record({ ...head, kind: fc.constantFrom(...amountTariffKinds), rows: amounts });
      return made;
    });
}

const clinicCodes = ['norte', 'sur', 'Ñ "este"'];
const featureNames = ['dental', 'a|b'];
const clinicCode = maybe(fc.constantFrom(...clinicCodes));
const explained = maybe(fc.record({ text: text.filter((each) => each !== ''), tooltip: text }));

const coverage = fc
  .record({
    tag: name,
    tagDisplayName: name,
    benefit: text,
    benefitCode: text,
    clinicCode,
    amountKey: fc.constantFrom(...amountKeys),
    minAmount: maybe(percentage),
    more: maybe(figure),
    unit: text,
    validity: maybe(fc.record({ from: day, to: fc.constant(null) })),
    source,
  })
  .map(({ more, ...rest }) => ({
    ...rest,
    maxAmount: more === null ? null : rest.amountKey.startsWith('percentage') ? 100 : 100 + Math.trunc(more),
  }));

function product(code: string, tariffIds: readonly string[]): fc.Arbitrary<ProductContent> {
  const isapre = fc
    .integer({ min: 1, max: 99_999 })
    .map((units) => ({ kind: 'isapre' as const, basePrice: new Money(units * 10, 'UF', 'month') }));
  const priced = fc.constantFrom(...tariffIds).map((tariffId) => ({ kind: 'tariff' as const, tariffId }));
  const optional = maybe(text.filter((each) => each !== ''));
  return fc.record({
    code: fc.constant(code),
    kind: fc.constantFrom('isapre-plan' as const, 'insurance' as const),
    name,
    displayName: name,
    url: name,
    organizationCode: fc.constantFrom('78', 'O,1'),
    upperType: name,
    upperTypeDisplayName: name,
    typeName: name,
    typeDisplayName: name,
    typeDescription: text,
    modality: maybe(fc.constantFrom(...modalities)),
    salesChannels: fc.uniqueArray(fc.constantFrom(...salesChannels)),
    isPromoted: fc.boolean(),
    isExclusive: fc.boolean(),
    isPopular: fc.boolean(),
    availableFrom: maybe(day),
    availableTo: fc.constant(null),
    pricing: fc.oneof(isapre, priced),
    score: maybe(fc.nat(10_000).map((score) => score / 100)),
    scoreParts: fc.array(fc.record({ category: name, weight: fc.nat(100).map((weight) => weight / 100), points: percentage }), {
      maxLength: 2,
    }),
    customers: maybe(
      fc.record({
        age: fc.nat(120),
        womenShare: fc.nat(100).map((share) => share / 100),
        monthlyIncome: maybe(money('CLP', 'month')),
        dependants: fc.nat(8),
      }),
    ),
    summary: fc.record({
      hospitalPercentage: maybe(percentage),
      ambulatoryPercentage: maybe(percentage),
      annualCap: maybe(money('UF', 'year')),
      deductible: maybe(money('CLP', 'year')),
    }),
    clinics: fc.uniqueArray(
      fc.record({
        clinicCode: fc.constantFrom(...clinicCodes),
        hospitalaria: maybe(percentage),
        ambulatoria: maybe(percentage),
        urgencia: maybe(percentage),
      }),
      { selector: (clinic) => clinic.clinicCode },
    ),
    clinicsAreComplete: fc.boolean(),
    featureNames: fc.uniqueArray(fc.constantFrom(...featureNames)),
    regionCodes: maybe(fc.uniqueArray(fc.constantFrom(...regions))),
    previsions: fc.record({ isapre: fc.boolean(), fonasa: fc.boolean() }),
    requirement: fc.array(fc.record({ percent: percentage, previousCoverage: fc.boolean() }), { maxLength: 2 }),
    minimumEmployees: maybe(fc.integer({ min: 1, max: 99_999 })),
    metadata: fc.oneof(
      fc.constant(noMetadata),
      fc.record({
        category: optional,
        priceDetail: optional,
        priceTooltip: optional,
        isMapEnabled: fc.boolean(),
        collective: fc.array(fc.record({ key: text, category: text, value: text, type: text }), { maxLength: 2 }),
        initialContribution: optional,
        taxBenefit: optional,
        additionalCoverages: explained,
        availableFunds: explained,
        contractingSpeed: maybe(percentage),
        subtypes: fc.subarray([...subtypes]),
      }),
    ),
    source,
    coverages: fc.array(coverage, { maxLength: 3 }),
    topsAndDeductibles: fc.array(
      fc.record({
        name,
        clinicCode,
        kind: fc.constantFrom('top' as const, 'deductible' as const),
        amount: figure,
        unit: text,
        qualifier: text,
        source,
      }),
      { maxLength: 2 },
    ),
    texts: fc.array(
      fc.record({
        kind: fc.constantFrom('description' as const, 'faq' as const, 'document' as const, 'video' as const, 'image' as const),
        type: fc.constantFrom('' as const, 'cubre' as const, 'requisitos' as const),
        title: text,
        body: text,
        icon: optional,
        url: optional,
        date: maybe(day),
      }),
      { maxLength: 3 },
    ),
    offers: fc.array(
      fc.record({
        type: fc.constantFrom(...offerTypes),
        title: text,
        text,
        value: maybe(figure),
        unit: maybe(name),
        stock: maybe(fc.nat(999)),
        validity: fc.record({ from: maybe(day), to: fc.constant(null) }),
      }),
      { maxLength: 2 },
    ),
  });
}

/** Any content of one layer that the model allows, with awkward texts in every place that takes a text. */
export const arbitraryContent: fc.Arbitrary<CatalogueContent> = fc
  .uniqueArray(name, { minLength: 1, maxLength: 3 })
  .chain((tariffIds) =>
    fc.record({
      edition: fc.constant('chile' as const),
      layer: fc.constant('prueba'),
      source: name,
      isDemonstration: fc.boolean(),
      organizations: fc
        .tuple(fc.constantFrom(...organizationKinds), text, name, fc.nat(359), fc.boolean())
        .map(([kind, mark, said, hue, open]) =>
          ['78', 'O,1'].map((code, index) => ({
            code,
            acronym: mark,
            name: said,
            displayName: said,
            url: `u-${code}`,
            kind,
            mark,
            hue,
            open,
            marketShare: index === 0 ? null : hue / 7,
            commissionFrom: index === 0 ? null : hue / 8,
            commissionTo: index === 0 ? null : hue / 4,
          })),
        ),
      clinics: fc.tuple(name, maybe(text.filter((each) => each !== ''))).map(([said, address]) =>
        clinicCodes.map((code, index) => ({
          code,
          displayName: said,
          url: `c-${index}`,
          regionCode: index === 0 ? null : '13',
          latitude: index === 1 ? null : -33.4 - index / 7,
          longitude: index === 1 ? null : -70.6,
          address,
        })),
      ),
      features: fc
        .tuple(name, fc.nat(9), text)
        .map(([displayName, typeId, description]) =>
          featureNames.map((each) => ({ name: each, displayName, typeId, description })),
        ),
      comparators: fc
        .tuple(name, text, fc.array(name, { maxLength: 3 }), maybe(fc.constantFrom(...currencies)))
        .map(([said, title, types, currency]) => [
          {
            name: said,
            url: '/Comparar/Prueba',
            displayName: said,
            title,
            description: title,
            noun: { one: said, many: said },
            productKind: 'insurance' as const,
            upperTypes: types,
            typeNames: types.toReversed(),
            currency,
            regions: currency === null ? null : [{ code: 'r,1', name: said, abbreviation: said, order: 1, inSentence: said }],
            choices:
              currency === null ? noChoices : { zones: [{ code: said, name: said, group: null }], riskClasses: [], breeds: [] },
            example: currency === null ? {} : { age: 33, pets: [{ species: 'Perro' as const, breed: null, age: 3 }], zone: said },
            productType: said,
            asksIncome: currency === null,
            isComparable: true,
          },
        ]),
      tariffs: fc.tuple(...tariffIds.map(tariff)),
      products: fc
        .uniqueArray(name, { minLength: 1, maxLength: 4 })
        .chain((codes) => fc.tuple(...codes.map((code) => product(code, tariffIds)))),
    }),
  );
