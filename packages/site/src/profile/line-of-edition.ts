import { exampleProfile } from '@cotejo/contract/example-profile';
import { wireRegions } from '@cotejo/contract/wire-region';
import { noChoices } from '@cotejo/core/catalogue';
import type { Edition } from '@cotejo/core/editions';
import type { ProfileLine } from './profile-line.ts';

/** The line of a product that no comparator shows: a family, where the edition is. */
export function lineOfEdition(edition: Edition, productType: string): ProfileLine {
  return {
    productType,
    questions: ['people', 'dependants', 'region'],
    regions: wireRegions(edition.regions),
    regionIsRequired: false,
    extras: [],
    insurers: [],
    choices: { ...noChoices, zones: [], riskClasses: [], breeds: [] },
    currency: edition.currency,
    exampleProfile: exampleProfile(edition),
  };
}
