import type { Region } from '@cotejo/core/editions';
import type { RegionAnswer } from '../schemas/catalogue.ts';

/** Regions in their order, as the wire names them (C3-08). */
export function wireRegions(regions: readonly Region[]): RegionAnswer[] {
  return regions
    .toSorted((left, right) => left.order - right.order)
    .map(({ code, name, order, abbreviation }) => ({ stateCode: code, stateName: name, orderPosition: order, abbreviation }));
}
