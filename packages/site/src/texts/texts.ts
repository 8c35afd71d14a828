import type { Language } from '@cotejo/core/editions';
import { missingMark } from './missing-mark.ts';

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

/** Gives the Spanish texts of an area where a language lacks them; of a key that has none, the key. */
export type SpanishReader = (area: TextArea) => (key: string, values: TextValues) => string;

interface TextSources {
  readonly language: Language;
  /** Catalogues of a language other than Spanish, by area. */
  readonly catalogues?: Readonly<Record<string, Catalogue>>;
  /** Told once of each text that is missing. */
  readonly onMissing: (message: string) => void;
  /** Absent: they are read as all texts are. */
  readonly spanish?: SpanishReader;
}

function isPlainObject(values: unknown): boolean {
  return typeof values === 'object' && values !== null && !Array.isArray(values);
}

const valueMark = /\{\{(\w+)\}\}/;

/** A text cut at its values: what is written and names of values by turns. */
export function textPieces(text: string): readonly string[] {
  return text.split(valueMark);
}

/** A text as it is read: itself where it takes no value, else cut at its values. */
type ReadText = string | readonly string[];

function readTextOf(text: string): ReadText {
  const pieces = textPieces(text);
  return pieces.length === 1 ? text : pieces;
}

function filled(text: ReadText, values: TextValues): string {
  if (typeof text === 'string') return text;
  let said = '';
  let isName = false;
  for (const piece of text) {
    said += isName ? (values[piece] ?? `{{${piece}}}`) : piece;
    isName = !isName;
  }
  return said;
}

const pluralForms = ['zero', 'one', 'two', 'few', 'many', 'other'] as const satisfies readonly PluralForm[];
/** Up to here the form of a count is remembered: to find it takes longer than all else of a text. */
const smallCount = 500;

type Forms = ReadonlyMap<string, ReadText>;

/** Chooses of the forms of a plural text as i18next does: '_zero' for none where there is one, else what the language says. */
function formChooser(language: string): (forms: Forms | undefined, count: number) => ReadText | undefined {
  const rules = new Intl.PluralRules(language);
  const small = new Map<number, string>();
  const formOf = (count: number): string => {
    const known = small.get(count);
    if (known !== undefined) return known;
    const form = rules.select(count);
    if (small.size < smallCount) small.set(count, form);
    return form;
  };
  return (forms, count) => (count === 0 ? forms?.get('zero') : undefined) ?? forms?.get(formOf(count)) ?? forms?.get('other');
}

/** The forms of each plural text, by its key without them. */
function pluralsIn(known: ReadonlyMap<string, ReadText>): ReadonlyMap<string, Forms> {
  const plurals = new Map<string, Map<string, ReadText>>();
  for (const [key, text] of known) {
    const form = pluralForms.find((name) => key.endsWith(`_${name}`));
    if (form === undefined) continue;
    const stem = key.slice(0, -form.length - 1);
    plurals.set(stem, (plurals.get(stem) ?? new Map<string, ReadText>()).set(form, text));
  }
  return plurals;
}

const noValues: TextValues = {};

/** Reads the texts of a catalogue: without a value for `count` a plural text is none. */
type Reader = (key: string, values: TextValues) => string | undefined;

function readerOf(catalogue: Catalogue, language: Language): Reader {
  const known = new Map(Object.entries(catalogue).map(([key, text]) => [key, readTextOf(text)]));
  const plurals = pluralsIn(known);
  const chooseForm = formChooser(language);
  return (key, values) => {
    const { count } = values;
    const text = known.get(key) ?? (typeof count === 'number' ? chooseForm(plurals.get(key), count) : undefined);
    return text === undefined ? undefined : filled(text, values);
  };
}

/** The Spanish text of an area, as a browser reads it: what i18next says of it on the server (spanish-by-i18next.ts). */
export const readSpanish: SpanishReader = ({ es }) => {
  const read = readerOf(es, 'es');
  return (key, values) => read(key, values) ?? key;
};

/**
 * The texts of a language. One that is missing is told ('No existe la traducción para {key}', B8-29) and shown in Spanish
 * between marks that nobody sees. Values that are not an object throw TypeError (B8-34); one not given stays `{{name}}`, for an element.
 */
export function createTexts({ language, catalogues = {}, onMissing, spanish = readSpanish }: TextSources): Texts {
  const told = new Set<string>();
  const functions = new Map<string, (key: string, values?: TextValues) => string>();

  function tellMissing(area: string, key: string): void {
    const name = `${area}:${key}`;
    if (told.has(name)) return;
    told.add(name);
    onMissing(`No existe la traducción para ${name}`);
  }

  function functionOf(area: TextArea): (key: string, values?: TextValues) => string {
    const own = language === 'es' ? area.es : (catalogues[area.area] ?? {});
    const isMissing = (key: string): boolean =>
      !Object.hasOwn(own, key) && !Object.keys(own).some((name) => name.startsWith(`${key}_`));
    const read = readerOf(own, language);
    let readInSpanish: ReturnType<SpanishReader> | null = null;
    return (key, values = noValues) => {
      if (!isPlainObject(values)) throw new TypeError('Los parámetros de la traducción deben ser un objeto');
      const text = read(key, values);
      if (text !== undefined) return text;
      const inSpanish = (readInSpanish ??= spanish(area))(key, values);
      if (!isMissing(key)) return inSpanish;
      tellMissing(area.area, key);
      return missingMark + inSpanish + missingMark;
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
