import type { FeedbackAnswer, SurveyedLead } from '@cotejo/contract/feedback';
import { href } from '@cotejo/contract/paths';
import { data, redirect, useActionData, useLoaderData, type ActionFunctionArgs, type LoaderFunctionArgs } from 'react-router';
import { isUnknown } from '../../content/answered.ts';
import { PlainPage } from '../../content/plain-page.tsx';
import { ofOnePerson, requestLinkIn, requestLinkSearch, type RequestLink } from '../../content/request-link.ts';
import { unavailablePage } from '../../layout/unavailable-page.ts';
import { pageUrlOf } from '../../page-url.ts';
import { serverContext } from '../../server-context.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { FeedbackForm, type FeedbackRefusal } from './feedback-form.tsx';
import { SurveyNote } from './survey-note.tsx';
import { feedbackTexts } from './texts.ts';

/** What the page shows: the form, thanks, or why there is no form. */
type FeedbackData =
  | { readonly kind: 'form'; readonly lead: SurveyedLead; readonly before: FeedbackAnswer | null }
  | { readonly kind: 'thanks' | 'again'; readonly changeUrl: string }
  | { readonly kind: 'no-link' | 'bad-link' };

const status = { seeOther: 303, invalid: 400, notFound: 404, conflict: 409, unavailable: 503 } as const;
const scores = { least: 1, most: 10 } as const;
const sentMark = 'enviada';
const changeMark = 'cambiar';

/** The page of a survey's link, with a mark of what is to be shown, or none. */
function pageOf(link: RequestLink, mark: string | null): string {
  return href('feedback', {}, requestLinkSearch(link, mark));
}

/** The request that the signed link is about (A2.2-035). Without a link, or with a bad one, the page says so. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const link = requestLinkIn(request.url);
  if (link === null) return data<FeedbackData>({ kind: 'no-link' });
  const answer = await context.get(serverContext).api.getSurveyedLead({ params: link });
  if (!answer.ok) {
    if (!isUnknown(answer.error)) throw unavailablePage(answer.error);
    return data<FeedbackData>({ kind: 'bad-link' }, { status: status.notFound });
  }
  const lead = answer.value.data;
  if (lead.feedbackId === null) return data<FeedbackData>({ kind: 'form', lead, before: null }, { headers: ofOnePerson });
  const { searchParams } = pageUrlOf(request);
  if (searchParams.has(changeMark)) {
    const before = await context.get(serverContext).api.getFeedback({ params: { id: lead.feedbackId } });
    if (!before.ok) throw unavailablePage(before.error);
    return data<FeedbackData>({ kind: 'form', lead, before: before.value.data }, { headers: ofOnePerson });
  }
  const kind = searchParams.has(sentMark) ? 'thanks' : 'again';
  return data<FeedbackData>({ kind, changeUrl: pageOf(link, changeMark) }, { headers: ofOnePerson });
}

/** Keeps the posted opinion, or the change of the one that the form names, and shows the thanks; says what is missing otherwise. */
export async function action({ context, request }: ActionFunctionArgs) {
  const link = requestLinkIn(request.url);
  const form = await request.formData();
  const [score, comment] = [Number(form.get('nota')), form.get('comentario')];
  const text = typeof comment === 'string' ? comment : '';
  if (link === null || !Number.isInteger(score) || score < scores.least || score > scores.most) {
    return data<FeedbackRefusal>({ reason: 'missing', comment: text }, { status: status.invalid });
  }
  const { api } = context.get(serverContext);
  const before = form.get('opinion');
  const said = { score, comment: text };
  const answer =
    typeof before === 'string'
      ? await api.updateFeedback({ params: { id: before }, body: { signature: link.signature, ...said } })
      : await api.createFeedback({ body: { ...link, ...said } });
  const isKept = answer.ok || (answer.error.kind === 'problem' && answer.error.problem.status === status.conflict);
  if (!isKept) return data<FeedbackRefusal>({ reason: 'failed', comment: text }, { status: status.unavailable });
  return redirect(pageOf(link, answer.ok ? sentMark : null), status.seeOther);
}

/** An opinion about one request, from the link that its survey carried. */
export function Component() {
  const shown = useLoaderData<FeedbackData>();
  const refusal = useActionData<FeedbackRefusal>();
  const t = useTexts(feedbackTexts);
  return (
    <PlainPage title={t('title')} path={href('feedback', {})} isPrivate>
      {shown.kind === 'form' ? (
        <FeedbackForm lead={shown.lead} before={shown.before} refusal={refusal ?? null} />
      ) : (
        <SurveyNote {...shown} />
      )}
    </PlainPage>
  );
}
