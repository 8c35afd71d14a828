import { buttonClass } from '@cotejo/ui/button';
import { Notice } from '@cotejo/ui/notice';
import { keptKinds } from '../../storage/kept-things.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { eraseIntent } from './erase-intent.ts';
import { eraseTexts } from './erase-texts.ts';

/** What this browser keeps, and the way to erase it: the form is enough, and script erases more where headers do not (0268). */
export function EraseData({ isErased }: { readonly isErased: boolean }) {
  const t = useTexts(eraseTexts);
  return (
    <section aria-labelledby={eraseIntent.place} className="mt-8 max-w-text rounded-card border border-line p-5">
      <h2 id={eraseIntent.place} className="scroll-mt-24 text-lg">
        {t('title')}
      </h2>
      {isErased && (
        <div className="mt-3">
          <Notice tone="best" role="status">
            {t('done')}
          </Notice>
        </div>
      )}
      <p className="mt-2 text-ink-2">{t('kept')}</p>
      <ul className="mt-2 list-disc pl-5 text-ink-2">
        {keptKinds.map((kind) => (
          <li key={kind}>{t(kind)}</li>
        ))}
      </ul>
      <p className="mt-2 text-ink-2">{t('notHere')}</p>
      <form method="post" data-erase className="mt-4">
        {/* Not of the button: script sends the form without it. */}
        <input type="hidden" name={eraseIntent.name} value={eraseIntent.value} />
        <button type="submit" className={buttonClass({ look: 'outline' })}>
          {t('erase')}
        </button>
      </form>
    </section>
  );
}
