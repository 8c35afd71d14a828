import { href } from '@cotejo/contract/paths';
import { organizationPath } from '@cotejo/contract/paths/organization-path';
import { productPath } from '@cotejo/contract/paths/product-path';
import { wireOrganizationRef } from '@cotejo/contract/wire-item';
import { editionIds, editions, type Edition } from '@cotejo/core/editions';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { RedirectRow } from './redirect-row.ts';
import { redirectRows } from './redirect-table.ts';
import { led, siteOf } from './testing/demo-sites.ts';

/** A path that a row takes. */
function sampleOf({ from }: RedirectRow, { brand }: Edition): string {
  return from
    .replaceAll('{brand}', brand.code)
    .replaceAll(':isapre', 'Colmena')
    .replaceAll(/:\w+\??/g, 'Zz-9');
}

describe('the table', () => {
  it.each(editions)('of $id compiles, and each row leads to a page in one step', (edition) => {
    const { redirector } = siteOf(edition.id);
    for (const row of redirectRows) {
      const from = sampleOf(row, edition);
      const redirect = led(edition.id, from);
      if (redirect === null) continue;
      const path = redirect.location.replace(/\?.*/, '');
      expect([from, path, redirector.pageAt(path) !== null]).toEqual([from, path, true]);
      expect(led(edition.id, redirect.location)).toBeNull();
    }
  });

  it('has no row that no edition follows', () => {
    const idle = redirectRows.filter((row) => editions.every((edition) => led(edition.id, sampleOf(row, edition)) === null));
    expect(idle.map(({ from }) => from)).toEqual([]);
  });

  it.each(editionIds)('of %s leads nobody away from what the catalogue offers', (id) => {
    const { edition, snapshot } = siteOf(id);
    const live = [
      ...snapshot.comparators.map(({ url }) => url),
      ...Array.from(snapshot.organizations.values(), (one) => organizationPath(wireOrganizationRef(one))),
      ...Array.from(snapshot.clinics.values(), ({ url }) => href('clinic', { clinic: url })),
      ...snapshot.products.map((product) => {
        const organization = snapshot.organizations.get(product.organizationId);
        return organization ? productPath(product, organization, edition) : '';
      }),
    ];
    expect(live.filter((path) => led(id, path) !== null)).toEqual([]);
  });

  const piece = fc.oneof(
    fc.constantFrom(
      ...redirectRows.flatMap(({ from }) => from.split('/').filter((part) => part !== '' && !part.includes(':'))),
      'Isapre',
      'isapre',
      'Planes',
      'planes',
      'CruzBlanca',
      'Seguros',
      'SEGUROS',
      'EPS',
      'Solicitar',
      'colmena',
      '%41',
      '',
      '..',
      'x',
    ),
    fc.string({ maxLength: 6 }).map((text) => encodeURIComponent(text)),
  );

  it('sends each path to its end at once, whatever it is: 10,000 paths, no loop, no chain', () => {
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 5 }), fc.constantFrom(...editionIds), (pieces, id) => {
        const redirect = led(id, `/${pieces.join('/')}`);
        if (redirect === null) return;
        expect(redirect.location).toMatch(/^\/(?![/\\])/);
        expect(led(id, redirect.location)).toBeNull();
      }),
      { numRuns: 10_000 },
    );
  });
});
