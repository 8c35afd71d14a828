import { editionIds, type EditionId } from '@cotejo/core/editions';
import { snapshotOfContents } from '@cotejo/core/testing/snapshot-of-contents';
import { demoCatalogues } from '@cotejo/demo/catalogues';
import { describe, expect, it } from 'vitest';
import { nearPages } from './near-pages.ts';

const catalogues = demoCatalogues();
const snapshots = new Map(
  editionIds.map((id) => [id, snapshotOfContents(catalogues.filter(({ edition }) => edition === id))] as const),
);
const near = nearPages({ snapshot: (id) => snapshots.get(id) ?? snapshotOfContents([]) });

describe('the pages nearest to an unknown path', () => {
  it.each<[EditionId, string, string]>([
    ['chile', '/Comparar/Isaprez', '/Comparar/Isapres'],
    ['chile', '/clinica-davla', '/Clinicas-y-Hospitales/Clinica-Davila'],
    ['chile', '/CL%C3%8DNICA/D%C3%A1vila', '/Clinicas-y-Hospitales/Clinica-Davila'],
    ['chile', '/seguros-mascota/perro', '/Comparar/Seguros-Mascotas'],
    ['peru', '/eps-empresas', '/Comparar/EPS/Empresa'],
  ])('of %s: %s may be %s', (edition, path, found) => {
    expect(near(edition, path).map((page) => page.path)).toContain(found);
  });

  it.each(editionIds)('of %s are three, each once and with its title, for any path', (edition) => {
    for (const path of ['/', '/nada', '/%E0%A4%A', `/${'ñ/'.repeat(5000)}`]) {
      const pages = near(edition, path);
      expect(new Set(pages.map((page) => page.path)).size).toBe(3);
      for (const page of pages) expect(page.title).toMatch(/\S/);
    }
  });
});
