import type { AmountKey, CoverageContent } from '@cotejo/core/catalogue-content';
import type { ByLevel, LineBenefit } from '../line-parts.ts';
import type { InsuranceLine } from './insurance-line.ts';

/** Limits that insurers set higher or lower; capitals and the yearly cap of a level are its name, the same for all. */
const ownLimits: ReadonlySet<AmountKey> = new Set(['yearly_top', 'monthly_top', 'top_amount']);

/** Two digits that count, as printed tables have them. */
function printed(amount: number): number {
  return Number(amount.toPrecision(2));
}

interface ChangedLimits {
  readonly line: InsuranceLine;
  readonly change: (amounts: ByLevel, key: AmountKey, benefit: LineBenefit) => ByLevel;
}

function changed({ line, change }: ChangedLimits): InsuranceLine {
  return {
    ...line,
    benefits: line.benefits.map((benefit) => {
      const amounts: Partial<Record<AmountKey, ByLevel>> = { ...benefit.amounts };
      for (const key of ownLimits) {
        const { [key]: own } = amounts;
        if (own) amounts[key] = change(own, key, benefit);
      }
      return { ...benefit, amounts };
    }),
  };
}

/** The line with the limits of one insurer: the line's, times its generosity, never above the yearly cap of the level. */
export function withOwnLimits(line: InsuranceLine, generosity: number): InsuranceLine {
  const { annualCap, currency } = line.summary;
  return changed({
    line,
    change: (amounts, _key, benefit) =>
      amounts.map((amount, level) => {
        if (amount === null) return null;
        const cap = benefit.currency === currency ? (annualCap[level] ?? Infinity) : Infinity;
        return Math.min(cap, printed(amount * generosity));
      }),
  });
}

/** The insurer's line beside the best limits that anybody has, so that a score sees who pays more. */
export function besideTheBest(line: InsuranceLine, own: InsuranceLine, mostGenerous: number): InsuranceLine {
  const best = withOwnLimits(line, mostGenerous);
  return changed({
    line: own,
    change: (amounts, key, { code }) => [
      ...amounts,
      ...(best.benefits.find((benefit) => benefit.code === code)?.amounts[key] ?? []),
    ],
  });
}

/** Benefits on one page of a demonstration sheet; coverages begin on its second page. */
const benefitsPerPage = 4;

/** Figures with the page they stand on and the days they hold. */
export function placed(
  coverages: readonly CoverageContent[],
  benefits: readonly LineBenefit[],
  validity: CoverageContent['validity'],
): readonly CoverageContent[] {
  const pageOf = new Map(benefits.map(({ code }, index) => [code, 2 + Math.floor(index / benefitsPerPage)]));
  return coverages.map((coverage) => ({
    ...coverage,
    validity,
    source: coverage.source && { ...coverage.source, page: pageOf.get(coverage.benefitCode) ?? coverage.source.page },
  }));
}
