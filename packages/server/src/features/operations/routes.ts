import { fail, ok } from '@cotejo/core/result';
import type { Database } from '../../platform/database/connect.ts';
import type { CachePurge } from '../../platform/http/cache-purge.ts';
import type { Handlers } from '../../platform/http/handlers.ts';
import type { Activity } from './activity.ts';
import { tellPurge } from './purge-store.ts';

/** Applications whose caches can be emptied by name (C §7): the site, and the one that partners show. */
const applications: readonly string[] = ['site', 'partner-marketplace'];

export interface OperationsServices {
  readonly database: Database;
  readonly activity: Activity;
  readonly purge: CachePurge;
}

/** Handlers for whoever runs the site. Whose credentials are good was seen before they are called. */
export function operationsHandlers({ database, activity, purge }: OperationsServices): Handlers<'getActiveUsers' | 'purgeCache'> {
  return {
    getActiveUsers: async (_, { edition }) => ok({ data: { activeUsers: await activity.count(edition.id) } }),
    purgeCache: async ({ params }) => {
      if (!applications.includes(params.appName)) {
        return fail({ kind: 'not-found', detail: `No hay una aplicación '${params.appName}'` });
      }
      purge.run();
      await tellPurge(database);
      return ok({ data: { purged: true } });
    },
  };
}
