import { answerCompare } from '@cotejo/contract/answer-compare';
import type { AnswerGround } from '@cotejo/contract/answer-ground';
import type { CompareAnswer, CompareBody } from '@cotejo/contract/compare';
import { normalBody } from '@cotejo/contract/normal-body';
import type { Comparator } from '@cotejo/core/catalogue';
import { findComparator } from '@cotejo/core/comparison';
import type { UfValue } from '@cotejo/core/pricing';
import { canonicalJson } from '../../platform/canonical-json.ts';
import type { RequestContext } from '../../platform/http/handlers.ts';
import type { AnswerGrounds, TakenGround } from '../../platform/http/kept-answers.ts';
import type { PublishedCatalogue } from '../../platform/published-catalogue.ts';
import { groundOfCall } from '../../platform/quotes/ground-of-call.ts';

function rateName(value: UfValue | null | undefined): string {
  return value ? `${value.date} ${value.status} ${value.rate.scaled}` : '-';
}

function nameOf({ snapshot, today, uf, rates, ufPublishedUntil }: AnswerGround): string {
  const usd = rates.find(({ rate }) => rate.from === 'USD');
  return [snapshot.version, today, rateName(uf), rateName(usd), ufPublishedUntil ?? '-'].join('/');
}

interface BodyInput {
  readonly body: CompareBody;
}

/** The compare calls: each is named and answered from one ground, and a body is known by what it means. */
export function comparisonGrounds(memory: PublishedCatalogue): AnswerGrounds {
  const takeFor =
    (productKind: Comparator['productKind']) =>
    (call: RequestContext): TakenGround<BodyInput, CompareAnswer> => {
      const ground = groundOfCall(memory, call);
      return {
        name: nameOf(ground),
        questionOf: ({ body }) => {
          const comparator = findComparator(ground.snapshot.comparators, body.comparator);
          return canonicalJson(normalBody({ ...body, comparator: comparator?.url ?? body.comparator }));
        },
        answer: ({ body }) => answerCompare({ body, productKind }, ground),
      };
    };
  return { compareInsurance: takeFor('insurance'), compareIsaprePlans: takeFor('isapre-plan') };
}
