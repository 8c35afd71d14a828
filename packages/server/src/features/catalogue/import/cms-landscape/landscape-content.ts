import { basename } from 'node:path';
import { noChoices, type Comparator } from '@cotejo/core/catalogue';
import type { CatalogueToWrite } from '../../write-catalogue-store.ts';
import { newInsurers } from '../foreign-organization.ts';
import type { Progress } from '../importer.ts';
import type { KnownCodes } from '../known-codes-store.ts';
import { landscapeUpperType, issuerCode, planProduct } from './plan-product.ts';
import { planTariff } from './landscape-tariff.ts';
import { areaRegions } from './rating-areas.ts';
import type { SurveyedLandscape } from './survey-landscape.ts';

export const landscapeEdition = 'international';

/** The area in which most plans have a price: the example that first pages are priced for. */
function busiestArea({ premiums }: SurveyedLandscape): string {
  const counts = new Map<string, number>();
  for (const { region } of [...premiums.values()].flat()) counts.set(region, (counts.get(region) ?? 0) + 1);
  const [first] = [...counts].toSorted(([a, one], [b, other]) => other - one || a.localeCompare(b));
  return first?.[0] ?? '';
}

function comparatorOf(survey: SurveyedLandscape): Omit<Comparator, 'id'> {
  return {
    name: 'estados-unidos-2014',
    url: '/Comparar/Seguros-Estados-Unidos-2014',
    displayName: 'Estados Unidos 2014',
    title: 'Compara los seguros de salud de Estados Unidos de 2014',
    description:
      'Datos públicos de HealthCare.gov del año 2014, con sus precios de entonces. Sirven para comparar; aquí no se venden.',
    noun: { one: 'plan', many: 'planes' },
    productKind: 'insurance',
    upperTypes: [landscapeUpperType],
    typeNames: [],
    currency: 'USD',
    regions: areaRegions(survey.areas),
    choices: noChoices,
    example: { age: 30, regionCode: busiestArea(survey) },
    productType: 'SEGURO',
    asksIncome: false,
    isComparable: true,
  };
}

/** Turns a surveyed landscape into content of the layer 'estados-unidos-2014'. Plans without a price are left out. */
export function landscapeContent(
  survey: SurveyedLandscape,
  { folder, known, progress }: { readonly folder: string; readonly known: KnownCodes; readonly progress: Progress },
): CatalogueToWrite {
  const plans = [...survey.plans.values()].flatMap((plan) => {
    const areas = survey.premiums.get(plan.planId);
    return areas ? [{ plan, areas }] : [];
  });
  function* tariffs() {
    for (const { plan, areas } of plans) yield planTariff(plan, areas);
  }
  function* products() {
    let given = 0;
    for (const { plan, areas } of plans) {
      yield planProduct(plan, areas);
      given += 1;
      if (given % 500 === 0) progress(`${given} de ${plans.length} planes escritos…`);
    }
  }
  const issuers = new Map(plans.map(({ plan }) => [issuerCode(plan), { code: issuerCode(plan), name: plan.issuer }]));
  return {
    edition: landscapeEdition,
    layer: 'estados-unidos-2014',
    source: `HealthCare.gov, QHP Landscape 2014, carpeta ${basename(folder)}`,
    isDemonstration: false,
    organizations: newInsurers([...issuers.values()], known),
    clinics: [],
    features: [],
    comparators: [comparatorOf(survey)],
    tariffs: tariffs(),
    products: products(),
  };
}
