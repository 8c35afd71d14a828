import { editionOf, type EditionId } from '@cotejo/core/editions';
import type { SheetProblem } from '../sheet-problem.ts';
import type { CatalogueReferences } from './known-references-store.ts';
import type { References } from './references.ts';
import type { MasterContent } from './survey-master.ts';

/** Pages that the catalogue already gives to something of another code or name. */
function takenUrls(master: MasterContent, known: CatalogueReferences): readonly SheetProblem[] {
  const problem = (file: string, message: string): SheetProblem => ({ file, row: null, column: 'url', message });
  const organizations = master.organizations.flatMap(({ code, kind, url }) => {
    const other = known.organizations.find((each) => each.kind === kind && each.url === url && each.code !== code);
    return other ? [problem('organizations', `'${code}': '${url}' ya es la dirección de '${other.code}' en el catálogo`)] : [];
  });
  const comparators = master.comparators.flatMap(({ name, url }) => {
    const other = known.comparators.find((each) => each.url === url && each.name !== name);
    return other ? [problem('comparators', `'${name}': '${url}' ya es la dirección de '${other.name}' en el catálogo`)] : [];
  });
  return [...organizations, ...comparators];
}

/** What is wrong with an import that only the catalogue could tell. */
export function catalogueProblems(
  edition: EditionId,
  { master, references }: { readonly master: MasterContent; readonly references: References },
  known: CatalogueReferences,
): readonly SheetProblem[] {
  const regions = editionOf(edition).regions.map(({ code }) => code);
  return [
    ...references.unknown({
      organization: new Set(known.organizations.map(({ code }) => code)),
      clinic: new Set(known.clinics.map(({ code }) => code)),
      feature: known.featureNames,
      region: new Set([...regions, ...known.regionCodes]),
    }),
    ...takenUrls(master, known),
  ];
}
