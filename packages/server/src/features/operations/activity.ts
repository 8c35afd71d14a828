import { randomUUID } from 'node:crypto';
import { editionIds, type EditionId } from '@cotejo/core/editions';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../platform/database/connect.ts';
import { routeFactsOf } from '../../platform/http/route-name.ts';
import { addressOf } from '../../platform/http/robot/visitor.ts';
import { countOthers, storeActivity } from './activity-store.ts';

const visitMilliseconds = 5 * 60_000;
const publishMilliseconds = 15_000;
/** Who was seen less long ago is not noted anew. */
const noteMilliseconds = 1000;
/** More visitors than this are counted as this many. */
const mostVisitors = 50_000;

/** How many visitors there are: addresses in the memory of this process, and only their number outside of it. */
export interface Activity {
  readonly note: (edition: EditionId, address: string) => void;
  /** Visitors of the last five minutes, those that other processes told of included. */
  readonly count: (edition: EditionId) => Promise<number>;
  /** Tells the other processes. */
  readonly publish: () => Promise<void>;
}

/** Counts visitors by address. Who visits two processes is counted by each. */
export function createActivity(database: Database, clock: () => number): Activity {
  const processId = randomUUID();
  const lastSeen = new Map(editionIds.map((edition) => [edition, new Map<string, number>()]));

  const told = { isNobody: true };

  /** The oldest come first: who is seen again is put at the end. */
  function here(edition: EditionId): number {
    const seen = lastSeen.get(edition);
    const oldest = clock() - visitMilliseconds;
    for (const [address, moment] of seen ?? []) {
      if (moment > oldest) break;
      seen?.delete(address);
    }
    return seen?.size ?? 0;
  }

  return {
    note: (edition, address) => {
      const seen = lastSeen.get(edition);
      const now = clock();
      if (seen === undefined || now - (seen.get(address) ?? Number.NEGATIVE_INFINITY) < noteMilliseconds) return;
      if (seen.size >= mostVisitors && here(edition) >= mostVisitors) return;
      seen.delete(address);
      seen.set(address, now);
    },
    count: async (edition) => here(edition) + (await countOthers(database, { processId, edition, now: clock() })),
    publish: async () => {
      const rows = editionIds.map((edition) => ({ processId, edition, users: here(edition), at: new Date(clock()) }));
      const isNobody = rows.every(({ users }) => users === 0);
      // An idle process leaves the database in peace.
      if (!isNobody || !told.isNobody) await storeActivity(database, rows, clock());
      told.isNobody = isNobody;
    },
  };
}

/** Notes who calls, and tells the other processes four times a minute as long as the application runs. */
export function watchActivity(app: FastifyInstance, activity: Activity, onError: (error: unknown) => void): void {
  app.addHook('onRequest', (request, _, done) => {
    if (!routeFactsOf(request).takesAnyHost) activity.note(request.edition.id, addressOf(request));
    done();
  });
  const timer = setInterval(() => void activity.publish().catch(onError), publishMilliseconds).unref();
  app.addHook('onClose', async () => clearInterval(timer));
}
