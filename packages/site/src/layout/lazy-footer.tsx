import { fragmentPaths } from '@cotejo/contract/paths/fragments';
import { memo } from 'react';
import { useHref } from 'react-router';
import { useTexts } from '../texts/use-texts.ts';
import { FooterBox } from './footer-box.tsx';
import { FooterContent } from './footer-content.tsx';
import { useFrameFacts } from './site-facts.ts';
import { layoutTexts } from './texts.ts';

/** Filled by the frame's script; React leaves what stands there alone. */
const Place = memo(function Place() {
  return <div data-footer-place suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />;
});

/**
 * The footer, fetched by the frame's script when it nears the viewport (A2.1-17); without script it is simply there. What
 * the script says when that fails (A2.1-18) comes with the page, since nothing can be fetched then.
 */
export function LazyFooter() {
  const t = useTexts(layoutTexts);
  const { partner } = useFrameFacts();
  return (
    <FooterBox
      data-footer={useHref(fragmentPaths.footer)}
      data-failed={t('footerFailed')}
      data-retry={t('retry')}
      // Nobody knows how high a partner's is.
      className={partner?.footerHtml ? 'lazy-footer' : 'lazy-footer lazy-footer-room'}
    >
      <Place />
      <noscript>
        <FooterContent />
      </noscript>
    </FooterBox>
  );
}
