/** Languages that pages can be in (B1-18, B9-52). */
export const languages = ['es', 'en', 'pt'] as const;
export type Language = (typeof languages)[number];

/** What every edition has, and whoever asks for no other is given; its pages have no prefix. */
export const defaultLanguage = 'es' as const satisfies Language;

/** The language of a text that names one exactly; null for any other text. */
export function languageOf(text: string | null | undefined): Language | null {
  return languages.find((language) => language === text) ?? null;
}

/** What stands before the paths of a language: '/en', '/pt', and nothing before those of the default. */
export function prefixOf(language: Language): '' | '/en' | '/pt' {
  return language === 'es' ? '' : `/${language}`;
}

/** An own path, with or without search, in a language: '/Seguros?page=2' is '/en/Seguros?page=2', and '/' is '/en'. */
export function inLanguage(path: string, language: Language): string {
  const prefix = prefixOf(language);
  return prefix !== '' && /^\/(?:$|\?)/.test(path) ? prefix + path.slice(1) : prefix + path;
}

/** A path cut into the language that its prefix names, null without one, and the path that page tables know. */
export function splitLanguage(path: string): { readonly language: Language | null; readonly path: string } {
  const [prefix = '', first = ''] = /^\/([a-z]{2})(?=[/?]|$)/.exec(path) ?? [];
  const language = languageOf(first);
  if (language === null || language === defaultLanguage) return { language: null, path };
  const rest = path.slice(prefix.length);
  return { language, path: rest.startsWith('/') ? rest : `/${rest}` };
}

/** What tells which language a visitor wants. */
export interface LanguageWishes {
  /** Named by the address. */
  readonly prefix: Language | null;
  /** Chosen earlier, as it was kept. */
  readonly stored: string | null;
  /** What the browser says it takes, as in an Accept-Language header: 'pt-BR,pt;q=0.9,en;q=0.5'. */
  readonly accepted: string | null;
}

/** The best of `offered` in an Accept-Language header; of equals the first. Null: it names none of them. */
function acceptedAmong(header: string, offered: readonly Language[]): Language | null {
  const ranges = header.split(',').map((part) => {
    const [tag = '', ...parameters] = part.split(';').map((text) => text.trim().toLowerCase());
    const quality = parameters.find((text) => text.startsWith('q='))?.slice(2);
    const weight = quality === undefined ? 1 : Number(quality);
    return { language: languageOf(tag.split('-')[0]), weight: Number.isFinite(weight) ? weight : 0 };
  });
  const wanted = ranges
    .filter(({ language, weight }) => weight > 0 && offered.some((one) => one === language))
    .toSorted((one, other) => other.weight - one.weight);
  return wanted[0]?.language ?? null;
}

/**
 * The language of a page, of those its edition has: as its address says, else as the visitor chose before, else as the
 * browser asks, else Spanish (B9-53).
 */
export function chooseLanguage({ prefix, stored, accepted }: LanguageWishes, offered: readonly Language[]): Language {
  const isOffered = (language: Language | null): language is Language => language !== null && offered.includes(language);
  if (isOffered(prefix)) return prefix;
  const kept = languageOf(stored);
  if (isOffered(kept)) return kept;
  return acceptedAmong(accepted ?? '', offered) ?? defaultLanguage;
}
