import type { BenefitCoverages, ExtraBenefit } from '@cotejo/contract/insurance-detail';
import type { Product } from '@cotejo/core/catalogue';
import { amountKeys, type TextContent } from '@cotejo/core/catalogue-content';
import { coversClinic } from '@cotejo/core/clinic-answers';
import type { BenefitCoverage, CoverageTag } from './product-detail.ts';
import { wireCoverage, type Coverage } from './wire-product-parts.ts';

/** What a product has beside its coverages: additions, funds, and what its texts say that it covers. */
export function wireExtraBenefits({ metadata }: Product, texts: readonly TextContent[]): ExtraBenefit[] {
  const explained = [
    { name: 'Coberturas adicionales', said: metadata.additionalCoverages },
    { name: 'Fondos disponibles', said: metadata.availableFunds },
  ].flatMap(({ name, said }) => (said === null ? [] : [{ name, ...said, icon: null }]));
  const covered = texts
    .filter(({ kind, type }) => kind === 'description' && type === 'cubre')
    .map(({ title, body, icon }) => ({ name: title, text: body, tooltip: null, icon }));
  return [...explained, ...covered];
}

/** The coverages that hold at one clinic, by its code: its own, and those that name none. */
export function wireCoveragesAtClinic(tags: readonly CoverageTag[], clinicCode: string): Coverage[] {
  return tags
    .flatMap(({ coverages }) => coverages)
    .filter(({ clinic }) => clinic === null || clinic.code === clinicCode)
    .map(wireCoverage);
}

type Amounts = BenefitCoverages['amounts'];

/** Lowest and highest of all rows for one key; without either where they are in several units. */
function amountOf(rows: readonly BenefitCoverage[], key: (typeof amountKeys)[number]): Amounts[typeof key] | null {
  const bounds = rows.flatMap(({ amounts }) => amounts[key] ?? []);
  const [first] = bounds;
  if (first === undefined) return null;
  if (bounds.some(({ unit }) => unit !== first.unit)) return { minAmount: null, maxAmount: null, unit: null };
  const [lows, highs] = [bounds.map(({ minAmount }) => minAmount), bounds.map(({ maxAmount }) => maxAmount)];
  const minAmount = lows.includes(null) ? null : Math.min(...lows.filter((low) => low !== null));
  const maxAmount = highs.includes(null) ? null : Math.max(...highs.filter((high) => high !== null));
  const amount = { minAmount, maxAmount, unit: { currencyCode: first.unit } };
  return minAmount !== null && minAmount === maxAmount ? { ...amount, defaultAmount: minAmount } : amount;
}

/** Clinics that a benefit holds at: those of the network where some row names none; null where the product lists no clinic. */
function countOrganizations(rows: readonly BenefitCoverage[], { clinics }: Product): number | null {
  const named = new Set(rows.flatMap(({ clinic }) => clinic?.code ?? []));
  if (rows.every(({ clinic }) => clinic !== null)) return named.size;
  return clinics.length === 0 ? null : clinics.filter(coversClinic).length;
}

/** One benefit of a product by its code, over all its clinics (C3-47 to C3-49); null: it has none of that code. */
export function wireBenefitCoverages(tags: readonly CoverageTag[], product: Product, code: string): BenefitCoverages | null {
  for (const { tag, displayName, coverages } of tags) {
    const rows = coverages.filter(({ benefitCode }) => benefitCode === code);
    const [first] = rows;
    if (first === undefined) continue;
    const amounts: Amounts = {};
    for (const key of amountKeys) {
      const amount = amountOf(rows, key);
      if (amount) amounts[key] = amount;
    }
    return {
      insuranceBenefit: first.benefit,
      id: `${product.id}/${code}`,
      code,
      icon: tag,
      description: displayName,
      organizationCount: countOrganizations(rows, product),
      amounts,
      coverages: rows.map(wireCoverage),
    };
  }
  return null;
}
