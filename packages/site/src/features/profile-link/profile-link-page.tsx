import { comparatorHref, href } from '@cotejo/contract/paths';
import { mainComparator } from '@cotejo/core/main-comparator';
import { Notice } from '@cotejo/ui/notice';
import { data, redirect, useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { PlainPage } from '../../content/plain-page.tsx';
import { CallFailureNotice } from '../../layout/call-failure-notice.tsx';
import { pageContext } from '../../page-context.ts';
import { pageUrlOf } from '../../page-url.ts';
import { faultTexts } from '../../profile/fault-texts.ts';
import { faultSentences, type ProfileFault } from '../../profile/profile-fault.ts';
import { lineOf } from '../../profile/profile-line.ts';
import { loadStart, type StartData } from '../../start/load-start.ts';
import { ProfileEntry } from '../../start/profile-entry.tsx';
import { useTexts } from '../../texts/use-texts.ts';
import { comparatorOfLink, fieldsOfLink, profileOfLink, searchBesideProfile } from './profile-from-link.ts';
import { profileLinkTexts } from './texts.ts';

interface ProfileLinkData extends StartData {
  /** What the link lacks; empty for a link that says nothing. */
  readonly faults: readonly ProfileFault[];
}

const [found, notFound] = [302, 404];

/** Makes the profile that the address says, keeps it and goes to the comparator (A2.2-055, decision 40). Incomplete: asks for the rest. 404 where no comparator takes a family. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const site = context.get(pageContext);
  const search = pageUrlOf(request).searchParams;
  const start = await loadStart(site);
  const comparator = comparatorOfLink(search, start.comparators) ?? mainComparator(start.comparators, site.edition);
  const hasProducts = start.comparators.some(({ productCount }) => productCount > 0);
  if (comparator === null && hasProducts) throw new Response(null, { status: notFound });
  const fields = fieldsOfLink(search);
  const says = Object.keys(fields).length > 0;
  const profile = says && comparator !== null ? profileOfLink(fields, comparator, site.edition) : null;
  if (profile?.ok && comparator !== null) {
    site.saveProfile(lineOf(comparator), profile.value);
    const to = comparatorHref(comparator.url, searchBesideProfile(search));
    return redirect(to, { status: found, headers: { 'cache-control': 'no-store' } });
  }
  const shown: ProfileLinkData = {
    ...start,
    fields: says ? fields : start.fields,
    faults: profile !== null && !profile.ok ? profile.error : [],
  };
  return data(shown, { status: start.failure === null ? 200 : 503 });
}

/** The form, with what the link said. */
export function Component() {
  const { comparators, fields, failure, faults } = useLoaderData<ProfileLinkData>();
  const [t, tFault] = [useTexts(profileLinkTexts), useTexts(faultTexts)];
  return (
    <PlainPage title={t('title')} lead={t('lead')} path={href('profileGenerator', {})} isPrivate>
      <div className="grid max-w-text gap-5">
        {failure !== null && <CallFailureNotice text={failure.text} />}
        {faults.length > 0 && (
          <Notice tone="warm" title={t('incomplete')}>
            <ul>
              {faultSentences(faults, tFault).map(({ field, reason }) => (
                <li key={field}>{reason}</li>
              ))}
            </ul>
          </Notice>
        )}
        <ProfileEntry comparators={comparators} fields={fields} />
      </div>
    </PlainPage>
  );
}
