import { randomBytes, randomUUID } from 'node:crypto';
import { link, open, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '../config.ts';
import { StopReason } from '../stop-reason.ts';
import { readDataKeys, type DataKeys } from './data-keys.ts';

/** In DATA_DIR, beside the folder of the embedded database: a copy of that folder alone opens nothing. */
export const dataKeyFile = 'data.key';

/** Writes a key that lasts, unless another process was first. */
async function createKeyFile(path: string): Promise<void> {
  const draft = `${path}.${randomUUID()}`;
  try {
    const file = await open(draft, 'wx', 0o600);
    try {
      await file.writeFile(`${randomBytes(32).toString('base64')}\n`);
      await file.sync();
    } finally {
      await file.close();
    }
    await link(draft, path).catch((error: unknown) => {
      if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
    });
  } finally {
    await rm(draft, { force: true });
  }
}

async function readKeyFile(path: string): Promise<string | null> {
  try {
    return await readFile(path, 'utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw new StopReason(`El archivo de la clave de datos ${path} no se puede leer: indica la clave en DATA_KEY.`);
  }
}

/**
 * The keys of personal data: those of DATA_KEY, or with the embedded database those of a file of mode 0600 beside it, made
 * once. Throws StopReason where a database of one's own comes without DATA_KEY, or the file holds no keys.
 */
export async function openDataKeys({
  dataKeys,
  databaseUrl,
  dataDirectory,
}: Pick<Config, 'dataKeys' | 'databaseUrl' | 'dataDirectory'>): Promise<DataKeys> {
  if (dataKeys !== null) return dataKeys;
  if (databaseUrl !== null)
    throw new StopReason(
      'Falta DATA_KEY: con DATABASE_URL los datos personales se cifran con una clave propia. Crea una con "openssl rand -base64 32" y guárdala aparte de la base.',
    );
  const path = join(dataDirectory, dataKeyFile);
  if ((await readKeyFile(path)) === null) await createKeyFile(path);
  const keys = readDataKeys(((await readKeyFile(path)) ?? '').trim());
  if (keys === null)
    throw new StopReason(`El archivo ${path} no tiene una clave de datos: devuélvelo a su sitio o usa DATA_KEY.`);
  return keys;
}
