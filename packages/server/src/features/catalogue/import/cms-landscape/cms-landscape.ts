import { ok } from '@cotejo/core/result';
import { importerOf } from '../importer.ts';
import { readKnownCodes } from '../known-codes-store.ts';
import { landscapeContent, landscapeEdition } from './landscape-content.ts';
import { landscapeFindingTitles } from './landscape-findings.ts';
import { surveyLandscape } from './survey-landscape.ts';

/**
 * The landscape of qualified health plans of HealthCare.gov, plan year 2014, as a comparator of its own in the
 * international edition. docs/decisions/0101.
 */
export const cmsLandscape = importerOf({
  files: 'plans_one_row_each y premiums_by_plan_and_area, o bien qhp_landscape_2014',
  titles: landscapeFindingTitles,
  survey: async (given) => {
    const survey = await surveyLandscape(given);
    if (!survey.ok) return survey;
    const { folder, progress } = given;
    return ok({
      edition: landscapeEdition,
      content: async (transaction) => {
        const known = await readKnownCodes(transaction, landscapeEdition);
        return landscapeContent(survey.value, { folder, known, progress });
      },
      files: () => survey.value.files,
    });
  },
});
