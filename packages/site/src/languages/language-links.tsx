import type { Language } from '@cotejo/core/editions';
import { useLocation } from 'react-router';
import { useEdition } from '../edition-context.ts';
import { useLanguage } from '../texts/use-texts.ts';
import { choiceHref } from './choice-href.ts';

/** Each language by its own name, and the tag of its texts. */
const languageNames = {
  es: { name: 'Español', tag: 'es' },
  en: { name: 'English', tag: 'en' },
  pt: { name: 'Português', tag: 'pt-BR' },
} as const satisfies Record<Language, { readonly name: string; readonly tag: string }>;

/** This page in each language of the edition. The addresses load a document: another language is another site to the router. */
export function LanguageLinks() {
  const { pathname, search } = useLocation();
  const { languages } = useEdition();
  const current = useLanguage();
  return (
    <ul>
      {languages.map((language) => {
        const { name, tag } = languageNames[language];
        return (
          <li key={language}>
            <a
              href={choiceHref(pathname, search, language)}
              hrefLang={tag}
              lang={tag}
              data-language-link={language}
              className="menu-link"
              aria-current={language === current ? 'true' : undefined}
            >
              {name}
            </a>
          </li>
        );
      })}
    </ul>
  );
}
