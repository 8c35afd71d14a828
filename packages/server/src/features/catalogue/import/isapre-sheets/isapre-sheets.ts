import { ok } from '@cotejo/core/result';
import { importerOf, type FileCount } from '../importer.ts';
import { readKnownCodes } from '../known-codes-store.ts';
import { clinicsSheet, plansSheet } from './isapre-sheet-rows.ts';
import { sheetFindingTitles } from './sheet-findings.ts';
import { sheetsContent } from './sheets-content.ts';
import { surveySheets, type SurveyedSheets } from './survey-sheets.ts';

/** The edition whose isapres the sheets describe. */
const edition = 'chile';

function filesOf(survey: SurveyedSheets, refused: number): readonly FileCount[] {
  const [plan] = survey.plans.values();
  const [clinic] = survey.clinics;
  const whole = (file: string, read: number) => ({ file, read, taken: read, refused: 0 });
  const { coverageFile, coverageRows } = survey;
  return [
    whole(plan?.file ?? plansSheet.name, survey.plans.size),
    whole(clinic?.file ?? clinicsSheet.name, survey.clinics.length),
    { file: coverageFile, read: coverageRows, taken: coverageRows - refused, refused },
  ];
}

/**
 * The plan sheets of isapres: plans, coverage and clinics, CSV or CSV in gzip, into the layer 'isapres'. The coverage
 * rows are read from the file as they are written, so memory does not grow with them. docs/decisions/0052.
 */
export const isapreSheets = importerOf({
  files: 'plans.csv, coverage.csv y clinics.csv',
  titles: sheetFindingTitles,
  survey: async (given) => {
    const { findings, progress } = given;
    const survey = await surveySheets(given);
    if (!survey.ok) return survey;
    return ok({
      edition,
      content: async (transaction) => {
        const known = await readKnownCodes(transaction, edition);
        return sheetsContent(survey.value, { edition, known }, { findings, progress });
      },
      files: () => filesOf(survey.value, findings.count('incomplete-name')),
    });
  },
});
