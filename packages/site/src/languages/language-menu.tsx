import { buttonClass } from '@cotejo/ui/button';
import { Icon } from '@cotejo/ui/icon';
import { useEdition } from '../edition-context.ts';
import { useLanguage, useTexts } from '../texts/use-texts.ts';
import { LanguageLinks } from './language-links.tsx';
import { languageTexts } from './texts.ts';

const panelId = 'idiomas';

/** Chooses the language in the bar, where there is more than one (A1-30, A2.1-09); works without script. */
export function LanguageMenu() {
  const t = useTexts(languageTexts);
  const { languages } = useEdition();
  const current = useLanguage();
  if (languages.length < 2) return null;
  return (
    <>
      <button
        type="button"
        popoverTarget={panelId}
        className={buttonClass({ look: 'outline', size: 'small', className: 'hidden gap-1.5 @sm:flex' })}
      >
        <Icon name="globe" />
        {current.toUpperCase()}
        <span className="sr-only">, {t('choose')}</span>
      </button>
      <nav id={panelId} popover="auto" aria-label={t('language')} className="top-panel language-panel p-2">
        <LanguageLinks />
      </nav>
    </>
  );
}

/** The same as a list, in the menu of screens whose bar has no room for it. */
export function LanguageList() {
  const t = useTexts(languageTexts);
  const { languages } = useEdition();
  if (languages.length < 2) return null;
  return (
    <section aria-label={t('language')} className="mt-5 @sm:hidden">
      <h2 className="px-3 text-sm text-ink-2">{t('language')}</h2>
      <LanguageLinks />
    </section>
  );
}
