import type { ApiFailure } from '@cotejo/contract/errors';
import type { CatalogueSnapshot, Organization } from '@cotejo/core/catalogue';
import { fail, ok, type Result } from '@cotejo/core/result';
import type { Handlers, RequestContext } from '../../../platform/http/handlers.ts';
import { catalogueOfCall, type PublishedCatalogue } from '../../../platform/published-catalogue.ts';
import { groundOfCall } from '../../../platform/quotes/ground-of-call.ts';
import { enveloped } from '../enveloped.ts';
import { getClinic } from '../read-clinics.ts';
import { priceRangeTable } from './price-range-table.ts';
import {
  countCareCentresOf,
  countTypesOf,
  listAdditionalInsurers,
  listAdditionalProviders,
  listSellingOrganizations,
  readSales,
} from './products-of-organization.ts';
import {
  findOrganization,
  getOrganization,
  getOrganizationByCode,
  listOrganizations,
  listOrganizationsOfCategory,
} from './read-organizations.ts';

type OrganizationEndpoint =
  | 'getClinic'
  | 'listOrganizations'
  | 'listOrganizationsOfCategory'
  | 'getOrganization'
  | 'getOrganizationByCode'
  | 'listSellingOrganizations'
  | 'getOrganizationSales'
  | 'countCoverageOrganizations'
  | 'countInsurancesByType'
  | 'listAdditionalInsurers'
  | 'listAdditionalProviders'
  | 'getPriceRangeTable';

/** Handlers of the organisations' endpoints, all from the catalogue in memory. */
export function organizationHandlers(memory: PublishedCatalogue): Handlers<OrganizationEndpoint> {
  const snapshotOf = (call: RequestContext): CatalogueSnapshot => catalogueOfCall(memory, call);

  function ofOrganization<Answer>(
    { id, call }: { readonly id: string; readonly call: RequestContext },
    read: (organization: Organization, snapshot: CatalogueSnapshot) => Answer,
  ): Result<{ data: Answer }, ApiFailure> {
    const snapshot = snapshotOf(call);
    const found = findOrganization(snapshot, id);
    return found.ok ? ok({ data: read(found.value, snapshot) }) : found;
  }

  /** Answers about the institution of a company's user, whatever code the call names; about that code to anybody else. */
  function ofInstitution<Answer>(
    { code, call }: { readonly code: string; readonly call: RequestContext },
    read: (institution: string) => Result<Answer, ApiFailure>,
  ): Result<Answer, ApiFailure> {
    const company = call.claims?.company ?? null;
    if (company === null) return read(code);
    const isKnown = getOrganizationByCode(snapshotOf(call), company.institution).ok;
    return isKnown
      ? read(company.institution)
      : fail({ kind: 'forbidden', detail: 'La institución de tu credencial no está aquí' });
  }

  return {
    getClinic: async ({ params: { url } }, call) => getClinic(snapshotOf(call), url),
    listOrganizations: async ({ params }, call) => enveloped(listOrganizations(snapshotOf(call), params.type)),
    listOrganizationsOfCategory: async ({ params }, call) =>
      enveloped(listOrganizationsOfCategory(snapshotOf(call), params.type)),
    getOrganization: async ({ params }, call) => enveloped(getOrganization(snapshotOf(call), params.url)),
    getOrganizationByCode: async ({ params: { code } }, call) =>
      ofInstitution({ code, call }, (institution) => enveloped(getOrganizationByCode(snapshotOf(call), institution))),
    listSellingOrganizations: async (_, call) => ok({ data: listSellingOrganizations(snapshotOf(call), call.today) }),
    getOrganizationSales: async ({ params: { code, type } }, call) =>
      ofInstitution({ code, call }, (id) =>
        ofOrganization({ id, call }, (organization, snapshot) => readSales(snapshot, { organization, type, today: call.today })),
      ),
    countCoverageOrganizations: async ({ params }, call) =>
      ofOrganization({ ...params, call }, (organization, snapshot) => ({ count: countCareCentresOf(snapshot, organization) })),
    countInsurancesByType: async ({ params }, call) =>
      ofOrganization({ ...params, call }, (organization, snapshot) => countTypesOf(snapshot, organization)),
    listAdditionalInsurers: async (_, call) => ok({ data: listAdditionalInsurers(snapshotOf(call)) }),
    listAdditionalProviders: async (_, call) => ok({ data: listAdditionalProviders(snapshotOf(call)) }),
    getPriceRangeTable: async ({ params }, call) =>
      ofOrganization({ ...params, call }, (organization) => priceRangeTable(organization, groundOfCall(memory, call))),
  };
}
