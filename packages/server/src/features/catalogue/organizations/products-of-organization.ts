import type { ClinicAnswerRow, OrganizationAnswer } from '@cotejo/contract/catalogue';
import type { OrganizationSales, TypeCount } from '@cotejo/contract/organization';
import type { CatalogueSnapshot, Organization } from '@cotejo/core/catalogue';
import { isCareCentre } from '@cotejo/core/care-centres';
import { coversClinic } from '@cotejo/core/clinic-answers';
import { isOnSale } from '@cotejo/core/comparison';
import type { PlainDate } from '@cotejo/core/dates';
import { isAdditional } from '@cotejo/core/organization-category';
import { foldText } from '@cotejo/core/text';
import { oncePerSnapshot } from '../per-snapshot.ts';
import { listClinics } from '../read-clinics.ts';
import { linesByOrganization, linesOf, type Line } from './lines-of-organization.ts';
import { wireOrganizations } from './read-organizations.ts';

function isSold(line: Line, today: PlainDate): boolean {
  return line.isOffered && isOnSale(line, today);
}

/** The organisations with a product that somebody sells on the day (decision 0103: one without a channel is not sold). */
export function listSellingOrganizations(snapshot: CatalogueSnapshot, today: PlainDate): OrganizationAnswer[] {
  return wireOrganizations(snapshot, (organization) => linesOf(snapshot, organization).some((line) => isSold(line, today)));
}

/** A type as it may be written in an address: 'SEGURO_COMPLEMENTARIO', 'seguro complementario', 'Complementario'. */
function spelling(type: string): string {
  return foldText(type).replaceAll(/[\s_-]+/g, ' ');
}

/** What an organisation sells on a day of a type or upper type, in any spelling of its name or display name. */
export function readSales(
  snapshot: CatalogueSnapshot,
  { organization, type, today }: { readonly organization: Organization; readonly type: string; readonly today: PlainDate },
): OrganizationSales {
  const wanted = spelling(type);
  const sold = linesOf(snapshot, organization).filter(
    (line) =>
      isSold(line, today) &&
      [line.upperType, line.upperTypeDisplayName, line.typeName, line.typeDisplayName].some((name) => spelling(name) === wanted),
  );
  return {
    available: sold.length > 0,
    products: sold.map(({ code, displayName }) => ({ productCode: code, productName: displayName })),
  };
}

function coveredClinicIds(snapshot: CatalogueSnapshot, lines: readonly Line[]): ReadonlySet<number> {
  return new Set(
    lines.flatMap(({ row }) =>
      snapshot.products
        .at(row)
        .clinics.filter(coversClinic)
        .map(({ clinicId }) => clinicId),
    ),
  );
}

/** How many care centres some product of an organisation covers; QPCL-1..3 are none (decision 15). */
export function countCareCentresOf(snapshot: CatalogueSnapshot, organization: Organization): number {
  const covered = coveredClinicIds(snapshot, linesOf(snapshot, organization));
  return [...snapshot.clinics.values()].filter((clinic) => covered.has(clinic.id) && isCareCentre(clinic)).length;
}

/** How many products an organisation has of each type, the most frequent first. */
export function countTypesOf(snapshot: CatalogueSnapshot, organization: Organization): TypeCount[] {
  const types = new Map<string, TypeCount>();
  for (const { typeName, typeDisplayName } of linesOf(snapshot, organization)) {
    const known = types.get(typeName) ?? { name: typeName, displayName: typeDisplayName, count: 0 };
    types.set(typeName, { ...known, count: known.count + 1 });
  }
  return [...types.values()].toSorted((left, right) => right.count - left.count || left.name.localeCompare(right.name, 'es'));
}

/** The organisations with a complementary or catastrophic insurance (C7-92). */
export function listAdditionalInsurers(snapshot: CatalogueSnapshot): OrganizationAnswer[] {
  return wireOrganizations(snapshot, (organization) => linesOf(snapshot, organization).some(isAdditional));
}

/** The care centres that such an insurance covers (C7-93). */
export const listAdditionalProviders = oncePerSnapshot((snapshot): ClinicAnswerRow[] => {
  const lines = [...linesByOrganization(snapshot).values()].flat().filter(isAdditional);
  const covered = coveredClinicIds(snapshot, lines);
  const codes = new Set([...snapshot.clinics.values()].filter(({ id }) => covered.has(id)).map(({ code }) => code));
  return listClinics(snapshot).filter(({ organizationCode }) => codes.has(organizationCode));
});
