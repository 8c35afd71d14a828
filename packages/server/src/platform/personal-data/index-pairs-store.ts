import { sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import type { Questionable, Transaction } from '../database/connect.ts';
import { indexPairs } from '../database/schema/access.ts';

/** Each two of them, in both orders. */
function pairsOf(indexes: readonly Buffer[]): readonly { readonly one: string; readonly other: string }[] {
  const texts = indexes.map((index) => index.toString('hex'));
  return texts.flatMap((one) => texts.flatMap((other) => (one === other ? [] : [{ one, other }])));
}

/**
 * Notes which blind indexes, those of each list, are of one e-mail or telephone while there are several keys, so that statements
 * which know no key find a person by any of them until a change of keys is over (docs/decisions/0359). With one key there is
 * nothing to note. In a transaction it is to be the last statement, or whoever notes the same waits for the others too.
 */
export async function notePairs(database: Questionable, values: readonly (readonly Buffer[])[]): Promise<void> {
  const pairs = values.flatMap(pairsOf);
  if (pairs.length === 0) return;
  // In one order, so that nobody waits for who waits for them.
  await database.execute(sql`
    insert into ${indexPairs} (one, other)
    select decode(one, 'hex'), decode(other, 'hex') from json_to_recordset(${JSON.stringify(pairs)}::json) as given(one text, other text)
    order by 1, 2 on conflict do nothing`);
}

/** Forgets them all: everything is sealed, and known, by one key. */
export async function forgetPairs(transaction: Transaction): Promise<void> {
  // However many processes start at once, one forgets at a time: two that go through the rows may wait for each other.
  await transaction.execute(sql`lock table ${indexPairs} in share row exclusive mode`);
  await transaction.delete(indexPairs);
}

/** The blind indexes, one by each key, of whom a column's value is one of. */
export function allIndexesOf(index: SQLWrapper): SQL {
  return sql`array(select ${index} union all select pair.other from ${indexPairs} pair where pair.one = ${index})`;
}

/** Whether two columns hold the blind index of the same e-mail or telephone, by whichever key. */
export function isSameIndex(one: SQLWrapper, other: SQLWrapper): SQL {
  return sql`${one} = any(${allIndexesOf(other)})`;
}
