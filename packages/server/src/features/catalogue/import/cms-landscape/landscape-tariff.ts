import type { TariffContent } from '@cotejo/core/catalogue-content';
import { plainDate } from '@cotejo/core/dates';
import { Money } from '@cotejo/core/money';
import { noRules, type TariffRow } from '@cotejo/core/pricing';
import type { AreaPremium } from './area-premium.ts';
import type { PlanRow } from './landscape-rows.ts';

/** First day of the plan year. The prices stay the ones of that year: nothing of it is sold, so it has no end here. */
export const planYearStart = plainDate('2014-01-01');

/** The last age that the child's price is for; adults begin at 21 (45 CFR 147.102). */
const lastChildAge = 20;

function dollars(cents: number): Money {
  return new Money(cents, 'USD', 'month');
}

function areaRows({ region, childAlone, childWithAdults, chargedChildren, adults }: AreaPremium): readonly TariffRow[] {
  const child = { ageFrom: 0, ageTo: lastChildAge, sex: null };
  const rows: TariffRow[] = [...adults].map(([age, cents]) => ({
    ageFrom: age,
    ageTo: age,
    sex: null,
    role: 'contributor',
    conditions: { region },
    amount: dollars(cents),
  }));
  if (childAlone !== null) {
    const conditions = { nth: { from: 1, to: 1 }, region };
    rows.push({ ...child, role: 'contributor', conditions, amount: dollars(childAlone) });
    // Where a plan insures children only, one child is all that is printed.
    if (childWithAdults === null) rows.push({ ...child, role: 'dependant', conditions, amount: dollars(childAlone) });
  }
  if (childWithAdults !== null) {
    const [charged, free] = [
      { from: 1, to: chargedChildren },
      { from: chargedChildren + 1, to: null },
    ];
    rows.push({ ...child, role: 'dependant', conditions: { nth: charged, region }, amount: dollars(childWithAdults) });
    rows.push({ ...child, role: 'dependant', conditions: { nth: free, region }, amount: dollars(0) });
  }
  return rows;
}

/**
 * The table of a plan: per rating area a row for each printed age of an adult, and the child's price for the children
 * that are charged, the others free. An age that is not printed has no row.
 */
export function planTariff({ planId, file }: Pick<PlanRow, 'planId' | 'file'>, areas: readonly AreaPremium[]): TariffContent {
  return {
    id: planId,
    kind: 'perPerson',
    currency: 'USD',
    period: 'month',
    validFrom: planYearStart,
    validTo: null,
    rules: noRules,
    source: `HealthCare.gov, QHP Landscape 2014, ${file}`,
    rows: areas.flatMap(areaRows),
  };
}
