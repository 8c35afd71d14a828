import type { Database, Transaction } from '../../platform/database/connect.ts';
import type { DataKeys } from '../../platform/personal-data/data-keys.ts';
import type { PublishedCatalogue } from '../../platform/published-catalogue.ts';

/** Messages that go out about a request, each as a job of its own. */
export const leadMessageKinds = ['visitor-confirmation', 'executive-notice'] as const;
export type LeadMessageKind = (typeof leadMessageKinds)[number];
export interface LeadMessageJob {
  readonly leadId: string;
  readonly kind: LeadMessageKind;
  /** The request that caused it, so that the log of both can be read together. */
  readonly requestId?: string | undefined;
}

/** What taking a request needs. */
export interface LeadServices {
  readonly database: Database;
  /** What the person is sealed with. */
  readonly dataKeys: DataKeys;
  readonly memory: PublishedCatalogue;
  /** Queues messages within the transaction: they exist exactly when the requests do. */
  readonly enqueueMessages: (transaction: Transaction, jobs: readonly LeadMessageJob[]) => Promise<void>;
  readonly warn: (fields: Readonly<Record<string, unknown>>, message: string) => void;
}
