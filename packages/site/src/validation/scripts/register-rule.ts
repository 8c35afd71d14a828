import { isPlainDate } from '@cotejo/core/dates';
import { languageOf } from '@cotejo/core/editions';
import { faultsBy, sayRuleFault, type ProfileRule, type ValidationName } from '@cotejo/core/validation';
import { createTexts } from '../../texts/texts.ts';
import { cataloguesIn } from '../../texts/translations.ts';
import { dayInBrowser } from '../day-in-browser.ts';
import { translations as english } from '../rule-texts-en.ts';
import { translations as portuguese } from '../rule-texts-pt.ts';
import { ruleTexts } from '../rule-texts.ts';

const translations = { es: {}, en: cataloguesIn({ english }), pt: cataloguesIn({ portuguese }) } as const;

/** Puts a rule into the registry of the page under the name of its script; it says the first fault in the page's language. */
export function registerRule(name: ValidationName, rule: ProfileRule): void {
  const language = languageOf(document.documentElement.lang.slice(0, 2)) ?? 'es';
  const say = createTexts({ language, catalogues: translations[language], onMissing: () => undefined }).of(ruleTexts);
  window.validationScripts = {
    ...window.validationScripts,
    [name]: (profile, today = '') => {
      const day = isPlainDate(today) ? today : dayInBrowser({ timeZone: null });
      const [first] = faultsBy(rule, profile, day);
      return first === undefined ? null : sayRuleFault(first, say);
    },
  };
}
