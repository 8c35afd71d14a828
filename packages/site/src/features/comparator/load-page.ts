import type { ComparatorAnswer } from '@cotejo/contract/catalogue';
import type { FieldError } from '@cotejo/contract/errors';
import { href } from '@cotejo/contract/paths';
import type { Profile } from '@cotejo/contract/profile';
import { readComparatorSearch } from '@cotejo/contract/search-params';
import { data, redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from 'react-router';
import { unavailablePage } from '../../layout/unavailable-page.ts';
import { pageContext } from '../../page-context.ts';
import type { RobotRefusal } from '../../person-check/robot-refusal.ts';
import { profileFromForm } from '../../profile/profile-form-data.ts';
import { readCompared } from './compare-url.ts';
import { loadComparison, type ComparedColumn } from './load-comparison.ts';
import { findComparator, loadList, type ListFailure, type ListState } from './load-list.ts';

/** The comparator with its list. */
export interface ListData {
  readonly kind: 'list';
  readonly comparator: ComparatorAnswer;
  readonly profile: Profile;
  readonly list: ListState;
}

/** Products of the comparator side by side, for a URL that names them. */
export interface ComparisonData {
  readonly kind: 'comparison';
  readonly comparator: ComparatorAnswer;
  readonly profile: Profile;
  readonly columns: readonly ComparedColumn[];
  /** Not null: the products were not answered, because the visitor was taken for a robot. */
  readonly refusal: RobotRefusal | null;
}

export type ComparatorData = ListData | ComparisonData;

/** What a posted profile form lacks. */
export interface ProfileRefusal {
  readonly errors: readonly FieldError[];
}

const failureStatus = { robot: 401, busy: 429, profile: 400, failed: 503 } as const satisfies Record<ListFailure['kind'], number>;
const status = { seeOther: 303, invalid: 400, unknown: 404 } as const;

/** The comparator in the path, or a thrown Response: 404 for one there is not (decision 19), 503 when it cannot be told. */
async function comparatorOf({ context, params }: Pick<LoaderFunctionArgs, 'context' | 'params'>): Promise<ComparatorAnswer> {
  const url = href('comparator', { comparator: params['comparator'] ?? '', line: params['line'] ?? '' });
  const comparator = await findComparator(context.get(pageContext).browsing, url);
  if (!comparator.ok) throw unavailablePage(comparator.error);
  if (comparator.value === null) throw new Response(null, { status: status.unknown });
  return comparator.value;
}

/** Loads the list of a URL, or the comparison when the URL names products; the same in the browser and on the server. */
export async function loadPage({ context, params, request }: LoaderFunctionArgs) {
  const site = context.get(pageContext);
  const { signal } = request;
  const comparator = await comparatorOf({ context, params });
  const profile = site.profileFor(comparator) ?? comparator.exampleProfile;
  const query = new URL(request.url).searchParams;
  const search = readComparatorSearch(query);
  const identities = readCompared(query);
  if (identities.length === 0) {
    const list = await loadList(site, { comparator, profile, search, signal });
    const page: ListData = { kind: 'list', comparator, profile, list };
    // A page without its list is no page to keep: its status says so.
    return list.kind === 'failed' ? data(page, { status: failureStatus[list.failure.kind] }) : page;
  }
  const clinics = search.filters.coverageOrganizations;
  const compared = await loadComparison(site, { comparator, profile, identities, clinics, signal });
  const columns = compared.ok ? compared.value : [];
  const page: ComparisonData = { kind: 'comparison', comparator, profile, columns, refusal: compared.ok ? null : compared.error };
  if (page.refusal !== null) return data(page, { status: failureStatus.robot });
  return columns.length === 0 ? data(page, { status: status.unknown }) : page;
}

/**
 * Takes the profile form that a page without script posts: keeps the profile and sends the visitor back to the same
 * URL, filters and all; a form with mistakes answers 400 with each of them.
 */
export async function savePostedProfile({ context, params, request }: ActionFunctionArgs) {
  const site = context.get(pageContext);
  const comparator = await comparatorOf({ context, params });
  const read = profileFromForm(await request.formData(), comparator, site.edition);
  if (!read.ok) {
    const refusal: ProfileRefusal = { errors: read.error };
    return data(refusal, { status: status.invalid });
  }
  site.saveProfile(comparator, read.value);
  const { pathname, search } = new URL(request.url);
  return redirect(pathname + search, status.seeOther);
}
