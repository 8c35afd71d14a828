import { sql } from 'drizzle-orm';
import type { Transaction } from '../../platform/database/connect.ts';
import { advisors } from '../../platform/database/schema/partners.ts';
import { executives } from '../../platform/database/schema/requests.ts';

/** A referral as far as it says whom its visitor asks for; '': it does not. */
export interface NamedReferral {
  readonly edition: string;
  /** Word of the link by which an advisor sends people. */
  readonly id: string;
  readonly email: string;
  /** Number, e-mail or whole name of an executive, as the browser kept it. */
  readonly executive: string;
}

/** Where a name comes from, the surest first: what the advisor's row says, the advisor's own address, what the browser kept. */
const byRow = 1;
const byAddress = 2;
const bySaying = 3;

/**
 * Which active executive of the edition each referral asks for, in its place; null: none, or one of several of that name. An advisor is
 * known by their address or the word of their link, and their row says who takes the requests of whom they send.
 */
export async function findReferralExecutives(
  transaction: Transaction,
  referrals: readonly NamedReferral[],
): Promise<readonly (number | null)[]> {
  if (referrals.length === 0) return [];
  const asked = JSON.stringify(referrals.map((referral, place) => ({ ...referral, place })));
  const isNamed = (text: ReturnType<typeof sql>) =>
    sql`${text} <> '' and lower(${text}) in (own.id::text, lower(own.email), lower(own.first_names || ' ' || own.last_names))`;
  const { rows } = await transaction.execute<{ place: number; rank: number; id: number }>(sql`
    select asked.place, own.id, min(case
      when ${isNamed(sql`coalesce(advisor.executive, '')`)} then ${byRow}::int
      when lower(own.email) in (lower(advisor.email), lower(asked.email)) then ${byAddress}::int
      else ${bySaying}::int end) as rank
    from json_to_recordset(${asked}::json) as asked(place int, edition text, id text, email text, executive text)
    left join ${advisors} advisor on advisor.edition = asked.edition and advisor.active
      and (lower(advisor.email) = lower(asked.email) or advisor.public_id = asked.id)
    join ${executives} own on own.edition = asked.edition and own.active
      and ((${isNamed(sql`coalesce(advisor.executive, '')`)}) or (${isNamed(sql`asked.executive`)})
        or lower(own.email) in (lower(advisor.email), lower(asked.email)))
    group by asked.place, own.id`);
  return referrals.map((_, place) => {
    const named = rows.filter((row) => row.place === place);
    const surest = Math.min(...named.map(({ rank }) => rank));
    const [only, ...others] = named.filter(({ rank }) => rank === surest);
    return only === undefined || others.length > 0 ? null : only.id;
  });
}
