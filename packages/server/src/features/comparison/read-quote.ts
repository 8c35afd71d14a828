import type { ApiFailure } from '@cotejo/contract/errors';
import type { StoredQuote } from '@cotejo/contract/quote';
import { fail, ok, type Result } from '@cotejo/core/result';
import type { Database } from '../../platform/database/connect.ts';
import type { RequestContext } from '../../platform/http/handlers.ts';
import { findQuote } from '../../platform/quotes/quote-store.ts';

/** A stored quote with the figures it was shown with, expired or not; 404 for one of another edition or never stored. */
export async function readQuote(
  id: string,
  { edition, today }: RequestContext,
  database: Database,
): Promise<Result<StoredQuote, ApiFailure>> {
  const quote = await findQuote(database, { edition: edition.id, id });
  if (!quote) return fail({ kind: 'not-found', detail: 'No tenemos esa cotización' });
  return ok({ ...quote.answer, isExpired: quote.expires !== null && quote.expires < today });
}
