import type { ComparatorAnswer } from '@cotejo/contract/catalogue';
import { data, useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { ComparatorCards } from '../../content/comparator-cards.tsx';
import { PlainPage } from '../../content/plain-page.tsx';
import { useEdition } from '../../edition-context.ts';
import { useLanguageMark } from '../../labels/use-spanish-mark.ts';
import { pageContext } from '../../page-context.ts';
import { pageUrlOf } from '../../page-url.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { landingHref, landingPageAt, landingPages, type LandingPage } from './landing-pages.ts';
import { LandingText } from './landing-text.tsx';
import { loadLanding, type Landing } from './load-landing.ts';
import { landingTexts } from './texts.ts';

interface LandingData {
  readonly page: LandingPage;
  /** Null: it cannot be had now. */
  readonly landing: Landing | null;
  readonly comparators: readonly ComparatorAnswer[];
}

/** The landing of this path with the comparators it leads to. Throws 404 where the edition has none. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const { edition, api } = context.get(pageContext);
  const path = pageUrlOf(request).pathname;
  const page = landingPageAt(path, edition.brand.code);
  if (page === null) throw new Error(`${path} shows no landing`);
  const [landing, answer] = await Promise.all([loadLanding(context, path.slice(1)), api.listComparators({})]);
  const comparators = answer.ok ? answer.value.data.filter(landingPages[page]) : [];
  const shown: LandingData = { page, landing, comparators };
  return data(shown, { status: landing === null ? 503 : 200 });
}

/** A text with a path of its own, and where it leads. */
export function Component() {
  const { page, landing, comparators } = useLoaderData<LandingData>();
  const { brand } = useEdition();
  const t = useTexts(landingTexts);
  const markOf = useLanguageMark();
  const mark = landing === null ? {} : markOf(landing.language);
  const path = landingHref(page, brand.code);
  return (
    <PlainPage title={landing?.title ?? t(page)} lead={landing?.description} path={path} isPrivate={landing === null} {...mark}>
      <div className="grid gap-10">
        <LandingText landing={landing} />
        <ComparatorCards title={t('compare')} comparators={comparators} />
      </div>
    </PlainPage>
  );
}
