import type { Database } from '../../platform/database/connect.ts';
import type { Outbox } from '../../platform/messages/enqueue-message.ts';
import type { DataKeys } from '../../platform/personal-data/data-keys.ts';
import type { RightOfWay } from '../../platform/right-of-way.ts';
import type { PublishedCatalogue } from '../../platform/published-catalogue.ts';
import type { ServiceKeys } from '../../platform/service-keys-store.ts';

/** What taking a request needs. */
export interface LeadServices {
  readonly database: Database;
  /** What the person is sealed with. */
  readonly dataKeys: DataKeys;
  /** What links of meetings are signed with. */
  readonly keys: ServiceKeys;
  readonly memory: PublishedCatalogue;
  /** Takes messages within the transaction: they exist exactly when the requests do. */
  readonly outbox: Outbox;
  /** By which requests go before work that can wait; absent: they do not. */
  readonly rightOfWay?: RightOfWay;
  readonly warn: (fields: Readonly<Record<string, unknown>>, message: string) => void;
}
