import type { Language } from '@cotejo/core/editions';
import type { Period } from '@cotejo/core/money';

const suffixes: Readonly<Record<Language, Readonly<Record<Period, string>>>> = {
  es: { once: '', month: ' al mes', year: ' al año' },
  en: { once: '', month: ' a month', year: ' a year' },
  pt: { once: '', month: ' por mês', year: ' por ano' },
};

/** How often an amount is paid, to stand behind it: ' al mes'; '' for what is paid once. */
export function periodSuffix(period: Period, language: Language): string {
  return suffixes[language][period];
}
