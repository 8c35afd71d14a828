import type { WorkSector } from '@cotejo/contract/reference';
import type { CatalogueSnapshot } from '@cotejo/core/catalogue';

/** The sectors of the edition with the kinds of work that its comparators offer, each once, in their order (C3-42). */
export function workSectorsOf({ comparators }: Pick<CatalogueSnapshot, 'comparators'>): WorkSector[] {
  const sectors = new Map<string, Map<string, string>>();
  for (const { code, name, group } of comparators.flatMap(({ choices }) => choices.riskClasses)) {
    const sector = group ?? name;
    sectors.set(sector, (sectors.get(sector) ?? new Map<string, string>()).set(code, name));
  }
  return [...sectors].map(([displayName, works], index) => ({
    id: index + 1,
    displayName,
    workSectors: [...works].map(([code, name]) => ({ code, displayName: name })),
  }));
}
