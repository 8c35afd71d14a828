import { languageParameter, type Endpoint } from '@cotejo/contract/endpoint';
import type { FieldError } from '@cotejo/contract/errors';
import { defaultLanguage, languageOf, languages, type Edition, type Language } from '@cotejo/core/editions';

function asked(query: unknown): unknown {
  return typeof query === 'object' && query !== null
    ? Object.entries(query).find(([name]) => name === languageParameter)?.[1]
    : undefined;
}

/** The language that a call wants texts in: one that its edition has, else Spanish. */
export function languageOfCall(query: unknown, { languages: offered }: Edition): Language {
  const value = asked(query);
  const language = typeof value === 'string' ? languageOf(value) : null;
  return language !== null && offered.includes(language) ? language : defaultLanguage;
}

/** What is wrong with the language that a call names, where it takes one. */
export function languageErrors({ isTold }: Endpoint, query: unknown): FieldError[] {
  const value = asked(query);
  const isWrong = isTold === true && value !== undefined && (typeof value !== 'string' || languageOf(value) === null);
  return isWrong ? [{ field: `query.${languageParameter}`, reason: `debe ser uno de ${languages.join(', ')}` }] : [];
}

/** The query without the language, which no endpoint's own schema names. */
export function withoutLanguage({ isTold }: Endpoint, query: unknown): unknown {
  if (isTold !== true || asked(query) === undefined || typeof query !== 'object' || query === null) return query;
  return Object.fromEntries(Object.entries(query).filter(([name]) => name !== languageParameter));
}
