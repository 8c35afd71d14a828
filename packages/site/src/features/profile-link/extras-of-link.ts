import type { ExtraAnswer } from '@cotejo/contract/extra-answers';
import { dayOf, yesOrNoOf } from '@cotejo/contract/said-values';
import { withoutInsurer } from '@cotejo/core/colombian-rules';
import { countries } from '@cotejo/core/countries';
import { foldText } from '@cotejo/core/text';
import type { ProfileLine } from '../../profile/profile-line.ts';
import type { LinkName, LinkReader } from './link-names.ts';

interface ExtraOfLink {
  readonly extra: ExtraAnswer;
  readonly name: LinkName;
  /** Where the form of the profile asks it. */
  readonly field: string;
  /** The answer as the form has it; what cannot be read stays as it is, for the form to refuse. */
  readonly read: (text: string, line: ProfileLine) => string;
}

/** The word for a country's people as it is said of a woman: 'chilena', 'francesa'. */
function ofWoman(people: string): string {
  return foldText(people).replace(/o$|(?<=[lns])$/, 'a');
}

/** A country by its code, its name, or its people's. */
function countryIn(text: string): string {
  const wanted = foldText(text);
  const is = (part: string): boolean => foldText(part) === wanted;
  const named = countries.find(([code, name]) => is(code) || is(name));
  const isOf = (people: string | null): boolean => people !== null && (is(people) || ofWoman(people) === wanted);
  // Some people of two countries are called alike: those are no answer.
  const [of, ...others] = named === undefined ? countries.filter(([, , people]) => isOf(people)) : [named];
  return of === undefined || others.length > 0 ? text : of[0];
}

const wordsOfNone: readonly string[] = [withoutInsurer, 'no tengo', 'no tengo eps', 'ninguna', 'no'];

/** The EPS by its code or name, or the word for none. */
function insurerIn(text: string, { insurers }: ProfileLine): string {
  const wanted = foldText(text);
  if (wordsOfNone.includes(wanted)) return withoutInsurer;
  return insurers.find(({ code, name }) => foldText(code) === wanted || foldText(name) === wanted)?.code ?? text;
}

function yesOrNoIn(text: string): string {
  const said = yesOrNoOf(text);
  return said === undefined ? text : said ? 'si' : 'no';
}

function dayIn(text: string): string {
  const day = dayOf(text);
  return typeof day === 'string' ? day : text;
}

/** What a link may say beside what prices depend on (docs/decisions/0291), and where the form asks it. */
export const extrasOfLinks: readonly ExtraOfLink[] = [
  { extra: 'epsActual', name: 'eps', field: 'cotizante.0.epsActual', read: insurerIn },
  { extra: 'maternidad', name: 'maternidad', field: 'cotizante.0.maternidad', read: yesOrNoIn },
  { extra: 'nacionalidad', name: 'nacionalidad', field: 'cotizante.0.nacionalidad', read: countryIn },
  { extra: 'paisCobertura', name: 'pais_cobertura', field: 'cotizante.0.paisCobertura', read: countryIn },
  { extra: 'origen', name: 'origen', field: 'viaje.origen', read: countryIn },
  { extra: 'destino', name: 'destino', field: 'viaje.destino', read: countryIn },
  { extra: 'salida', name: 'salida', field: 'viaje.salida', read: dayIn },
  { extra: 'regreso', name: 'regreso', field: 'viaje.regreso', read: dayIn },
];

/** The answers of a link that a line asks beside what its prices depend on, by field; what is not said is absent. */
export function extraFieldsOf(link: LinkReader, line: ProfileLine): Readonly<Record<string, string>> {
  const asked = extrasOfLinks.filter(({ extra, name }) => line.extras.includes(extra) && link.says(name));
  return Object.fromEntries(asked.map(({ name, field, read }) => [field, read(link.text(name), line)]));
}
