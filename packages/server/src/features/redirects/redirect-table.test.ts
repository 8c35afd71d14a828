import { href } from '@cotejo/contract/paths';
import { organizationPartPath, organizationPath } from '@cotejo/contract/paths/organization-path';
import { productPath } from '@cotejo/contract/paths/product-path';
import { wireOrganizationRef } from '@cotejo/contract/wire-item';
import { findCareCentre } from '@cotejo/core/care-centres';
import type { OrganizationKind } from '@cotejo/core/catalogue';
import { editionIds, editions, type Edition, type EditionId } from '@cotejo/core/editions';
import { findOrganizationAt } from '@cotejo/core/find-organization';
import { salesOfferOf } from '@cotejo/core/requests';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { RedirectRow } from './redirect-row.ts';
import { redirectRows } from './redirect-table.ts';
import { led, siteOf } from './testing/demo-sites.ts';

/** A path that a row takes: with names of the catalogue, where it has some that suit. */
function sampleOf({ from }: RedirectRow, { id, brand }: Edition): string {
  const { snapshot } = siteOf(id);
  const [, first = ''] = from.split('/');
  const kinds: readonly OrganizationKind[] = first.startsWith('Clinicas') ? ['provider'] : first === 'EPS' ? ['eps'] : ['isapre'];
  const sellers = [...snapshot.organizations.values()].filter(({ kind }) => kinds.includes(kind));
  const product = [...snapshot.products].find(({ organizationId }) => sellers.some((seller) => seller.id === organizationId));
  const seller = sellers.find((one) => one.id === product?.organizationId);
  const [clinic] = snapshot.clinics.values();
  return from
    .replaceAll('{brand}', brand.code)
    .replaceAll(/:(?:isapre|name|organization)/g, seller?.url ?? 'Zz-9')
    .replaceAll(':insurance', product?.url ?? 'Zz-9')
    .replaceAll(':clinic', clinic?.url ?? 'Zz-9')
    .replaceAll(/\/:tab\?/g, '')
    .replaceAll(/:\w+\??/g, 'Zz-9');
}

/** A name as hands write it. */
function spellingsOf(name: string): readonly string[] {
  return [name, name.toLowerCase(), name.toUpperCase(), name.replaceAll('-', ''), `${name}/`];
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

  /** Paths that are led on twice, that lead to what the catalogue has not, or stay where a page leads on itself. */
  function faultsOf(id: EditionId, paths: readonly string[], live: ReadonlySet<string>): string[] {
    return paths.flatMap((path) => {
      const end = led(id, path)?.location ?? path;
      return live.has(end) && led(id, end) === null ? [] : [`${path} ends at ${end}`];
    });
  }

  it.each(editionIds)('of %s leads each organisation from every page of organisations to its own in one step', (id) => {
    const { snapshot } = siteOf(id);
    const names = new Set([...snapshot.organizations.values()].map(({ url }) => url));
    expect(names.size).toBeGreaterThan(5);
    for (const name of names) {
      const found = findOrganizationAt(snapshot, name);
      if (found === null) throw new Error(name);
      const own = wireOrganizationRef(found);
      const ends = [organizationPath(own), organizationPartPath(own, 'plans'), organizationPartPath(own, 'collective')];
      if (findCareCentre(snapshot.clinics, name) !== null) ends.push(href('clinic', { clinic: name }));
      const pages = spellingsOf(name).flatMap((written) =>
        [
          'Isapre/*',
          'Isapre/*/Planes',
          'Seguros/*',
          'Seguros/*/Colectivos',
          'Clinicas-y-Hospitales/*',
          'EPS/*',
          'Medicina-Prepagada/*',
        ]
          .flatMap((page) => [page, page.toLowerCase()])
          .map((page) => `/${page.replace('*', written)}`),
      );
      expect(faultsOf(id, pages, new Set(ends))).toEqual([]);
    }
  });

  it.each(editionIds)('of %s leads each product from under every owner to its own page in one step', (id) => {
    const { edition, snapshot } = siteOf(id);
    const step = Math.ceil(snapshot.products.length / 300);
    const some = [...snapshot.products].filter((_, index) => index % step === 0);
    const [stranger] = snapshot.organizations.values();
    for (const product of some) {
      const organization = snapshot.organizations.get(product.organizationId);
      if (!organization || !stranger) throw new Error(product.code);
      const own = productPath(product, organization, edition);
      const places = [
        'Seguros/*',
        'EPS/*',
        'EPS/*/Planes',
        'Medicina-Prepagada/*',
        'Isapre/*/Complementos',
        'Clinicas-y-Hospitales/*/Seguro',
        'clinicas-y-hospitales/*',
      ];
      if (product.kind === 'isapre-plan') places.push('Isapre/*/Planes', 'isapre/*/planes');
      const names = [stranger.url, organization.url, organization.url.toLowerCase(), 'nadie'];
      const code = encodeURIComponent(product.url);
      const starts = places.flatMap((place) => names.map((name) => `/${place.replace('*', name)}/${code}`));
      expect(faultsOf(id, starts, new Set([own]))).toEqual([]);
      expect(
        faultsOf(
          id,
          starts.map((start) => `${start}/coberturas`),
          new Set([`${own}/Coberturas`]),
        ),
      ).toEqual([]);
      const isSold = salesOfferOf(product.salesChannels).action !== null;
      expect(
        faultsOf(
          id,
          starts.map((start) => `${start}/Solicitar`),
          new Set([isSold ? `${own}/Solicitar` : own]),
        ),
      ).toEqual([]);
    }
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
