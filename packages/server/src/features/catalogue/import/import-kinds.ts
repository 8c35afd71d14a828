import { chPremiums } from './ch-premiums/ch-premiums.ts';
import { cmsLandscape } from './cms-landscape/cms-landscape.ts';
import { genericSheets } from './generic/generic.ts';
import type { Importer } from './importer.ts';
import { isapreSheets } from './isapre-sheets/isapre-sheets.ts';

/** Every kind of files that `npm run catalogue:import` understands, by the word it is asked for with. */
export const importKinds = {
  'isapre-sheets': isapreSheets,
  'cms-landscape': cmsLandscape,
  'ch-premiums': chPremiums,
  generic: genericSheets,
} as const satisfies Readonly<Record<string, Importer>>;

export type ImportKind = keyof typeof importKinds;

export function isImportKind(word: string): word is ImportKind {
  return Object.hasOwn(importKinds, word);
}
