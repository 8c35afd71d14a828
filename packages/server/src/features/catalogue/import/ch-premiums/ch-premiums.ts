import { ok } from '@cotejo/core/result';
import { importerOf } from '../importer.ts';
import { readKnownCodes } from '../known-codes-store.ts';
import { premiumFindingTitles } from './premium-findings.ts';
import { surveyPremiums } from './survey-premiums.ts';
import { swissContent, swissEdition } from './swiss-content.ts';

/**
 * The premiums of Swiss basic insurance of 2026 as a comparator of its own in the international edition.
 * docs/decisions/0102.
 */
export const chPremiums = importerOf({
  files: 'premiums y, si está, postcode_regions',
  titles: premiumFindingTitles,
  survey: async (given) => {
    const survey = await surveyPremiums(given);
    if (!survey.ok) return survey;
    const { folder, findings, progress } = given;
    return ok({
      edition: swissEdition,
      content: async (transaction) => {
        const known = await readKnownCodes(transaction, swissEdition);
        return swissContent(survey.value, { folder, known, findings, progress });
      },
      files: () => survey.value.files,
    });
  },
});
