import type { ComparatorAnswer, RegionAnswer } from '@cotejo/contract/catalogue';
import { type ProfilePlace } from '@cotejo/contract/household-of-profile';
import type { Edition, Region } from '@cotejo/core/editions';
import { currencies } from '@cotejo/core/money';
import type { SpokenPlace } from './describe-household.ts';

/** What a profile needs to know of the comparator it is for: what is asked, and with which choices. */
export type ProfileLine = Pick<
  ComparatorAnswer,
  'productType' | 'questions' | 'regions' | 'regionIsRequired' | 'choices' | 'extras' | 'insurers' | 'currency' | 'exampleProfile'
>;

/** The part of a comparator that its profile depends on. */
export function lineOf(comparator: ProfileLine): ProfileLine {
  const { productType, questions, regions, regionIsRequired, choices, extras, insurers, currency, exampleProfile } = comparator;
  return { productType, questions, regions, regionIsRequired, choices, extras, insurers, currency, exampleProfile };
}

/** A region as the edition says it in a sentence; one of the comparator's own by its name. */
function spokenRegion({ stateCode, stateName, orderPosition, abbreviation }: RegionAnswer, edition: Edition): Region {
  const known = edition.regions.find(({ code, name }) => code === stateCode && name === stateName);
  return known ?? { code: stateCode, name: stateName, order: orderPosition, abbreviation, inSentence: stateName };
}

/** Where the profile of a line is asked, for householdFromProfile, and how that place speaks, for describeHousehold. */
export function placeOf(line: ProfileLine, edition: Edition): ProfilePlace & SpokenPlace {
  return {
    exampleProfile: edition.exampleProfile,
    regions: line.regions.map((region) => spokenRegion(region, edition)),
    currency: currencies.find((currency) => currency === line.currency) ?? edition.currency,
    currencyStyles: edition.currencyStyles,
    choices: line.choices,
  };
}
