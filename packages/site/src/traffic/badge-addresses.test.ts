import { describe, expect, it } from 'vitest';
import { comparatorAddress, listAddress, ponderationAt, ponderedAddress, type Place } from './badge-addresses.ts';

/** A place from its address. */
function at(address: string): Place {
  const { pathname, search } = new URL(address, 'http://site.test');
  return { pathname, search };
}

describe('what links of the badge lead to', () => {
  it('B2.13-06 the list in sight from its first page, without its weight of affinity; elsewhere the insurances', () => {
    expect(listAddress(at('/Comparar/Isapres?organizations=67&sort=precio-asc&page=3&ponderation=0.4&comparar=1'))).toBe(
      '/Comparar/Isapres?organizations=67&sort=precio-asc',
    );
    expect(listAddress(at('/Comparar/Seguros-de-Salud/Dental'))).toBe('/Comparar/Seguros-de-Salud/Dental');
    for (const elsewhere of ['/', '/Ayuda?organizations=67', '/Comparar-Planes?comparador=x']) {
      expect(listAddress(at(elsewhere))).toBe('/Comparar/Seguros-de-Salud');
    }
  });

  it('B2.13-07 B2.13-08 the comparator as it stands, where there is one', () => {
    expect(comparatorAddress(at('/Comparar/Isapres?organizations=67&ponderation=1&producto=a&producto=b'))).toBe(
      '/Comparar/Isapres?organizations=67&producto=a&producto=b',
    );
    expect(comparatorAddress(at('/Comparar-Planes?comparador=x&forceRefresh=1'))).toBe('/Comparar-Planes?comparador=x');
    for (const elsewhere of ['/', '/Isapre/Colmena/Planes/X', '/Comparar']) expect(comparatorAddress(at(elsewhere))).toBeNull();
  });

  it('B2.13-15 the list ordered with the weight that was chosen, in the one order that it counts in', () => {
    const place = at('/Comparar/Isapres?organizations=67&sort=precio-asc&page=2');
    const address = ponderedAddress(place, 0.123456);
    expect(address).toBe('/Comparar/Isapres?organizations=67&ponderation=0.1235');
    expect(ponderationAt(at(address))).toBe(0.1235);
    expect(ponderedAddress(at(address), 0)).toBe('/Comparar/Isapres?organizations=67');
    expect(ponderedAddress(at('/'), 1)).toBe('/Comparar/Seguros-de-Salud?ponderation=1');
  });

  it('stay in the language of the page', () => {
    expect(listAddress(at('/en'))).toBe('/en/Comparar/Seguros-de-Salud');
    expect(comparatorAddress(at('/pt/Comparar/Isapres'))).toBe('/pt/Comparar/Isapres');
    expect(ponderedAddress(at('/en/Comparar/Isapres'), 0.5)).toBe('/en/Comparar/Isapres?ponderation=0.5');
  });
});
