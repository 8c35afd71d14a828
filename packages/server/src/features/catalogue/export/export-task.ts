import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { editionIds } from '@cotejo/core/editions';
import type { ExportRequest } from './export-folder.ts';

/** What the program answers when the arguments are no export. */
export const usage = `Uso: npm run catalogue:export -- <edición> <capa> <carpeta> [--version <número>] [--xlsx]
Escribe una versión de una capa del catálogo en el formato genérico, que
npm run catalogue:import -- generic <carpeta> vuelve a leer igual.
<carpeta>            no existe todavía, o está vacía
--version <número>   otra versión que la publicada
--xlsx               un libro en lugar de archivos CSV
Las ediciones son ${editionIds.join(', ')}.`;

const options = { version: { type: 'string' }, xlsx: { type: 'boolean' } } as const;

/** What the arguments after the script's name ask for; a relative folder is taken from `from`. Null: they are no export. */
export function readExportTask(given: readonly string[], from: string): ExportRequest | null {
  try {
    const { values, positionals } = parseArgs({ args: [...given], allowPositionals: true, options });
    const [word, layer, folder, ...rest] = positionals;
    const edition = editionIds.find((id) => id === word);
    if (edition === undefined || layer === undefined || folder === undefined || rest.length > 0) return null;
    const { version, xlsx = false } = values;
    if (version !== undefined && !/^[1-9]\d{0,8}$/.test(version)) return null;
    return { edition, layer, folder: resolve(from, folder), version: version === undefined ? null : Number(version), xlsx };
  } catch {
    return null;
  }
}
