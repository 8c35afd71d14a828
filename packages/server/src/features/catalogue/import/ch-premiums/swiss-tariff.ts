import type { TariffContent } from '@cotejo/core/catalogue-content';
import { plainDate } from '@cotejo/core/dates';
import { Money } from '@cotejo/core/money';
import { noRules, type NumberRange, type TariffRow } from '@cotejo/core/pricing';
import { ageClasses } from './deductible-steps.ts';
import type { OfferPrices } from './offer-prices.ts';

/** First day of the premium year. Its premiums stay shown under the year's name, so they have no end here. */
export const premiumYearStart = plainDate('2026-01-01');

/**
 * Which child of the family each premium is for, the highest first: the source lost that. Law and premium lists of
 * Switzerland know the groups first, second, and third child and later. docs/decisions/0102.
 */
export function childRanks(count: number): readonly (NumberRange | null)[] {
  if (count <= 1) return [null];
  if (count === 2) {
    return [
      { from: 1, to: 2 },
      { from: 3, to: null },
    ];
  }
  return [
    { from: 1, to: 1 },
    { from: 2, to: 2 },
    { from: 3, to: null },
  ];
}

function row(
  ages: { readonly from: number; readonly to: number },
  cents: number,
  conditions: TariffRow['conditions'],
): TariffRow {
  const amount = new Money(cents, 'CHF', 'month');
  return { ageFrom: ages.from, ageTo: ages.to, sex: null, role: null, ...(conditions && { conditions }), amount };
}

/** The table of a product: per region its adults, young adults, and children by their rank in the family. */
export function swissTariff(id: string, product: OfferPrices): TariffContent {
  return {
    id,
    kind: 'perPerson',
    currency: 'CHF',
    period: 'month',
    validFrom: premiumYearStart,
    validTo: null,
    rules: noRules,
    source: `Oficina Federal de Salud Pública de Suiza, primas 2026, ${product.file}`,
    rows: product.regionCodes.flatMap((region) => {
      const { children, youngAdult, adult } = product.prices(region);
      const ranks = childRanks(children.length);
      return [
        ...(adult === null ? [] : [row(ageClasses.adult, adult, { region })]),
        ...(youngAdult === null ? [] : [row(ageClasses.young_adult, youngAdult, { region })]),
        ...children.map((cents, index) => {
          const nth = ranks[index] ?? null;
          return row(ageClasses.child, cents, nth === null ? { region } : { nth, region });
        }),
      ];
    }),
  };
}
