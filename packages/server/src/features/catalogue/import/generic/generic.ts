import { fail, ok, type Result } from '@cotejo/core/result';
import { ImportRefused, importerOf, type Survey, type Surveyed } from '../importer.ts';
import { maximumProblems, type SheetProblem } from '../sheet-problem.ts';
import { catalogueProblems } from './catalogue-problems.ts';
import { genericContent } from './generic-content.ts';
import { genericFindingTitles } from './generic-findings.ts';
import { readCatalogueReferences } from './known-references-store.ts';
import { mappingFile } from './mapping-schema.ts';
import { readMapping } from './read-mapping.ts';
import { References } from './references.ts';
import { surveyMaster } from './survey-master.ts';
import { surveyProducts } from './survey-products.ts';
import { surveyTariffs } from './survey-tariffs.ts';
import { openFolder, type GenericFolder } from './table-rows.ts';
import { TableSurvey } from './table-survey.ts';

type Kind = keyof typeof genericFindingTitles;

async function surveyFolder(
  folder: GenericFolder,
  { findings, files, progress }: Survey<Kind>,
): Promise<Result<Surveyed, readonly SheetProblem[]>> {
  const { edition } = folder.mapping;
  const survey = new TableSurvey(folder, { findings, files, progress });
  const references = new References();
  const master = await surveyMaster(survey, references);
  const tariffs = await surveyTariffs(survey, { references, findings });
  const count = await surveyProducts(survey, { references, findings, tariffs });
  if (survey.problems.length > 0) return fail(survey.problems);
  if (count === 0) return fail([{ file: 'products', row: null, column: null, message: 'no tiene ningún producto' }]);
  return ok({
    edition,
    content: async (transaction) => {
      const known = await readCatalogueReferences(transaction, edition);
      const problems = catalogueProblems(edition, { master, references }, known);
      if (problems.length > 0) throw new ImportRefused(problems.slice(0, maximumProblems));
      return genericContent(folder, master, { count, progress });
    },
    files: () => files,
  });
}

/** Sheets of our own format, or anybody's sheets that mapping.yaml explains. docs/formato-generico.md. */
export const genericSheets = importerOf({
  files: `${mappingFile} y las hojas que nombra (CSV o un libro XLSX)`,
  titles: genericFindingTitles,
  survey: async (given) => {
    const mapping = await readMapping(given.folder);
    if (!mapping.ok) return mapping;
    const folder = await openFolder(given.folder, mapping.value);
    return folder.ok ? surveyFolder(folder.value, given) : folder;
  },
});
