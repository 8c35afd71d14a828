import { answerClinic } from '../coverage/answer-clinic.ts';
import { yearlyCost, type YearlyCostContext } from '../coverage/yearly-cost.ts';
import { careCentresIn } from '../coverage/care-centres.ts';
import type { AffinityOf } from './affinity.ts';
import type { KeyPrices } from './price-keys.ts';
import type { CompareContext, ComparedItem, CompareQuery } from './query.ts';

/** Most clinics that each result answers for (experience.md, promise 4). */
const maximumClinicAnswers = 3;

/** The system that the visitor filters by, when it is one; the basket's unit over the day's UF. */
export function yearlyContext({ filters }: CompareQuery, { currency, uf }: CompareContext): YearlyCostContext {
  const [system = null, other] = filters.previsiones;
  return { system: other === undefined ? system : null, currency, rate: uf?.rate ?? null };
}

function clinicIdsOf({ filters }: CompareQuery, { snapshot }: CompareContext): readonly number[] {
  const codes = filters.coverageOrganizations.slice(0, maximumClinicAnswers);
  if (codes.length === 0) return [];
  const idByCode = new Map(careCentresIn(snapshot.clinics).map(({ code, id }) => [code, id]));
  return codes.flatMap((code) => idByCode.get(code) ?? []);
}

/** What the items of a page are made with. */
export interface PageScope {
  readonly query: CompareQuery;
  readonly context: CompareContext;
  readonly prices: KeyPrices;
  readonly affinityOf: AffinityOf;
  /** Row of the best plan; -1: none is shown. */
  readonly best: number;
}

/** The rows of a page as items: priced person by person, with cost, affinity and an answer for each clinic asked for. */
export function pageItems(
  rows: readonly number[],
  { query, context, prices, affinityOf, best }: PageScope,
): readonly ComparedItem[] {
  const clinicIds = clinicIdsOf(query, context);
  const yearly = yearlyContext(query, context);
  return rows.map((row) => {
    const product = context.snapshot.products.at(row);
    const price = prices.priceOf(product);
    return {
      product,
      price,
      affinity: affinityOf(product.customers),
      yearlyCost: yearlyCost(product.yearlyUse, price, yearly),
      clinicAnswers: clinicIds.map((id) => answerClinic(product, id)),
      isBest: row === best,
    };
  });
}
