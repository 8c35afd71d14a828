import { resolve } from 'node:path';
import { parseArgs } from 'node:util';

/** What the program answers when the arguments are no task. */
export const usage = `Uso: npm run catalogue:import -- isapre-sheets <carpeta> [--dry-run] [--publish yes|no]
     npm run catalogue:import -- versions
     npm run catalogue:import -- publish <versión>
isapre-sheets  importa plans.csv, coverage.csv y clinics.csv (o .csv.gz) de la carpeta
  --dry-run    hace todo y no guarda nada
  --publish no guarda la versión como borrador, sin mostrarla
versions       lista las versiones del catálogo
publish        muestra una versión en lugar de la publicada de su capa; sirve también para volver atrás`;

export type Task =
  | { readonly kind: 'isapre-sheets'; readonly folder: string; readonly dryRun: boolean; readonly publish: boolean }
  | { readonly kind: 'versions' }
  | { readonly kind: 'publish'; readonly versionId: number };

/** What the arguments after the script's name ask for; a relative folder is taken from `from`. Null: they are no task. */
export function readTask(given: readonly string[], from: string): Task | null {
  try {
    const { values, positionals } = parseArgs({
      args: [...given],
      allowPositionals: true,
      options: { 'dry-run': { type: 'boolean', default: false }, publish: { type: 'string', default: 'yes' } },
    });
    const [kind, value, ...rest] = positionals;
    if (rest.length > 0 || (values.publish !== 'yes' && values.publish !== 'no')) return null;
    if (kind === 'versions' && value === undefined) return { kind };
    if (kind === 'publish' && value !== undefined && /^\d{1,9}$/.test(value)) return { kind, versionId: Number(value) };
    if (kind !== 'isapre-sheets' || value === undefined) return null;
    return { kind, folder: resolve(from, value), dryRun: values['dry-run'], publish: values.publish === 'yes' };
  } catch {
    return null;
  }
}
