import { paths } from '@cotejo/contract/paths';
import { describe, expect, it } from 'vitest';
import { alternatesAmong } from './alternates.ts';
import { singlePages, type ListedPage } from './listed-pages.ts';
import { mapFiles, mostOfFile, writeSiteMap, writeSiteMapIndex } from './site-map.ts';
import { escapeXml } from './xml.ts';

const page = (path: string, changedAt: Date | null = null): ListedPage => ({
  part: 'productos',
  path,
  title: 'Producto',
  changedAt,
  languages: ['es'],
  counterpart: null,
});

describe('where else a page is', () => {
  const origin = { chile: 'https://cl', peru: 'https://pe', colombia: 'https://co', international: 'https://int' };
  const languages = ['es', 'en', 'pt'] as const;

  it('leaves out a language that it is not written in, whether other editions have it or not', () => {
    const listed: ListedPage[] = [
      { ...page('/uno'), languages: ['es', 'pt'], counterpart: 'uno' },
      { ...page('/Temas/dos'), languages: ['es', 'en'] },
      { ...page('/Temas/tres'), languages: ['es'] },
      { ...page('/cuatro'), languages },
    ];
    const ofChile: ListedPage[] = [{ ...page('/uno-de-chile'), counterpart: 'uno' }];
    const alternatesOf = alternatesAmong((id) => (id === 'international' ? listed : id === 'chile' ? ofChile : []));
    const tagsAt = (path: string) => alternatesOf({ edition: 'international', path }, origin).map(({ language }) => language);
    expect(tagsAt('/uno')).toEqual(['es-CL', 'es', 'x-default', 'pt']);
    expect(tagsAt('/Temas/dos')).toEqual(['es', 'x-default', 'en']);
    expect(tagsAt('/Temas/tres')).toEqual([]);
    expect(tagsAt('/cuatro')).toEqual(['es', 'x-default', 'en', 'pt']);
  });
});

describe('site map', () => {
  it('writes each address with when it changed and where else it is', () => {
    const alternates = [{ language: 'es-PE', url: 'https://pe.example/a?b=1&c=2' }];
    const sources = {
      siteUrl: 'https://cl.example',
      alternatesOf: ({ path }: ListedPage) => (path === '/a' ? alternates : []),
    };
    const xml = writeSiteMap([page('/a', new Date('2026-11-20T15:00:00Z')), page("/b'<")], sources);
    expect(xml.split('\n')).toEqual([
      '<?xml version="1.0" encoding="UTF-8"?>',
      '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
      '<url><loc>https://cl.example/a</loc><lastmod>2026-11-20T15:00:00.000Z</lastmod><xhtml:link rel="alternate" hreflang="es-PE" href="https://pe.example/a?b=1&amp;c=2"/></url>',
      '<url><loc>https://cl.example/b&apos;&lt;</loc></url>',
      '</urlset>',
      '',
    ]);
  });

  it('writes each language of a page, with the same counterparts', () => {
    const alternatesOf = () => [{ language: 'en', url: 'https://int.example/en' }];
    const xml = writeSiteMap([{ ...page('/'), languages: ['es', 'en'] }], { siteUrl: 'https://int.example', alternatesOf });
    const link = '<xhtml:link rel="alternate" hreflang="en" href="https://int.example/en"/>';
    expect(xml).toContain(
      `<url><loc>https://int.example/</loc>${link}</url>\n<url><loc>https://int.example/en</loc>${link}</url>`,
    );
  });

  it('shares out what one file does not take, and dates each file by the newest in it', () => {
    const early = new Date('2026-01-01T00:00:00Z');
    const late = new Date('2026-02-01T00:00:00Z');
    const many = Array.from({ length: mostOfFile + 1 }, (_, index) => page(`/${index}`, index === 3 ? late : early));
    const files = mapFiles([{ ...page('/uno'), part: 'paginas' }, ...many]);
    expect(files.map(({ name, pages }) => [name, pages.length])).toEqual([
      ['paginas', 1],
      ['productos-1', mostOfFile],
      ['productos-2', 1],
    ]);
    const index = writeSiteMapIndex(files, (name) => `https://cl.example/sitemaps/${name}.xml`);
    expect(index.match(/<sitemap>.*<\/sitemap>/g)).toEqual([
      '<sitemap><loc>https://cl.example/sitemaps/paginas.xml</loc></sitemap>',
      `<sitemap><loc>https://cl.example/sitemaps/productos-1.xml</loc><lastmod>${late.toISOString()}</lastmod></sitemap>`,
      `<sitemap><loc>https://cl.example/sitemaps/productos-2.xml</loc><lastmod>${early.toISOString()}</lastmod></sitemap>`,
    ]);
  });

  it('leaves out of a text what XML cannot hold', () => {
    expect(escapeXml('a\u0000\u0008\tb\u001f & "c"')).toBe('a\tb &amp; &quot;c&quot;');
  });
});

it('every page with a path of its own is listed by a rule, or said to be none for search engines', () => {
  const names = Object.entries(paths).flatMap(([name, pattern]) => (/\/:/.test(pattern) ? [] : [name]));
  expect(Object.keys(singlePages).toSorted()).toEqual(names.toSorted());
});
