import type { AssignedRequest } from '@cotejo/contract/assigned-request';
import { href } from '@cotejo/contract/paths';
import {
  data,
  redirect,
  useActionData,
  useLoaderData,
  useParams,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
} from 'react-router';
import { isNoMore, isUnknown } from '../../content/answered.ts';
import { NoRequest } from '../../content/no-request.tsx';
import { PlainPage } from '../../content/plain-page.tsx';
import { ofOnePerson } from '../../content/request-link.ts';
import { unavailablePage } from '../../layout/unavailable-page.ts';
import { serverContext } from '../../server-context.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { AssignedRequestView, HandedOver } from './assigned-request-view.tsx';
import { chosenIn, postedChoice, type AssignedRefusal } from './posted-choice.ts';
import { assignedTexts } from './texts.ts';

/** What the page shows: the request, with what was just done, or why there is none. */
type AssignedData =
  | { readonly kind: 'request'; readonly request: AssignedRequest; readonly mark: 'done' | 'changed' | null }
  | { readonly kind: 'handed-over'; readonly isDone: boolean }
  | { readonly kind: 'bad-link' };

const status = {
  seeOther: 303,
  invalid: 400,
  notFound: 404,
  conflict: 409,
  gone: 410,
  unprocessable: 422,
  unavailable: 503,
} as const;
const [doneMark, givenMark, changedMark] = ['listo', 'entregada', 'cambio'];

/** The request of the signed link of its executive (docs/decisions/0362). Opening it changes nothing. */
export async function loader({ context, request, params }: LoaderFunctionArgs) {
  const answer = await context.get(serverContext).api.getAssignedRequest({ params: { token: params['token'] ?? '' } });
  const { searchParams } = new URL(request.url);
  if (answer.ok) {
    const mark = searchParams.has(doneMark) ? 'done' : searchParams.has(changedMark) ? 'changed' : null;
    return data<AssignedData>({ kind: 'request', request: answer.value.data, mark }, { headers: ofOnePerson });
  }
  if (isNoMore(answer.error)) {
    const isDone = searchParams.has(givenMark);
    return data<AssignedData>({ kind: 'handed-over', isDone }, { status: status.gone, headers: ofOnePerson });
  }
  if (!isUnknown(answer.error)) throw unavailablePage(answer.error);
  return data<AssignedData>({ kind: 'bad-link' }, { status: status.notFound });
}

/** Notes what was chosen, and shows how the request stands then. */
export async function action({ context, request, params }: ActionFunctionArgs) {
  const { api } = context.get(serverContext);
  const token = params['token'] ?? '';
  const pageWith = (mark: string) =>
    redirect(href('assignedRequest', { token }, new URLSearchParams({ [mark]: '1' })), status.seeOther);
  const form = await request.formData();
  const chosen = chosenIn(form);
  const refusal = (reason: AssignedRefusal['reason'], code: number) =>
    data<AssignedRefusal>({ reason, ...chosen }, { status: code });
  const found = await api.getAssignedRequest({ params: { token } });
  // Without the mark its page says what became of it.
  if (!found.ok && isNoMore(found.error)) return redirect(href('assignedRequest', { token }), status.seeOther);
  if (!found.ok) return refusal('failed', isUnknown(found.error) ? status.notFound : status.unavailable);
  const step = postedChoice(form, found.value.data.choices);
  if (step === null) return refusal('missing', status.invalid);
  const moved = await api.moveAssignedRequest({ params: { token }, body: step });
  if (moved.ok) return pageWith(moved.value.data.isHeld ? doneMark : givenMark);
  const code = moved.error.kind === 'problem' ? moved.error.problem.status : status.unavailable;
  if (code === status.conflict || code === status.gone) return pageWith(changedMark);
  return code === status.unprocessable ? refusal('refused', code) : refusal('failed', status.unavailable);
}

/** Where whoever has a request sees whom to contact, and says what became of it, without script and without a login. */
export function Component() {
  const shown = useLoaderData<AssignedData>();
  const refused = useActionData<AssignedRefusal>();
  const { token = '' } = useParams();
  const t = useTexts(assignedTexts);
  const title = shown.kind === 'request' ? t('title', { name: shown.request.person.name }) : t('titleNone');
  return (
    <PlainPage title={title} path={href('assignedRequest', { token })} isPrivate>
      {shown.kind === 'request' && <AssignedRequestView request={shown.request} mark={shown.mark} refusal={refused ?? null} />}
      {shown.kind === 'handed-over' && <HandedOver isDone={shown.isDone} />}
      {shown.kind === 'bad-link' && (
        <div className="grid max-w-text gap-5">
          <NoRequest kind="bad-link" />
        </div>
      )}
    </PlainPage>
  );
}
