import type { CompareAnswer, CompareBody, FilterState } from '@cotejo/contract/compare';
import type { ApiFailure } from '@cotejo/contract/errors';
import { wireItem } from '@cotejo/contract/wire-item';
import { contributionOf, wireUf } from '@cotejo/contract/wire-price';
import type { Comparator } from '@cotejo/core/catalogue';
import {
  compare,
  findComparator,
  type CompareResult,
  type FacetCount,
  type FacetName,
  type Filters,
} from '@cotejo/core/comparison';
import { convert, convertBack, moneyOf, toNumber, type Money } from '@cotejo/core/money';
import type { UfValue } from '@cotejo/core/pricing';
import { quoteOf } from '@cotejo/core/quote';
import { fail, ok, type Result } from '@cotejo/core/result';
import type { RequestContext } from '../../platform/http/handlers.ts';
import type { PublishedCatalogue } from '../../platform/published-catalogue.ts';
import { quoteGroundOf, quoteRefOf } from '../../platform/quotes/quote-of-call.ts';

/** The currency option of the wire that asks for UF (A3-56). */
const inUf = 1;

function unknownComparator(url: string): { readonly ok: false; readonly error: ApiFailure } {
  return fail({
    kind: 'not-found',
    errors: [{ field: 'body.comparator', reason: `'${url}' no es un comparador de estos productos` }],
  });
}

/** A price limit in whole units of the edition's currency; limits in UF are converted over the day's value. */
function limitOf(limit: number | null | undefined, uf: UfValue | null): number | null {
  if (limit == null) return null;
  return uf === null ? limit : toNumber(convert(moneyOf(limit, 'UF', 'month'), uf.rate));
}

function filtersOf(state: FilterState, limitsInUf: UfValue | null): Filters {
  const { prices, organizationType, salesChannel, annualCapFrom, ...lists } = state;
  return {
    ...lists,
    organizationType: organizationType ?? null,
    salesChannel: salesChannel ?? null,
    annualCapFrom: annualCapFrom ?? null,
    priceFrom: limitOf(prices.preciomin, limitsInUf),
    priceTo: limitOf(prices.preciomax, limitsInUf),
  };
}

function wireFacets(facets: CompareResult['facets']): CompareAnswer['metaData']['facets'] {
  const copy = (name: FacetName): FacetCount[] => [...facets[name]];
  return {
    insuranceTypes: copy('insuranceTypes'),
    organizations: copy('organizations'),
    coverageOrganizations: copy('coverageOrganizations'),
    categoryTypes: copy('categoryTypes'),
    previsiones: copy('previsiones'),
    modalities: copy('modalities'),
    features: copy('features'),
    salesChannel: copy('salesChannel'),
    annualCapFrom: copy('annualCapFrom'),
  };
}

function wireRange(range: CompareResult['priceRange'], shownInUf: UfValue | null): CompareAnswer['metaData']['ranges']['price'] {
  if (range === null) return null;
  const shown = (price: Money): number => toNumber(shownInUf === null ? price : convertBack(price, shownInUf.rate));
  return { lowest: shown(range.lowest), highest: shown(range.highest), bins: [...range.bins] };
}

export interface CompareCall {
  readonly body: CompareBody;
  readonly call: RequestContext;
  /** Kind of product of the call's path: a comparator of the other kind is unknown to it. */
  readonly productKind: Comparator['productKind'];
}

/**
 * Answers a compare call (decision 9): 404 for a comparator that is unknown or of the other kind, 400 for a profile that
 * names an unknown region, and for UF in an edition without it. Price limits are monthly and in the currency asked for.
 */
export function compareProducts(
  { body, call, productKind }: CompareCall,
  catalogue: PublishedCatalogue,
): Result<CompareAnswer, ApiFailure> {
  const snapshot = catalogue.snapshot(call.edition.id);
  const comparator = findComparator(snapshot.comparators, body.comparator);
  if (comparator?.productKind !== productKind) return unknownComparator(body.comparator);
  const ground = quoteGroundOf({ profile: body.profile, comparator, call }, catalogue);
  if (!ground.ok) return ground;
  const { household } = ground.value;
  const context = { ...ground.value.context, snapshot };
  const shownInUf = body.currency === inUf ? context.uf : null;
  if (body.currency === inUf && shownInUf === null) {
    return fail({ kind: 'invalid-input', errors: [{ field: 'body.currency', reason: 'aquí los precios no se muestran en UF' }] });
  }
  const { sort, page, pageSize, ponderation } = body;
  const filters = filtersOf(body.filters, shownInUf);
  const result = compare({ comparatorUrl: comparator.url, household, filters, sort, page, pageSize, ponderation }, context);
  if (!result.ok) return unknownComparator(body.comparator);
  const { items, priceRange, facets, relaxations, ...counts } = result.value;
  const surroundings = {
    snapshot,
    today: call.today,
    shownInUf,
    isOwnProfile: body.profile.ingresodatos,
    contribution: contributionOf(household, context),
  };
  return ok({
    data: items.map((item) => ({
      ...wireItem(item, surroundings),
      quote: quoteRefOf(quoteOf({ ...ground.value, product: item.product }, item.price), call),
    })),
    metaData: {
      ...counts,
      facets: wireFacets(facets),
      ranges: { price: wireRange(priceRange, shownInUf) },
      ufDate: context.uf?.date ?? null,
      uf: context.uf === null ? null : wireUf(context.uf),
      relaxations: [...relaxations],
      page,
      pageSize,
      catalogueVersion: snapshot.version,
      isDemonstration: snapshot.isDemonstration,
    },
    error: null,
  });
}
