import type { Language } from '@cotejo/core/editions';
import i18next, { type i18n } from 'i18next';

/** Texts of one part of the site by key: `{{name}}` stands for a value, `_one` and `_other` at a key's end for its plural. */
export type Catalogue = Readonly<Record<string, string>>;
type PluralForm = 'zero' | 'one' | 'two' | 'few' | 'many' | 'other';
/** A key as it is asked for: a plural one without its form. */
export type KeyOf<Texts extends Catalogue> = {
  [Key in keyof Texts & string]: Key extends `${infer Stem}_${PluralForm}` ? Stem : Key;
}[keyof Texts & string];

/** The texts of a part of the site, in Spanish: the language that every edition has. */
export interface TextArea<Texts extends Catalogue = Catalogue> {
  /** Unique name, kebab-case. */
  readonly area: string;
  readonly es: Texts;
}

/** Values that stand in a text. `count` chooses the plural. */
export type TextValues = Readonly<Record<string, string | number>>;
export type Translate<Texts extends Catalogue> = (key: KeyOf<Texts>, values?: TextValues) => string;
/** The function that gives the texts of an area, as `useTexts` hands it to functions that put texts together. */
export type TranslateOf<Area> = Area extends TextArea<infer Texts> ? Translate<Texts> : never;

/** Names a catalogue. Its keys are the type that other languages must have whole. */
export function defineTexts<const Texts extends Catalogue>(area: string, es: Texts): TextArea<Texts> {
  return { area, es };
}

/** The texts of one language. */
export interface Texts {
  readonly language: Language;
  /** The function that gives the texts of an area; the same one each time. */
  readonly of: <Area extends Catalogue>(area: TextArea<Area>) => Translate<Area>;
}

interface TextSources {
  readonly language: Language;
  /** Catalogues of a language other than Spanish, by area. */
  readonly catalogues?: Readonly<Record<string, Catalogue>>;
  /** Told once of each text that is missing. */
  readonly onMissing: (message: string) => void;
}

function isPlainObject(values: unknown): boolean {
  return typeof values === 'object' && values !== null && !Array.isArray(values);
}

const valueMark = /\{\{(\w+)\}\}/;

/** A text cut at its values: what is written and names of values by turns. */
export function textPieces(text: string): readonly string[] {
  return text.split(valueMark);
}

function filled(pieces: readonly string[], values: TextValues): string {
  const [only] = pieces;
  if (pieces.length === 1 && only !== undefined) return only;
  return pieces.map((piece, index) => (index % 2 === 0 ? piece : (values[piece] ?? `{{${piece}}}`))).join('');
}

const noValues: TextValues = {};

/**
 * The texts of a language. One that is missing is told ('No existe la traducción para {key}', B8-29) and shown in Spanish,
 * which i18next looks up. Values that are not an object throw TypeError (B8-34); one not given stays `{{name}}`, for an element.
 */
export function createTexts({ language, catalogues = {}, onMissing }: TextSources): Texts {
  const told = new Set<string>();
  const engine: i18n = i18next.createInstance();
  void engine.init({
    lng: language,
    fallbackLng: 'es',
    initAsync: false,
    resources: {},
    keySeparator: false,
    // React escapes what it shows.
    interpolation: { escapeValue: false },
  });
  const plurals = new Intl.PluralRules(language);
  const functions = new Map<string, (key: string, values?: TextValues) => string>();

  function tellMissing(area: string, key: string): void {
    const name = `${area}:${key}`;
    if (told.has(name)) return;
    told.add(name);
    onMissing(`No existe la traducción para ${name}`);
  }

  function functionOf({ area, es }: TextArea): (key: string, values?: TextValues) => string {
    engine.addResourceBundle('es', area, es);
    const own = language === 'es' ? es : (catalogues[area] ?? {});
    if (language !== 'es') engine.addResourceBundle(language, area, own);
    const isMissing = (key: string): boolean =>
      !Object.hasOwn(own, key) && !Object.keys(own).some((name) => name.startsWith(`${key}_`));
    // Texts that are there are read without the engine: a list has hundreds, and it takes ten microseconds for each.
    const known = new Map(Object.entries(own).map(([key, text]) => [key, textPieces(text)]));
    const formOf = (key: string, count: number): readonly string[] | undefined =>
      (count === 0 ? known.get(`${key}_zero`) : undefined) ??
      known.get(`${key}_${plurals.select(count)}`) ??
      known.get(`${key}_other`);
    return (key, values = noValues) => {
      if (!isPlainObject(values)) throw new TypeError('Los parámetros de la traducción deben ser un objeto');
      const { count } = values;
      const pieces = known.get(key) ?? (typeof count === 'number' ? formOf(key, count) : undefined);
      if (pieces) return filled(pieces, values);
      if (isMissing(key)) tellMissing(area, key);
      return engine.t(key, { ns: area, defaultValue: key, ...values });
    };
  }

  return {
    language,
    of: (area) => {
      const known = functions.get(area.area);
      if (known) return known;
      const made = functionOf(area);
      functions.set(area.area, made);
      return made;
    },
  };
}
