import type { ComparatorAnswer } from '@cotejo/contract/catalogue';
import { comparatorHref, href } from '@cotejo/contract/paths';
import type { AssistancePages } from '@cotejo/core/assistance-address';
import { buttonClass } from '@cotejo/ui/button';
import { data, Link, useActionData, useLoaderData, type ActionFunctionArgs, type LoaderFunctionArgs } from 'react-router';
import { PlainPage } from '../../content/plain-page.tsx';
import { PageHead } from '../../head/page-head.tsx';
import { WayOn } from '../../layout/way-on.tsx';
import { pageContext } from '../../page-context.ts';
import { serverContext } from '../../server-context.ts';
import { Doors } from '../../start/doors.tsx';
import { nameInSentence } from '../../start/name-in-sentence.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { journeyOfForm, wayToAssistance, type AssistanceWay } from '../../request/assistance-journey.ts';
import { AssistanceNotice } from '../../request/assistance-notice.tsx';
import { assistanceTexts } from '../../request/assistance-texts.ts';

interface AssistanceData {
  /** Null: who runs the site has set none. */
  readonly pages: AssistancePages | null;
  readonly way: AssistanceWay | null;
  /** What can be compared where there is no provider. */
  readonly comparators: readonly ComparatorAnswer[];
}

const [found, invalid, notFound] = [200, 400, 404];

/** A journey's form, with nothing in it. Where there is no provider: 404, and what can be compared. */
export async function loader({ context }: LoaderFunctionArgs) {
  const { assistance: pages, api } = context.get(serverContext);
  const { edition, today } = context.get(pageContext);
  if (pages === null) {
    const answer = await api.listComparators({});
    const none: AssistanceData = { pages, way: null, comparators: answer.ok ? answer.value.data : [] };
    return data(none, { status: notFound });
  }
  const origen = edition.countryCode === null ? '' : edition.countryCode === 'CL' ? 'CL' : 'otro';
  const empty = { origen, destino: '', salida: '', regreso: '', edades: '' };
  const shown: AssistanceData = { pages, way: wayToAssistance(empty, { pages, today }), comparators: [] };
  return data(shown, { status: found });
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

/** Where there is no provider: insurance for a journey, if any is compared, and every other line. */
function NoProvider({ comparators }: Pick<AssistanceData, 'comparators'>) {
  const t = useTexts(assistanceTexts);
  const travel = comparators.find(({ questions, productCount }) => questions.includes('journey') && productCount > 0);
  return (
    <WayOn
      title={t('title')}
      firstStep={
        travel && (
          <Link to={comparatorHref(travel.url)} className={buttonClass()}>
            {t('compare', { what: nameInSentence(travel) })}
          </Link>
        )
      }
      after={
        <div className="w-full text-start">
          <Doors comparators={comparators} />
        </div>
      }
    >
      <PageHead title={t('title')} description={t('closed')} path={href('travelAssistance', {})} isPrivate />
      <p>{t('closed')}</p>
    </WayOn>
  );
}

/** The hand-off to the assistance provider where a browser has no script, and for who comes back to it (B7-48). */
export function Component() {
  const { pages, way, comparators } = useLoaderData<AssistanceData>();
  const sent = useActionData<typeof action>();
  const t = useTexts(assistanceTexts);
  const shown = sent ?? way;
  if (pages === null) return <NoProvider comparators={comparators} />;
  return (
    <PlainPage title={t('title')} lead={t('lead')} path={href('travelAssistance', {})} isPrivate>
      {shown !== null && (
        <div className="max-w-text">
          <AssistanceNotice pages={pages} known={shown} wasSent={sent !== undefined && sent !== null} />
        </div>
      )}
    </PlainPage>
  );
}
