import type { ComparatorAnswer } from '@cotejo/contract/catalogue';
import type { Profile } from '@cotejo/contract/profile';
import type { Edition } from '@cotejo/core/editions';
import { maximumDependants } from '@cotejo/core/people';
import type { Result } from '@cotejo/core/result';
import type { ProfileFault } from '../../profile/profile-fault.ts';
import { profileFromForm } from '../../profile/profile-form-data.ts';
import { lineOf } from '../../profile/profile-line.ts';

const longestValue = 40;
const sexes: Readonly<Record<string, string>> = { m: 'Masculino', masculino: 'Masculino', f: 'Femenino', femenino: 'Femenino' };

/**
 * The profile form's fields as a link of the profile generator says them (decision 40): sexo (Masculino, Femenino, M, F), edad,
 * ingreso (per month) and cargas (ages, with commas). What it does not say is absent.
 */
export function fieldsOfLink(search: URLSearchParams): Readonly<Record<string, string>> {
  const read = (name: string): string => (search.get(name) ?? '').trim().slice(0, longestValue);
  const dependants = read('cargas')
    .split(',')
    .map((age) => age.trim())
    .filter((age) => age !== '')
    .slice(0, maximumDependants);
  const fields = {
    'cotizante.0.sexo': sexes[read('sexo').toLowerCase()] ?? '',
    'cotizante.0.edad': read('edad'),
    'cotizante.0.ingreso': read('ingreso'),
    ...Object.fromEntries(dependants.map((age, index) => [`cargas.${index}.edad`, age])),
  };
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== ''));
}

const names = ['sexo', 'edad', 'ingreso', 'cargas', 'comparador'];

/** What a link says beside the profile and its comparator, such as the campaign it stands in: nothing of a person. */
export function searchBesideProfile(search: URLSearchParams): URLSearchParams {
  const further = new URLSearchParams(search);
  for (const name of new Set(search.keys())) if (names.includes(name.toLowerCase())) further.delete(name);
  return further;
}

/** The comparator that a link names by its name or path, whatever the letter case; null: none, or an unknown one. */
export function comparatorOfLink(search: URLSearchParams, comparators: readonly ComparatorAnswer[]): ComparatorAnswer | null {
  const asked = (search.get('comparador') ?? '').toLowerCase();
  const names = ({ name, url }: ComparatorAnswer) => [name, url, url.replace('/Comparar/', '')].map((text) => text.toLowerCase());
  return comparators.find((comparator) => names(comparator).includes(asked)) ?? null;
}

/** The profile of a link for a comparator, or what is wrong with it, as the form itself would say it. */
export function profileOfLink(
  fields: Readonly<Record<string, string>>,
  comparator: ComparatorAnswer,
  edition: Edition,
): Result<Profile, readonly ProfileFault[]> {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return profileFromForm(form, lineOf(comparator), edition);
}
