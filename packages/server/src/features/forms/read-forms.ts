import { definitionOfIntegration } from '@cotejo/contract/form-definition';
import { integrationFormsSchema, type WireIntegrationForm } from '@cotejo/contract/forms';
import type { CatalogueSnapshot } from '@cotejo/core/catalogue';
import type { Edition } from '@cotejo/core/editions';
import type { FormDefinition } from '@cotejo/core/forms';
import { readCountries } from '../../platform/content/country-store.ts';
import type { Database } from '../../platform/database/connect.ts';
import type { PublishedCatalogue } from '../../platform/published-catalogue.ts';
import { listsOfCountries, withListValues, type ListSources } from './form-lists.ts';
import { findFormDefinitions } from './form-store.ts';

/** Forms with the values of the shared lists that their fields name. */
export async function withLists(
  forms: readonly WireIntegrationForm[],
  { database, ...sources }: Omit<ListSources, 'countries'> & { readonly database: Database },
): Promise<WireIntegrationForm[]> {
  const named = new Set(
    forms.flatMap(({ integrationFormFields }) => integrationFormFields.map((field) => field.retrieveFunction)),
  );
  const countries = listsOfCountries.some((list) => named.has(list)) ? await readCountries(database) : [];
  return forms.map((form) => ({
    ...form,
    integrationFormFields: withListValues(form.integrationFormFields, { ...sources, countries }),
  }));
}

/** Reads all forms of an edition that are active, as the engine uses them; what was stored under an older schema and is none any more is left out. */
export function createFormReader({
  database,
  memory,
}: {
  readonly database: Database;
  readonly memory: Pick<PublishedCatalogue, 'snapshot'>;
}): (edition: Edition) => Promise<readonly FormDefinition[]> {
  return async (edition) => {
    const snapshot: Pick<CatalogueSnapshot, 'comparators' | 'organizations'> = memory.snapshot(edition.id);
    const stored = await findFormDefinitions(database, edition.id);
    const read = stored.flatMap((definition) => integrationFormsSchema.safeParse(definition).data?.integrationForms ?? []);
    const forms = await withLists(read, { database, edition, snapshot });
    return forms.map((form) => definitionOfIntegration({ ...form, validationScriptIntegrity: null }));
  };
}
