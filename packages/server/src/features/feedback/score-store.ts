import { and, asc, desc, eq, gt, sql } from 'drizzle-orm';
import type { Questionable } from '../../platform/database/connect.ts';
import { executives, feedbackScores } from '../../platform/database/schema/requests.ts';
import { productIdentities } from '../../platform/database/schema/versions.ts';

/** Opinions added up for one executive, organization or product. */
export interface ScoreRow {
  readonly edition: string;
  readonly kind: string;
  /** Name of the executive or organization, code of the product. */
  readonly name: string;
  readonly count: number;
  /** Sum of the scores, each 1 to 10. */
  readonly total: number;
}

/** The stored sums of the opinions, by edition and kind, the most opinions first; what nobody has an opinion of is not among them. */
export async function readScores(database: Questionable): Promise<readonly ScoreRow[]> {
  return database
    .select({
      edition: feedbackScores.edition,
      kind: feedbackScores.kind,
      name: sql<string>`coalesce(${executives.firstNames} || ' ' || ${executives.lastNames}, ${productIdentities.code}, ${feedbackScores.subject})`,
      count: feedbackScores.count,
      total: feedbackScores.total,
    })
    .from(feedbackScores)
    .leftJoin(executives, and(eq(feedbackScores.kind, 'executive'), eq(sql`${executives.id}::text`, feedbackScores.subject)))
    .leftJoin(
      productIdentities,
      and(eq(feedbackScores.kind, 'product'), eq(sql`${productIdentities.id}::text`, feedbackScores.subject)),
    )
    .where(gt(feedbackScores.count, 0))
    .orderBy(asc(feedbackScores.edition), asc(feedbackScores.kind), desc(feedbackScores.count), asc(feedbackScores.subject));
}
