import { add, convert, convertBack, Money, rateToNumber } from '@cotejo/core/money';
import type { Household } from '@cotejo/core/people';
import type {
  NumberRange,
  PersonPrice,
  PriceForHousehold,
  PricingContext,
  TariffConditions,
  UfValue,
  UninsurableReason,
} from '@cotejo/core/pricing';
import { legalContribution } from '@cotejo/core/simulation';
import type { YearlyCost } from '@cotejo/core/yearly-cost';
import type { ProfilePrice, Uf } from '../schemas/compare.ts';
import { wireAmount, wireAmountOrNull } from './wire-amount.ts';
import { wireYearlyCost } from './wire-care.ts';
import { perPersonSuffix } from './wire-period.ts';

export { wireAmount, wireAmountOrNull } from './wire-amount.ts';

/** A UF value with its date and where it stands (decision 8). */
export function wireUf({ rate, date, status }: UfValue): Uf {
  return { valor: rateToNumber(rate), fecha: date, status };
}

function yearsText(age: number): string {
  return `${age} ${age === 1 ? 'año' : 'años'}`;
}

/** 'de 18 a 64 años', 'desde los 18 años'. */
function rangeText({ from, to }: NumberRange): string {
  return to === null ? `desde los ${yearsText(from)}` : `de ${from} a ${yearsText(to)}`;
}

const conditionWords: Readonly<Record<keyof TariffConditions, string>> = {
  nth: 'tantas personas',
  region: 'la región',
  petSpecies: 'esa especie',
  petBreed: 'la raza',
  employees: 'ese número de empleados',
  monthlyPayroll: 'esa planilla mensual',
  monthlyIncome: 'ese ingreso',
  dependants: 'ese número de cargas',
  riskClass: 'el tipo de trabajo',
  tripDays: 'los días de viaje',
  zone: 'la zona',
};

function conditionText({ condition, value }: Extract<UninsurableReason, { kind: 'condition-unmet' }>): string {
  return value === null ? `Falta decir ${conditionWords[condition]}` : `No tiene precio para ${conditionWords[condition]}`;
}

/** Why a person has no price, as the visitor reads it. */
function reasonText(reason: UninsurableReason, role: PersonPrice['role']): string {
  switch (reason.kind) {
    case 'age-outside-tariff':
      return `No hay precio publicado para ${role === 'pet' ? 'mascotas' : 'personas'} de ${yearsText(reason.age)}`;
    case 'entry-age':
      return `Se entra ${rangeText(reason.ages)}`;
    case 'no-tariff-row':
      return 'No tiene precio para esta persona';
    case 'employees-below-minimum':
      return `Seguro para un mínimo de ${reason.minimum} empleados`;
    case 'parameter-missing':
      return 'Falta un valor oficial de esta fecha para calcular el precio';
    case 'too-many-people':
      return `Asegura a un máximo de ${reason.maximum} por póliza`;
    case 'condition-unmet':
      return conditionText(reason);
    case 'salary-missing':
      return reason.salary === 'monthlyPayroll' ? 'Falta la planilla mensual de la empresa' : 'Falta el ingreso mensual';
    case 'nobody-to-insure':
      return reason.insures === 'pets' ? 'Falta decir a qué mascota asegurar' : 'Falta decir cuántos empleados tiene la empresa';
    case 'tariff-not-in-force':
      return 'No tiene tarifa vigente en esta fecha';
  }
}

function wirePerson({ role, index, age, outcome }: PersonPrice): ProfilePrice['profiles'][number] {
  const nothing = { factor: null, percentage: null, salary: null, amount: null, reasons: [] };
  const person = { role, index, edad: age, method: outcome.kind, ...nothing };
  switch (outcome.kind) {
    case 'factor':
      return { ...person, factor: outcome.factor, amount: wireAmount(add(outcome.plan, outcome.ges)) };
    case 'ges-only':
      return { ...person, amount: wireAmount(outcome.ges) };
    case 'tariff':
      return { ...person, amount: wireAmount(outcome.amount) };
    case 'rate':
      return {
        ...person,
        percentage: outcome.millionths / 10_000,
        salary: wireAmount(outcome.salary),
        amount: wireAmount(outcome.amount),
      };
    case 'uninsurable':
      return { ...person, reasons: outcome.reasons.map((reason) => reasonText(reason, role)) };
  }
}

/** The family's legal 7 % per month ('Tu 7 %'); null where no income was given or the law of that day is not known. */
export function contributionOf(household: Household, { today, uf }: Pick<PricingContext, 'today' | 'uf'>): Money | null {
  const contribution = legalContribution(household, { today, uf });
  return contribution.ok ? contribution.value.total : null;
}

/** What a price is shown with beside the price itself. */
export interface PriceSurroundings {
  /** True once the visitor entered the profile: then the price is theirs, and no 'Desde' (A9-24, decision 26). */
  readonly isOwnProfile: boolean;
  /** The family's legal 7 % per month; null where it is not known. Shown with isapre plans only. */
  readonly contribution: Money | null;
}

/** True when the price is the visitor's own: entered by them, and somebody has one. */
export function arePricesDefined(price: PriceForHousehold, { isOwnProfile }: PriceSurroundings): boolean {
  return isOwnProfile && price.total !== null;
}

const monthsOfYear = 12;

/** What one employee costs of a price that a company pays by its employees, in the price's currency and period. */
function perPersonPart({ people, total, exchange }: PriceForHousehold): ProfilePrice['perPerson'] {
  const outcome = people.find(({ role }) => role === 'company')?.outcome;
  if (total === null || outcome?.kind !== 'tariff') return null;
  const { amount } = outcome;
  const isPaidYearly = total.period === 'year' && amount.period === 'month';
  const part = isPaidYearly ? new Money(amount.units * monthsOfYear, amount.currency, 'year') : amount;
  return { amount: wireAmount(exchange === null ? part : convert(part, exchange.rate)), suffix: perPersonSuffix(part.period) };
}

/** The price of a family, person by person, as it crosses the wire (A3-43, B3-34, B3-35). */
export function wireProfilePrice(
  price: PriceForHousehold,
  surroundings: PriceSurroundings & { readonly yearlyCost: YearlyCost },
): ProfilePrice {
  return {
    total: {
      profilesWithPrice: price.profilesWithPrice,
      profilesEvaluated: price.profilesEvaluated,
      arePricesDefined: arePricesDefined(price, surroundings),
    },
    price: wireAmountOrNull(price.total),
    unitPrice: wireAmountOrNull(price.totalInUnit),
    perPerson: perPersonPart(price),
    planPart: wireAmountOrNull(price.planPart),
    gesPart: wireAmountOrNull(price.gesPart),
    contribution: wireAmountOrNull(surroundings.contribution),
    profiles: price.people.map(wirePerson),
    yearlyCost: wireYearlyCost(surroundings.yearlyCost),
    tariffVersion: price.tariffVersion,
    ufDate: price.exchange?.rate.from === 'UF' ? price.exchange.date : null,
  };
}

/** The family's price in UF: as the product has it, else from the edition's currency over the day's UF. */
export function priceInUf(price: PriceForHousehold, uf: UfValue): Money | null {
  if (price.totalInUnit?.currency === uf.rate.from) return price.totalInUnit;
  return price.total?.currency === uf.rate.to ? convertBack(price.total, uf.rate) : null;
}
