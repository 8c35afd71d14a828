import type { ApiFailure } from '@cotejo/contract/errors';
import { ok, type Result } from '@cotejo/core/result';
import type { Handlers } from '../../platform/http/handlers.ts';
import { calculateExamplePrice, calculatePrice, type PriceServices } from './calculate-price.ts';
import { readQuote } from './read-quote.ts';

type ComparisonEndpoint = 'calculatePrice' | 'calculateExamplePrice' | 'getQuote';

function enveloped<Value>(result: Result<Value, ApiFailure>): Result<{ data: Value }, ApiFailure> {
  return result.ok ? ok({ data: result.value }) : result;
}

/** Handlers of the comparison's endpoints but the compare calls, whose answers are kept (kept-comparisons.ts). */
export function comparisonHandlers(services: PriceServices): Handlers<ComparisonEndpoint> {
  const { memory, database } = services;
  return {
    calculatePrice: async ({ params, body }, call) =>
      enveloped(await calculatePrice({ ...params, ...body, productType: body.productType, call }, services)),
    calculateExamplePrice: async ({ params, query: { productType, comparator } }, call) =>
      enveloped(calculateExamplePrice({ ...params, productType, comparator, call }, memory)),
    getQuote: async ({ params }, call) => enveloped(await readQuote(params.id, call, database)),
  };
}
