import type { ApiFailure } from '@cotejo/contract/errors';
import { integrationFormsSchema, type WireIntegrationForm } from '@cotejo/contract/forms';
import type { EndpointAnswer } from '@cotejo/contract/endpoint';
import type { Endpoints } from '@cotejo/contract/endpoints';
import { fail, ok, type Result } from '@cotejo/core/result';
import type { Database } from '../../platform/database/connect.ts';
import type { Handlers, RequestContext } from '../../platform/http/handlers.ts';
import { readCountries } from '../../platform/content/country-store.ts';
import { catalogueOfCall, type PublishedCatalogue } from '../../platform/published-catalogue.ts';
import { ageBand } from './age-bands.ts';
import { asksRegion, brokenRules } from './check-profile-form.ts';
import { listsOfCountries, withListValues } from './form-lists.ts';
import { findFormDefinition, insertProfileSubmission } from './form-store.ts';
import { profileFormOf } from './profile-forms.ts';

export interface FormServices {
  readonly memory: PublishedCatalogue;
  readonly database: Database;
}

type FormEndpoint = 'getProfileForm' | 'saveProfileForm' | 'getIntegrationForm' | 'findIntegrationForm';

/** Handlers of the forms: those of profiles, and those that are made of data. */
export function formHandlers({ memory, database }: FormServices): Handlers<FormEndpoint> {
  function formOf(productType: string, { edition }: RequestContext) {
    const form = profileFormOf(productType, edition, memory.snapshot(edition.id).comparators);
    return form ? ok(form) : fail({ kind: 'not-found', detail: `No hay un formulario de perfil para '${productType}'` } as const);
  }

  async function integrationForm(
    hash: string,
    call: RequestContext,
  ): Promise<Result<EndpointAnswer<Endpoints['getIntegrationForm']>, ApiFailure>> {
    const definition = await findFormDefinition(database, call.edition.id, hash);
    if (definition === null) return fail({ kind: 'not-found', detail: 'No existe ese formulario' });
    const { integrationForms } = integrationFormsSchema.parse(definition);
    return ok({ data: { integrationForm: { integrationForms: await withLists(integrationForms, call) } } });
  }

  /** Forms with the values of the shared lists that their fields name. */
  async function withLists(forms: readonly WireIntegrationForm[], call: RequestContext): Promise<WireIntegrationForm[]> {
    const named = new Set(
      forms.flatMap(({ integrationFormFields }) => integrationFormFields.map((field) => field.retrieveFunction)),
    );
    const countries = listsOfCountries.some((list) => named.has(list)) ? await readCountries(database) : [];
    const sources = { edition: call.edition, snapshot: catalogueOfCall(memory, call), countries };
    return forms.map((form) => ({ ...form, integrationFormFields: withListValues(form.integrationFormFields, sources) }));
  }

  return {
    getProfileForm: async ({ query }, call) => {
      const form = formOf(query.productTypeName, call);
      return form.ok ? ok({ data: { profileForm: form.value } }) : form;
    },
    saveProfileForm: async ({ body: { form: profile, productType } }, call) => {
      const form = formOf(productType.name, call);
      if (!form.ok) return form;
      const errors = brokenRules(form.value, profile);
      if (errors.length > 0) return fail({ kind: 'unprocessable', errors });
      await insertProfileSubmission(database, {
        edition: call.edition.id,
        productType: productType.name,
        ageBands: [...profile.cotizante, ...profile.cargas].map(({ edad }) => ageBand(edad)),
        dependants: profile.cargas.length,
        regionCode: asksRegion(form.value) ? (profile.region?.stateCode ?? null) : null,
        createdOn: call.today,
      });
      return ok({ data: { saved: true } });
    },
    getIntegrationForm: ({ params }, call) => integrationForm(params.hash, call),
    findIntegrationForm: ({ body }, call) => integrationForm(body.integrationHash, call),
  };
}
