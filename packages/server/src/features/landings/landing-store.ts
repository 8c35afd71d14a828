import { defaultLanguage, type EditionId, type Language } from '@cotejo/core/editions';
import { and, asc, countDistinct, desc, eq, inArray, lte, type SQL } from 'drizzle-orm';
import { insertMissingRows } from '../../platform/content/content-store.ts';
import type { Database, Transaction } from '../../platform/database/connect.ts';
import { partners, productSubscriptions } from '../../platform/database/schema/partners.ts';
import { landings } from '../../platform/database/schema/site-content.ts';

export type LandingRow = typeof landings.$inferSelect;
export type NewLanding = typeof landings.$inferInsert;

/** Which landings: those of an edition that are published at a moment, or of these the one of an address or partner. */
export interface LandingQuestion {
  readonly edition: EditionId;
  readonly at: Date;
  /** What they are wanted in; one that is not written in it is Spanish. */
  readonly language: Language;
  readonly url?: string | undefined;
  readonly subdomain?: string | undefined;
}

function isAsked({ edition, at, language, url, subdomain }: LandingQuestion): SQL | undefined {
  return and(
    eq(landings.edition, edition),
    eq(landings.active, true),
    lte(landings.publishedAt, at),
    inArray(landings.locale, [language, defaultLanguage]),
    ...(url === undefined ? [] : [eq(landings.url, url)]),
    ...(subdomain === undefined ? [] : [eq(landings.subdomain, subdomain)]),
  );
}

/** A page of landings, each address once, in the order of their addresses, and how many there are in all. */
export async function readLandings(
  database: Database,
  question: LandingQuestion,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<{ readonly rows: readonly LandingRow[]; readonly total: number }> {
  const where = isAsked(question);
  const isWanted = eq(landings.locale, question.language);
  const [rows, [counted]] = await Promise.all([
    database
      .selectDistinctOn([landings.url])
      .from(landings)
      .where(where)
      .orderBy(asc(landings.url), desc(isWanted))
      .limit(limit)
      .offset(offset),
    database
      .select({ total: countDistinct(landings.url) })
      .from(landings)
      .where(where),
  ]);
  return { rows, total: counted?.total ?? 0 };
}

/** Stores landings where there is none of that address yet; what somebody edited stays. */
export function insertMissingLandings(transaction: Transaction, rows: readonly NewLanding[]): Promise<void> {
  return insertMissingRows(transaction, landings, rows);
}

/** Active partners of an edition, of these those of a subdomain or application. */
export async function readSubscribers(
  database: Database,
  { edition, subdomain, application }: { edition: EditionId; subdomain?: string | undefined; application?: string | undefined },
) {
  const { id, applicationName, organizations, clinicsEnabled, headerHtml, footerHtml } = partners;
  return database
    .select({ id, subdomain: partners.subdomain, applicationName, organizations, clinicsEnabled, headerHtml, footerHtml })
    .from(partners)
    .where(
      and(
        eq(partners.edition, edition),
        eq(partners.active, true),
        ...(subdomain === undefined ? [] : [eq(partners.subdomain, subdomain)]),
        ...(application === undefined ? [] : [eq(applicationName, application)]),
      ),
    )
    .orderBy(asc(id));
}

/** Products of the active partners of an edition, of these those of a code or subdomain. */
export async function readProductSubscriptions(
  database: Database,
  { edition, productCode, subdomain }: { edition: EditionId; productCode?: string | undefined; subdomain?: string | undefined },
) {
  const { partnerId, active } = productSubscriptions;
  return database
    .select({ partnerId, productCode: productSubscriptions.productCode, subdomain: partners.subdomain, active })
    .from(productSubscriptions)
    .innerJoin(partners, eq(partners.id, partnerId))
    .where(
      and(
        eq(partners.edition, edition),
        eq(partners.active, true),
        ...(productCode === undefined ? [] : [eq(productSubscriptions.productCode, productCode)]),
        ...(subdomain === undefined ? [] : [eq(partners.subdomain, subdomain)]),
      ),
    )
    .orderBy(asc(partnerId), asc(productSubscriptions.productCode));
}
