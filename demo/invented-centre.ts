import type { DemoCentre } from './country-layer.ts';
import { pathSegment } from '@cotejo/core/path-segment';
import { slug } from './slug.ts';

/** An invented care centre in a region of the edition. It has neither street nor place: nobody should look for it. */
export function inventedCentre(displayName: string, regionCode: string | null, owner: string | null = null): DemoCentre {
  return {
    owner,
    clinic: {
      code: slug(displayName),
      displayName,
      url: pathSegment(displayName),
      regionCode,
      latitude: null,
      longitude: null,
      address: null,
    },
  };
}
