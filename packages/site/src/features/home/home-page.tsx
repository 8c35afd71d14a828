import type { ComparatorAnswer } from '@cotejo/contract/catalogue';
import { data, useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { href } from '@cotejo/contract/paths';
import { useEdition } from '../../edition-context.ts';
import { PageHead } from '../../head/page-head.tsx';
import { publisherThing, webSiteThing } from '../../head/site-things.ts';
import { useSiteUrl } from '../../head/site-urls.ts';
import { CallFailureNotice } from '../../layout/call-failure-notice.tsx';
import { PageMain } from '../../layout/page-main.tsx';
import { pageContext } from '../../page-context.ts';
import { profileToFields } from '../../profile/profile-form-data.ts';
import { Doors } from './doors.tsx';
import { Hero } from './hero.tsx';
import { mainComparator } from './main-comparator.ts';
import { ProfileEntry } from './profile-entry.tsx';
import { Promises } from './promises.tsx';

interface HomeData {
  readonly comparators: readonly ComparatorAnswer[];
  /** Not null: the comparators could not be had, with what the client says of it (C §8). */
  readonly failure: { readonly text: string | null } | null;
  /** Values of the profile form, by field name; empty while the visitor has entered none. */
  readonly fields: Readonly<Record<string, string>>;
}

/** The comparators with their counts, and the visitor's own profile when there is one. */
export async function loader({ context }: LoaderFunctionArgs) {
  const { api, edition, profileFor } = context.get(pageContext);
  const answer = await api.listComparators({});
  const comparators = answer.ok ? answer.value.data : [];
  const main = mainComparator(comparators, edition);
  const profile = main && profileFor(main);
  const failure = answer.ok ? null : { text: answer.error.text ?? null };
  const home: HomeData = { comparators, failure, fields: profile ? profileToFields(profile, edition) : {} };
  // Without its figures the page still works, but nobody may keep a copy of it.
  return data(home, { status: answer.ok ? 200 : 503 });
}

/** The first page: what this is, the family in one form, and the ways into the lists. */
export function Component() {
  const { comparators, failure, fields } = useLoaderData<HomeData>();
  const [edition, siteUrl] = [useEdition(), useSiteUrl()];
  return (
    <PageMain className="bg-surface">
      <PageHead
        path={href('home', {})}
        things={[publisherThing(edition, siteUrl), webSiteThing(edition, siteUrl)]}
        title="Compara isapres y seguros de salud por su precio real"
        description="Compara isapres y seguros con el precio de tu familia y qué cubre cada uno en tu clínica. Sin dejar tu teléfono."
      />
      <div className="border-b border-line bg-surface-2">
        <div className="wrap grid items-start gap-6 py-7 lg:grid-cols-[1.05fr_0.95fr] lg:gap-14 lg:py-16">
          <Hero comparators={comparators} />
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
