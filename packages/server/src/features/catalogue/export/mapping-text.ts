import { stringify } from 'yaml';
import { tableNames } from '../import/generic/tables/tables.ts';
import type { StoredVersion } from './read-version-store.ts';
import { workbookName } from './xlsx-folder.ts';

/** mapping.yaml of an export: every column is named like its field, and cells are taken as they stand. */
export function mappingText(
  { edition, layer, source, isDemonstration }: StoredVersion,
  { xlsx }: { readonly xlsx: boolean },
): string {
  const own = tableNames.map((name) => [name, xlsx ? { sheet: name } : { file: `${name}.csv` }] as const);
  return stringify({
    version: 1,
    edition,
    layer,
    source,
    isDemonstration,
    ...(xlsx && { workbook: workbookName }),
    trim: false,
    tables: Object.fromEntries(own),
  });
}
