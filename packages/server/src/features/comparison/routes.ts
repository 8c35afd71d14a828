import { ok } from '@cotejo/core/result';
import type { Handlers } from '../../platform/http/handlers.ts';
import type { PublishedCatalogue } from '../../platform/published-catalogue.ts';
import { calculatePrice } from './calculate-price.ts';
import { compareProducts } from './compare-products.ts';

export interface ComparisonServices {
  readonly memory: PublishedCatalogue;
}

/** Handlers of the comparison's endpoints. */
export function comparisonHandlers({
  memory,
}: ComparisonServices): Handlers<'compareInsurance' | 'compareIsaprePlans' | 'calculatePrice'> {
  return {
    compareInsurance: async ({ body }, call) => compareProducts({ body, call, productKind: 'insurance' }, memory),
    compareIsaprePlans: async ({ body }, call) => compareProducts({ body, call, productKind: 'isapre-plan' }, memory),
    calculatePrice: async ({ params, body }, call) => {
      const price = calculatePrice({ id: params.id, profile: body.profile, call }, memory);
      return price.ok ? ok({ data: price.value }) : price;
    },
  };
}
