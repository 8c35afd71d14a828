import type { NearPage } from '@cotejo/contract/page-rendering';
import { href } from '@cotejo/contract/paths';
import { organizationPath } from '@cotejo/contract/paths/organization-path';
import { wireOrganizationRef } from '@cotejo/contract/wire-item';
import { isCareCentre } from '@cotejo/core/care-centres';
import type { CatalogueSnapshot } from '@cotejo/core/catalogue';
import type { EditionId } from '@cotejo/core/editions';
import { nearNames, type NearNames } from '@cotejo/core/near-names';
import type { PublishedCatalogue } from '../../platform/published-catalogue.ts';

type NamedPage = NearPage & { readonly name: string };

/** How many an unknown path is answered with. */
const pagesShown = 3;

/** Pages of the catalogue that a path can have meant: comparators first, then who sells, then care centres. */
function pagesOf({ comparators, organizations, clinics }: CatalogueSnapshot): readonly NamedPage[] {
  const pages = new Map<string, NamedPage>();
  const add = (path: string, title: string): void => {
    if (!pages.has(path)) pages.set(path, { path, title, name: `${path} ${title}` });
  };
  for (const { url, displayName } of comparators) add(url, displayName);
  for (const organization of organizations.values()) {
    add(organizationPath(wireOrganizationRef(organization)), organization.displayName);
  }
  for (const clinic of clinics.values()) {
    if (isCareCentre(clinic)) add(href('clinic', { clinic: clinic.url }), clinic.displayName);
  }
  return [...pages.values()];
}

/** Finds the pages of an edition whose path or name is nearest to a path that no page has, best first. */
export function nearPages(
  memory: Pick<PublishedCatalogue, 'snapshot'>,
): (edition: EditionId, path: string) => readonly NearPage[] {
  const known = new WeakMap<CatalogueSnapshot, NearNames<NamedPage>>();
  return (edition, path) => {
    const snapshot = memory.snapshot(edition);
    const near = known.get(snapshot) ?? nearNames(pagesOf(snapshot));
    known.set(snapshot, near);
    return near(readable(path), pagesShown).map(({ title, path: found }) => ({ title, path: found }));
  };
}

function readable(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
