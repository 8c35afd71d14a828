import { Notice } from '@cotejo/ui/notice';
import { RichText } from '../../content/rich-text.tsx';
import { contentTexts } from '../../content/texts.ts';
import { useLanguageMark } from '../../labels/use-spanish-mark.ts';
import { useTexts } from '../../texts/use-texts.ts';
import type { Landing } from './load-landing.ts';

/** What a landing says, in the language that it is written in; null: that it cannot be had now. */
export function LandingText({ landing }: { readonly landing: Landing | null }) {
  const t = useTexts(contentTexts);
  const markOf = useLanguageMark();
  if (landing === null) {
    return (
      <Notice tone="warm" title={t('failed')}>
        <p>{t('failedNext')}</p>
      </Notice>
    );
  }
  return (
    <div {...markOf(landing.language)}>
      <RichText html={landing.body} />
    </div>
  );
}
