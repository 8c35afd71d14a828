import type { TariffContent } from '@cotejo/core/catalogue-content';
import { addDays, type PlainDate } from '@cotejo/core/dates';
import { toNumber } from '@cotejo/core/money';
import { noRules, type TariffConditions, type TariffRow, type TariffRules } from '@cotejo/core/pricing';
import type { Point } from './text-content.ts';
import { printedAmount, tariffDay, tariffRows, tariffSource, type TariffShape } from './age-tariff.ts';

/** One value, or range, of an axis and its price beside the reference: 1 the same, 0 free. */
export interface AxisStep {
  readonly conditions: TariffConditions;
  readonly share: number;
}

/** A question, beside age and sex, that the price depends on. Steps fit in their order: the particular before the general. */
export interface PriceAxis {
  readonly of: 'everybody' | 'dependants';
  readonly steps: readonly AxisStep[];
  /** What the axis does, said to the visitor. */
  readonly point: Point;
}

/** How a line is priced: by age, by further axes, with rules, and perhaps with a next tariff that is known already. */
export interface LineTariff extends TariffShape {
  readonly axes?: readonly PriceAxis[];
  /** Price beside the line's, where this tariff is in another currency than the line's prices. */
  readonly scale?: number;
  /** Last age of who entered in time; `entry` then says who may enter. */
  readonly staysUntil?: number;
  readonly rules?: Partial<Omit<TariffRules, 'entryAges'>>;
  /** First day and share of the price of the tariff that follows. */
  readonly next?: { readonly from: PlainDate; readonly share: number };
}

function withShare(row: TariffRow, { conditions, share }: AxisStep): TariffRow {
  const { currency, period } = row.amount;
  return {
    ...row,
    conditions: { ...row.conditions, ...conditions },
    amount: printedAmount(toNumber(row.amount) * share, currency, period),
  };
}

/** The rows once per step of an axis that concerns them. */
function acrossAxis(rows: readonly TariffRow[], { of, steps }: PriceAxis): readonly TariffRow[] {
  const isConcerned = (row: TariffRow): boolean => of === 'everybody' || row.role === 'dependant';
  return [
    ...steps.flatMap((step) => rows.filter(isConcerned).map((row) => withShare(row, step))),
    ...rows.filter((row) => !isConcerned(row)),
  ];
}

function entryAges({ kind, entry: [from, to], staysUntil }: LineTariff): TariffRules['entryAges'] {
  if (staysUntil === undefined) return [];
  if (kind === 'perPet') return [{ role: 'pet', ages: { from, to } }];
  return [
    { role: 'contributor', ages: { from, to } },
    { role: 'dependant', ages: { from: 0, to } },
  ];
}

/** The tariff of one product for the price of its reference person; two of one id where the next one is known already. */
export function tariffSeries(id: string, tariff: LineTariff, price: number): readonly TariffContent[] {
  const { kind, currency, period, axes = [], scale = 1, entry, staysUntil, rules, next } = tariff;
  const shape: TariffShape = { ...tariff, entry: [entry[0], staysUntil ?? entry[1]] };
  const at = (share: number, days: Pick<TariffContent, 'validFrom' | 'validTo'>): TariffContent => ({
    id,
    kind,
    currency,
    period,
    ...days,
    rules: { ...noRules, ...rules, entryAges: entryAges(tariff) },
    source: tariffSource,
    rows: axes.reduce(acrossAxis, tariffRows(shape, price * scale * share)),
  });
  if (!next) return [at(1, { validFrom: tariffDay, validTo: null })];
  return [
    at(1, { validFrom: tariffDay, validTo: addDays(next.from, -1) }),
    at(next.share, { validFrom: next.from, validTo: null }),
  ];
}
