import { DemoAccess } from './demo-access.tsx';
import { DemoNotice } from './demo-notice.tsx';
import { LazyFooter } from './lazy-footer.tsx';
import { mainContentId } from './page-main.tsx';
import { PageStrips } from './page-strips.tsx';
import { PartnerBanner } from './partner-banner.tsx';
import { PartnerHeader } from './partner-header.tsx';
import { useFrameFacts } from './site-facts.ts';
import { SiteHeader } from './site-header.tsx';
import { layoutTexts } from './texts.ts';
import { useTexts } from '../texts/use-texts.ts';

/** What stands above every page. */
export function FrameAbove() {
  const t = useTexts(layoutTexts);
  const { partner } = useFrameFacts();
  return (
    <>
      <a
        href={`#${mainContentId}`}
        className="sr-only rounded-control bg-ink px-4 py-3 font-semibold text-surface focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:z-30"
      >
        {t('skip')}
      </a>
      <PageStrips />
      <DemoNotice />
      {partner?.isDemo && <DemoAccess />}
      {partner?.banner && <PartnerBanner banner={partner.banner} />}
      {typeof partner?.headerHtml === 'string' ? <PartnerHeader html={partner.headerHtml} /> : <SiteHeader />}
    </>
  );
}

/** What stands below every page. */
export function FrameBelow() {
  const { partner } = useFrameFacts();
  return partner?.hasFooter !== false && <LazyFooter />;
}
