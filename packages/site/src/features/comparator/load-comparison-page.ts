import type { ComparatorAnswer } from '@cotejo/contract/catalogue';
import type { Profile } from '@cotejo/contract/profile';
import { readComparatorSearch } from '@cotejo/contract/search-params';
import { data } from 'react-router';
import type { SiteContext } from '../../page-context.ts';
import type { RobotRefusal } from '../../person-check/robot-refusal.ts';
import { readCompared } from './compare-url.ts';
import { loadComparison, type ComparedColumn } from './load-comparison.ts';

/** Products of a comparator side by side, for a URL that names them. */
export interface ComparisonData {
  readonly kind: 'comparison';
  readonly comparator: ComparatorAnswer;
  readonly profile: Profile;
  readonly columns: readonly ComparedColumn[];
  /** Not null: the products were not answered, because the visitor was taken for a robot. */
  readonly refusal: RobotRefusal | null;
}

const status = { robot: 401, unknown: 404 } as const;

/** Loads the comparison that a URL asks of a comparator: for the visitor's family, or its example. 404 when nothing of it exists. */
export async function loadComparisonPage(
  site: SiteContext,
  { comparator, url, signal }: { readonly comparator: ComparatorAnswer; readonly url: string; readonly signal: AbortSignal },
) {
  const query = new URL(url).searchParams;
  const profile = site.profileFor(comparator) ?? comparator.exampleProfile;
  const clinics = readComparatorSearch(query).filters.coverageOrganizations;
  const compared = await loadComparison(site, { comparator, profile, identities: readCompared(query), clinics, signal });
  const columns = compared.ok ? compared.value : [];
  const page: ComparisonData = { kind: 'comparison', comparator, profile, columns, refusal: compared.ok ? null : compared.error };
  if (page.refusal !== null) return data(page, { status: status.robot });
  return columns.length === 0 ? data(page, { status: status.unknown }) : page;
}
