import type { CardInformation } from '@cotejo/contract/card';
import type { OfferContent } from '@cotejo/core/catalogue-content';
import type { PlainDate } from '@cotejo/core/dates';
import { requirementText } from '@cotejo/core/requirement-text';
import { ok } from '@cotejo/core/result';
import type { Handlers } from '../../platform/http/handlers.ts';
import { catalogueOfCall } from '../../platform/published-catalogue.ts';
import { readCardCapitals, readCardOffers, readCardTags } from './card-information-store.ts';
import type { CatalogueServices } from './insurance-detail-routes.ts';
import { wireOffers, wireSubtype } from './wire-product-parts.ts';

/** The offers that can be had on a day, and whether those that had begun are all gone (A2.4-25). */
export function offersOn(
  today: PlainDate,
  offers: readonly OfferContent[],
): Pick<CardInformation, 'isOfferOver'> & { readonly left: readonly OfferContent[] } {
  const begun = offers.filter(({ validity: { from } }) => from === null || from <= today);
  const left = begun.filter(({ stock, validity: { to } }) => stock !== 0 && (to === null || to >= today));
  return { left, isOfferOver: begun.length > 0 && left.length === 0 };
}

/** Handler of what several cards tell: three questions to the database, however many cards. */
export function cardHandlers({ memory, database }: CatalogueServices): Handlers<'listCardInformation'> {
  return {
    listCardInformation: async ({ query: { ids } }, call) => {
      const { products } = catalogueOfCall(memory, call);
      const rows = [...new Set(ids.split(',').map(Number))].map((id) => products.rowOfId(id)).filter((row) => row >= 0);
      const shown = rows.map((row) => products.at(row));
      if (shown.length === 0) return ok({ data: [] });
      const asked = { edition: call.edition.id, productIds: shown.map(({ id }) => id), today: call.today };
      const [tags, capitals, offers] = await Promise.all([
        readCardTags(database, asked),
        readCardCapitals(database, asked),
        readCardOffers(database, asked),
      ]);
      return ok({
        data: shown.map(({ id, requirement, typeDescription, metadata }) => {
          const { left, isOfferOver } = offersOn(call.today, offers.get(id) ?? []);
          return {
            id,
            typeDescription,
            subtypes: metadata.subtypes.map(wireSubtype),
            tags: tags.get(id) ?? [],
            capitals: capitals.get(id),
            requirement: { coverageRequirement: [...requirement], text: requirementText(requirement) },
            offers: wireOffers(left),
            isOfferOver,
          };
        }),
      });
    },
  };
}
