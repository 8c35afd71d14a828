import type { OrganizationAnswer } from '@cotejo/contract/catalogue';
import type { ApiFailure } from '@cotejo/contract/errors';
import { wireOrganizationRef } from '@cotejo/contract/wire-item';
import { organizationKinds, type CatalogueSnapshot, type Organization } from '@cotejo/core/catalogue';
import { fail, ok, type Result } from '@cotejo/core/result';
import { countRows, oncePerSnapshot } from './per-snapshot.ts';

const inSpanish = new Intl.Collator('es');

const productCounts = oncePerSnapshot(({ products }) => countRows(products.columns.dictionaries.organizationId, (id) => id));

function wireOrganization(organization: Organization, snapshot: CatalogueSnapshot): OrganizationAnswer {
  const { id, name, kind, open } = organization;
  const productCount = productCounts(snapshot).get(id) ?? 0;
  return { ...wireOrganizationRef(organization), id, name, kind, open, productCount };
}

/** The organisations of one kind by name; 404 for a kind that is none of organizationKinds. */
export function listOrganizations(snapshot: CatalogueSnapshot, type: string): Result<OrganizationAnswer[], ApiFailure> {
  const kind = organizationKinds.find((candidate) => candidate === type);
  if (!kind) return fail({ kind: 'not-found', detail: `No hay organizaciones de tipo '${type}'` });
  const found = [...snapshot.organizations.values()].filter((organization) => organization.kind === kind);
  const sorted = found.toSorted((left, right) => inSpanish.compare(left.displayName, right.displayName));
  return ok(sorted.map((organization) => wireOrganization(organization, snapshot)));
}

/** One organisation by the segment of its page, letter case apart; one that sells goes before a clinic group of that name. */
export function getOrganization(snapshot: CatalogueSnapshot, url: string): Result<OrganizationAnswer, ApiFailure> {
  const wanted = url.toLowerCase();
  const found = [...snapshot.organizations.values()].filter((organization) => organization.url.toLowerCase() === wanted);
  const organization = found.find(({ kind }) => kind !== 'provider') ?? found[0];
  return organization
    ? ok(wireOrganization(organization, snapshot))
    : fail({ kind: 'not-found', detail: 'No existe esa organización' });
}
