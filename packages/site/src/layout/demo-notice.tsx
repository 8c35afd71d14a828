import { useTexts } from '../texts/use-texts.ts';
import { useSiteFacts } from './site-facts.ts';
import { layoutTexts } from './texts.ts';

/** Said on every page while any layer of the catalogue is demonstration data. */
export function DemoNotice() {
  const t = useTexts(layoutTexts);
  const site = useSiteFacts();
  if (!site?.isDemonstration) return null;
  return (
    <aside aria-label={t('notice')} className="bg-warm-soft px-4 py-1.5 text-center text-sm text-warm">
      {t(site.isWhollyDemonstration ? 'whollyDemonstration' : 'partlyDemonstration')}
    </aside>
  );
}
