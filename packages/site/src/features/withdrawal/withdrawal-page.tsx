import { href } from '@cotejo/contract/paths';
import type { Withdrawal } from '@cotejo/contract/withdrawal';
import { Notice } from '@cotejo/ui/notice';
import { data, redirect, useActionData, useLoaderData, type ActionFunctionArgs, type LoaderFunctionArgs } from 'react-router';
import { isUnknown } from '../../content/answered.ts';
import { NoRequest } from '../../content/no-request.tsx';
import { PlainPage } from '../../content/plain-page.tsx';
import { ofOnePerson, requestLinkIn, requestLinkSearch } from '../../content/request-link.ts';
import { unavailablePage } from '../../layout/unavailable-page.ts';
import { serverContext } from '../../server-context.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { withdrawalTexts } from './texts.ts';
import { RequestState } from './withdrawal-state.tsx';

/** What the page shows: how the request stands, or why there is nothing to show. */
type WithdrawalData =
  | { readonly kind: 'request'; readonly request: Withdrawal; readonly consentsPath: string | null }
  | { readonly kind: 'no-link' | 'bad-link' };

const status = { seeOther: 303, notFound: 404, unavailable: 503 } as const;

/** How the request of the signed link stands. Opening it changes nothing: mail programs open links by themselves. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const link = requestLinkIn(request.url);
  if (link === null) return data<WithdrawalData>({ kind: 'no-link' });
  const answer = await context.get(serverContext).api.getWithdrawal({ params: link });
  if (!answer.ok) {
    if (!isUnknown(answer.error)) throw unavailablePage(answer.error);
    return data<WithdrawalData>({ kind: 'bad-link' }, { status: status.notFound });
  }
  const asked = answer.value.data;
  const consentsPath = asked.opensConsents ? href('consents', {}, requestLinkSearch(link, null)) : null;
  return data<WithdrawalData>({ kind: 'request', request: asked, consentsPath }, { headers: ofOnePerson });
}

/** Takes the request back, and shows how it stands then: as closed, where it was closed meanwhile. */
export async function action({ context, request }: ActionFunctionArgs) {
  const link = requestLinkIn(request.url);
  if (link === null) return data({ isFailed: true }, { status: status.notFound });
  const answer = await context.get(serverContext).api.withdrawLead({ body: link });
  if (!answer.ok && !isUnknown(answer.error)) return data({ isFailed: true }, { status: status.unavailable });
  return redirect(href('withdrawal', {}, requestLinkSearch(link, null)), status.seeOther);
}

/** Where whoever asked takes their request back by one press: as easy as asking was, without script. */
export function Component() {
  const shown = useLoaderData<WithdrawalData>();
  const failure = useActionData<{ readonly isFailed: boolean }>();
  const t = useTexts(withdrawalTexts);
  return (
    <PlainPage title={t('title')} path={href('withdrawal', {})} isPrivate>
      <div className="grid max-w-text gap-5">
        {failure && <Notice tone="danger" role="alert" title={t('failed')} />}
        {shown.kind === 'request' && <RequestState data={shown.request} consentsPath={shown.consentsPath} />}
        {shown.kind !== 'request' && <NoRequest kind={shown.kind} />}
      </div>
    </PlainPage>
  );
}
