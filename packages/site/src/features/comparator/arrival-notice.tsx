import { noticeParameter, notices } from '@cotejo/contract/paths/notices';
import { Notice } from '@cotejo/ui/notice';
import { useSearchParams } from 'react-router';
import { useTexts } from '../../texts/use-texts.ts';
import { arrivalTexts } from './arrival-texts.ts';

/** What led here instead of where the visitor wanted to go: a plan that there is not (decision 39). */
export function ArrivalNotice() {
  const [search] = useSearchParams();
  const t = useTexts(arrivalTexts);
  if (search.get(noticeParameter) !== notices.planNotFound) return null;
  return (
    <div className="mb-4">
      <Notice tone="warm" title={t('planNotFound')}>
        <p>{t('planNotFoundNext')}</p>
      </Notice>
    </div>
  );
}
