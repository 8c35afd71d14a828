import type { LeadConsents } from '@cotejo/contract/consents';
import { href } from '@cotejo/contract/paths';
import { consentPurposes, currentConsentVersion } from '@cotejo/core/consent';
import { Notice } from '@cotejo/ui/notice';
import { data, redirect, useActionData, useLoaderData, type ActionFunctionArgs, type LoaderFunctionArgs } from 'react-router';
import { isUnknown } from '../../content/answered.ts';
import { NoRequest } from '../../content/no-request.tsx';
import { PlainPage } from '../../content/plain-page.tsx';
import { ofOnePerson, requestLinkIn, requestLinkSearch } from '../../content/request-link.ts';
import { unavailablePage } from '../../layout/unavailable-page.ts';
import { pageContext } from '../../page-context.ts';
import { pageUrlOf } from '../../page-url.ts';
import { consentTextFromForm } from '../../request/consent-words.ts';
import { serverContext } from '../../server-context.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { ConsentList } from './consent-list.tsx';
import { consentsTexts } from './texts.ts';

/** What the page shows: what was allowed, or why there is nothing to show. */
type ConsentsData =
  | { readonly kind: 'list'; readonly consents: LeadConsents; readonly withdrawalPath: string; readonly isChanged: boolean }
  | { readonly kind: 'no-link' | 'bad-link' };

const status = { seeOther: 303, notFound: 404, unavailable: 503 } as const;
const changedMark = 'guardado';

/** What was allowed with the request of the signed link. Without a link, or with a bad one, the page says so. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const link = requestLinkIn(request.url);
  if (link === null) return data<ConsentsData>({ kind: 'no-link' });
  const answer = await context.get(serverContext).api.getLeadConsents({ params: link });
  if (!answer.ok) {
    if (!isUnknown(answer.error)) throw unavailablePage(answer.error);
    return data<ConsentsData>({ kind: 'bad-link' }, { status: status.notFound });
  }
  const withdrawalPath = href('withdrawal', {}, requestLinkSearch(link, null));
  const isChanged = pageUrlOf(request).searchParams.has(changedMark);
  return data<ConsentsData>({ kind: 'list', consents: answer.value.data, withdrawalPath, isChanged }, { headers: ofOnePerson });
}

/** Takes back or gives what was pressed, and shows the page anew. */
export async function action({ context, request }: ActionFunctionArgs) {
  const link = requestLinkIn(request.url);
  const form = await request.formData();
  const purpose = consentPurposes.find((known) => known === form.get('para'));
  const isGiven = form.get('acepta') === 'si';
  const { language } = context.get(pageContext);
  // Nobody gives what they were not shown; taking it back needs no words.
  const consentText = consentTextFromForm(form) ?? (isGiven ? null : { version: currentConsentVersion, language });
  if (link === null || purpose === undefined || consentText === null)
    return data({ isFailed: true }, { status: status.notFound });
  const answer = await context.get(serverContext).api.changeLeadConsent({
    body: { ...link, purpose, isGiven, consentText },
  });
  if (!answer.ok) return data({ isFailed: true }, { status: status.unavailable });
  const search = requestLinkSearch(link, changedMark);
  return redirect(href('consents', {}, search), status.seeOther);
}

/** What somebody allowed with a request: taken back as easily as it was given, without script. */
export function Component() {
  const shown = useLoaderData<ConsentsData>();
  const failure = useActionData<{ readonly isFailed: boolean }>();
  const t = useTexts(consentsTexts);
  return (
    <PlainPage title={t('title')} path={href('consents', {})} isPrivate>
      <div className="grid max-w-text gap-5">
        {failure && <Notice tone="danger" role="alert" title={t('failed')} />}
        {shown.kind === 'list' && shown.isChanged && !failure && <Notice tone="best" role="status" title={t('changed')} />}
        {shown.kind === 'list' && <ConsentList data={shown.consents} withdrawalPath={shown.withdrawalPath} />}
        {shown.kind !== 'list' && <NoRequest kind={shown.kind} />}
      </div>
    </PlainPage>
  );
}
