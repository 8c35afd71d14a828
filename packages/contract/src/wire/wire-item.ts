import { countCareCentres } from '@cotejo/core/care-centres';
import type { CatalogueSnapshot, Organization, OrganizationKind, Product } from '@cotejo/core/catalogue';
import { isNewOn, type ComparedItem } from '@cotejo/core/comparison';
import type { ClinicAnswer } from '@cotejo/core/coverage';
import type { PlainDate } from '@cotejo/core/dates';
import { editionOf } from '@cotejo/core/editions';
import type { Period } from '@cotejo/core/money';
import type { Tariff, UfValue } from '@cotejo/core/pricing';
import { requirementText } from '@cotejo/core/requirement-text';
import { productPath } from '../paths/product-path.ts';
import type { ClinicAnswerItem, InsuredKind, Item, OrganizationRef } from '../schemas/compare.ts';
import { periodSuffix } from './wire-period.ts';
import {
  arePricesDefined,
  priceInUf,
  wireAmount,
  wireAmountOrNull,
  wireProfilePrice,
  type PriceSurroundings,
} from './wire-price.ts';

const typeAliases: Readonly<Record<OrganizationKind, string>> = {
  isapre: 'Isapre',
  insurer: 'Seguros',
  provider: 'Clinicas',
  eps: 'EPS',
  prepaid: 'Medicina-Prepagada',
  assistance: 'Seguros',
  public: 'Seguros',
};

/** An organisation as cards and lists name it; its mark is drawn, so there is no image. */
export function wireOrganizationRef(organization: Organization): OrganizationRef {
  const { code, acronym, displayName, url, kind, mark, hue } = organization;
  return {
    organizationCode: code,
    acronym,
    displayName,
    metadata: { image: null, url, typeAlias: typeAliases[kind], mark, hue },
  };
}

function latestTariff({ pricing }: Product): Tariff | null {
  return pricing.kind === 'isapre' ? null : (pricing.tariffs.at(-1) ?? null);
}

/** The period that a product's prices are for: its tariff tells. */
export function tariffPeriod(product: Product): Period {
  const tariff = latestTariff(product);
  if (tariff === null) return 'month';
  return tariff.rules.isPaidYearly ? 'year' : tariff.period;
}

/** Only the mandatory Covid insurance is priced by the month and paid for the year; its price includes the tax (A9-22, A9-23). */
function priceLabel(product: Product): string | null {
  return latestTariff(product)?.rules.isPaidYearly ? 'Precio con IVA' : null;
}

/** Whom the price is for: the tariff tells. */
function insures(product: Product): InsuredKind {
  switch (latestTariff(product)?.kind) {
    case 'perPet':
      return 'pets';
    case 'perEmployee':
    case 'payrollRate':
      return 'company';
    case 'perPerson':
    case 'fixed':
    case 'incomeRate':
    case undefined:
      return 'people';
  }
}

function wireClinicAnswer(answer: ClinicAnswer, { clinics }: CatalogueSnapshot): ClinicAnswerItem[] {
  const clinic = clinics.get(answer.clinicId);
  if (!clinic) return [];
  const percentages =
    answer.kind === 'covered'
      ? { hospitalaria: answer.hospitalaria, ambulatoria: answer.ambulatoria }
      : { hospitalaria: null, ambulatoria: null };
  return [{ organizationCode: clinic.code, displayName: clinic.displayName, answer: answer.kind, ...percentages }];
}

/** What a product costs before anybody's age is known: a plan's base price, and nothing of a tariff, which has no such figure. */
function priceRange({ pricing }: Product): Item['priceRange'] {
  if (pricing.kind === 'tariff') return null;
  const { value, unit } = wireAmount(pricing.basePrice);
  return { from: value, unit };
}

/** What a product says of itself beside prices and coverages (A3-08 to A3-15). */
function wireMetadata({ metadata, ...product }: Product): Item['insuranceMetadata'] {
  const { collective, additionalCoverages, availableFunds } = metadata;
  return {
    modality: product.modality,
    salesChannel: [...product.salesChannels],
    isPopular: product.isPopular,
    isMapEnabled: metadata.isMapEnabled,
    hasOffer: product.hasOffer,
    product_type: product.typeName,
    logo: null,
    category: metadata.category ?? product.typeDisplayName,
    minEmployeeQuantity: product.minimumEmployees,
    price_detail: metadata.priceDetail,
    price_tooltip: metadata.priceTooltip,
    metadata_colectivo: collective.map(({ key, category, value, type }) => ({ key, categoria: category, value, tipo: type })),
    aporte_inicial: metadata.initialContribution,
    beneficio_tributario: metadata.taxBenefit,
    coberturas_adicionales: additionalCoverages,
    fondos_disponibles: availableFunds,
    contractingSpeed: metadata.contractingSpeed,
  };
}

/** What an item is told with: the catalogue it is from, the day, whose profile it is, and the unit prices are shown in. */
export interface ItemSurroundings extends PriceSurroundings {
  readonly snapshot: CatalogueSnapshot;
  readonly today: PlainDate;
  /** Shows the item's price in UF of this value; null: in the edition's currency. */
  readonly shownInUf: UfValue | null;
}

/**
 * A result of the comparison as it crosses the wire: the one mapping of a product (A3-01 to A3-15). Amounts are
 * numbers in major units. `profilePrice` keeps the edition's currency whatever unit the price is shown in.
 * Throws when the product's organisation is not in the snapshot (a bug of the catalogue).
 */
export function wireItem(
  { product, price, affinity, yearlyCost, clinicAnswers, isBest }: ComparedItem,
  surroundings: ItemSurroundings,
): Item {
  const { snapshot, today, shownInUf } = surroundings;
  const organization = snapshot.organizations.get(product.organizationId);
  if (!organization) throw new Error(`product ${product.code} belongs to no known organisation`);
  const edition = editionOf(snapshot.edition);
  const isPlan = product.kind === 'isapre-plan';
  const shown = shownInUf === null ? price.total : priceInUf(price, shownInUf);
  const amount = wireAmountOrNull(shown);
  const priceFacts = { ...surroundings, yearlyCost, contribution: isPlan ? surroundings.contribution : null };
  const { hospitalPercentage, ambulatoryPercentage, annualCap, deductible } = product.summary;
  return {
    id: product.id,
    productCode: product.code,
    codigoplan: isPlan ? product.code : null,
    name: product.name,
    displayName: product.displayName,
    url: productPath(product, organization, edition),
    exclusive: product.isExclusive,
    isNew: isNewOn(product.availableFrom, today, edition),
    isPromoted: product.isPromoted,
    isBest,
    newWindowUrl: null,
    price: {
      minPrice: amount?.value ?? null,
      unit: amount?.unit ?? { code: shownInUf?.rate.from ?? edition.currency },
      arePricesDefined: arePricesDefined(price, surroundings),
    },
    priceRange: priceRange(product),
    priceSuffix: periodSuffix(price.total?.period ?? tariffPeriod(product)),
    priceLabel: priceLabel(product),
    insures: insures(product),
    profilePrice: wireProfilePrice(price, priceFacts),
    insuranceType: {
      name: product.typeName,
      displayName: product.typeDisplayName,
      description: product.typeDescription,
      color: null,
      upperType: { name: product.upperType, displayName: product.upperTypeDisplayName },
    },
    organization: wireOrganizationRef(organization),
    insuranceMetadata: wireMetadata(product),
    score: product.score,
    distance: affinity,
    summary: {
      hospitalPercentage,
      ambulatoryPercentage,
      annualCap: wireAmountOrNull(annualCap),
      deductible: wireAmountOrNull(deductible),
    },
    clinicAnswers: clinicAnswers.flatMap((answer) => wireClinicAnswer(answer, snapshot)),
    careCentreCount: countCareCentres(product, snapshot.clinics),
    requirementText: requirementText(product.requirement),
    features: product.featureIds.flatMap((id) => {
      const feature = snapshot.features.get(id);
      return feature ? [{ id, name: feature.name, displayName: feature.displayName }] : [];
    }),
  };
}
