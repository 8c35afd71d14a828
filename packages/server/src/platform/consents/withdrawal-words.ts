import type { Language } from '@cotejo/core/editions';

const labels: Readonly<Record<Language, string>> = {
  es: 'No quiero que me contacten',
  en: 'I do not want to be contacted',
  pt: 'Não quero que entrem em contato',
};

/** How messages call the link by which a request is taken back. */
export function withdrawalLabelIn(language: Language): string {
  return labels[language];
}
