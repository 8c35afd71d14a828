import { Icon } from '@cotejo/ui/icon';
import { useTexts } from '../texts/use-texts.ts';
import { formLoadingTexts } from './loading-texts.ts';

/** In place of a form that is on its way (B2.5-03, B4-08). */
export function FormLoading() {
  const t = useTexts(formLoadingTexts);
  return (
    <p role="status" className="mt-5 flex min-h-72 items-start gap-2.5 text-ink-2">
      <Icon name="refresh" className="mt-0.5 size-5 animate-spin motion-reduce:animate-none" />
      {t('loading')}
    </p>
  );
}
