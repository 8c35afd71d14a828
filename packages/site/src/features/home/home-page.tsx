import { data, useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { href } from '@cotejo/contract/paths';
import { useEdition } from '../../edition-context.ts';
import { PageHead } from '../../head/page-head.tsx';
import { publisherThing, webSiteThing } from '../../head/site-things.ts';
import { useSiteUrl } from '../../head/site-urls.ts';
import { CallFailureNotice } from '../../layout/call-failure-notice.tsx';
import { PageMain } from '../../layout/page-main.tsx';
import { useShowsClinics } from '../../layout/site-facts.ts';
import { pageContext } from '../../page-context.ts';
import { Doors } from '../../start/doors.tsx';
import { loadStart, type StartData } from '../../start/load-start.ts';
import { ProfileEntry } from '../../start/profile-entry.tsx';
import { Promises } from '../../start/promises.tsx';
import { useTexts } from '../../texts/use-texts.ts';
import { Hero } from './hero.tsx';
import { homeTexts } from './texts.ts';

/** The comparators with their counts, and the visitor's own profile when there is one. */
export async function loader({ context }: LoaderFunctionArgs) {
  const start = await loadStart(context.get(pageContext));
  // Without its figures the page still works, but nobody may keep a copy of it.
  return data(start, { status: start.failure === null ? 200 : 503 });
}

/** The first page: what this is, the family in one form, and the ways into the lists. */
export function Component() {
  const t = useTexts(homeTexts);
  const { comparators, failure, fields } = useLoaderData<StartData>();
  const hasIsapres = comparators.some(({ productKind }) => productKind === 'isapre-plan');
  const showsClinics = useShowsClinics();
  const ofIsapres = showsClinics ? 'description' : 'description.noClinics';
  const description = t(hasIsapres ? ofIsapres : 'description.insurance');
  const [edition, siteUrl] = [useEdition(), useSiteUrl()];
  return (
    <PageMain className="bg-surface">
      <PageHead
        path={href('home', {})}
        things={[publisherThing(edition, siteUrl), webSiteThing(edition, siteUrl)]}
        title={t(hasIsapres ? 'title' : 'title.insurance')}
        description={description}
      />
      <div className="border-b border-line bg-surface-2">
        <div className="wrap grid items-start gap-6 py-7 *:min-w-0 lg:grid-cols-[1.05fr_0.95fr] lg:gap-14 lg:py-16">
          <Hero comparators={comparators} description={description} />
          <ProfileEntry comparators={comparators} fields={fields} />
        </div>
      </div>
      <div className="wrap pb-12">
        {failure && (
          <div className="pt-7">
            <CallFailureNotice text={failure.text} />
          </div>
        )}
        <Doors comparators={comparators} />
        <Promises />
      </div>
    </PageMain>
  );
}
