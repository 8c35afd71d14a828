import { href } from '@cotejo/contract/paths';
import { splitLanguage } from '@cotejo/core/editions';
import {
  data,
  redirect,
  useActionData,
  useLoaderData,
  useParams,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
} from 'react-router';
import { PlainPage } from '../../content/plain-page.tsx';
import { searchAfter } from '../../meeting/after-step.ts';
import { loadMeeting, type MeetingData } from '../../meeting/load-meeting.ts';
import { meetingSearch } from '../../meeting/meeting-moment.ts';
import { MeetingView } from '../../meeting/meeting-view.tsx';
import { postedStep } from '../../meeting/posted-step.ts';
import { takeStep } from '../../meeting/take-step.ts';
import { useMeetingTitle } from '../../meeting/use-meeting-title.ts';
import { serverContext } from '../../server-context.ts';

const status = { ok: 200, seeOther: 303, invalid: 400, notFound: 404, gone: 410, unavailable: 503 } as const;
/** What it shows changes with every step, and is one person's. */
const headers = { 'cache-control': 'no-store' } as const;

function statusOf({ kind }: MeetingData): number {
  return kind === 'bad-link' ? status.notFound : kind === 'handed-over' ? status.gone : status.ok;
}

/** What the signed link of a request's meeting leads to (B2.3-02, docs/decisions/0313). */
export async function loader({ context, request, params }: LoaderFunctionArgs) {
  const { searchParams: search } = new URL(request.url);
  const shown = await loadMeeting(context.get(serverContext).api, { token: params['token'] ?? '', search });
  return data(shown, { headers, status: statusOf(shown) });
}

/** Takes the posted step and shows how the meeting stands; an hour that is gone leads back to those that are left. */
export async function action({ context, request, params }: ActionFunctionArgs) {
  const { pathname, searchParams } = new URL(request.url);
  const token = params['token'] ?? '';
  const step = postedStep(await request.formData());
  if (step === null) return data<{ readonly failed: true }>({ failed: true }, { status: status.invalid });
  const language = splitLanguage(pathname).language ?? 'es';
  const outcome = await takeStep(context.get(serverContext).api, { token, step, language });
  if (outcome === 'failed') return data<{ readonly failed: true }>({ failed: true }, { status: status.unavailable });
  const search = searchAfter({ step, outcome, zone: searchParams.get(meetingSearch.zone) });
  return redirect(href('meeting', { token }, search), status.seeOther);
}

/** A meeting with the executive of a request: chosen, looked over, booked, confirmed, moved, cancelled. */
export function Component() {
  const shown = useLoaderData<MeetingData>();
  const hasFailed = useActionData<{ readonly failed: true }>() !== undefined;
  const { token = '' } = useParams();
  const title = useMeetingTitle(shown);
  return (
    <PlainPage title={title} path={href('meeting', { token })} isPrivate>
      <MeetingView shown={shown} hasFailed={hasFailed} />
    </PlainPage>
  );
}
