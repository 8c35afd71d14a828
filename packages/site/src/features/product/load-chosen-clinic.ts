import type { CoverageResume } from '@cotejo/contract/catalogue';
import type { LoaderFunctionArgs } from 'react-router';
import { pageContext } from '../../page-context.ts';
import { pageUrlOf } from '../../page-url.ts';
import { readNetworkSearch } from './network-search.ts';

/** The clinic that the address names, with what the product covers there; null: that cannot be told now. */
export interface ChosenClinic {
  readonly code: string;
  readonly coverages: CoverageResume['tags'][number]['coverages'] | null;
}

/** Null: the address names no clinic. */
export async function loadChosenClinic({ context, params, request }: LoaderFunctionArgs): Promise<ChosenClinic | null> {
  const { clinic } = readNetworkSearch(pageUrlOf(request).searchParams);
  const id = params['plan'] ?? params['insurance'];
  if (clinic === '' || id === undefined) return null;
  const answer = await context.get(pageContext).api.getCoveragesAtClinic({ params: { id, organization: clinic } });
  return { code: clinic, coverages: answer.ok ? answer.value.data : null };
}
