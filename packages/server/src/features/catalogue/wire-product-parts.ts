import {
  coverageTypeIds,
  type CommonCoverage,
  type CoverageOrganization,
  type CoverageResume,
  type FeatureAnswer,
  type OfferAnswer,
  type ProductDetail,
  type ToldSubtype,
  type WireSubtype,
} from '@cotejo/contract/catalogue';
import type { EndpointAnswer } from '@cotejo/contract/endpoint';
import type { ProductDescriptions } from '@cotejo/contract/insurance-detail';
import type { Endpoints } from '@cotejo/contract/endpoints';
import type { CatalogueSnapshot, Comparator, Product, ScorePart } from '@cotejo/core/catalogue';
import { amountKeys, type OfferContent, type TextContent, type TextType } from '@cotejo/core/catalogue-content';
import { subtypeIcons, subtypeTexts, type Subtype } from '@cotejo/core/subtypes';
import { featuresByComparator } from './comparator-features.ts';
import { attentions } from '@cotejo/core/coverage';
import type { BenefitCoverage, CoverageTag, ProductClinic, QualifiedAmount, TopsAndDeductibles } from './product-detail.ts';

export type Coverage = CoverageResume['tags'][number]['coverages'][number];
type WireTops = EndpointAnswer<Endpoints['getTopsAndDeductibles']>['data'][number];

const inSpanish = new Intl.Collator('es');

/** Every feature of the edition, main ones first, with those the product has marked (A3-34). */
export function wireFeatures(product: Product, { features }: CatalogueSnapshot): FeatureAnswer[] {
  return [...features.values()]
    .toSorted((left, right) => left.typeId - right.typeId || inSpanish.compare(left.displayName, right.displayName))
    .map(({ id, name, displayName, typeId, description }) => ({
      id,
      name,
      displayName,
      feature_type_id: typeId,
      description: description === '' ? null : description,
      included: product.featureIds.includes(id),
    }));
}

/**
 * The features that a product has or that another of its comparator has: what its page lists as not included is
 * something that could be, so that no pet is told that it lacks maternity cover. Of a product that no comparator shows,
 * only its own.
 */
export function wireComparedFeatures(
  product: Product,
  { comparator, snapshot }: { readonly comparator: Comparator | null; readonly snapshot: CatalogueSnapshot },
): FeatureAnswer[] {
  const had = comparator && featuresByComparator(snapshot).get(comparator.id);
  return wireFeatures(product, snapshot).filter(({ id, included }) => included || had?.has(id));
}

function wireAmounts(amounts: BenefitCoverage['amounts']): Coverage['amounts'] {
  const wired: Coverage['amounts'] = {};
  for (const key of amountKeys) {
    const bounds = amounts[key];
    if (bounds) wired[key] = { minAmount: bounds.minAmount, maxAmount: bounds.maxAmount, unit: { currencyCode: bounds.unit } };
  }
  return wired;
}

/** One benefit with the amounts that its source states. */
export function wireCoverage({ benefit, benefitCode, clinic, amounts, source }: BenefitCoverage): Coverage {
  return {
    insuranceBenefit: benefit,
    code: benefitCode,
    clinic: clinic?.displayName ?? null,
    amounts: wireAmounts(amounts),
    source,
  };
}

/** The percentages of each kind of care that something is known of (A3-30); those of urgency are stated by clinic alone. */
function wireCommonCoverage({ summary, clinics }: Product): CommonCoverage[] {
  const ofProduct = { hospitalaria: summary.hospitalPercentage, ambulatoria: summary.ambulatoryPercentage, urgencia: null };
  return attentions.flatMap((attention) => {
    const known = clinics.map((clinic) => clinic[attention]).filter((percentage) => percentage !== null);
    const Amount = ofProduct[attention];
    if (Amount === null && known.length === 0) return [];
    return [
      {
        CoverageTypeId: coverageTypeIds[attention],
        Amount,
        MinCoverageAmount: known.length === 0 ? null : Math.min(...known),
        MaxCoverageAmount: known.length === 0 ? null : Math.max(...known),
      },
    ];
  });
}

/** Benefits grouped by tag, whose name is also that of its icon (A3-26 to A3-30). */
export function wireCoverages(tags: readonly CoverageTag[], product: Product): CoverageResume {
  return {
    commonCoverage: wireCommonCoverage(product),
    tags: tags.map(({ tag, displayName, coverages }) => ({
      name: tag,
      displayName,
      icon: tag,
      coverages: coverages.map(wireCoverage),
    })),
  };
}

/** A product's clinics with their percentages. */
export function wireClinics(clinics: readonly ProductClinic[]): CoverageOrganization[] {
  return clinics.map(({ code, ...clinic }) => ({ organizationCode: code, ...clinic }));
}

function wireQualified(amounts: readonly QualifiedAmount[]): WireTops['coverageOrganizations'][number]['topAmounts'] {
  return amounts.map(({ amount, unit, qualifier }) => ({ amount, unit, calificados: qualifier }));
}

/** Caps and deductibles by name; what holds at every clinic has no clinic code. */
export function wireTopsAndDeductibles(rows: readonly TopsAndDeductibles[]): WireTops[] {
  return rows.map(({ name, clinics }) => ({
    name,
    coverageOrganizations: clinics.map(({ clinic, tops, deductibles }) => ({
      organizationCode: clinic?.code ?? '',
      displayName: clinic?.displayName ?? 'Todos los centros',
      topAmounts: wireQualified(tops),
      deductibles: wireQualified(deductibles),
    })),
  }));
}

/** Offers with the days they hold (A3-40). */
export function wireOffers(offers: readonly OfferContent[]): OfferAnswer[] {
  return offers.map(({ validity, ...offer }) => ({ ...offer, validFrom: validity.from, validTo: validity.to }));
}

const descriptionTypes = {
  general: 'Descripción',
  'tipo-oferta': 'Tipo de oferta',
  cubre: 'Qué cubre',
  'no-cubre': 'Qué no cubre',
  considerar: 'Qué debes considerar',
  requisitos: 'Requisitos',
} as const;

const offerTypeName: TextType = 'tipo-oferta';

/** Descriptions with their type; a text that names none is a general one. */
export function wireDescriptions(texts: readonly TextContent[]): ProductDetail['descriptions'] {
  return texts
    .filter((text) => text.kind === 'description')
    .map(({ title, body, icon, type }) => {
      const name = type === '' ? 'general' : type;
      return { name: title, text: body, icon, type: { name, displayName: descriptionTypes[name] } };
    });
}

/** What a product is for, in short. */
export function wireSubtype(subtype: Subtype): WireSubtype {
  const [name, tooltip] = [subtypeTexts[`${subtype}.name`], subtypeTexts[`${subtype}.tooltip`]];
  return { subtype, name, tooltip, icon: subtypeIcons[subtype] };
}

/** The same with what it is and what it does not cover. */
export function wireToldSubtype(subtype: Subtype): ToldSubtype {
  const [description, exclusions] = [subtypeTexts[`${subtype}.what`], subtypeTexts[`${subtype}.exclusions`]];
  return { ...wireSubtype(subtype), description, exclusions };
}

/** Documents with what they hold; one without an address is listed and cannot be opened. */
export function wireDocuments(texts: readonly TextContent[]): ProductDetail['documents'] {
  return texts
    .filter((text) => text.kind === 'document')
    .map(({ title, body, url, date }) => ({ name: title, displayName: title, description: body, url, date }));
}

/** The video's name at YouTube, from any of the addresses that lead to it. */
function videoIdOf(url: string): string | null {
  return /(?:[?&]v=|youtu\.be\/|\/embed\/|\/shorts\/)([\w-]{11})(?![\w-])/.exec(url)?.[1] ?? null;
}

/** The path of a file of this site; null: it leads elsewhere. */
function ownPathOf(url: string | null): string | null {
  return url !== null && /^\/(?!\/)/.test(url) ? url : null;
}

/** True for a file among the pictures of products, or of what several share (B7-38). */
function isPicture(url: string | null): boolean {
  return url !== null && /^\/images\/(?:products|vista-general)\/[^/?#]+(?:\?[^#]*)?$/.test(url);
}

function wireVideo({ title, body, url }: TextContent): ProductDetail['presentation']['video'] {
  const own = ownPathOf(url);
  if (own !== null) return { kind: 'file', url: own, title, text: body };
  const id = url === null ? null : videoIdOf(url);
  return id === null ? null : { kind: 'youtube', id, title };
}

/** Video and image of the description (B2.11-19, B2.11-20); what leads elsewhere than to YouTube, or to this site, is left out. */
export function wirePresentation(texts: readonly TextContent[]): ProductDetail['presentation'] {
  const film = texts.find(({ kind }) => kind === 'video');
  const picture = texts.find(({ kind, url }) => kind === 'image' && isPicture(url));
  const path = picture?.url ?? null;
  return {
    video: film ? wireVideo(film) : null,
    image: picture && path !== null ? { url: path, text: picture.title } : null,
  };
}

/** Questions with their answers. */
export function wireFaq(texts: readonly TextContent[]): ProductDetail['faq'] {
  return texts.filter((text) => text.kind === 'faq').map(({ title, body }) => ({ question: title, answer: body }));
}

/**
 * Descriptions of a product, and its type with what that says of itself (B3-53). How the product is offered belongs to its type,
 * whoever wrote it: it is moved there (B4-57).
 */
export function wireDescriptionGroups(
  texts: readonly TextContent[],
  { typeName, typeDisplayName, typeDescription }: Pick<Product, 'typeName' | 'typeDisplayName' | 'typeDescription'>,
): ProductDescriptions {
  const type = { name: 'general', displayName: descriptionTypes.general };
  const ofType = typeDescription === '' ? [] : [{ name: typeDisplayName, text: typeDescription, icon: null, type }];
  const all = wireDescriptions(texts);
  const ofOffer = all.filter((description) => description.type.name === offerTypeName);
  return {
    descriptions: all.filter((description) => description.type.name !== offerTypeName),
    insuranceType: { name: typeName, displayName: typeDisplayName, descriptions: [...ofType, ...ofOffer] },
  };
}

/** The weighted parts of a score (C3-39). */
export function wireScoreParts(parts: readonly ScorePart[]): ProductDetail['scoreParts'] {
  return parts.map(({ category, weight, points }) => ({ category, peso_item: weight, puntaje_plan: points }));
}
