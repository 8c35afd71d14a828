import { modalities, salesChannels } from '@cotejo/core/catalogue';
import { amountKeys, noMetadata, offerTypes, type ProductContent } from '@cotejo/core/catalogue-content';
import { Money } from '@cotejo/core/money';
import { subtypes } from '@cotejo/core/subtypes';
import fc from 'fast-check';
import {
  clinicCode,
  clinicCodes,
  day,
  featureNames,
  figure,
  maybe,
  money,
  name,
  percentage,
  regions,
  source,
  text,
} from './arbitrary-parts.ts';

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

/** A product of a code, with a base price or one of the tariffs. */
export function arbitraryProduct(code: string, tariffIds: readonly string[]): fc.Arbitrary<ProductContent> {
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
