import { snapshotOfContents } from '@cotejo/core/testing/snapshot-of-contents';
import { chooseUf, preparePricing, priceProduct, type PricedProduct, type PricingContext } from '@cotejo/core/pricing';
import type { Product } from '@cotejo/core/catalogue';
import { plainDate } from '@cotejo/core/dates';
import { editionOf } from '@cotejo/core/editions';
import { peopleOnly, type Household } from '@cotejo/core/people';
import { quoteProduct } from '@cotejo/core/quote';
import { demoCatalogues } from '@cotejo/demo/catalogues';
import { medianOf, report, type Row } from './report.ts';

const today = plainDate('2026-07-10');
const uf = chooseUf([{ date: today, value: '40844.79' }], today);

/** A family of one, two or four, of every insured age: what most visitors are. */
function householdOf(number: number): Household {
  const age = 18 + (number % 50);
  const one = { age, sex: number % 2 === 0 ? 'Femenino' : 'Masculino', income: null } as const;
  const child = { sex: 'Femenino', relationship: 'Hijo/Hija' } as const;
  return {
    ...peopleOnly,
    contributors: number % 3 === 0 ? [one] : [one, { ...one, age: age + 1 }],
    dependants:
      number % 3 === 2
        ? [
            { ...child, age: number % 17 },
            { ...child, age: 1 + (number % 5) },
          ]
        : [],
    regionCode: '13',
    pets: [{ species: 'Perro', breed: null, age: number % 9 }],
    company: { employees: 5 + (number % 300), monthlyPayroll: null, riskClass: 'III' },
    tripDays: 1 + (number % 40),
    zone: 'europa',
  };
}

const editions = ['chile', 'peru', 'colombia', 'international'] as const;
const sets = editions.flatMap((id) => {
  const contents = demoCatalogues().filter(({ edition }) => edition === id);
  if (contents.length === 0) return [];
  const snapshot = snapshotOfContents(contents);
  const context: PricingContext = { today, uf, currency: editionOf(id).currency, catalogueVersion: snapshot.version };
  return snapshot.products.map((product: Product) => ({ product, context }));
});
const households = Array.from({ length: 1_000 }, (_, number) => householdOf(number));
const singles = households.filter(({ contributors, dependants }) => contributors.length + dependants.length === 1);

/** Keeps results from being optimised away. */
let kept = 0;

/** Rounds a second of a thing done over and over for about so long. */
function perSecond(thing: (round: number) => number, seconds = 1): number {
  const until = performance.now() + seconds * 1_000;
  const began = performance.now();
  let [done, round] = [0, 0];
  while (performance.now() < until) {
    for (let index = 0; index < 200; index += 1, round += 1) done += thing(round);
  }
  return (done * 1_000) / (performance.now() - began);
}

/** The least a price can be: one multiplication and one rounding of numbers at hand. */
function reference(round: number): number {
  kept += Math.round(1.29 * (round % 9) * 40_844.79 + 0.971);
  return 1;
}

function single(product: PricedProduct, household: Household, context: PricingContext): number {
  kept += priceProduct(product, household, context).total?.units ?? 0;
  return 1;
}

/** What one call of the price answers: everything of a quote but its number. */
function whole(round: number, from: readonly Household[]): number {
  const { product, context } = pick(sets, round * 7);
  const question = { product, household: pick(from, round), unsaid: [], isExample: false };
  kept += quoteProduct({ ...question, context: { ...context, ufPublishedUntil: today } }).price.total?.units ?? 0;
  return 1;
}

function pick<Thing>(things: readonly Thing[], round: number): Thing {
  const thing = things[round % things.length];
  if (thing === undefined) throw new Error('nothing to measure');
  return thing;
}

const measures: Readonly<Record<string, (round: number) => number>> = {
  'single quotes, one person, any product': (round) => {
    const { product, context } = pick(sets, round * 7);
    return single(product, pick(singles, round), context);
  },
  'single quotes, families of one to four': (round) => {
    const { product, context } = pick(sets, round * 7);
    return single(product, pick(households, round), context);
  },
  'whole quotes, one person: with assumptions, promise and expiry': (round) => whole(round, singles),
  'whole quotes, families of one to four': (round) => whole(round, households),
  'quotes of a list: one family, every product': (round) => {
    const household = pick(households, round);
    const contexts = new Map(sets.map(({ context }) => [context, preparePricing(household, context)]));
    for (const { product, context } of sets) kept += contexts.get(context)?.(product).total?.units ?? 0;
    return sets.length;
  },
};

for (const thing of [reference, ...Object.values(measures)]) perSecond(thing, 0.5);
const rounds = Array.from({ length: 5 }, () => ({
  reference: perSecond(reference, 0.3),
  values: Object.values(measures).map((measure) => perSecond(measure)),
}));
const referenceMedian = medianOf(rounds.map((round) => round.reference));
const rows = Object.keys(measures).map((name, index): Row => {
  const value = medianOf(rounds.map(({ values }) => values[index] ?? 0));
  return {
    name,
    value,
    unit: '/s',
    reference: referenceMedian,
    ratio: value / referenceMedian,
    ...(name.includes('one person') || name.startsWith('single') ? { goal: '>= 200000' as const } : {}),
  };
});
const pricedShare =
  sets.filter(({ product, context }) => priceProduct(product, pick(households, 7), context).total !== null).length / sets.length;
console.log(`${Math.round(pricedShare * 100)} % of products have a price for one of the profiles`);
console.log(`${sets.length} products, ${households.length} profiles, one core (kept ${kept % 10})`);
report('pricing', rows);
