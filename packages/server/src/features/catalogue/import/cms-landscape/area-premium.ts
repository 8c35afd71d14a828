import { adultAges, adultColumn, childColumn, householdColumns, type AdultAge } from './household-columns.ts';

/** Printed premiums of one row by column, in cents a month; a column without a figure is absent. */
export type PrintedPremiums = ReadonlyMap<string, number>;

/** What one person pays in one rating area, in cents a month: every printed household is a sum of these. */
export interface AreaPremium {
  readonly region: string;
  /** A child insured alone; null: not printed, and then not sold. */
  readonly childAlone: number | null;
  /** A child beside adults; null: the area prints no household with children. */
  readonly childWithAdults: number | null;
  /** Children of a household that are charged, from the oldest; the others are free. */
  readonly chargedChildren: number;
  readonly adults: ReadonlyMap<AdultAge, number>;
}

/** What a person of the household is charged. Null where the area has no price for one of them. */
export function householdPremium(
  { childAlone, childWithAdults, chargedChildren, adults }: Omit<AreaPremium, 'region'>,
  { age, adults: count, children }: (typeof householdColumns)[number],
): number | null {
  if (age === null) return childAlone;
  const adult = adults.get(age);
  if (adult === undefined) return null;
  if (children === 0) return count * adult;
  return childWithAdults === null ? null : count * adult + Math.min(children, chargedChildren) * childWithAdults;
}

/** The most children any printed household charges, and the fewest: the rule of an area is one of these. */
const possibleCharges = [3, 2, 1] as const;

/**
 * Finds what each person pays from the households printed for a plan and area: the first children, up to three, or one
 * where the state charges no more, add the same amount. Null when no such amounts give every printed figure.
 */
export function areaPremium(region: string, printed: PrintedPremiums): AreaPremium | null {
  const adults = new Map(
    adultAges.flatMap((age) => {
      const cents = printed.get(adultColumn(age));
      return cents === undefined ? [] : [[age, cents] as const];
    }),
  );
  const childAlone = printed.get(childColumn) ?? null;
  const [couple, withChild] = [printed.get('premium_couple_21'), printed.get('couple_1_child_age_21')];
  const childWithAdults = couple === undefined || withChild === undefined ? null : withChild - couple;
  if (childWithAdults !== null && childWithAdults <= 0) return null;
  for (const chargedChildren of possibleCharges) {
    const premium = { region, childAlone, childWithAdults, chargedChildren, adults };
    const explains = householdColumns.every(
      (household) => (printed.get(household.column) ?? null) === householdPremium(premium, household),
    );
    if (explains) return premium;
  }
  return null;
}
