import { hash } from 'node:crypto';
import type { AnswerGround } from '@cotejo/contract/answer-ground';
import type { MomentOfCall } from '../http/handlers.ts';
import { catalogueOfCall, ufOfCall, type PublishedCatalogue } from '../published-catalogue.ts';

/** What a call's prices are answered with: its day, UF, dollar and the catalogue published now (decision 24). */
export function groundOfCall(catalogue: PublishedCatalogue, call: MomentOfCall): AnswerGround {
  const dollar = catalogue.usd(call.today);
  return {
    edition: call.edition,
    snapshot: catalogueOfCall(catalogue, call),
    today: call.today,
    uf: ufOfCall(catalogue, call),
    rates: dollar === null ? [] : [dollar],
    ufPublishedUntil: catalogue.ufPublishedUntil(),
    digest: (text) => hash('sha256', text),
  };
}
