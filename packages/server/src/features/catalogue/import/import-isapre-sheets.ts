import type { EditionId } from '@cotejo/core/editions';
import type { Database } from '../../../platform/database/connect.ts';
import { publishVersion } from '../version-store.ts';
import { writeVersion } from '../write-catalogue-store.ts';
import { clinicsSheet, coverageSheet, plansSheet } from './isapre-sheet-rows.ts';
import { readKnownCodes } from './known-codes-store.ts';
import { sheetsContent } from './sheets-content.ts';
import { Findings, type Finding } from './sheet-findings.ts';
import type { SheetProblem } from './sheet-problem.ts';
import { surveySheets, type Progress, type Survey } from './survey-sheets.ts';

export interface ImportRequest {
  readonly folder: string;
  readonly edition: EditionId;
  /** Does everything, in a transaction that is then taken back. */
  readonly dryRun: boolean;
  /** Shows the imported version to visitors; otherwise it stays a draft. */
  readonly publish: boolean;
  readonly progress: Progress;
}

/** Rows of one file: read = taken + refused. */
export interface FileCount {
  readonly file: string;
  readonly read: number;
  readonly taken: number;
  readonly refused: number;
}

export interface ImportFigures {
  readonly files: readonly FileCount[];
  readonly products: number;
  /** Coverage lines written: one per plan, clinic and kind of care. */
  readonly coverages: number;
}

export type ImportOutcome =
  | { readonly kind: 'imported'; readonly versionId: number; readonly published: boolean; readonly figures: ImportFigures }
  | { readonly kind: 'dry-run'; readonly figures: ImportFigures }
  /** Nothing was changed. */
  | { readonly kind: 'refused'; readonly problems: readonly SheetProblem[] };

export interface ImportResult {
  readonly outcome: ImportOutcome;
  readonly findings: readonly Finding[];
  readonly counts: ReturnType<Findings['counts']>;
}

/** Leaves the transaction without a trace. */
class TakenBack extends Error {
  readonly outcome: ImportOutcome;

  constructor(outcome: ImportOutcome) {
    super('taken back');
    this.outcome = outcome;
  }
}

function filesOf(survey: Survey, refusedCoverageRows: number): readonly FileCount[] {
  const [plan] = survey.plans.values();
  const [clinic] = survey.clinics;
  const whole = (file: string, read: number) => ({ file, read, taken: read, refused: 0 });
  return [
    whole(plan?.file ?? plansSheet.name, survey.plans.size),
    whole(clinic?.file ?? clinicsSheet.name, survey.clinics.length),
    {
      file: survey.coverageRows === 0 ? coverageSheet.name : survey.coverageFile,
      read: survey.coverageRows,
      taken: survey.coverageRows - refusedCoverageRows,
      refused: refusedCoverageRows,
    },
  ];
}

async function writeSheets(database: Database, survey: Survey, request: ImportRequest & { readonly findings: Findings }) {
  const { edition, dryRun, publish, progress, findings } = request;
  return database.transaction(async (transaction): Promise<ImportOutcome> => {
    const known = await readKnownCodes(transaction, edition);
    const { content, counts } = sheetsContent(survey, { edition, known }, { findings, progress });
    const written = await writeVersion(transaction, content);
    const figures = {
      files: filesOf(survey, counts.refusedCoverageRows),
      products: written.products,
      coverages: written.coverages,
    };
    const publication = publish ? await publishVersion(transaction, written.versionId) : null;
    if (publication && !publication.ok) {
      const message =
        publication.error.kind === 'code-in-other-layer'
          ? `el plan ${publication.error.code} ya existe en la capa ${publication.error.layer} del catálogo`
          : 'la versión no se puede publicar';
      throw new TakenBack({ kind: 'refused', problems: [{ file: plansSheet.name, row: null, column: 'plan_code', message }] });
    }
    if (dryRun) throw new TakenBack({ kind: 'dry-run', figures });
    return { kind: 'imported', versionId: written.versionId, published: publication !== null, figures };
  });
}

/**
 * Imports the plan sheets of isapres (plans, coverage and clinics, CSV or CSV in gzip) as a new version of the layer
 * 'isapres': everything in one transaction, or nothing when any row is wrong. The rows are read from the files as
 * they are written, so memory does not grow with the coverage sheet.
 */
export async function importIsapreSheets(database: Database, request: ImportRequest): Promise<ImportResult> {
  const findings = new Findings();
  const answer = (outcome: ImportOutcome): ImportResult => ({ outcome, findings: findings.list, counts: findings.counts() });
  const survey = await surveySheets(request.folder, findings, request.progress);
  if (!survey.ok) return answer({ kind: 'refused', problems: survey.error });
  try {
    return answer(await writeSheets(database, survey.value, { ...request, findings }));
  } catch (error) {
    if (error instanceof TakenBack) return answer(error.outcome);
    throw error;
  }
}
