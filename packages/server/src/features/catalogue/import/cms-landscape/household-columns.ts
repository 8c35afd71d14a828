/** Ages that the landscape prints a price of one adult for. */
export const adultAges = [21, 27, 30, 40, 50, 60] as const;
export type AdultAge = (typeof adultAges)[number];

/** A household that the landscape prints a price for, with its column. */
export interface HouseholdColumn {
  readonly column: string;
  /** Age of the adult or of both; null: a child alone. */
  readonly age: AdultAge | null;
  readonly adults: 0 | 1 | 2;
  /** 3 stands for three or more. */
  readonly children: 0 | 1 | 2 | 3;
}

export const childColumn = 'premium_child';

export function adultColumn(age: AdultAge): string {
  return `premium_adult_individual_age_${age}`;
}

const parentAges = [21, 30, 40, 50] as const;
const childWords = [
  [1, '1_child'],
  [2, '2_children'],
  [3, '3_or_more_children'],
] as const;

/** The 36 columns of premiums: a child, an adult of six ages, couples of five, and both with one to three children. */
export const householdColumns: readonly HouseholdColumn[] = [
  { column: childColumn, age: null, adults: 0, children: 1 },
  ...adultAges.map((age): HouseholdColumn => ({ column: adultColumn(age), age, adults: 1, children: 0 })),
  ...([21, 30, 40, 50, 60] as const).map((age): HouseholdColumn => ({
    column: `premium_couple_${age}`,
    age,
    adults: 2,
    children: 0,
  })),
  ...(['couple', 'individual'] as const).flatMap((parents) =>
    childWords.flatMap(([children, words]) =>
      parentAges.map((age): HouseholdColumn => ({
        column: `${parents}_${words}_age_${age}`,
        age,
        adults: parents === 'couple' ? 2 : 1,
        children,
      })),
    ),
  ),
];
