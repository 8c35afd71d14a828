import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { plainDate } from '../dates/plain-date.ts';
import { moneyOf, rateOf, toNumber, type ExchangeRate } from '../money/money.ts';
import { peopleOnly, type Contributor, type Household } from '../people/household.ts';
import { preparePricing, type PriceForHousehold } from './price-product.ts';

const examples = new URL('../../../../../shared/reference/chile_isapre_price_examples.csv', import.meta.url);
const dailyUf = new URL('../../../../../shared/reference/chile_uf_daily.csv', import.meta.url);
const isAbsent = !existsSync(examples) || !existsSync(dailyUf);

interface Row {
  readonly isapre: string;
  readonly household: Household;
  readonly isIndividual: boolean;
  readonly label: string;
  /** Published pesos for the cheapest and the dearest plan. */
  readonly published: readonly [number, number];
}

function readRows(): Row[] {
  const lines = readFileSync(examples, 'utf8').trim().split('\n').slice(1);
  return lines.map((line) => {
    const [, isapre = '', , profile = '', first, partner, child, from, to] = line.split(',');
    const adult = (age: string, sex: Contributor['sex']): Contributor => ({ age: Number(age), sex, income: null });
    const visitor = adult(first!, profile.startsWith('Mujer') ? 'Femenino' : 'Masculino');
    return {
      isapre,
      label: profile,
      isIndividual: !partner,
      published: [Number(from), Number(to)],
      household: {
        contributors: partner ? [visitor, adult(partner, 'Femenino')] : [visitor],
        dependants: child ? [{ age: Number(child), sex: 'Masculino', relationship: 'Hijo/Hija' }] : [],
        regionCode: null,
        ...peopleOnly,
      },
    };
  });
}

/** Prices a plan with the GES prices of July 2026, when the examples were published. */
function priceAt(row: Row, base: string, rate: ExchangeRate): number {
  const today = plainDate('2026-07-09');
  const price: PriceForHousehold = preparePricing(row.household, {
    today,
    uf: { rate, date: today, status: 'of-the-day' },
    currency: 'CLP',
    catalogueVersion: 'published',
  })({ id: 1, code: 'P', pricing: { kind: 'isapre', isapreCode: row.isapre, basePrice: moneyOf(base, 'UF', 'month') } });
  return toNumber(price.total!);
}

/** Day whose UF the publisher used: three isapres of July 2026, one left from June 2025. */
const ufDays = { '80': '2026-07-09', '108': '2026-07-09', '78': '2026-07-09', '81': '2025-06-10' } as const;
type IsapreCode = keyof typeof ufDays;

/** Cheapest and dearest base price per isapre: the test below finds them again from the individual rows. */
const bases = { '80': ['1.29', '8.99'], '108': ['1.44', '5.70'], '78': ['1.09', '7.91'], '81': ['1.18', '6.10'] } as const;

function publishedUf(day: string): string {
  const line = readFileSync(dailyUf, 'utf8')
    .split('\n')
    .find((candidate) => candidate.startsWith(day));
  return line!.split(',')[1]!.trim();
}

/** Every base price of two decimals from 0.50 to 9.99 UF that gives all individual rows of one column to the peso. */
function basesThatFit(rows: Row[], column: 0 | 1, rate: ExchangeRate): string[] {
  const individuals = rows.filter((row) => row.isIndividual);
  return Array.from({ length: 950 }, (_, step) => ((50 + step) / 100).toFixed(2)).filter((base) =>
    individuals.every((row) => priceAt(row, base, rate) === row.published[column]),
  );
}

/** Figures that come out differently, as 'profile: published, ours'. */
function differences(rows: Row[], prices: readonly [string, string], rate: ExchangeRate): string[] {
  return rows.flatMap((row) =>
    row.published.flatMap((published, column) => {
      const ours = priceAt(row, prices[column]!, rate);
      return ours === published ? [] : [`${row.label}: ${published}, ${ours}`];
    }),
  );
}

describe.skipIf(isAbsent)('prices published by another comparator (needs ../shared/reference)', () => {
  const all = isAbsent ? [] : readRows();
  const isapres = (Object.keys(ufDays) as IsapreCode[]).map((code) => {
    const uf = isAbsent ? '1' : publishedUf(ufDays[code]);
    return { code, uf, rows: all.filter((row) => row.isapre === code) };
  });

  it('holds 48 rows of the four isapres, 96 figures', () => {
    expect(isapres.map(({ rows }) => rows.length)).toEqual([12, 12, 12, 12]);
    expect(all).toHaveLength(48);
  });

  it.each(isapres)('gives all 24 figures of isapre $code to the peso (decision 21)', ({ code, uf, rows }) => {
    const published = rateOf(uf, 'UF', 'CLP');
    const cheapest = basesThatFit(rows, 0, published);
    const dearest = basesThatFit(rows, 1, published);
    expect([cheapest, dearest]).toEqual(bases[code].map((base) => [base]));
    // The publisher's UF has more decimals than the official one: any within half a cent of it may be theirs.
    const rates = Array.from({ length: 101 }, (_, step) => ({ ...published, scaled: published.scaled - 50 + step }));
    expect(rates.filter((rate) => differences(rows, bases[code], rate).length === 0)).not.toHaveLength(0);
  });

  it('differs with the official UF in two of the 96 figures, by one peso', () => {
    const found = isapres.flatMap(({ code, uf, rows }) => differences(rows, bases[code], rateOf(uf, 'UF', 'CLP')));
    expect(found).toEqual([
      'Pareja 2 (hombre y mujer 40 años): 919334, 919335',
      'Familia 2 (hombre y mujer 40 años + 1 hijo 10 años): 261447, 261448',
    ]);
  });

  it('gives the 72 figures of July 2026 with one unrounded UF that rounds to the official one', () => {
    const official = rateOf('40844.79', 'UF', 'CLP');
    const rows = all.filter((row) => row.isapre !== '81');
    const fits = Array.from({ length: 100 }, (_, step) => official.scaled - 50 + step).filter((scaled) =>
      rows.every((row) => differences([row], bases[row.isapre as IsapreCode], { ...official, scaled }).length === 0),
    );
    expect([fits[0], fits.at(-1)]).toEqual([408_447_873, 408_447_885]);
  });
});
