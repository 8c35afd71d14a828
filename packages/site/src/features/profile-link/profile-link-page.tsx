import type { ComparatorAnswer } from '@cotejo/contract/catalogue';
import { comparatorHref, href } from '@cotejo/contract/paths';
import { takesPeople } from '@cotejo/core/main-comparator';
import { buttonClass } from '@cotejo/ui/button';
import { Notice } from '@cotejo/ui/notice';
import { data, redirect, useHref, useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { PlainPage } from '../../content/plain-page.tsx';
import { useEdition } from '../../edition-context.ts';
import { CallFailureNotice } from '../../layout/call-failure-notice.tsx';
import { pageContext, type SiteContext } from '../../page-context.ts';
import { pageUrlOf } from '../../page-url.ts';
import { draftFromForm, formOfFields } from '../../profile/draft-from-form.ts';
import { faultTexts } from '../../profile/fault-texts.ts';
import { ProfileEditorForm } from '../../profile/profile-editor-form.tsx';
import { faultSentences, type ProfileFault } from '../../profile/profile-fault.ts';
import { profileFromForm } from '../../profile/profile-form-data.ts';
import { lineOf } from '../../profile/profile-line.ts';
import { saveProfileIntent } from '../../profile/save-profile-intent.ts';
import { loadStart, type StartData } from '../../start/load-start.ts';
import { ProfileEntry } from '../../start/profile-entry.tsx';
import { useTexts } from '../../texts/use-texts.ts';
import { ruleFaults } from '../../validation/rule-faults.ts';
import { comparatorOfLink, searchBesideProfile } from './comparator-of-link.ts';
import { extrasOfLinks } from './extras-of-link.ts';
import { fieldsOfLink, placeInLink, type Fields, type LinkFault } from './fields-of-link.ts';
import { endLinkCookie, readLinkCookie, writeLinkCookie } from './link-cookie.ts';
import { readLink, type LinkReader } from './link-names.ts';
import { linkFaultTexts, profileLinkTexts } from './texts.ts';

interface ProfileLinkData extends StartData {
  /** What a line other than a family's lacks, or one of which the link says what the family's form does not ask, is asked by its own form; null: the family's is shown. */
  readonly comparator: ComparatorAnswer | null;
  /** What the link lacks; both are empty for a link that says nothing. */
  readonly faults: readonly ProfileFault[];
  readonly linkFaults: readonly LinkFault[];
}

const status = { shown: 200, found: 302, notFound: 404, unavailable: 503 } as const;
const unkept = { 'cache-control': 'no-store' };

interface LinkProfile {
  readonly fields: Fields;
  readonly faults: readonly ProfileFault[];
  readonly linkFaults: readonly LinkFault[];
  /** True: the profile was whole, and is kept. */
  readonly isSaved: boolean;
}

/** Keeps the profile of a link for a comparator, or says what is wrong with it, as the form itself would. */
function takeProfile(link: LinkReader, comparator: ComparatorAnswer, site: SiteContext): LinkProfile {
  const line = lineOf(comparator);
  const { fields, faults: linkFaults } = fieldsOfLink(link, line);
  const profile = profileFromForm(formOfFields(fields), line, site.edition);
  // Only the server makes a profile of an address: a browser's build has no rules.
  const broken = profile.ok && import.meta.env.SSR ? ruleFaults(comparator.productType, profile.value, site) : [];
  const isSaved = profile.ok && linkFaults.length + broken.length === 0;
  if (isSaved) site.saveProfile(line, profile.value);
  return { fields, faults: profile.ok ? broken : profile.error, linkFaults, isSaved };
}

/**
 * Where a link leads on at once, so that nobody further along is told what it says; with what it said for its form, or, where that
 * is kept as a profile now, with an end to what a link said before.
 */
function leadOn(request: Request, to: string, kept: URLSearchParams | 'saved' | null): Response {
  const headers = new Headers(unkept);
  const { pathname, protocol } = new URL(request.url);
  const place = { path: pathname, secure: protocol === 'https:' };
  const cookie = kept === 'saved' ? endLinkCookie(place) : kept && writeLinkCookie(kept, place);
  if (cookie !== null) headers.set('set-cookie', cookie);
  return redirect(to, { status: status.found, headers });
}

/**
 * Makes the profile that the address says, keeps it and goes to the comparator (A2.2-055, decision 40). Incomplete: goes to its
 * own address without what was said, and asks for the rest there. 404 where no comparator takes it.
 */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const site = context.get(pageContext);
  const { searchParams } = pageUrlOf(request);
  const campaign = searchBesideProfile(searchParams, 'form');
  const isTold = searchParams.size > campaign.size;
  const search = isTold ? searchParams : readLinkCookie(request.headers.get('cookie'));
  const start = await loadStart(site);
  const link = readLink(search);
  const comparator = comparatorOfLink(link, start.comparators, site.edition);
  const hasProducts = start.comparators.some(({ productCount }) => productCount > 0);
  if (comparator === null && hasProducts) throw new Response(null, { status: status.notFound });
  const taken = search.size > 0 && comparator !== null ? takeProfile(link, comparator, site) : null;
  if (taken?.isSaved && comparator !== null)
    return leadOn(request, comparatorHref(comparator.url, searchBesideProfile(search, 'comparator')), 'saved');
  const says = taken !== null && Object.keys(taken.fields).length + taken.linkFaults.length > 0;
  // Where the comparators cannot be told now, it may be told again in a moment.
  if (isTold) return leadOn(request, href('profileGenerator', {}, campaign), says || comparator === null ? search : null);
  // A family's own form asks for none of what goes along with a request.
  const saysExtras = taken !== null && extrasOfLinks.some(({ field }) => Object.hasOwn(taken.fields, field));
  const shown: ProfileLinkData = {
    ...start,
    comparator: says && comparator !== null && (saysExtras || !takesPeople(comparator)) ? comparator : null,
    fields: says ? taken.fields : start.fields,
    faults: says ? taken.faults : [],
    linkFaults: says ? taken.linkFaults : [],
  };
  return data(shown, { status: start.failure === null ? status.shown : status.unavailable, headers: unkept });
}

/** What is wrong with a link, each with the name it has there. */
function LinkFaults({ faults, linkFaults }: Pick<ProfileLinkData, 'faults' | 'linkFaults'>) {
  const [t, tFault, tLink] = [useTexts(profileLinkTexts), useTexts(faultTexts), useTexts(linkFaultTexts)];
  const ofForm = faultSentences(faults, tFault).map(({ field, reason }) => ({ place: placeInLink(field), reason }));
  const ofLink = linkFaults.map(({ name, fault, values }) => ({ place: { name, number: null }, reason: tLink(fault, values) }));
  return (
    <Notice tone="warm" title={t('incomplete')}>
      <ul>
        {[...ofForm, ...ofLink].map(({ place, reason }, index) => (
          <li key={index}>
            {place === null
              ? reason
              : place.number === null
                ? t('of', { name: place.name, reason })
                : t('ofNth', { name: place.name, number: place.number, reason })}
          </li>
        ))}
      </ul>
    </Notice>
  );
}

/** The questions of a line other than a family's, posted to its comparator. */
function LineEntry({
  comparator,
  fields,
  faults,
}: Pick<ProfileLinkData, 'fields' | 'faults'> & { comparator: ComparatorAnswer }) {
  const edition = useEdition();
  const t = useTexts(profileLinkTexts);
  const line = lineOf(comparator);
  return (
    <form
      method="post"
      action={useHref(comparatorHref(comparator.url))}
      className="rounded-card border border-line bg-surface p-4.5"
    >
      <h2 className="mb-3.5 text-lg">{comparator.displayName}</h2>
      <input type="hidden" name={saveProfileIntent.name} value={saveProfileIntent.value} />
      <ProfileEditorForm draft={draftFromForm(formOfFields(fields), edition)} line={line} faults={faults} onChange={null} />
      <button type="submit" className={buttonClass({ size: 'large', wide: true, className: 'mt-5' })}>
        {t('compare')}
      </button>
    </form>
  );
}

/** The form, with what the link said. */
export function Component() {
  const { comparators, comparator, fields, failure, faults, linkFaults } = useLoaderData<ProfileLinkData>();
  const t = useTexts(profileLinkTexts);
  return (
    <PlainPage title={t('title')} lead={t('lead')} path={href('profileGenerator', {})} isPrivate>
      <div className="grid max-w-text gap-5">
        {failure !== null && <CallFailureNotice text={failure.text} />}
        {faults.length + linkFaults.length > 0 && <LinkFaults {...{ faults, linkFaults }} />}
        {comparator === null ? (
          <ProfileEntry comparators={comparators} fields={fields} />
        ) : (
          <LineEntry {...{ comparator, fields, faults }} />
        )}
      </div>
    </PlainPage>
  );
}
