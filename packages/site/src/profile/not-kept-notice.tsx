import { Notice } from '@cotejo/ui/notice';
import { useTexts } from '../texts/use-texts.ts';
import { notKeptTexts } from './not-kept-texts.ts';

/** Says that what was just entered is gone with the page: private windows and full storage keep nothing. */
export function NotKeptNotice() {
  const t = useTexts(notKeptTexts);
  return (
    <div className="mt-3">
      <Notice tone="warm" role="status" title={t('title')}>
        <p>{t('body')}</p>
      </Notice>
    </div>
  );
}
