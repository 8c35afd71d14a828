import { PageHead } from '../head/page-head.tsx';
import { useTexts } from '../texts/use-texts.ts';
import { FooterBox } from './footer-box.tsx';
import { FooterContent } from './footer-content.tsx';
import { layoutTexts } from './texts.ts';

/** The footer alone, as the frame's script fetches it for every page (A2.1-17). */
export function FooterFragment() {
  const t = useTexts(layoutTexts);
  return (
    <FooterBox data-footer-content>
      <PageHead title={t('footer')} isPrivate />
      <FooterContent />
    </FooterBox>
  );
}
