import { mkdir, mkdtemp, readdir, rename, rm, rmdir, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import type { EditionId } from '@cotejo/core/editions';
import { fail, ok, type Result } from '@cotejo/core/result';
import type { Database, Transaction } from '../../../platform/database/connect.ts';
import { mappingFile } from '../import/generic/mapping-schema.ts';
import { csvFolder } from './csv-folder.ts';
import { exportVersion, OutsideFormat, type ExportCounts } from './export-version.ts';
import { mappingText } from './mapping-text.ts';
import { findVersion } from './read-version-store.ts';
import { xlsxFolder } from './xlsx-folder.ts';

export interface ExportRequest {
  readonly edition: EditionId;
  readonly layer: string;
  /** A folder that is not there yet, or is empty. */
  readonly folder: string;
  /** A version by its number; null: the published one. */
  readonly version: number | null;
  /** One workbook in place of CSV files. */
  readonly xlsx: boolean;
}

export interface Exported {
  readonly versionId: number;
  readonly counts: ExportCounts;
}

/** Why nothing was exported, in Spanish. */
type Refusal = string;

async function isTaken(folder: string): Promise<boolean> {
  const names = await readdir(folder).catch((error: unknown) => {
    const code = error instanceof Error && 'code' in error ? error.code : null;
    return code === 'ENOENT' ? [] : ['?'];
  });
  return names.length > 0;
}

async function writeInto(
  transaction: Transaction,
  { edition, layer, version: wanted, xlsx }: ExportRequest,
  { folder, progress }: { readonly folder: string; readonly progress: (line: string) => void },
): Promise<Result<Exported, Refusal>> {
  const version = await findVersion(transaction, { edition, layer, version: wanted });
  if (version === null) {
    const which = wanted === null ? 'ninguna versión publicada' : `la versión ${wanted}`;
    return fail(`La capa ${layer} de ${edition} no tiene ${which}.`);
  }
  const sink = xlsx ? xlsxFolder(folder) : csvFolder(folder);
  try {
    const counts = await exportVersion(transaction, { version, edition }, { sink, progress });
    const problem = await sink.end();
    if (problem !== null) return fail(`No se exportó nada: ${problem}.`);
    await writeFile(join(folder, mappingFile), mappingText(version, { xlsx }));
    return ok({ versionId: version.id, counts });
  } catch (error) {
    await sink.end();
    if (error instanceof OutsideFormat) return fail(`No se exportó nada: el formato no guarda ${error.line}.`);
    throw error;
  }
}

/**
 * Exports a version of a layer in the generic format, as of one instant. The folder appears whole, or not at all.
 */
export async function exportFolder(
  database: Database,
  request: ExportRequest,
  progress: (line: string) => void,
): Promise<Result<Exported, Refusal>> {
  const { folder } = request;
  if (await isTaken(folder)) return fail(`La carpeta ${folder} no está vacía.`);
  await mkdir(dirname(folder), { recursive: true });
  const partial = await mkdtemp(join(dirname(folder), `.${basename(folder)}-`));
  try {
    const exported = await database.transaction((transaction) => writeInto(transaction, request, { folder: partial, progress }), {
      isolationLevel: 'repeatable read',
      accessMode: 'read only',
    });
    if (!exported.ok) return exported;
    await rmdir(folder).catch(() => undefined);
    await rename(partial, folder);
    return exported;
  } finally {
    await rm(partial, { recursive: true, force: true });
  }
}
