import type { MenuItem } from '@cotejo/contract/site-content';
import { describe, expect, it } from 'vitest';
import { siteFacts } from '../testing/site-facts.ts';
import { isOffered, offeredMenu } from './offered-ways.ts';

const [isapres, health] = siteFacts.comparators;
const noIsapres = { ...siteFacts, comparators: [{ ...isapres!, productCount: 0 }, health!] };
const own = { site: noIsapres, isPartner: false };
const partner = { site: { ...siteFacts, comparators: [health!], lists: ['insurers' as const] }, isPartner: true };

describe('a way of the site', () => {
  it('leads to nothing where its comparator has no product', () => {
    expect(isOffered('/Comparar/Isapres?view=lista', own)).toBe(false);
    expect(isOffered('/Comparar/Seguros-de-Salud', own)).toBe(true);
  });

  it('C6-06 leads to nothing where the comparator is none of the partner', () => {
    for (const path of ['/Comparar/Isapres', '/Accidentes-Personales']) expect(isOffered(path, partner)).toBe(false);
    for (const path of ['/Comparar/Seguros-de-Salud', '/Seguros-de-Salud#mejores']) expect(isOffered(path, partner)).toBe(true);
    // What is a comparator for a season only is not among those that are told.
    expect(isOffered('/Comparar/Seguros-de-Salud/Black-Friday', own)).toBe(true);
  });

  it('C6-07 leads to nothing in a list that has nothing', () => {
    for (const path of ['/Clinicas-y-Hospitales', '/Clinicas-y-Hospitales/Clinica-Indisa', '/Isapre/Colmena']) {
      expect([path, isOffered(path, partner)]).toEqual([path, false]);
      expect([path, isOffered(path, own)]).toEqual([path, true]);
    }
    for (const path of ['/Seguros', '/Ayuda', '/']) expect(isOffered(path, partner)).toBe(true);
  });

  it('is open while nobody knows what is offered', () => {
    expect(isOffered('/Comparar/Isapres', { site: null, isPartner: true })).toBe(true);
  });
});

describe('a menu', () => {
  const title = (name: string, url: string, ...urls: string[]): MenuItem => ({
    type: 'header',
    title: name,
    url,
    categories: urls.map((category) => ({ displayName: category, url: category })),
  });

  it('has the ways that are offered, and no title that has none', () => {
    const menu = [
      title('Isapres', '/Comparar/Isapres', '/Comparar/Isapres', '/Comparar/Fonasa'),
      title('Salud', '/Comparar/Isapres', '/Comparar/Isapres', '/Comparar/Seguros-de-Salud'),
      title('Ayuda', '/Ayuda'),
    ];
    expect(offeredMenu(menu, partner).map(({ title: name, url, categories }) => [name, url, categories.length])).toEqual([
      ['Salud', '/Comparar/Seguros-de-Salud', 1],
      ['Ayuda', '/Ayuda', 0],
    ]);
  });
});
