import type { WorkSector } from '@cotejo/contract/reference';
import type { CatalogueSnapshot } from '@cotejo/core/catalogue';
import { sectorNamesOf } from '@cotejo/core/people';

/** The sectors of the edition with the kinds of work that its comparators offer, each once, in their order (C3-42). */
export function workSectorsOf({ comparators }: Pick<CatalogueSnapshot, 'comparators'>): WorkSector[] {
  const kinds = comparators.flatMap(({ choices }) => choices.riskClasses);
  return sectorNamesOf(kinds).map((displayName, index) => {
    const works = new Map(
      kinds.filter(({ group, name }) => (group ?? name) === displayName).map(({ code, name }) => [code, name]),
    );
    return {
      id: index + 1,
      displayName,
      workSectors: [...works].map(([code, name]) => ({ code, displayName: name })),
    };
  });
}
