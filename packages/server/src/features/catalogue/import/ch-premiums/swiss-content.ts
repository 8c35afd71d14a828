import { basename } from 'node:path';
import { noChoices, type Comparator } from '@cotejo/core/catalogue';
import type { CatalogueToWrite } from '../../write-catalogue-store.ts';
import { newInsurers } from '../foreign-organization.ts';
import type { Progress } from '../importer.ts';
import type { KnownCodes } from '../known-codes-store.ts';
import type { OfferPrices } from './offer-prices.ts';
import type { PremiumFindings } from './premium-findings.ts';
import type { SurveyedPremiums } from './survey-premiums.ts';
import { insurerCode, productCode, shapeOf, swissProduct, swissUpperType, type ProductShape } from './swiss-product.ts';
import { regionCode, swissRegions } from './swiss-regions.ts';
import { swissTariff } from './swiss-tariff.ts';

export const swissEdition = 'international';

/** The region in which most products have a premium: the example that first pages are priced for. */
function busiestRegion(products: readonly OfferPrices[]): string {
  const counts = new Map<string, number>();
  for (const code of products.flatMap(({ regionCodes }) => regionCodes)) counts.set(code, (counts.get(code) ?? 0) + 1);
  const [first] = [...counts].toSorted(([a, one], [b, other]) => other - one || a.localeCompare(b));
  return first?.[0] ?? '';
}

function comparatorOf({ products, regions, places }: SurveyedPremiums): Omit<Comparator, 'id'> {
  return {
    name: 'suiza-2026',
    url: '/Comparar/Suiza-2026',
    displayName: 'Suiza 2026',
    title: 'Compara los seguros básicos de Suiza de 2026',
    description: 'Primas públicas de la Oficina Federal de Salud Pública para 2026. Sirven para comparar; aquí no se venden.',
    noun: { one: 'seguro', many: 'seguros' },
    productKind: 'insurance',
    upperTypes: [swissUpperType],
    typeNames: [],
    currency: 'CHF',
    regions: swissRegions(regions, places),
    choices: noChoices,
    example: { age: 30, regionCode: busiestRegion(products) },
    productType: 'SEGURO',
    asksIncome: false,
    isComparable: true,
  };
}

function remark(product: OfferPrices, shape: ProductShape, findings: PremiumFindings): void {
  const place = { file: product.file, row: product.row };
  const code = productCode(product);
  if (shape.regionsWithChildGroups > 0) {
    const message = `${code}: en ${shape.regionsWithChildGroups} de ${product.regionCodes.length} regiones`;
    findings.add({ kind: 'child-groups', ...place, column: 'premium_chf_month', message });
  }
  // The step that no adult has needs no remark.
  if (!shape.hasAdults && product.stepKey !== 'n600') {
    findings.add({ kind: 'children-only', ...place, column: 'age_class', message: code });
  }
  if (!shape.hasChildren) findings.add({ kind: 'adults-only', ...place, column: 'age_class', message: code });
}

/** Turns surveyed premiums into content of the layer 'suiza-2026'. */
export function swissContent(
  survey: SurveyedPremiums,
  {
    folder,
    known,
    findings,
    progress,
  }: { readonly folder: string; readonly known: KnownCodes; readonly findings: PremiumFindings; readonly progress: Progress },
): CatalogueToWrite {
  const { products, regions, places } = survey;
  function* tariffs() {
    let given = 0;
    for (const product of products) {
      yield swissTariff(productCode(product), product);
      given += 1;
      if (given % 500 === 0) progress(`tarifas de ${given} de ${products.length} productos escritas…`);
    }
  }
  function* contents() {
    for (const product of products) {
      const shape = shapeOf(product);
      remark(product, shape, findings);
      yield swissProduct(product, shape);
    }
  }
  const [first] = products;
  for (const region of regions.filter(({ number }) => number > 0)) {
    const code = regionCode(region);
    if (places.size === 0 || places.has(code)) continue;
    findings.add({ kind: 'unplaced-region', file: first?.file ?? '', row: first?.row ?? 1, column: 'region', message: code });
  }
  const insurers = new Map(products.map(({ offer }) => [offer.insurerId, { code: insurerCode(offer), name: offer.insurer }]));
  return {
    edition: swissEdition,
    layer: 'suiza-2026',
    source: `Oficina Federal de Salud Pública de Suiza, primas 2026, carpeta ${basename(folder)}`,
    isDemonstration: false,
    organizations: newInsurers([...insurers.values()], known),
    clinics: [],
    features: [],
    comparators: [comparatorOf(survey)],
    tariffs: tariffs(),
    products: contents(),
  };
}
