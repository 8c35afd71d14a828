import { modalities, organizationKinds, type Product } from '@cotejo/core/catalogue';
import { coversClinic } from '@cotejo/core/clinic-answers';
import { convertBack, Money, type ExchangeRate } from '@cotejo/core/money';
import { maximumAge, type Household, type Sex } from '@cotejo/core/people';
import { tariffConditions, type ProductPricing, type Tariff } from '@cotejo/core/pricing';
import { salesOfferOf } from '@cotejo/core/requests';
import { clinics, features, organizations, typesOfPlans } from './generate-surroundings.ts';

/** Regions by their bit; a plan sold everywhere has all of them. */
export const regionCodes = ['13', '5', '8', '9', '14', '2', '10', '11'] as const;

/**
 * A plan as the tables of the other engines hold it: numbers only, sets as bits, one bit for a single value. Null has no
 * bit. Made once, at loading.
 */
export type PlanRow = {
  readonly id: number;
  readonly tariff: number;
  readonly type_bit: number;
  readonly upper_bit: number;
  readonly organization_bit: bigint;
  readonly kind_bit: number;
  readonly modality_bit: number;
  /** 1 online, 2 with an executive. */
  readonly channels: number;
  /** 1 isapre, 2 fonasa. */
  readonly previsions: number;
  /** In 0.00001 UF over the day's UF; -1 where none is stated, so that it reaches nothing. */
  readonly cap: number;
  /** The same; more than any amount where none is stated. */
  readonly deductible: number;
  /** Hundredths. */
  readonly score: number;
  readonly clinics: bigint;
  readonly features: bigint;
  readonly regions: number;
  /** First and last day on sale as yyyymmdd. */
  readonly sale_from: number;
  readonly sale_to: number;
};

export const planColumns = {
  id: 'integer',
  tariff: 'integer',
  type_bit: 'integer',
  upper_bit: 'integer',
  organization_bit: 'bigint',
  kind_bit: 'integer',
  modality_bit: 'integer',
  channels: 'integer',
  previsions: 'integer',
  cap: 'bigint',
  deductible: 'bigint',
  score: 'integer',
  clinics: 'bigint',
  features: 'bigint',
  regions: 'integer',
  sale_from: 'integer',
  sale_to: 'integer',
} as const satisfies Record<keyof PlanRow, 'integer' | 'bigint'>;

/** What one sort of person pays by one tariff; the other of the two amounts is 0. */
export type PersonRow = {
  /** See personKey. */
  readonly person: number;
  readonly tariff: number;
  /** 0.00001 UF, and pesos, a month. */
  readonly uf: number;
  readonly pesos: number;
};

export const personColumns = {
  person: 'integer',
  tariff: 'integer',
  uf: 'integer',
  pesos: 'integer',
} as const satisfies Record<keyof PersonRow, 'integer'>;

/** A person as one number: role, sex and age. */
export function personKey(role: 'contributor' | 'dependant', sex: Sex, age: number): number {
  return (role === 'dependant' ? 512 : 0) + (sex === 'Femenino' ? 256 : 0) + age;
}

/** Everybody of a family, as numbers. */
export function personKeys({ contributors, dependants }: Household): readonly number[] {
  return [
    ...contributors.map(({ sex, age }) => personKey('contributor', sex, age)),
    ...dependants.map(({ sex, age }) => personKey('dependant', sex, age)),
  ];
}

/** The bit of a thing in a list, as the tables hold it. Throws when it is not in the list. */
export function bitIn<Thing>(things: readonly Thing[], thing: Thing): bigint {
  const index = things.indexOf(thing);
  if (index < 0) throw new RangeError(`${String(thing)} is in no table`);
  return 1n << BigInt(index);
}

function bitsOf<Thing>(things: readonly Thing[], some: readonly Thing[]): bigint {
  return some.reduce((bits, thing) => bits | bitIn(things, thing), 0n);
}

export const typeNames = typesOfPlans.map(({ typeName }) => typeName);
export const upperTypes = [...new Set(typesOfPlans.map(({ upperType }) => upperType))];
const clinicIds = clinics.map(({ id }) => id);
const featureIds = features.map(({ id }) => id);

function unitsInUf(amount: Money, rate: ExchangeRate): number {
  return amount.currency === 'UF' ? amount.units : convertBack(new Money(amount.units, rate.to, amount.period), rate).units;
}

const dayNumber = (day: string): number => Number(day.replaceAll('-', ''));

/** Turns plans into rows, and gives each tariff they share its number, as they come. */
export class PlanRows {
  readonly tariffs: Tariff[] = [];
  readonly #numbers = new Map<ProductPricing, number>();
  readonly #rate: ExchangeRate;

  constructor(rate: ExchangeRate) {
    this.#rate = rate;
  }

  #tariffOf(pricing: ProductPricing): number {
    const known = this.#numbers.get(pricing);
    if (known !== undefined) return known;
    if (pricing.kind !== 'tariff') throw new TypeError('the plans of the bench have tariffs');
    const [tariff] = pricing.tariffs;
    if (tariff === undefined || pricing.tariffs.length > 1) throw new TypeError('the plans of the bench have one tariff');
    this.#numbers.set(pricing, this.tariffs.length);
    return this.tariffs.push(tariff) - 1;
  }

  rowOf(product: Product): PlanRow {
    const seller = organizations[product.organizationId - 1];
    if (seller?.id !== product.organizationId) throw new RangeError(`organisation ${product.organizationId} is unknown`);
    const offer = salesOfferOf(product.salesChannels);
    const { modality, regionCodes: regions } = product;
    const { annualCap, deductible } = product.summary;
    return {
      id: product.id,
      tariff: this.#tariffOf(product.pricing),
      type_bit: Number(bitIn(typeNames, product.typeName)),
      upper_bit: Number(bitIn(upperTypes, product.upperType)),
      organization_bit: 1n << BigInt(seller.id - 1),
      kind_bit: Number(bitIn(organizationKinds, seller.kind)),
      modality_bit: modality === null ? 0 : Number(bitIn(modalities, modality)),
      channels: (offer.online ? 1 : 0) + (offer.executive ? 2 : 0),
      previsions: (product.previsions.isapre ? 1 : 0) + (product.previsions.fonasa ? 2 : 0),
      cap: annualCap === null ? -1 : unitsInUf(annualCap, this.#rate),
      deductible: deductible === null ? Number.MAX_SAFE_INTEGER : unitsInUf(deductible, this.#rate),
      score: product.score === null ? -1 : Math.round(product.score * 100),
      clinics: bitsOf(
        clinicIds,
        product.clinics.filter(coversClinic).map(({ clinicId }) => clinicId),
      ),
      features: bitsOf(featureIds, product.featureIds),
      regions: regions === null ? 2 ** regionCodes.length - 1 : Number(bitsOf<string>(regionCodes, regions)),
      sale_from: product.availableFrom === null ? 0 : dayNumber(product.availableFrom),
      sale_to: product.availableTo === null ? 99_999_999 : dayNumber(product.availableTo),
    };
  }

  *rowsOf(products: Iterable<Product>): Generator<PlanRow> {
    for (const product of products) yield this.rowOf(product);
  }

  /** What every sort of person pays by every tariff so far: the table of tariffs laid out by age, as an index would be. */
  *personRows(): Generator<PersonRow> {
    for (const role of ['contributor', 'dependant'] as const) {
      for (const sex of ['Masculino', 'Femenino'] as const) {
        for (let age = 0; age <= maximumAge; age += 1) {
          for (const [number, tariff] of this.tariffs.entries()) {
            const amount = amountOf(tariff, { role, sex, age });
            if (amount === null) continue;
            const isUf = amount.currency === 'UF';
            yield {
              person: personKey(role, sex, age),
              tariff: number,
              uf: isUf ? amount.units : 0,
              pesos: isUf ? 0 : amount.units,
            };
          }
        }
      }
    }
  }
}

interface Person {
  readonly role: 'contributor' | 'dependant';
  readonly sex: Sex;
  readonly age: number;
}

/** The first row that fits, as a tariff says it; conditions beyond age, sex and role have no place in these tables. */
function amountOf(tariff: Tariff, { role, sex, age }: Person): Money | null {
  if (tariff.kind !== 'perPerson') throw new TypeError('the tariffs of the bench are per person');
  const row = tariff.rows.find(
    (candidate) =>
      candidate.ageFrom <= age &&
      age <= candidate.ageTo &&
      (candidate.sex === null || candidate.sex === sex) &&
      (candidate.role === null || candidate.role === role),
  );
  if (row?.conditions && tariffConditions.some((condition) => row.conditions?.[condition] !== undefined)) {
    throw new TypeError('the tariffs of the bench have no conditions');
  }
  return row?.amount ?? null;
}
