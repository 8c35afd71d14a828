import { editionIds, editionOf, type EditionId, type Language } from '@cotejo/core/editions';
import { snapshotOfContents } from '@cotejo/core/testing/snapshot-of-contents';
import { demoCatalogues } from '@cotejo/demo/catalogues';
import { describe, expect, it } from 'vitest';
import { listNearPages } from '../discovery/listed-pages.ts';
import { nearPages } from './near-pages.ts';

const catalogues = demoCatalogues();
const at = new Date('2026-11-20T12:00:00Z');
const written = (title: string, english?: string) => ({
  title,
  at,
  languages: english === undefined ? (['es'] as const) : (['es', 'en'] as const),
  titles: { es: title, ...(english === undefined ? {} : { en: english }) },
});
const texts = {
  catalogueAt: at,
  information: new Map([['como-ordenamos', written('como-ordenamos')]]),
  landings: new Map([['Terminos-y-Condiciones', written('Términos y condiciones')]]),
  articles: new Map([
    ['La-Ley-de-Urgencia', written('La Ley de Urgencia')],
    ['Deducible-y-tope', written('Deducible y tope anual', 'Deductible and annual limit')],
  ]),
};
const listOf = (id: EditionId) => {
  const snapshot = snapshotOfContents(catalogues.filter(({ edition }) => edition === id));
  return listNearPages({ edition: editionOf(id), snapshot, texts });
};
const lists = new Map(editionIds.map((id) => [id, listOf(id)] as const));
const near = (edition: EditionId, path: string, language: Language = 'es') =>
  nearPages(lists.get(edition) ?? [], { path, language });

describe('the pages nearest to an unknown path', () => {
  it.each<[EditionId, string, string]>([
    ['chile', '/Comparar/Isaprez', '/Comparar/Isapres'],
    ['chile', '/clinica-davla', '/Clinicas-y-Hospitales/Clinica-Davila'],
    ['chile', '/CL%C3%8DNICA/D%C3%A1vila', '/Clinicas-y-Hospitales/Clinica-Davila'],
    ['chile', '/seguros-mascota/perro', '/Comparar/Seguros-Mascotas'],
    ['peru', '/eps-empresas', '/Comparar/EPS/Empresa'],
    ['chile', '/como-se-ordena', '/Como-ordenamos'],
    ['chile', '/terminos-condiciones', '/Terminos-y-Condiciones'],
    ['chile', '/portal-de-clientes', '/portal-clientes'],
    ['chile', '/blog/ley-de-urgencias', '/QP-Blog/La-Ley-de-Urgencia'],
  ])('A2.1-30 of %s: %s may be %s', (edition, path, found) => {
    expect(near(edition, path).map((page) => page.path)).toContain(found);
  });

  it('A2.1-30 of an edition with few products may be one of them', () => {
    const products = (lists.get('peru') ?? []).filter(({ part }) => part === 'productos');
    const [product] = products;
    expect(products.length).toBeGreaterThan(20);
    expect(near('peru', `${product?.path.toLowerCase()}s`)[0]).toMatchObject({ path: product?.path, title: product?.title });
  });

  it.each(editionIds)('of %s are three, each once and with a title or the name of a page, for any path', (edition) => {
    for (const path of ['/', '/nada', '/%E0%A4%A', `/${'ñ/'.repeat(5000)}`]) {
      const pages = near(edition, path);
      expect(new Set(pages.map((page) => page.path)).size).toBe(3);
      for (const { title, page } of pages) expect(title ?? page).toMatch(/\S/);
    }
  });

  it('A2.1-30 are of the language that is read, by their titles in it', () => {
    const titles = (language: Language) => near('international', '/deductible-limit', language).map(({ title }) => title);
    expect(titles('en')[0]).toBe('Deductible and annual limit');
    expect(near('international', '/deducible-tope-anual')[0]?.title).toBe('Deducible y tope anual');
    const portuguese = near('international', '/deducible-tope-anual', 'pt').map(({ path }) => path);
    expect(portuguese).not.toContainEqual(expect.stringContaining('Deducible-y-tope'));
  });

  it('of a path that is like none are what most visitors look for, and never the way home', () => {
    const firstLists = (lists.get('chile') ?? []).slice(0, 3).map(({ path }) => path);
    for (const path of ['/nada', '/', '/wp-login']) expect(near('chile', path).map((page) => page.path)).toEqual(firstLists);
    expect((lists.get('chile') ?? []).map(({ path }) => path)).not.toContain('/');
  });

  it('read differently from each other', () => {
    for (const path of ['/Isapre/Colmenaa', '/Isapre/Colmena/Planes/NO-HAY-1', '/clinica']) {
      expect(new Set(near('chile', path).map(({ title, page }) => title ?? page)).size).toBe(3);
    }
  });
});
