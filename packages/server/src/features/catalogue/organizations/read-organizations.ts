import type { OrganizationAnswer } from '@cotejo/contract/catalogue';
import type { ApiFailure } from '@cotejo/contract/errors';
import { wireOrganizationRef } from '@cotejo/contract/wire-item';
import { organizationKinds, type CatalogueSnapshot, type Organization } from '@cotejo/core/catalogue';
import { findOrganizationAt } from '@cotejo/core/find-organization';
import { isOfCategory, organizationCategories } from '@cotejo/core/organization-category';
import { fail, ok, type Result } from '@cotejo/core/result';
import { foldText } from '@cotejo/core/text';
import { countRows, oncePerSnapshot } from '../per-snapshot.ts';
import { linesByOrganization } from './lines-of-organization.ts';

const inSpanish = new Intl.Collator('es');

const productCounts = oncePerSnapshot(({ products }) => countRows(products.columns.dictionaries.organizationId, (id) => id));

const unknownOrganization: ApiFailure = { kind: 'not-found', detail: 'No existe esa organización' };

/** An organisation as its own calls tell of it. Its short name is its acronym; no other abbreviation is known. */
export function wireOrganization(organization: Organization, snapshot: CatalogueSnapshot): OrganizationAnswer {
  const { id, name, kind, open, acronym } = organization;
  const reference = wireOrganizationRef(organization);
  return {
    ...reference,
    id,
    name,
    kind,
    open,
    productCount: productCounts(snapshot).get(id) ?? 0,
    metadata: { ...reference.metadata, abbreviation: acronym, additionalData: { open } },
  };
}

/** The organisations that are wanted, by name. */
export function wireOrganizations(
  snapshot: CatalogueSnapshot,
  isWanted: (organization: Organization) => boolean,
): OrganizationAnswer[] {
  return [...snapshot.organizations.values()]
    .filter(isWanted)
    .toSorted((left, right) => inSpanish.compare(left.displayName, right.displayName))
    .map((organization) => wireOrganization(organization, snapshot));
}

/** The organisations of one kind in any letter case ('EPS', C7-125); 404 for a kind that is none of organizationKinds. */
export function listOrganizations(snapshot: CatalogueSnapshot, type: string): Result<OrganizationAnswer[], ApiFailure> {
  const wanted = foldText(type);
  const kind = organizationKinds.find((candidate) => candidate === wanted);
  if (!kind) return fail({ kind: 'not-found', detail: `No hay organizaciones de tipo '${type}'` });
  return ok(wireOrganizations(snapshot, (organization) => organization.kind === kind));
}

/** The organisations of a category in any spelling ('Clinicas', 'CLÍNICAS'); 404 for a word that is none of the twelve (C6-18). */
export function listOrganizationsOfCategory(snapshot: CatalogueSnapshot, type: string): Result<OrganizationAnswer[], ApiFailure> {
  const wanted = foldText(type).replaceAll(/[\s-]/g, '_').toUpperCase();
  const category = organizationCategories.find((candidate) => candidate === wanted);
  if (!category) return fail({ kind: 'not-found', detail: `No hay una categoría '${type}'` });
  const lines = linesByOrganization(snapshot);
  return ok(wireOrganizations(snapshot, ({ id, kind }) => isOfCategory({ kind, lines: lines.get(id) ?? [] }, category)));
}

/** One organisation by the segment of its page, letter case apart; one that sells goes before a clinic group of that name. */
export function getOrganization(snapshot: CatalogueSnapshot, url: string): Result<OrganizationAnswer, ApiFailure> {
  const organization = findOrganizationAt(snapshot, url);
  return organization ? ok(wireOrganization(organization, snapshot)) : fail(unknownOrganization);
}

function organizationOfCode({ organizations }: CatalogueSnapshot, code: string): Organization | null {
  const wanted = code.toLowerCase();
  return [...organizations.values()].find((organization) => organization.code.toLowerCase() === wanted) ?? null;
}

/** One organisation by its code, letter case apart; 404 for nobody's. */
export function getOrganizationByCode(snapshot: CatalogueSnapshot, code: string): Result<OrganizationAnswer, ApiFailure> {
  const organization = organizationOfCode(snapshot, code);
  return organization ? ok(wireOrganization(organization, snapshot)) : fail(unknownOrganization);
}

const digits = /^\d{1,9}$/;

/**
 * The organisation that an address names: by its code, else by the segment of its page, else by its number; codes go
 * first, as those of isapres are numbers too. 404 for nobody's.
 */
export function findOrganization(snapshot: CatalogueSnapshot, id: string): Result<Organization, ApiFailure> {
  const named = organizationOfCode(snapshot, id) ?? findOrganizationAt(snapshot, id);
  const organization = named ?? (digits.test(id) ? snapshot.organizations.get(Number(id)) : null);
  return organization ? ok(organization) : fail(unknownOrganization);
}
