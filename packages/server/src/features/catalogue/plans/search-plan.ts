import type { SearchPlan } from '@cotejo/contract/isapre-plan';
import { wireAmountOrNull } from '@cotejo/contract/wire-price';
import type { CatalogueSnapshot, Product } from '@cotejo/core/catalogue';
import { isNewOn, isOnSale } from '@cotejo/core/comparison';
import type { PlainDate } from '@cotejo/core/dates';
import { editionOf } from '@cotejo/core/editions';
import { salesOfferOf } from '@cotejo/core/requests';
import { foldText } from '@cotejo/core/text';

function coverageTexts({ hospitalPercentage, ambulatoryPercentage }: Product['summary']) {
  const parts = [
    { long: 'hospitalaria', short: 'H', percentage: hospitalPercentage },
    { long: 'ambulatoria', short: 'A', percentage: ambulatoryPercentage },
  ].filter(({ percentage }) => percentage !== null);
  if (parts.length === 0) return { long: null, short: null };
  return {
    long: parts.map(({ long, percentage }) => `${percentage} % ${long}`).join(', '),
    short: parts.map(({ short, percentage }) => `${short}${percentage}`).join(' '),
  };
}

function sellersOf({ salesChannels }: Product): SearchPlan['comercializacionp'] {
  const { online, executive } = salesOfferOf(salesChannels);
  return [...(online ? (['online'] as const) : []), ...(executive ? (['ejecutivo'] as const) : [])];
}

/**
 * A plan in the search's own words (C3-35 to C3-38). Benefits and restrictions that the law lets a plan leave out are in no
 * source, and so null; what a plan's sheet does not mark as maternity is null too, and never 'without'.
 */
export function searchPlan(plan: Product, snapshot: CatalogueSnapshot, today: PlainDate): SearchPlan {
  const isapre = snapshot.organizations.get(plan.organizationId);
  if (!isapre) throw new Error(`plan ${plan.code} belongs to no known isapre`);
  const texts = coverageTexts(plan.summary);
  const hasMaternity = plan.featureIds.some((id) => snapshot.features.get(id)?.name === 'has_maternity_coverage');
  return {
    codigoplan: plan.code,
    codigoprestador: isapre.code,
    prestacionesrest: null,
    lineaplan: plan.typeDisplayName,
    modalidadplan: plan.modality,
    amplitudcobertura: texts.long,
    estadoplan: isOnSale(plan, today) ? 'vigente' : 'no vigente',
    topeanual: wireAmountOrNull(plan.summary.annualCap),
    fechainicio: plan.availableFrom === null ? null : plan.availableFrom.slice(0, 7).replace('-', ''),
    keyModalidad: plan.modality === null ? null : foldText(plan.modality).replaceAll(' ', '-'),
    keyMaternidad: hasMaternity ? 'con-maternidad' : null,
    abvcobertura: texts.short,
    comercializacionp: sellersOf(plan),
    esNuevo: isNewOn(plan.availableFrom, today, editionOf(snapshot.edition)),
    restricciones: null,
  };
}
