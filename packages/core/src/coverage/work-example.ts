import type { Visit } from './care-basket.ts';
import type { CareStep, NotComputable, WorkedExample } from './care-cost.ts';
import type { CareService } from './care-services.ts';
import type { CoveredProduct } from './covered-product.ts';
import { notComputable, paymentRules, total, type Circumstances, type Part } from './estimate-care.ts';
import { exactAmount } from './exact-units.ts';
import { settleVisits, type SettledService } from './settle-visits.ts';

/** What the patient pays of one visit at the start of a year, in exact units; null where a figure is missing. */
function paidFor(product: CoveredProduct, visit: Visit, circumstances: Circumstances): bigint | null {
  const rules = paymentRules(product, [{ visit, times: 1 }], circumstances);
  return rules.ok ? total(settleVisits([{ visit, times: 1 }], rules.value), 'paid') : null;
}

function stepOf(service: CareService, settled: readonly SettledService[], { basket }: Circumstances): CareStep {
  const amount = (part: Part) => exactAmount(total(settled, part), basket.currency);
  return {
    service,
    units: settled.length,
    price: amount('price'),
    system: amount('system'),
    covered: amount('covered'),
    paid: amount('paid'),
    deductible: amount('deductible'),
    boundBy: [...new Set(settled.flatMap(({ boundBy }) => boundBy ?? []))],
  };
}

/**
 * One visit, at the start of a year, step by step: price, what the health system and the product pay, what the patient pays
 * and which limit was reached; and what the patient pays where the product pays least.
 */
export function workExample(
  product: CoveredProduct,
  visit: Visit,
  circumstances: Omit<Circumstances, 'place'>,
): WorkedExample | NotComputable {
  const visits = [{ visit, times: 1 }];
  const inside = { ...circumstances, place: 'network' } as const;
  const rules = paymentRules(product, visits, inside);
  if (!rules.ok) return notComputable(rules.error);
  const settled = settleVisits(visits, rules.value);
  const amount = (part: Part) => exactAmount(total(settled, part), inside.basket.currency);
  const outside = paidFor(product, visit, { ...circumstances, place: 'outside' });
  const isDearer = outside !== null && outside > total(settled, 'paid');
  return {
    kind: 'computed',
    steps: visit.map(({ service }) =>
      stepOf(
        service,
        settled.filter((one) => one.service === service),
        inside,
      ),
    ),
    price: amount('price'),
    system: amount('system'),
    covered: amount('covered'),
    paid: amount('paid'),
    paidOutside: isDearer ? exactAmount(outside, inside.basket.currency) : null,
  };
}
