import { wireUf } from '@cotejo/contract/wire-price';
import { wireRegions } from '@cotejo/contract/wire-region';
import { fail, ok } from '@cotejo/core/result';
import type { Handlers } from '../../platform/http/handlers.ts';
import { ufOfCall, type PublishedCatalogue } from '../../platform/published-catalogue.ts';
import { profileFormOf } from './profile-forms.ts';
import { readIndicatorsOfDay } from './read-indicators.ts';
import { readSite } from './read-site.ts';

export interface ReferenceServices {
  readonly memory: PublishedCatalogue;
  /** Commit that runs here. */
  readonly commit: string;
}

/** Handlers of the general facts: UF, UTM and dollar, regions, profile forms, the frame of pages and the version. */
export function referenceHandlers({
  memory,
  commit,
}: ReferenceServices): Handlers<'getUf' | 'getIndicators' | 'listRegions' | 'getProfileForm' | 'getSite' | 'getVersion'> {
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
    getProfileForm: async ({ query }, { edition }) => {
      const { comparators } = memory.snapshot(edition.id);
      const profileForm = profileFormOf(query.productTypeName, edition, comparators);
      if (profileForm) return ok({ data: { profileForm } });
      return fail({ kind: 'not-found', detail: `No hay un formulario de perfil para '${query.productTypeName}'` });
    },
    getSite: async (_, call) => ok({ data: readSite(memory, call) }),
    getVersion: async () => ok({ commit }),
  };
}
