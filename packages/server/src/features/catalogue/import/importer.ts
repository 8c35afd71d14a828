import type { EditionId } from '@cotejo/core/editions';
import type { Result } from '@cotejo/core/result';
import type { Transaction } from '../../../platform/database/connect.ts';
import type { CatalogueToWrite } from '../write-catalogue-store.ts';
import { Findings, type FindingsReport, type FindingTitles } from './findings.ts';
import type { SheetProblem } from './sheet-problem.ts';

/** Told a line about every step and every so many rows. */
export type Progress = (line: string) => void;

/** Rows of one file: read = taken + refused. */
export interface FileCount {
  readonly file: string;
  readonly read: number;
  readonly taken: number;
  readonly refused: number;
}

/** Files that were read once and found good enough to write. */
export interface Surveyed {
  readonly edition: EditionId;
  /**
   * The content to write, asked for once, while the edition is locked. Products should be read from the files as they
   * are taken, so that memory does not grow with them.
   */
  readonly content: (transaction: Transaction) => Promise<CatalogueToWrite>;
  /** Counts per file, asked for once all products were taken. */
  readonly files: () => readonly FileCount[];
}

/** What an importer works with: where its files are, where its remarks go, whom to tell. */
export interface Survey<Kind extends string> {
  readonly folder: string;
  readonly findings: Findings<Kind>;
  /** Takes the count of every file that was read, for an import that is then refused. */
  readonly files: FileCount[];
  readonly progress: Progress;
}

/** Thrown while the content is made or written: what only the catalogue could tell refuses the whole import. */
export class ImportRefused extends Error {
  readonly problems: readonly SheetProblem[];

  constructor(problems: readonly SheetProblem[]) {
    super('the import is refused');
    this.problems = problems;
  }
}

export interface OpenedFolder {
  readonly surveyed: Result<Surveyed, readonly SheetProblem[]>;
  readonly findings: () => FindingsReport;
  /** Counts of the files that the survey came to. */
  readonly files: readonly FileCount[];
}

/** One way of bringing files of a folder into the catalogue. */
export interface Importer {
  /** What the folder has to hold, for the usage. */
  readonly files: string;
  /**
   * Reads the files of a folder. The findings grow until the content was written, so they are asked for at the end.
   * Any problem refuses the whole import.
   */
  readonly open: (folder: string, progress: Progress) => Promise<OpenedFolder>;
}

/** Makes an importer of what it remarks on and how it surveys a folder. */
export function importerOf<Kind extends string>({
  files,
  titles,
  survey,
}: {
  readonly files: string;
  readonly titles: FindingTitles<Kind>;
  readonly survey: (given: Survey<Kind>) => Promise<Result<Surveyed, readonly SheetProblem[]>>;
}): Importer {
  return {
    files,
    open: async (folder, progress) => {
      const findings = new Findings(titles);
      const files: FileCount[] = [];
      const surveyed = await survey({ folder, findings, files, progress });
      return { surveyed, findings: () => findings.report(), files };
    },
  };
}
