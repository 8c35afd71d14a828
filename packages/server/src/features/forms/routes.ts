import type { ApiFailure } from '@cotejo/contract/errors';
import { integrationFormsSchema } from '@cotejo/contract/forms';
import type { EndpointAnswer } from '@cotejo/contract/endpoint';
import type { Endpoints } from '@cotejo/contract/endpoints';
import type { EditionId } from '@cotejo/core/editions';
import { fail, ok, type Result } from '@cotejo/core/result';
import type { Database } from '../../platform/database/connect.ts';
import type { Handlers, RequestContext } from '../../platform/http/handlers.ts';
import type { PublishedCatalogue } from '../../platform/published-catalogue.ts';
import { ageBand } from './age-bands.ts';
import { countedOf, profileOfForm } from './check-profile-form.ts';
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
    edition: EditionId,
    hash: string,
  ): Promise<Result<EndpointAnswer<Endpoints['getIntegrationForm']>, ApiFailure>> {
    const definition = await findFormDefinition(database, edition, hash);
    if (definition === null) return fail({ kind: 'not-found', detail: 'No existe ese formulario' });
    return ok({ data: { integrationForm: integrationFormsSchema.parse(definition) } });
  }

  return {
    getProfileForm: async ({ query }, call) => {
      const form = formOf(query.productTypeName, call);
      return form.ok ? ok({ data: { profileForm: form.value } }) : form;
    },
    saveProfileForm: async ({ body: { form: profile, productType } }, call) => {
      const form = formOf(productType.name, call);
      if (!form.ok) return form;
      const complete = profileOfForm(form.value, profile, call.edition);
      if (!complete.ok) return fail({ kind: 'unprocessable', errors: [...complete.error] });
      const { ages, dependants, regionCode } = countedOf(complete.value);
      await insertProfileSubmission(database, {
        edition: call.edition.id,
        productType: productType.name,
        ageBands: ages.map(ageBand),
        dependants,
        regionCode,
        createdOn: call.today,
      });
      return ok({ data: { saved: true } });
    },
    getIntegrationForm: ({ params }, { edition }) => integrationForm(edition.id, params.hash),
    findIntegrationForm: ({ body }, { edition }) => integrationForm(edition.id, body.integrationHash),
  };
}
