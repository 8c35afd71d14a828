import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { editionIds, type EditionId } from '@cotejo/core/editions';
import { importKinds, isImportKind, type ImportKind } from './import-kinds.ts';

const kindLines = Object.entries(importKinds)
  .map(([kind, { files }]) => `  ${kind.padEnd(14)} ${files}`)
  .join('\n');

/** What the program answers when the arguments are no task. */
export const usage = `Uso: npm run catalogue:import -- <tipo> <carpeta> [--dry-run] [--publish yes|no]
     npm run catalogue:import -- versions [--edition <edición>]
     npm run catalogue:import -- publish <versión>
     npm run catalogue:import -- rollback <edición> <capa>
<tipo> es lo que hay en la carpeta (cada archivo, .csv o .csv.gz):
${kindLines}
  --dry-run      hace todo y no guarda nada
  --publish no   guarda la versión como borrador, sin mostrarla
versions         lista las versiones del catálogo
publish          muestra una versión en lugar de la publicada de su capa
rollback         muestra la versión anterior a la publicada de una capa
Las ediciones son ${editionIds.join(', ')}.`;

export type Task =
  | {
      readonly kind: 'import';
      readonly importKind: ImportKind;
      readonly folder: string;
      readonly dryRun: boolean;
      readonly publish: boolean;
    }
  /** Edition null: all of them. */
  | { readonly kind: 'versions'; readonly edition: EditionId | null }
  | { readonly kind: 'publish'; readonly versionId: number }
  | { readonly kind: 'rollback'; readonly edition: EditionId; readonly layer: string };

function editionOf(word: string | undefined): EditionId | null {
  return editionIds.find((id) => id === word) ?? null;
}

const options = {
  'dry-run': { type: 'boolean' },
  publish: { type: 'string' },
  edition: { type: 'string' },
} as const;

/** What the arguments after the script's name ask for; a relative folder is taken from `from`. Null: they are no task. */
export function readTask(given: readonly string[], from: string): Task | null {
  try {
    const { values, positionals } = parseArgs({ args: [...given], allowPositionals: true, options });
    const [word = '', first, second, ...rest] = positionals;
    const { 'dry-run': dryRun, publish, edition } = values;
    if (rest.length > 0) return null;
    if (isImportKind(word)) {
      if (first === undefined || second !== undefined || edition !== undefined) return null;
      if (publish !== undefined && publish !== 'yes' && publish !== 'no') return null;
      const folder = resolve(from, first);
      return { kind: 'import', importKind: word, folder, dryRun: dryRun ?? false, publish: publish !== 'no' };
    }
    if (dryRun !== undefined || publish !== undefined) return null;
    if (word === 'versions' && first === undefined) {
      const known = editionOf(edition);
      return edition !== undefined && known === null ? null : { kind: 'versions', edition: known };
    }
    if (edition !== undefined) return null;
    if (word === 'publish' && first !== undefined && /^\d{1,9}$/.test(first) && second === undefined) {
      return { kind: 'publish', versionId: Number(first) };
    }
    const known = editionOf(first);
    if (word === 'rollback' && known !== null && second !== undefined) return { kind: 'rollback', edition: known, layer: second };
    return null;
  } catch {
    return null;
  }
}
