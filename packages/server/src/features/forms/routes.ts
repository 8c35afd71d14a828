import type { ApiFailure } from '@cotejo/contract/errors';
import { integrationFormsSchema } from '@cotejo/contract/forms';
import type { EndpointAnswer } from '@cotejo/contract/endpoint';
import type { Endpoints } from '@cotejo/contract/endpoints';
import { profileFaults } from '@cotejo/core/validation';
import { fail, ok, type Result } from '@cotejo/core/result';
import type { Database } from '../../platform/database/connect.ts';
import type { Handlers, RequestContext } from '../../platform/http/handlers.ts';
import type { ValidationScripts } from '../../platform/http/validation-scripts.ts';
import { ruleErrors } from '../../platform/profile-rules.ts';
import { catalogueOfCall, type PublishedCatalogue } from '../../platform/published-catalogue.ts';
import type { z } from 'zod';
import { ageBand } from './age-bands.ts';
import { countedOf, profileOfForm } from './check-profile-form.ts';
import { findFormDefinition, insertProfileSubmission } from './form-store.ts';
import { profileFormOf } from './profile-forms.ts';
import { withLists } from './read-forms.ts';

export interface FormServices {
  readonly memory: PublishedCatalogue;
  readonly database: Database;
  readonly scripts: ValidationScripts;
  readonly warn: (fields: Readonly<Record<string, unknown>>, message: string) => void;
}

type FormEndpoint = 'getProfileForm' | 'saveProfileForm' | 'getIntegrationForm' | 'findIntegrationForm';

type IntegrationForms = z.output<typeof integrationFormsSchema>;

/** The forms with the hash of the script that each names; one that this process does not serve is not named. */
function vouched({ integrationForms }: IntegrationForms, scripts: ValidationScripts): IntegrationForms {
  return {
    integrationForms: integrationForms.map(({ validationScript, integrationFormFields }) => {
      const script = validationScript === null ? undefined : scripts.get(validationScript);
      return script
        ? { validationScript, validationScriptIntegrity: script.integrity, integrationFormFields }
        : { validationScript: null, validationScriptIntegrity: null, integrationFormFields };
    }),
  };
}

const noSuchForm = { kind: 'not-found', detail: 'No existe ese formulario' } as const;

const mostReasons = 10;

/** Where a definition that was stored under an older schema breaks today's, without what it says. */
function whereWrong({ issues }: z.ZodError): readonly string[] {
  return issues.slice(0, mostReasons).map(({ path, code }) => `${path.join('.')}: ${code}`);
}

/** Handlers of the forms: those of profiles, and those that are made of data. */
export function formHandlers({ memory, database, scripts, warn }: FormServices): Handlers<FormEndpoint> {
  function formOf(productType: string, { edition }: RequestContext) {
    const form = profileFormOf(productType, { edition, comparators: memory.snapshot(edition.id).comparators, scripts });
    return form ? ok(form) : fail({ kind: 'not-found', detail: `No hay un formulario de perfil para '${productType}'` } as const);
  }

  async function integrationForm(
    hash: string,
    call: RequestContext,
  ): Promise<Result<EndpointAnswer<Endpoints['getIntegrationForm']>, ApiFailure>> {
    const definition = await findFormDefinition(database, call.edition.id, hash);
    if (definition === null) return fail(noSuchForm);
    const read = integrationFormsSchema.safeParse(definition);
    if (!read.success) {
      warn({ edition: call.edition.id, hash, reasons: whereWrong(read.error) }, 'a stored form is not one any more');
      return fail(noSuchForm);
    }
    const sources = { database, edition: call.edition, snapshot: catalogueOfCall(memory, call) };
    const integrationForms = await withLists(read.data.integrationForms, sources);
    return ok({ data: { integrationForm: vouched({ integrationForms }, scripts) } });
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
      const faults = profileFaults({ edition: call.edition, productType: productType.name, profile, today: call.today });
      const errors = ruleErrors('body.form', faults);
      if (errors.length > 0) return fail({ kind: 'unprocessable', errors });
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
    getIntegrationForm: ({ params }, call) => integrationForm(params.hash, call),
    findIntegrationForm: ({ body }, call) => integrationForm(body.integrationHash, call),
  };
}
