import type { Comparator } from '@cotejo/core/catalogue';
import {
  compare,
  findComparator,
  type CompareResult,
  type FacetCount,
  type FacetName,
  type Filters,
} from '@cotejo/core/comparison';
import { priceSteps } from '@cotejo/core/price-scale';
import { convert, convertBack, moneyOf, toNumber, type Money } from '@cotejo/core/money';
import type { UfValue } from '@cotejo/core/pricing';
import { quoteOf } from '@cotejo/core/quote';
import { fail, ok, type Result } from '@cotejo/core/result';
import type { ApiFailure } from '../errors.ts';
import type { CompareAnswer, CompareBody, FilterState } from '../schemas/compare.ts';
import { quoteGroundOf, type AnswerGround } from './answer-ground.ts';
import { normalBody } from './normal-body.ts';
import { quoteRefOf } from './quote-id.ts';
import { wireItem } from './wire-item.ts';
import { contributionOf, wireUf } from './wire-price.ts';

/** Limits in UF are chosen in hundredths. */
const ufStep = 0.01;

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
  const { prices, organizationType, salesChannel, annualCapFrom, deductibleTo, ...lists } = state;
  return {
    ...lists,
    organizationType: organizationType ?? null,
    salesChannel: salesChannel ?? null,
    annualCapFrom: annualCapFrom ?? null,
    deductibleTo: deductibleTo ?? null,
    priceFrom: limitOf(prices.preciomin, limitsInUf),
    priceTo: limitOf(prices.preciomax, limitsInUf),
  };
}

function wireFacets(facets: CompareResult['facets']): CompareAnswer['metaData']['facets'] {
  const copy = (name: FacetName): FacetCount[] => [...facets[name]];
  return {
    insuranceTypes: copy('insuranceTypes'),
    organizations: copy('organizations'),
    organizationType: copy('organizationType'),
    coverageOrganizations: copy('coverageOrganizations'),
    categoryTypes: copy('categoryTypes'),
    previsiones: copy('previsiones'),
    modalities: copy('modalities'),
    features: copy('features'),
    salesChannel: copy('salesChannel'),
    annualCapFrom: copy('annualCapFrom'),
    deductibleTo: copy('deductibleTo'),
  };
}

function wireRange(range: CompareResult['priceRange'], shownInUf: UfValue | null): CompareAnswer['metaData']['ranges']['price'] {
  if (range === null) return null;
  const shown = (price: Money): number => toNumber(shownInUf === null ? price : convertBack(price, shownInUf.rate));
  const ends = { lowest: shown(range.lowest), highest: shown(range.highest) };
  return { ...ends, bins: [...range.bins], steps: [...priceSteps(ends, shownInUf === null ? 1 : ufStep)] };
}

export interface CompareQuestion {
  readonly body: CompareBody;
  /** Kind of product of the call's path: a comparator of the other kind is unknown to it. */
  readonly productKind: Comparator['productKind'];
}

/**
 * Answers a compare call (decision 9): 404 for a comparator that is unknown or of the other kind, 400 for a profile that
 * names an unknown region, and for UF in an edition without it. Price limits are monthly and in the currency asked for.
 */
export function answerCompare(question: CompareQuestion, ground: AnswerGround): Result<CompareAnswer, ApiFailure> {
  const { productKind } = question;
  const body = normalBody(question.body);
  const { snapshot, today } = ground;
  const comparator = findComparator(snapshot.comparators, body.comparator);
  if (comparator?.productKind !== productKind) return unknownComparator(body.comparator);
  const read = quoteGroundOf({ profile: body.profile, comparator }, ground);
  if (!read.ok) return read;
  const { household } = read.value;
  const context = { ...read.value.context, snapshot };
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
    today,
    shownInUf,
    isOwnProfile: body.profile.ingresodatos,
    contribution: contributionOf(household, context),
  };
  return ok({
    data: items.map((item) => ({
      ...wireItem(item, surroundings),
      quote: quoteRefOf(quoteOf({ ...read.value, product: item.product }, item.price), ground),
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
