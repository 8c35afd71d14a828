import type { Product } from '../catalogue/catalogue.ts';
import type { PlainDate } from '../dates/plain-date.ts';
import type { Currency } from '../money/money.ts';
import type { Household, HouseholdDraft } from '../people/household.ts';
import type { PersonPrice, PriceForHousehold, UfValue } from './quote.ts';
import type { Tariff } from './tariff.ts';

/** An answer that the profile does not give, so that something was taken in its place. */
export type UnsaidAnswer =
  /** Taken as Masculino (B §5). */
  | { readonly kind: 'sex'; readonly role: 'contributor' | 'partner' | 'dependant'; readonly index: number }
  /** Only pets or a company were named: the person is the edition's example. */
  | { readonly kind: 'owner'; readonly age: number }
  | { readonly kind: 'region' };

/** Everything a price was made with that nobody said or that is not of the day. Told beside the price, never silent. */
export type QuoteAssumption =
  | { readonly kind: 'example-profile' }
  | { readonly kind: 'sex-taken'; readonly role: 'contributor' | 'partner' | 'dependant'; readonly index: number }
  | { readonly kind: 'owner-taken'; readonly age: number }
  | { readonly kind: 'region-not-said' }
  | { readonly kind: 'uf-older' | 'uf-fallback'; readonly date: PlainDate }
  | { readonly kind: 'converted'; readonly from: Currency; readonly to: Currency; readonly date: PlainDate }
  /** The tariff caps the salary in a currency whose rate is not known, so that all of it was charged. */
  | { readonly kind: 'cap-not-applied' }
  | { readonly kind: 'yearly-payment' }
  | { readonly kind: 'single-payment' }
  /** Not everybody has a price: it is of those who do. */
  | { readonly kind: 'part-of-family'; readonly priced: number; readonly evaluated: number };

/** What a draft leaves unsaid of all that prices may depend on. `owner` true: its person is an example. */
export function unsaidIn(draft: HouseholdDraft, ownerIsExample: boolean): readonly UnsaidAnswer[] {
  const { contributors, dependants, regionCode } = draft;
  const sexes: UnsaidAnswer[] = [
    ...contributors.map(({ sex }, position) => ({ sex, role: position === 0 ? 'contributor' : 'partner', index: 0 }) as const),
    ...dependants.map(({ sex }, index) => ({ sex, role: 'dependant', index }) as const),
  ].flatMap(({ sex, role, index }) => (sex === undefined ? [{ kind: 'sex', role, index } as const] : []));
  return [
    ...(ownerIsExample ? [{ kind: 'owner', age: contributors[0]?.age ?? 0 } as const] : []),
    ...sexes,
    ...(regionCode == null ? [{ kind: 'region' } as const] : []),
  ];
}

/** What assumptions are found by. `tariff` is the one of the day; null for an isapre plan, or without one in force. */
export interface AssumptionQuestion {
  readonly product: Pick<Product, 'regionCodes'>;
  readonly tariff: Tariff | null;
  readonly price: PriceForHousehold;
  readonly household: Household;
  readonly unsaid: readonly UnsaidAnswer[];
  readonly isExample: boolean;
  readonly rates: readonly UfValue[];
}

function isOf(person: PersonPrice, { role, index }: Extract<UnsaidAnswer, { kind: 'sex' }>): boolean {
  return person.role === role && person.index === index;
}

/** Only what the product's price can depend on: an isapre asks for no sex (decision 21), most tariffs for no region. */
function assumptionOf(unsaid: UnsaidAnswer, { product, tariff, price }: AssumptionQuestion): readonly QuoteAssumption[] {
  switch (unsaid.kind) {
    case 'sex': {
      const matters = tariff !== null && tariff.rows.some(({ sex }) => sex !== null);
      return matters && price.people.some((person) => isOf(person, unsaid)) ? [{ ...unsaid, kind: 'sex-taken' }] : [];
    }
    case 'owner':
      return price.people.some(({ role }) => role === 'contributor') ? [{ kind: 'owner-taken', age: unsaid.age }] : [];
    case 'region': {
      const matters = product.regionCodes !== null || tariff?.rows.some(({ conditions }) => conditions?.region !== undefined);
      return matters ? [{ kind: 'region-not-said' }] : [];
    }
  }
}

function rateAssumption({ rate, date, status }: UfValue): readonly QuoteAssumption[] {
  if (rate.from !== 'UF') return [{ kind: 'converted', from: rate.from, to: rate.to, date }];
  switch (status) {
    case 'of-the-day':
      return [];
    case 'older':
      return [{ kind: 'uf-older', date }];
    case 'fallback':
      return [{ kind: 'uf-fallback', date }];
  }
}

/** True when a salary was charged whole because the cap's currency has no rate. */
function missesCap({ tariff, price, rates }: AssumptionQuestion): boolean {
  if (tariff === null || !('incomeCap' in tariff) || tariff.incomeCap === null) return false;
  const { currency } = tariff.incomeCap;
  return price.people.some(
    ({ outcome }) =>
      outcome.kind === 'rate' && outcome.salary.currency !== currency && !rates.some(({ rate }) => rate.from === currency),
  );
}

/** Everything that a price was made with beside what was said; empty where there is no price to explain. */
export function assumptionsOf(question: AssumptionQuestion): readonly QuoteAssumption[] {
  const { price, isExample, unsaid, rates } = question;
  const { total, profilesWithPrice: priced, profilesEvaluated: evaluated } = price;
  if (total === null) return isExample ? [{ kind: 'example-profile' }] : [];
  const said: QuoteAssumption[] = isExample ? [{ kind: 'example-profile' }] : [];
  for (const answer of unsaid) said.push(...assumptionOf(answer, question));
  for (const rate of rates) said.push(...rateAssumption(rate));
  if (missesCap(question)) said.push({ kind: 'cap-not-applied' });
  if (total.period === 'year') said.push({ kind: 'yearly-payment' });
  if (total.period === 'once') said.push({ kind: 'single-payment' });
  if (priced < evaluated) said.push({ kind: 'part-of-family', priced, evaluated });
  return said;
}
