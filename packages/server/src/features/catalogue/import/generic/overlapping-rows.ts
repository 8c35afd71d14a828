import { tariffConditions, type NumberRange } from '@cotejo/core/pricing';
import { conditionsOf, type TariffCellRow } from './tariff-content.ts';

type Part = NumberRange | string | null;

/** A row as what it asks for, part by part; null asks for nothing. */
interface Cell {
  readonly parts: readonly Part[];
  readonly price: string;
}

function cellOf(row: TariffCellRow): Cell {
  const conditions = conditionsOf(row);
  const ages = { from: row.ageFrom, to: row.ageTo };
  return {
    parts: [ages, row.sex, row.role, ...tariffConditions.map((condition) => conditions?.[condition] ?? null)],
    price: `${row.amount} ${row.ratePercent}`,
  };
}

const endless = Number.POSITIVE_INFINITY;

function meet(one: Part, other: Part): boolean {
  if (one === null || other === null) return true;
  if (typeof one === 'string' || typeof other === 'string') return one === other;
  return one.from <= (other.to ?? endless) && other.from <= (one.to ?? endless);
}

function isWithin(inner: Part, outer: Part): boolean {
  if (outer === null) return true;
  if (inner === null) return false;
  if (typeof inner === 'string' || typeof outer === 'string') return inner === outer;
  return outer.from <= inner.from && (inner.to ?? endless) <= (outer.to ?? endless);
}

/** A narrower row that stands before a wider one is an exception to it, and meant. */
function isException(earlier: Cell, later: Cell): boolean {
  const isInside = earlier.parts.every((part, index) => isWithin(part, later.parts[index] ?? null));
  return isInside && !later.parts.every((part, index) => isWithin(part, earlier.parts[index] ?? null));
}

/** Rows compared with each one that comes after them; a tariff with more is compared by its nearest ones. */
const mostCompared = 500;

/**
 * Rows of a tariff that fit somebody whom an earlier row fits too, at another price, each with that earlier row (places
 * from 0). The earlier one counts. Exceptions before their rule are left out.
 */
export function overlappingRows(rows: readonly TariffCellRow[]): readonly { readonly earlier: number; readonly later: number }[] {
  const byRegion = new Map<string | null, { readonly place: number; readonly cell: Cell }[]>();
  return rows.flatMap((row, later) => {
    const cell = cellOf(row);
    const before =
      row.region === null ? [...byRegion.values()].flat() : [row.region, null].flatMap((key) => byRegion.get(key) ?? []);
    const found = before
      .slice(-mostCompared)
      .find(
        (each) =>
          each.cell.price !== cell.price &&
          each.cell.parts.every((part, index) => meet(part, cell.parts[index] ?? null)) &&
          !isException(each.cell, cell),
      );
    byRegion.set(row.region, [...(byRegion.get(row.region) ?? []).slice(1 - mostCompared), { place: later, cell }]);
    return found ? [{ earlier: found.place, later }] : [];
  });
}
