import {
  modalities,
  type CustomerProfile,
  type Modality,
  type Organization,
  type Product,
  type SalesChannel,
} from '@cotejo/core/catalogue';
import { noMetadata, type ProductMetadata } from '@cotejo/core/catalogue-content';
import type { EstimatedUse } from '@cotejo/core/care-cost';
import type { ClinicCoverage } from '@cotejo/core/coverage';
import { plainDate, type PlainDate } from '@cotejo/core/dates';
import { Money } from '@cotejo/core/money';
import type { ProductPricing } from '@cotejo/core/pricing';
import { clinics, features, organizations, sellerCount, slugOf, typesOfPlans, type TypeOfPlan } from './generate-surroundings.ts';
import { generateTariffs, tariffCountOf } from './generate-tariffs.ts';
import { pickFrom, seededRandom, Wheel, type SeededRandom } from './seeded-random.ts';

export const clinicsPerPlan = 15;
export const featuresPerPlan = 8;

type Percentages = readonly [hospitalaria: number | null, ambulatoria: number | null, urgencia: number | null];

/** What sheets say of a clinic; two of them say that nothing is covered. */
const percentages: readonly Percentages[] = [
  [100, 80, 80],
  [90, 80, null],
  [90, 70, 70],
  [80, 70, 70],
  [80, 60, null],
  [70, 70, 70],
  [70, 60, 60],
  [60, null, null],
  [100, 0, 0],
  [null, null, null],
  [0, 0, null],
  [0, 0, 0],
];

const kindsOfSale: readonly (readonly SalesChannel[])[] = [
  ['ExecutiveEmployee'],
  ['QpOnlineSale'],
  ['QpMixSale'],
  ['QpOnlineSale', 'ExecutiveEmployee'],
  ['ExternalOnlineSale'],
  [],
];
const previsions: readonly Product['previsions'][] = [
  { isapre: true, fonasa: true },
  { isapre: true, fonasa: false },
  { isapre: false, fonasa: true },
];
const annualCaps: readonly (Money | null)[] = [
  ...[500, 1_000, 2_000, 3_000, 5_000, 7_500, 10_000, 20_000].map((uf) => new Money(uf * 100_000, 'UF', 'year')),
  null,
  ...[30, 80, 130, 220].map((millions) => new Money(millions * 1_000_000, 'CLP', 'year')),
];
const deductibles: readonly (Money | null)[] = [
  null,
  ...[0, 1, 2, 3, 5, 10, 30, 50, 100].map((uf) => new Money(uf * 100_000, 'UF', 'year')),
  ...[50_000, 200_000, 1_000_000].map((pesos) => new Money(pesos, 'CLP', 'year')),
];
const regionLists: readonly (readonly string[])[] = [
  ['13'],
  ['13', '5'],
  ['13', '5', '8'],
  ['8', '9', '14'],
  ['2'],
  ['10', '11'],
];
const adjectives = ['Esencial', 'Integral', 'Preferente', 'Pleno', 'Activo', 'Óptimo', 'Total', 'Ágil', 'Protegido', 'Selecto'];

/** What plans share in pools of a few hundred, as real ones do. */
interface Pools {
  readonly tariffs: Wheel<ProductPricing>;
  readonly types: Wheel<TypeOfPlan>;
  readonly sellers: Wheel<Organization>;
  readonly clinics: Wheel<number>;
  readonly features: Wheel<number>;
  readonly percentages: Wheel<Percentages>;
  readonly modalities: Wheel<Modality | null>;
  readonly channels: Wheel<readonly SalesChannel[]>;
  readonly previsions: Wheel<Product['previsions']>;
  readonly customers: readonly (CustomerProfile | null)[];
  readonly uses: readonly (EstimatedUse | null)[];
  readonly metadata: readonly ProductMetadata[];
}

function generateCustomers(random: SeededRandom): CustomerProfile {
  return {
    age: 22 + random.below(50),
    womenShare: random.below(101) / 100,
    monthlyIncome: random.chance(0.7) ? new Money(500_000 + random.below(60) * 50_000, 'CLP', 'month') : null,
    dependants: random.below(41) / 10,
  };
}

function generateUse(random: SeededRandom): EstimatedUse {
  const low = 50 + random.below(400);
  const exact = (hundredths: number) => ({ currency: 'UF', numerator: hundredths, denominator: 100 }) as const;
  const amounts = { kind: 'computed', low: exact(low), medium: exact(low * 4), high: exact(low * 15) } as const;
  if (random.chance(0.1)) return { isapre: amounts, fonasa: { kind: 'not-computable', reasons: [{ kind: 'pays-capital' }] } };
  return { isapre: amounts, fonasa: { ...amounts, medium: exact(low * 5) } };
}

function generatePools(random: SeededRandom, plans: number): Pools {
  const some = <Thing>(count: number, make: () => Thing): readonly Thing[] => Array.from({ length: count }, make);
  return {
    tariffs: new Wheel(generateTariffs(random, tariffCountOf(plans)), 0),
    types: new Wheel(typesOfPlans, 0.4),
    sellers: new Wheel(organizations.slice(0, sellerCount), 0.6),
    clinics: new Wheel(
      clinics.map(({ id }) => id),
      0.5,
    ),
    features: new Wheel(
      features.map(({ id }) => id),
      0.5,
    ),
    percentages: new Wheel(percentages, 0.5),
    modalities: new Wheel([...modalities, null], 0.5),
    channels: new Wheel(kindsOfSale, 0.8),
    previsions: new Wheel(previsions, 0.5),
    customers: [null, ...some(300, () => generateCustomers(random))],
    uses: [null, ...some(300, () => generateUse(random))],
    metadata: [
      noMetadata,
      ...some(40, () => ({
        ...noMetadata,
        category: pickFrom(random, adjectives),
        priceDetail: 'por persona, según edad',
        contractingSpeed: random.below(101),
      })),
    ],
  };
}

function generateClinics(random: SeededRandom, pools: Pools): readonly ClinicCoverage[] {
  const ids = pools.clinics.drawSome(random, clinicsPerPlan).toSorted((left, right) => left - right);
  return ids.map((clinicId) => {
    const [hospitalaria, ambulatoria, urgencia] = pools.percentages.draw(random);
    return { clinicId, hospitalaria, ambulatoria, urgencia };
  });
}

/** First and last day on sale: most plans say none; a few are over, or yet to come. */
function generateSale(random: SeededRandom): {
  readonly availableFrom: PlainDate | null;
  readonly availableTo: PlainDate | null;
} {
  const draw = random.next();
  return {
    availableFrom: draw < 0.01 ? plainDate('2027-01-01') : draw < 0.3 ? plainDate(`2026-0${4 + random.below(6)}-15`) : null,
    availableTo: draw > 0.98 ? plainDate('2026-06-30') : null,
  };
}

function generateProduct(random: SeededRandom, pools: Pools, id: number): Product {
  const type = pools.types.draw(random);
  const seller = pools.sellers.draw(random);
  const name = `${type.upperTypeDisplayName} ${pickFrom(random, adjectives)} ${seller.acronym} ${id}`;
  return {
    id,
    code: `${seller.acronym}-${type.typeName.slice(0, 3)}-${id.toString(36).toUpperCase().padStart(4, '0')}`,
    kind: 'insurance',
    name,
    displayName: random.chance(0.95) ? name : `${name} Plus`,
    url: slugOf(name),
    organizationId: seller.id,
    ...type,
    modality: pools.modalities.draw(random),
    salesChannels: pools.channels.draw(random),
    isPromoted: random.chance(0.03),
    isExclusive: random.chance(0.02),
    isPopular: random.chance(0.05),
    ...generateSale(random),
    hasOffer: random.chance(0.1),
    pricing: pools.tariffs.draw(random),
    score: random.chance(0.08) ? null : (2_000 + random.below(8_001)) / 100,
    customers: pickFrom(random, pools.customers),
    yearlyUse: pickFrom(random, pools.uses),
    summary: {
      hospitalPercentage: random.chance(0.9) ? 50 + 10 * random.below(6) : null,
      ambulatoryPercentage: random.chance(0.8) ? 40 + 10 * random.below(6) : null,
      annualCap: pickFrom(random, annualCaps),
      deductible: pickFrom(random, deductibles),
    },
    clinics: generateClinics(random, pools),
    clinicsAreComplete: random.chance(0.5),
    featureIds: pools.features.drawSome(random, featuresPerPlan).toSorted((left, right) => left - right),
    regionCodes: random.chance(0.9) ? null : pickFrom(random, regionLists),
    previsions: pools.previsions.draw(random),
    requirement: random.chance(0.9) ? [] : [{ percent: 10 * random.below(8), previousCoverage: random.chance(0.5) }],
    minimumEmployees: null,
    metadata: pickFrom(random, pools.metadata),
  };
}

/**
 * So many plans, one after the other, ordered by id: the same for the same count and seed. Fifteen clinics and eight
 * features each; a plan is made when it is asked for, so that a million need not be held at once.
 */
export function* generateProducts(plans: number, seed = 20_261_122): Generator<Product, void, undefined> {
  const random = seededRandom(seed);
  const pools = generatePools(random, plans);
  for (let id = 1; id <= plans; id += 1) yield generateProduct(random, pools, id);
}
