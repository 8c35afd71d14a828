import { useTexts } from '../texts/use-texts.ts';
import { layoutTexts } from './texts.ts';

/** Said on every page that a partner is shown to try (C6-08). */
export function DemoAccess() {
  const t = useTexts(layoutTexts);
  return (
    <aside aria-label={t('notice')} className="bg-ink px-4 py-1.5 text-center text-sm text-surface">
      {t('demoAccess')}
    </aside>
  );
}
