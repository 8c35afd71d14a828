import { href } from '@cotejo/contract/paths';
import { redirect, type LoaderFunctionArgs } from 'react-router';
import { NotFoundContent } from '../../layout/not-found-content.tsx';
import { pageUrlOf } from '../../page-url.ts';
import { serverContext } from '../../server-context.ts';
import { writeReferralCookie } from './referral-cookie.ts';

const longestId = 80;
const found = 302;

/** What the address said beside the referrer, such as the campaign it stands in. */
function furtherSearch(search: URLSearchParams): URLSearchParams {
  const further = new URLSearchParams(search);
  further.delete('id');
  return further;
}

/**
 * Keeps who sent the visitor and goes on to the insurances (A2.2-059 to A2.2-061, decision 40): `/ref/{id}` or `/ref?id=`. An
 * unknown one, or one that cannot be looked up now, is sent on as well, with nothing kept.
 */
export async function loader({ context, params, request }: LoaderFunctionArgs): Promise<Response> {
  const url = pageUrlOf(request);
  const id = (params['id'] ?? url.searchParams.get('id') ?? '').slice(0, longestId);
  const answer = id === '' ? null : await context.get(serverContext).api.getReferrer({ params: { id } });
  const headers = new Headers({ 'cache-control': 'no-store' });
  if (answer?.ok) headers.set('set-cookie', writeReferralCookie(answer.value.data, { secure: url.protocol === 'https:' }));
  const to = href('comparator', { comparator: 'Seguros-de-Salud' }, furtherSearch(url.searchParams));
  return redirect(to, { status: found, headers });
}

/** Never shown: the loader always leads on. */
export function Component() {
  return <NotFoundContent />;
}
