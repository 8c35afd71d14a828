import { href } from '@cotejo/contract/paths';
import type { AssistancePages } from '@cotejo/core/assistance-address';
import { data, useActionData, useLoaderData, type ActionFunctionArgs, type LoaderFunctionArgs } from 'react-router';
import { PlainPage } from '../../content/plain-page.tsx';
import { pageContext } from '../../page-context.ts';
import { serverContext } from '../../server-context.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { journeyOfForm, wayToAssistance, type AssistanceWay } from '../../request/assistance-journey.ts';
import { AssistanceNotice } from '../../request/assistance-notice.tsx';
import { assistanceTexts } from '../../request/assistance-texts.ts';

interface AssistanceData {
  /** Null: who runs the site has set none. */
  readonly pages: AssistancePages | null;
  readonly way: AssistanceWay | null;
}

const [found, invalid, notFound] = [200, 400, 404];

/** A journey's form, with nothing in it. 404 where there is no provider. */
export function loader({ context }: LoaderFunctionArgs) {
  const { assistance: pages } = context.get(serverContext);
  const { edition, today } = context.get(pageContext);
  const origen = edition.countryCode === null ? '' : edition.countryCode === 'CL' ? 'CL' : 'otro';
  const empty = { origen, destino: '', salida: '', regreso: '', edades: '' };
  const shown: AssistanceData = { pages, way: pages && wayToAssistance(empty, { pages, today }) };
  return data(shown, { status: pages === null ? notFound : found });
}

/** The way to the provider's page for the journey that was sent, or what is wrong with it by field. Ages in no band are logged, alone (B5-41). */
export async function action({ context, request }: ActionFunctionArgs) {
  const { assistance: pages, warn } = context.get(serverContext);
  if (pages === null) return data(null, { status: notFound });
  const way = wayToAssistance(journeyOfForm(await request.formData()), { pages, today: context.get(pageContext).today });
  if (way.kind === 'asked') return data(way, { status: invalid });
  for (const age of way.ignored) warn(`a passenger of ${age} years is in no band, and is not passed on`);
  return data(way);
}

/** The hand-off to the assistance provider where a browser has no script, and for who comes back to it (B7-48). */
export function Component() {
  const { pages, way } = useLoaderData<AssistanceData>();
  const sent = useActionData<typeof action>();
  const t = useTexts(assistanceTexts);
  const shown = sent ?? way;
  return (
    <PlainPage title={t('title')} lead={t(pages === null ? 'closed' : 'lead')} path={href('travelAssistance', {})} isPrivate>
      {pages !== null && shown !== null && (
        <div className="max-w-text">
          <AssistanceNotice pages={pages} known={shown} wasSent={sent !== undefined && sent !== null} />
        </div>
      )}
    </PlainPage>
  );
}
