import { ok } from '@cotejo/core/result';
import type { Database } from '../../platform/database/connect.ts';
import type { Handlers } from '../../platform/http/handlers.ts';
import { catalogueOfCall, type PublishedCatalogue } from '../../platform/published-catalogue.ts';
import { readCountries } from '../../platform/content/country-store.ts';
import { workSectorsOf } from './work-sectors.ts';

export interface SharedListServices {
  readonly memory: PublishedCatalogue;
  readonly database: Database;
}

/** Handlers of the lists that forms share: countries, and sectors with their kinds of work. */
export function sharedListHandlers({ memory, database }: SharedListServices): Handlers<'listCountries' | 'listWorkSectors'> {
  return {
    listCountries: async () => ok({ data: await readCountries(database) }),
    listWorkSectors: async (_, call) => ok({ data: workSectorsOf(catalogueOfCall(memory, call)) }),
  };
}
