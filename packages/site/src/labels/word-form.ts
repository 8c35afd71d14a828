import { countries } from '@cotejo/core/countries';
import type { KeyOf, Texts } from '../texts/texts.ts';
import { formWordTexts } from './form-word-texts.ts';

type Word = KeyOf<typeof formWordTexts.es>;
type Part = Readonly<Record<string, unknown>>;

function isWord(key: string): key is Word {
  return Object.hasOwn(formWordTexts.es, key);
}

function isPart(value: unknown): value is Part {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

const words: ReadonlyMap<string, Word> = new Map(
  Object.entries(formWordTexts.es).flatMap(([key, word]) => (isWord(key) ? [[word, key] as const] : [])),
);

/** Lists whose values are countries: a nationality is told by its country, since its word hangs on who has it. */
const listsOfCountries: readonly unknown[] = ['countries', 'nationalities'];

/** The options of a list of countries, each as the language calls it and in its order. */
function saidCountries(options: readonly unknown[], language: string): readonly unknown[] {
  const names = new Intl.DisplayNames([language], { type: 'region', fallback: 'none' });
  const said = options.map((option) => {
    const code = isPart(option) ? option['value'] : null;
    const name = typeof code === 'string' && /^[A-Z]{2}$/.test(code) ? names.of(code) : undefined;
    return isPart(option) && name !== undefined ? { ...option, label: name } : option;
  });
  const labelOf = (option: unknown): string => (isPart(option) ? String(option['label']) : '');
  return said.toSorted((one, other) => labelOf(one).localeCompare(labelOf(other), language));
}

const codes: ReadonlyMap<string, string> = new Map(countries.map(([code, name]) => [name, code]));

/** Countries of a list of names, some of which hold a comma themselves, by their codes; null: one of them is none. */
function countriesIn(names: string): readonly string[] | null {
  const parts = names.split(', ');
  const found: string[] = [];
  let from = 0;
  while (from < parts.length) {
    let to = parts.length;
    while (to > from && !codes.has(parts.slice(from, to).join(', '))) to -= 1;
    if (to === from) return null;
    found.push(codes.get(parts.slice(from, to).join(', ')) ?? '');
    from = to;
  }
  return found;
}

/** 'Alemania (+49)' or 'Canadá, Estados Unidos… (+1)' with the countries as the language calls them; in the order they came in. */
function saidPrefix(label: unknown, language: string): unknown {
  const [, names = '', rest = ''] = (typeof label === 'string' && /^(.+?)(…? \(\+\d+\))$/.exec(label)) || [];
  const known = names === '' ? null : countriesIn(names);
  const words = new Intl.DisplayNames([language], { type: 'region' });
  return known === null ? label : known.map((code) => words.of(code)).join(', ') + rest;
}

/** What is said anew of a field of a form made of data; what the site has no words for stays as whoever made the form wrote it. */
export function saidField(field: Part, texts: Texts): Part {
  const t = texts.of(formWordTexts);
  const said = (text: unknown): unknown => {
    const word = typeof text === 'string' ? words.get(text) : undefined;
    return word === undefined ? text : t(word);
  };
  const { label, helper, placeholder, allowedValues, retrieveFunction } = field;
  const own = { label: said(label), helper: said(helper), placeholder: said(placeholder) };
  if (!Array.isArray(allowedValues)) return own;
  if (listsOfCountries.includes(retrieveFunction)) return { ...own, allowedValues: saidCountries(allowedValues, texts.language) };
  if (retrieveFunction === 'phonePrefixes') {
    const saidOption = (option: unknown): unknown =>
      isPart(option) ? { ...option, label: saidPrefix(option['label'], texts.language) } : option;
    return { ...own, allowedValues: allowedValues.map(saidOption) };
  }
  return {
    ...own,
    allowedValues: allowedValues.map((option: unknown) =>
      isPart(option) ? { ...option, label: said(option['label']) } : option,
    ),
  };
}
