import type { ComparatorAnswer } from '@cotejo/contract/catalogue';
import { readComparatorSearch } from '@cotejo/contract/search-params';
import { data } from 'react-router';
import { beyondCompared, readCompared } from '../../comparison/compared-in-url.ts';
import { loadLeftOut, type LeftOut } from '../../comparison/left-out.ts';
import { loadComparison } from '../../comparison/load-comparison.ts';
import type { ShownComparison } from '../../comparison/shown-comparison.ts';
import type { SiteContext } from '../../page-context.ts';
import type { RobotRefusal } from '../../person-check/robot-refusal.ts';

/** Products of a comparator side by side, for a URL that names them. */
export interface ComparisonData extends ShownComparison {
  readonly kind: 'comparison';
  /** What the URL names beyond the products that have room. */
  readonly leftOut: LeftOut;
  /** Not null: the products were not answered, because the visitor was taken for a robot. */
  readonly refusal: RobotRefusal | null;
}

const status = { robot: 401, unknown: 404, unavailable: 503 } as const;

/**
 * Loads the comparison that a URL asks of a comparator: for the visitor's family, or its example. 404 when nothing of it
 * exists, 503 when nothing of it could be had.
 */
export async function loadComparisonPage(
  site: SiteContext,
  { comparator, url, signal }: { readonly comparator: ComparatorAnswer; readonly url: string; readonly signal: AbortSignal },
) {
  const query = new URL(url).searchParams;
  const profile = site.profileFor(comparator) ?? comparator.exampleProfile;
  const clinics = readComparatorSearch(query).filters.coverageOrganizations;
  const [compared, leftOut] = await Promise.all([
    loadComparison(site, { comparator, profile, identities: readCompared(query), clinics, signal }),
    loadLeftOut(site, { comparator, query, signal }),
  ]);
  const { columns, missing: missed } = compared.ok ? compared.value : { columns: [], missing: [] };
  const refusal = compared.ok ? null : compared.error;
  const beyond = beyondCompared(query).filter((identity) => !leftOut.gone.includes(identity));
  // Of what is gone one thing is said, wherever the address names it.
  const missing = [...missed, ...leftOut.gone.map((identity) => ({ identity, isGone: true }))];
  const shown = { comparator, profile, columns, missing, beyond, today: site.today };
  const page: ComparisonData = { kind: 'comparison', ...shown, leftOut, refusal };
  if (refusal !== null) return data(page, { status: status.robot });
  if (columns.length > 0) return page;
  return data(page, { status: missing.every(({ isGone }) => isGone) ? status.unknown : status.unavailable });
}
