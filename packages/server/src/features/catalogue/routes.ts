import { ok } from '@cotejo/core/result';
import type { Handlers } from '../../platform/http/handlers.ts';
import { catalogueOfCall } from '../../platform/published-catalogue.ts';
import { cardHandlers } from './card-information.ts';
import { insuranceDetailHandlers, type CatalogueServices } from './insurance-detail-routes.ts';
import { organizationHandlers } from './organizations/routes.ts';
import { planHandlers } from './plans/routes.ts';
import { withColors } from './comparator-colors.ts';
import { listComparators } from './read-comparators.ts';

type CatalogueHandlers = Handlers<'listComparators'> &
  ReturnType<typeof cardHandlers> &
  ReturnType<typeof insuranceDetailHandlers> &
  ReturnType<typeof organizationHandlers> &
  ReturnType<typeof planHandlers>;

/** Handlers of the catalogue's endpoints: the list facts from memory, a product's own content from the database. */
export function catalogueHandlers(services: CatalogueServices): CatalogueHandlers {
  const { memory, database } = services;
  return {
    ...organizationHandlers(memory),
    ...cardHandlers(services),
    ...insuranceDetailHandlers(services),
    ...planHandlers(services),
    listComparators: async (_, call) =>
      ok({ data: await withColors(database, call.edition.id, listComparators(catalogueOfCall(memory, call))) }),
  };
}
