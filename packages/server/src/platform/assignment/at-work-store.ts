import type { PlainDate } from '@cotejo/core/dates';
import { recessReason } from '@cotejo/core/recess';
import { sql, type SQL, type SQLWrapper } from 'drizzle-orm';

/** The columns of a query about executives that tell of their recess. */
type RecessColumns = Readonly<Record<'recessReason' | 'recessFrom' | 'recessUntil', SQLWrapper>>;

/** That an executive is in no recess on a day of their edition, as a condition of a query: the rule of core (`isInRecess`) in SQL. */
export function isAtWorkOn(day: PlainDate, { recessReason: reason, recessFrom, recessUntil }: RecessColumns): SQL {
  const { lowBalance } = recessReason;
  return sql`(coalesce(${day}::date < ${recessFrom}, false) or
    case when ${recessUntil} is null then coalesce(${reason}, ${lowBalance}) = ${lowBalance} else ${recessUntil} < ${day}::date end)`;
}
