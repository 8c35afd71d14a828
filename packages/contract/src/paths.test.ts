import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { comparatorHref, comparatorNamedAs, href, paths, productTabs, requestTab } from './paths.ts';

describe('href', () => {
  it('fills a pattern and leaves an absent last segment out', () => {
    expect(href('home', {})).toBe('/');
    expect(href('comparator', { comparator: 'Isapres' })).toBe('/Comparar/Isapres');
    expect(href('isaprePlan', { organization: 'Colmena', plan: 'ALC-1' })).toBe('/Isapre/Colmena/Planes/ALC-1');
    expect(href('insurance', { organization: 'Bahia', insurance: 'Dental', tab: 'Coberturas' })).toBe(
      '/Seguros/Bahia/Dental/Coberturas',
    );
  });

  it('decision 19: a comparator has one segment or two', () => {
    expect(comparatorHref('/Comparar/Isapres')).toBe('/Comparar/Isapres');
    const search = new URLSearchParams({ page: '2' });
    expect(comparatorHref('/Comparar/Seguros-de-Salud/Dental', search)).toBe('/Comparar/Seguros-de-Salud/Dental?page=2');
    expect(() => comparatorHref('/')).toThrow('href(comparator) needs :comparator');
  });

  it('A2.3-25 the request form is the page of the product plus its tab', () => {
    const plan = { organization: 'Colmena', plan: 'ALC-1' };
    expect(href('isaprePlanRequest', plan)).toBe(`${href('isaprePlan', plan)}/${requestTab}`);
    const insurance = { organization: 'Bahia', insurance: 'Dental' };
    expect(href('insuranceRequest', insurance)).toBe(`${href('insurance', insurance)}/${requestTab}`);
  });

  it('decision 36: the tabs of a product page', () => {
    expect([requestTab, ...productTabs]).toEqual([
      'Solicitar',
      'Coberturas',
      'Clinicas',
      'Preguntas-Frecuentes',
      'Documentos',
      'Poliza-Particular',
    ]);
  });

  it('appends a search only when it says something', () => {
    const params = { comparator: 'Isapres' };
    expect(href('comparator', params, new URLSearchParams())).toBe('/Comparar/Isapres');
    expect(href('comparator', params, new URLSearchParams({ page: '2' }))).toBe('/Comparar/Isapres?page=2');
  });

  it('refuses an empty segment, which would name another page', () => {
    expect(() => href('comparator', { comparator: '' })).toThrow('href(comparator) needs :comparator');
  });

  it('whatever a segment holds, it stays one segment and reads back the same', () => {
    const segment = fc.string({ minLength: 1, unit: 'grapheme' });
    fc.assert(
      fc.property(segment, segment, (organization, plan) => {
        const [empty, isapre, first, planes, second, ...rest] = href('isaprePlan', { organization, plan }).split('/');
        expect([empty, isapre, planes, rest]).toEqual(['', 'Isapre', 'Planes', []]);
        expect([first, second].map((part) => decodeURIComponent(part ?? ''))).toEqual([organization, plan]);
      }),
    );
  });
});

it('every path is spelled one way: no slash at the end, no empty segment', () => {
  for (const path of Object.values(paths)) expect(path).toMatch(/^\/$|^(\/[^/]+)+$/);
});

it('a page of one word or two shows the comparator of the same name', () => {
  expect(comparatorNamedAs(href('accidents', {}))).toBe('/Comparar' + href('accidents', {}));
  expect(comparatorNamedAs(href('guards', {}))).toBe('/Comparar/Seguros-de-Vida/Guardias');
});
