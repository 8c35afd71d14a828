import { choiceNames } from '@cotejo/contract/search-params';
import type { ExtraAnswer } from '@cotejo/contract/extra-answers';
import type { ComparatorAnswer } from '@cotejo/contract/catalogue';
import { campaignNames } from '@cotejo/core/campaign-names';
import type { Edition } from '@cotejo/core/editions';
import { mainComparator } from '@cotejo/core/main-comparator';
import type { ProfileQuestion } from '@cotejo/core/profile-questions';
import type { LinkName, LinkReader } from './link-names.ts';

/** Answers that only some lines ask for, the rarest first: who says them means such a line. */
const telling = [
  ['mascotas', 'pets'],
  ['especie', 'pets'],
  ['planilla', 'payroll'],
  ['empleados', 'employees'],
  ['dias', 'journey'],
  ['salida', 'journey'],
  ['regreso', 'journey'],
  ['destino', 'journey'],
  ['origen', 'journey'],
  ['pasajeros', 'journey'],
] as const satisfies readonly (readonly [LinkName, ProfileQuestion])[];

/** The same of answers beside what prices depend on; an EPS means none, more than one line of a country asks for it. */
const tellingExtras = [
  ['pais_cobertura', 'paisCobertura'],
  ['nacionalidad', 'nacionalidad'],
] as const satisfies readonly (readonly [LinkName, ExtraAnswer])[];

/** The comparator that a link names by its name or path, whatever the letter case; null: none, or an unknown one. */
function namedComparator(link: LinkReader, comparators: readonly ComparatorAnswer[]): ComparatorAnswer | null {
  const asked = link.text('comparador').toLowerCase();
  const names = ({ name, url }: ComparatorAnswer) => [name, url, url.replace('/Comparar/', '')].map((text) => text.toLowerCase());
  return comparators.find((comparator) => names(comparator).includes(asked)) ?? null;
}

/** The comparator of a link: the one it names, or else one that asks for what it says, or else that of a family. Null: there is none. */
export function comparatorOfLink(
  link: LinkReader,
  comparators: readonly ComparatorAnswer[],
  edition: Edition,
): ComparatorAnswer | null {
  const meant = telling
    .filter(([name]) => link.says(name))
    .map(([, question]) => comparators.find(({ questions }) => questions.includes(question)))
    .find((comparator) => comparator !== undefined);
  const besides = tellingExtras
    .filter(([name]) => link.says(name))
    .map(([, extra]) => comparators.find(({ extras }) => extras.includes(extra)))
    .find((comparator) => comparator !== undefined);
  return namedComparator(link, comparators) ?? meant ?? besides ?? mainComparator(comparators, edition);
}

const listNames: readonly string[] = choiceNames;

/**
 * What goes on from a link: the campaign it stands in and, to a comparator, which products it shows. Only names that are known
 * to say nothing of a person, so that no misspelled answer gets any further.
 */
export function searchBesideProfile(search: URLSearchParams, to: 'comparator' | 'form'): URLSearchParams {
  const isKept = (name: string): boolean => campaignNames.test(name) || (to === 'comparator' && listNames.includes(name));
  return new URLSearchParams([...search].filter(([name]) => isKept(name)));
}
