import { href } from '@cotejo/contract/paths';
import { buttonClass } from '@cotejo/ui/button';
import { memo } from 'react';
import { useTexts } from '../texts/use-texts.ts';
import { PlainLink } from './plain-link.tsx';
import { layoutTexts } from './texts.ts';
import { TrafficNote } from './traffic-note.tsx';

/** A partner's own HTML, made safe by the API (A2.1-21), its own links as the page leads on. */
export const PartnerHtml = memo(function PartnerHtml({ html }: { readonly html: string }) {
  return <div className="partner-frame" dangerouslySetInnerHTML={{ __html: html }} />;
});

/** A partner's header in place of ours (A2.1-19): it stays on screen like ours, and the way to the comparators stays too. */
export function PartnerHeader({ html }: { readonly html: string }) {
  const t = useTexts(layoutTexts);
  return (
    <div data-bar="shown" suppressHydrationWarning className="site-bar">
      <div className="wrap flex min-h-(--bar-top) items-center justify-between gap-4">
        <PartnerHtml html={html} />
        <PlainLink to={href('home', {})} className={buttonClass({ look: 'outline', size: 'small' })}>
          {t('compare')}
        </PlainLink>
      </div>
      <TrafficNote />
    </div>
  );
}
