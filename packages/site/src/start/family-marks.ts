import type { ComparatorAnswer } from '@cotejo/contract/catalogue';
import type { Edition } from '@cotejo/core/editions';
import { profileKey } from '../profile/profile-keys.ts';
import type { FamilyMarks } from '../shell/kept-family.ts';

/** What script needs to fill a form with the family of its browser: where one may be kept, and how incomes are written. */
export function familyMarks(
  comparators: readonly ComparatorAnswer[],
  main: ComparatorAnswer | null,
  edition: Edition,
): FamilyMarks {
  const types = [...(main ? [main] : []), ...comparators].map(({ productType }) => productType);
  const keys = [...new Set(types)].map((type) => profileKey(edition, type));
  const { currency, currencyStyles } = edition;
  const money = { currency, currencyStyles: { [currency]: currencyStyles[currency] } };
  return { 'data-family-keys': keys.join(' '), 'data-money': JSON.stringify(money) };
}
