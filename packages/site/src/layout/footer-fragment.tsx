import { PageHead } from '../head/page-head.tsx';
import { useTexts } from '../texts/use-texts.ts';
import { FooterContent } from './footer-content.tsx';
import { layoutTexts } from './texts.ts';

/** The footer alone, as the frame's script fetches it for every page (A2.1-17). */
export function FooterFragment() {
  const t = useTexts(layoutTexts);
  return (
    <footer>
      <PageHead title={t('footer')} isPrivate />
      <FooterContent />
    </footer>
  );
}
