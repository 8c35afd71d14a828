import { wireUf } from '@cotejo/contract/wire-price';
import { wireRegions } from '@cotejo/contract/wire-region';
import { fail, ok } from '@cotejo/core/result';
import type { Handlers } from '../../platform/http/handlers.ts';
import { ufOfCall, type PublishedCatalogue } from '../../platform/published-catalogue.ts';
import { readIndicatorsOfDay } from './read-indicators.ts';
import { readSite } from './read-site.ts';

export interface ReferenceServices {
  readonly memory: PublishedCatalogue;
}

/** Handlers of the general facts: UF, UTM and dollar, regions, profile forms and the frame of pages. */
export function referenceHandlers({
  memory,
}: ReferenceServices): Handlers<'getUf' | 'getIndicators' | 'listRegions' | 'getSite'> {
  return {
    getUf: async (_, call) => {
      const uf = ufOfCall(memory, call);
      return uf === null ? fail({ kind: 'not-found', detail: 'Aquí no se usa la UF' }) : ok({ data: wireUf(uf) });
    },
    getIndicators: async (_, call) => {
      const indicators = readIndicatorsOfDay(memory, call);
      return indicators === null
        ? fail({ kind: 'not-found', detail: 'Aquí no se usan estos indicadores' })
        : ok({ data: indicators });
    },
    listRegions: async (_, { edition }) => ok({ data: wireRegions(edition.regions) }),
    getSite: async (_, call) => ok({ data: readSite(memory, call) }),
  };
}
