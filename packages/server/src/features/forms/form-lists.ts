import type { IntegrationField } from '@cotejo/contract/form-field';
import type { CatalogueSnapshot, ProfileChoice } from '@cotejo/core/catalogue';
import type { Edition } from '@cotejo/core/editions';
import type { FormListName } from '@cotejo/core/forms';
import type { CountryRow } from '../../platform/content/country-store.ts';

/** Values of a shared list, as an answer brings them. */
export type ListValues = NonNullable<IntegrationField['allowedValues']>;

/** What lists are made of: the edition's catalogue, and the countries of the database. */
export interface ListSources {
  readonly edition: Edition;
  readonly snapshot: Pick<CatalogueSnapshot, 'comparators' | 'organizations'>;
  readonly countries: readonly Pick<CountryRow, 'code' | 'name' | 'nationality' | 'phonePrefix'>[];
}

/** Lists that need the countries: the database is asked for them only for these. */
export const listsOfCountries: readonly FormListName[] = ['countries', 'phonePrefixes', 'nationalities'];

/** How many countries a prefix is said of: '+1' is that of twenty, which no line holds. */
const countriesNamed = 3;

function choicesOf({ snapshot }: ListSources, name: 'riskClasses' | 'breeds'): readonly ProfileChoice[] {
  return [
    ...new Map(snapshot.comparators.flatMap(({ choices }) => choices[name].map((choice) => [choice.code, choice]))).values(),
  ];
}

function valuesOfChoices(choices: readonly ProfileChoice[]): ListValues {
  return choices.map(({ code, name, group }) => ({ value: code, label: name, ...(group === null ? {} : { group }) }));
}

function organizationsOf({ snapshot }: ListSources, kind: 'eps' | 'insurer'): ListValues {
  return [...snapshot.organizations.values()]
    .filter((organization) => organization.kind === kind)
    .map(({ code, displayName }) => ({ value: code, label: displayName }))
    .toSorted((one, other) => one.label.localeCompare(other.label, 'es'));
}

/** Each prefix once, under the countries that have it; the edition's own comes first. */
function phonePrefixes({ countries, edition }: ListSources): ListValues {
  const names = new Map<string, string[]>();
  for (const { name, phonePrefix } of countries) {
    if (phonePrefix !== null) names.set(phonePrefix, [...(names.get(phonePrefix) ?? []), name]);
  }
  const values = [...names].map(([prefix, of]) => ({
    value: prefix,
    label: `${of.slice(0, countriesNamed).join(', ')}${of.length > countriesNamed ? '…' : ''} (${prefix})`,
  }));
  const isOwn = ({ value }: ListValues[number]): boolean => value === edition.phone.prefix;
  return [...values.filter(isOwn), ...values.filter((value) => !isOwn(value))];
}

/** Every list that a definition can name (decision 0271), worked out from what the edition has now. */
const lists: Readonly<Record<FormListName, (sources: ListSources) => ListValues>> = {
  regions: ({ edition }) => edition.regions.map(({ code, name }) => ({ value: code, label: name })),
  countries: ({ countries }) => countries.map(({ code, name }) => ({ value: code, label: name })),
  phonePrefixes,
  nationalities: ({ countries }) =>
    countries.flatMap(({ code, nationality }) => (nationality === null ? [] : [{ value: code, label: nationality }])),
  eps: (sources) => organizationsOf(sources, 'eps'),
  insurers: (sources) => organizationsOf(sources, 'insurer'),
  workSectors: (sources) => {
    const sectors = choicesOf(sources, 'riskClasses').map(({ group, name }) => group ?? name);
    return [...new Set(sectors)].map((sector) => ({ value: sector, label: sector }));
  },
  workTypes: (sources) =>
    valuesOfChoices(choicesOf(sources, 'riskClasses').map((work) => ({ ...work, group: work.group ?? work.name }))),
  breeds: (sources) => valuesOfChoices(choicesOf(sources, 'breeds')),
};

/** The fields of a form with the values of the lists they name behind those of their own; a value that is there twice is said once. */
export function withListValues(fields: readonly IntegrationField[], sources: ListSources): IntegrationField[] {
  return fields.map((field) => {
    if (field.retrieveFunction === null) return field;
    const own = field.allowedValues ?? [];
    const named = new Set(own.map(({ value }) => value));
    const listed = lists[field.retrieveFunction](sources).filter(({ value }) => !named.has(value));
    return { ...field, allowedValues: [...own, ...listed] };
  });
}
