import { href } from '@cotejo/contract/paths';
import { data, Link, redirect, useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { PlainPage } from '../../content/plain-page.tsx';
import { contentTexts } from '../../content/texts.ts';
import { useLanguageMark } from '../../labels/use-spanish-mark.ts';
import { pageContext } from '../../page-context.ts';
import { serverContext } from '../../server-context.ts';
import { InvitationBox } from '../../start/invitation-box.tsx';
import { loadInvitation, type Invitation } from '../../start/load-invitation.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { landingHref, landingPageAt } from './landing-pages.ts';
import { LandingText } from './landing-text.tsx';
import { loadLanding, type Landing } from './load-landing.ts';
import { landingTexts } from './texts.ts';

interface TopicData {
  readonly url: string;
  /** Null: it cannot be had now. */
  readonly landing: Landing | null;
  /** Other topics, as links. */
  readonly others: readonly Pick<Landing, 'url' | 'title' | 'language'>[];
  /** The way to compare what it is about. */
  readonly invitation: Invitation | null;
}

const mostLandings = 100;
const status = { moved: 301, notFound: 404, unavailable: 503 } as const;

/** A topic is a landing about a need: of no organisation, of no partner, and without a page of its own. */
function isTopic(landing: Landing, brand: string): boolean {
  const hasPage = landingPageAt(`/${landing.url}`, brand) !== null;
  return landing.organizationCode === null && landing.subdomain === null && !hasPage;
}

/** The topic of this address, and the others. Throws 404 where there is none; one with a page of its own is redirected to it. */
export async function loader({ context, params }: LoaderFunctionArgs) {
  const site = context.get(pageContext);
  const brand = site.edition.brand.code;
  const { url = '' } = params;
  const own = landingPageAt(`/${url}`, brand);
  if (own !== null) throw redirect(landingHref(own, brand), status.moved);
  const { api } = context.get(serverContext);
  const [landing, all] = await Promise.all([
    loadLanding(context, url),
    api.listLandings({ query: { 'pagination[pageSize]': String(mostLandings) } }),
  ]);
  if (landing !== null && !isTopic(landing, brand)) throw new Response(null, { status: status.notFound });
  const topics = all.ok ? all.value.data.map(({ attributes }) => attributes).filter((other) => isTopic(other, brand)) : [];
  const others = topics
    .filter((other) => other.url !== url)
    .map((other) => ({
      url: other.url,
      title: other.title,
      language: other.language,
    }));
  const invitation = await loadInvitation(site, landing?.body);
  const shown: TopicData = { url, landing, others, invitation };
  return data(shown, { status: landing === null ? status.unavailable : 200 });
}

/** A page about one need, the way to compare what it is about, and the other ones. */
export function Component() {
  const { url, landing, others, invitation } = useLoaderData<TopicData>();
  const t = useTexts(landingTexts);
  const common = useTexts(contentTexts);
  const markOf = useLanguageMark();
  const mark = landing === null ? {} : markOf(landing.language);
  return (
    <PlainPage
      title={landing?.title ?? common('failed')}
      lead={landing?.description}
      path={href('topic', { url })}
      isPrivate={landing === null}
      {...mark}
    >
      <div className="grid gap-8 *:min-w-0 lg:grid-cols-[1fr_19rem] lg:items-start lg:gap-16">
        <LandingText landing={landing} />
        <InvitationBox invitation={invitation} />
      </div>
      {others.length > 0 && (
        <nav aria-labelledby="otros-temas" className="mt-10 border-t border-line pt-6">
          <h2 id="otros-temas" className="text-lg">
            {t('otherTopics')}
          </h2>
          <ul className="mt-1 flex flex-wrap gap-x-7">
            {others.map((other) => (
              <li key={other.url}>
                <Link
                  {...markOf(other.language)}
                  to={href('topic', { url: other.url })}
                  className="inline-flex min-h-11 items-center font-semibold text-action"
                >
                  {other.title}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </PlainPage>
  );
}
