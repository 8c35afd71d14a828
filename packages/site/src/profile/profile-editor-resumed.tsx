import { buttonClass } from '@cotejo/ui/button';
import { useTexts } from '../texts/use-texts.ts';
import { editorTexts } from './editor-texts.ts';

/** Says that the form goes on with what was left in it, and offers the profile as it is in its place. */
export function ResumedNote({ onDiscard }: { readonly onDiscard: () => void }) {
  const t = useTexts(editorTexts);
  return (
    <div className="mb-4 flex flex-wrap items-center justify-between gap-x-3 rounded-control bg-surface-2 py-1 pr-1 pl-3.5 text-sm">
      <p>{t('resumed')}</p>
      <button type="button" onClick={onDiscard} className={buttonClass({ look: 'quiet', size: 'small' })}>
        {t('discard')}
      </button>
    </div>
  );
}
