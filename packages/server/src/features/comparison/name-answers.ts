import type { CompareBody } from '@cotejo/contract/compare';
import { normalBody } from '@cotejo/contract/normal-body';
import { findComparator } from '@cotejo/core/comparison';
import type { UfValue } from '@cotejo/core/pricing';
import { canonicalJson } from '../../platform/canonical-json.ts';
import type { RequestContext } from '../../platform/http/handlers.ts';
import type { AnswerNaming, AnswerNamings } from '../../platform/http/kept-answers.ts';
import { ufOfCall, type PublishedCatalogue } from '../../platform/published-catalogue.ts';

function rateName(value: UfValue | null): string {
  return value === null ? '-' : `${value.date} ${value.status} ${value.rate.scaled}`;
}

/** What the answers of the compare calls depend on: catalogue, day and rates; and of a body what it means. */
export function comparisonNamings(memory: PublishedCatalogue): AnswerNamings {
  const naming: AnswerNaming<{ readonly body: CompareBody }> = {
    groundOf: (call) =>
      [
        memory.snapshot(call.edition.id).version,
        call.today,
        rateName(ufOfCall(memory, call)),
        rateName(memory.usd(call.today)),
        memory.ufPublishedUntil() ?? '-',
      ].join('/'),
    questionOf: ({ body }, { edition }: RequestContext) => {
      const comparator = findComparator(memory.snapshot(edition.id).comparators, body.comparator);
      return canonicalJson(normalBody({ ...body, comparator: comparator?.url ?? body.comparator }));
    },
  };
  return { compareInsurance: naming, compareIsaprePlans: naming };
}
