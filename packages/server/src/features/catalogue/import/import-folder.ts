import type { Database, Transaction } from '../../../platform/database/connect.ts';
import { ReservedWords, type ReservedField } from '../reserved-words.ts';
import { publishVersion, type PublicationProblem } from '../version-store.ts';
import { lockEdition, writeVersion } from '../write-catalogue-store.ts';
import type { FindingsReport } from './findings.ts';
import { ImportRefused, type FileCount, type Importer, type Progress, type Surveyed } from './importer.ts';
import { maximumProblems, type SheetProblem } from './sheet-problem.ts';

export interface ImportRequest {
  readonly folder: string;
  /** Does everything, in a transaction that is then taken back. */
  readonly dryRun: boolean;
  /** Shows the imported version to visitors; otherwise it stays a draft. */
  readonly publish: boolean;
  readonly progress: Progress;
}

export interface ImportFigures {
  readonly files: readonly FileCount[];
  readonly products: number;
  /** Coverage lines written, of all products. */
  readonly coverages: number;
}

export type ImportOutcome =
  | { readonly kind: 'imported'; readonly versionId: number; readonly published: boolean; readonly figures: ImportFigures }
  | { readonly kind: 'dry-run'; readonly figures: ImportFigures }
  /** Nothing was changed. */
  | {
      readonly kind: 'refused';
      readonly problems: readonly SheetProblem[];
      /** True when reading was given up after so many problems: there may be more. */
      readonly isCut: boolean;
      /** Rows of the files that were read, as far as they were. */
      readonly files: readonly FileCount[];
    };

export interface ImportResult {
  readonly outcome: ImportOutcome;
  readonly findings: FindingsReport;
}

function refusal(problems: readonly SheetProblem[], files: readonly FileCount[]): ImportOutcome {
  return { kind: 'refused', problems, isCut: problems.length >= maximumProblems, files };
}

/** Leaves the transaction without a trace. */
class TakenBack extends Error {
  readonly outcome: ImportOutcome;

  constructor(outcome: ImportOutcome) {
    super('taken back');
    this.outcome = outcome;
  }
}

function problemOf(problem: PublicationProblem, file: string): SheetProblem {
  const message =
    problem.kind === 'code-in-other-layer'
      ? `el producto ${problem.code} ya existe en la capa ${problem.layer} del catálogo`
      : 'la versión no se puede publicar';
  return { file, row: null, column: null, message };
}

function problemOfWord({ table, code, field, reason }: ReservedField): SheetProblem {
  return { file: table, row: null, column: field, message: `'${code}': ${reason}` };
}

type Writing = Pick<ImportRequest, 'dryRun' | 'publish'>;

async function write(transaction: Transaction, surveyed: Surveyed, { dryRun, publish }: Writing): Promise<ImportOutcome> {
  await lockEdition(transaction, surveyed.edition);
  const { versionId, products, coverages } = await writeVersion(transaction, await surveyed.content(transaction));
  const figures = { files: surveyed.files(), products, coverages };
  const publication = publish ? await publishVersion(transaction, versionId) : null;
  if (publication && !publication.ok) {
    throw new ImportRefused([problemOf(publication.error, figures.files[0]?.file ?? '')]);
  }
  if (dryRun) throw new TakenBack({ kind: 'dry-run', figures });
  return { kind: 'imported', versionId, published: publication !== null, figures };
}

/**
 * Imports a folder as a new version of its layer: everything in one transaction, or nothing when a file or the
 * publication has a problem. What is expected to go wrong is in the outcome; throws for bugs and a broken database.
 */
export async function importFolder(database: Database, importer: Importer, request: ImportRequest): Promise<ImportResult> {
  const { surveyed, findings, files } = await importer.open(request.folder, request.progress);
  if (!surveyed.ok) return { outcome: refusal(surveyed.error, files), findings: findings() };
  try {
    const outcome = await database.transaction((transaction) => write(transaction, surveyed.value, request));
    return { outcome, findings: findings() };
  } catch (error) {
    if (error instanceof TakenBack) return { outcome: error.outcome, findings: findings() };
    if (error instanceof ImportRefused) return { outcome: refusal(error.problems, files), findings: findings() };
    if (error instanceof ReservedWords) return { outcome: refusal(error.fields.map(problemOfWord), files), findings: findings() };
    throw error;
  }
}
