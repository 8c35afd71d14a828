import { describe, expect, it } from 'vitest';
import { cacheFor, closedBy, filesIn, mayBeKept, type AskedFor } from './kept-requests.ts';

const origin = 'https://cotejo.example';
const orders = {
  closed: ['/api/', '/v1$', '/v1?', '/Compra-Online/', '/*/Solicitar$', '/*/Solicitar?'],
  parts: ['/fragmento/pie'],
  prefixes: ['', '/en'],
};

function kindOf(path: string, asked: Partial<AskedFor> = {}) {
  const url = new URL(path, origin);
  return cacheFor({ method: 'GET', url, isPage: false, isSigned: false, ...asked }, origin, orders);
}
const page = { isPage: true };

describe('what the service worker keeps', () => {
  it('is pages, files and reading calls of this origin', () => {
    expect(kindOf('/Comparar/Isapres?sort=price', page)).toBe('pages');
    expect(kindOf('/assets/entry-a1.js')).toBe('files');
    expect(kindOf('/fragmento/pie')).toBe('data');
    expect(kindOf('/api/compare/local?comparator=x')).toBe('data');
    expect([kindOf('/en/fragmento/pie'), kindOf('/en', page), kindOf('/en/Ayuda', page)]).toEqual(['data', 'pages', 'pages']);
  });

  it('is nothing posted, of another origin, or with a sign of who asks', () => {
    for (const method of ['POST', 'PATCH', 'DELETE', 'HEAD']) expect(kindOf('/Comparar/Isapres', { ...page, method })).toBeNull();
    expect(kindOf('https://otra.example/assets/a.js')).toBeNull();
    expect(kindOf('/api/users/7', { isSigned: true })).toBeNull();
    expect(kindOf('/cdn-cgi/trace')).toBeNull();
  });

  it.each([
    '/Isapre/A/Planes/B/Solicitar',
    '/Seguros/A/B/Solicitar?cotizacion=1',
    '/v1?sexo=Femenino&edad=41',
    '/en/v1?sexo=Femenino&edad=41',
    '/en/Seguros/A/B/Solicitar',
    '/Compra-Online/ALC-4001/Pago',
  ])('is no page of one visitor: %s', (path) => expect(kindOf(path, page)).toBeNull());

  it('reads closed paths as robots.txt does', () => {
    const isClosed = closedBy(orders.closed);
    expect(['/v1', '/v1?edad=4', '/a/Solicitar', '/a/b/Solicitar?x=1'].map(isClosed)).toEqual([true, true, true, true]);
    expect(['/v1/otra', '/v10', '/Solicitar-ahora', '/a/Solicitar/b', '/Comparar/v1'].map(isClosed)).toEqual(
      Array(5).fill(false),
    );
  });

  it('is only an answer that is whole and everybody’s', () => {
    const answer = (cacheControl: string | null, parts: { path?: string; status?: number; redirected?: boolean } = {}) => {
      const { path = '/Comparar/Isapres', status = 200, redirected = false } = parts;
      const headers = new Headers(cacheControl === null ? {} : { 'cache-control': cacheControl });
      return mayBeKept({ status, redirected, headers }, new URL(path, origin), { plan: '/api/plan' });
    };
    expect(answer('public, max-age=0, s-maxage=60')).toBe(true);
    expect(answer('no-cache')).toBe(true);
    // A page with the visitor's family, and whatever says nothing of itself.
    for (const control of ['no-store', 'private, max-age=60', null]) expect(answer(control)).toBe(false);
    expect(answer('no-store', { path: '/api/plan?codigoplan=A' })).toBe(true);
    expect(answer('no-store', { path: '/api/plan?codigoplan=A&datospersona=x' })).toBe(false);
    expect(answer('public', { status: 404 })).toBe(false);
    expect(answer('public', { redirected: true })).toBe(false);
  });

  it('with a page are the files that it names, each once', () => {
    const html =
      '<link rel="icon" href="/favicon.svg"><script src="/assets/a.js"></script><link href="/assets/a.js"><a href="/Ayuda">';
    expect(filesIn(html)).toEqual(['/favicon.svg', '/assets/a.js']);
  });
});
