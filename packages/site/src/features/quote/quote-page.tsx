import { href } from '@cotejo/contract/paths';
import { data, useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { PlainPage } from '../../content/plain-page.tsx';
import { CallFailureNotice } from '../../layout/call-failure-notice.tsx';
import { pageContext } from '../../page-context.ts';
import { Doors } from '../../start/doors.tsx';
import { loadStart, type StartData } from '../../start/load-start.ts';
import { ProfileEntry } from '../../start/profile-entry.tsx';
import { Promises } from '../../start/promises.tsx';
import { useTexts } from '../../texts/use-texts.ts';
import { quoteTexts } from './texts.ts';

/** The comparators with their counts, and the visitor's own profile when there is one. */
export async function loader({ context }: LoaderFunctionArgs) {
  const start = await loadStart(context.get(pageContext));
  return data(start, { status: start.failure === null ? 200 : 503 });
}

/** Cotizar: whom it is for, beside it what, and below how the prices come about (A2.2-036). */
export function Component() {
  const { comparators, failure, fields } = useLoaderData<StartData>();
  const t = useTexts(quoteTexts);
  return (
    <PlainPage title={t('title')} lead={t('lead')} path={href('quote', {})}>
      {failure !== null && <CallFailureNotice text={failure.text} />}
      <div className="grid items-start gap-x-10 *:min-w-0 lg:has-[form]:grid-cols-[26rem_minmax(0,1fr)]">
        <ProfileEntry comparators={comparators} fields={fields} />
        <Doors comparators={comparators} place="beside" />
      </div>
      <Promises />
    </PlainPage>
  );
}
