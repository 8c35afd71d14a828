import { describe, expect, it } from 'vitest';
import { productTabs, requestTab } from '../paths.ts';
import { productRedirect, tabOf } from './product-redirect.ts';

const productUrl = '/Isapre/Colmena/Planes/ALC-1';

describe('the parts of a product page by their names (C2-21, C2-22)', () => {
  it.each([
    ['solicitar', 'Solicitar'],
    ['coberturas', 'Coberturas'],
    ['CLÍNICAS', 'Clinicas'],
    ['preguntas', 'Preguntas-Frecuentes'],
    ['documentos', 'Documentos'],
    ['Póliza', 'Poliza-Particular'],
  ])('%s is %s', (name, tab) => {
    expect(tabOf(name)).toBe(tab);
  });

  it('have their own name too, and an unknown one is none', () => {
    for (const tab of [requestTab, ...productTabs]) expect(tabOf(tab)).toBe(tab);
    for (const name of ['', 'mapa', 'toString']) expect(tabOf(name)).toBeNull();
  });
});

describe('the redirect to a product', () => {
  it('C2-18 rewrites the last segment of a path that is the product’s own', () => {
    const onTab = { currentPath: `${productUrl}/Coberturas`, productUrl, tab: 'clinicas' };
    expect(productRedirect(onTab)).toBe(`${productUrl}/Clinicas`);
    expect(productRedirect({ ...onTab, currentPath: productUrl })).toBe(`${productUrl}/Clinicas`);
  });

  it('C2-19 builds the path from the product anywhere else, also where the path only begins alike', () => {
    for (const currentPath of ['/comparar/ALC-1', `${productUrl}0/Coberturas`]) {
      expect(productRedirect({ currentPath, productUrl })).toBe(productUrl);
      expect(productRedirect({ currentPath, productUrl, tab: 'poliza' })).toBe(`${productUrl}/Poliza-Particular`);
      expect(productRedirect({ currentPath, productUrl, tab: 'mapa' })).toBe(productUrl);
    }
  });

  it('C2-20 leaves what is still offered where it is, when it is to act for the others only', () => {
    const old = { currentPath: '/comparar/ALC-1', productUrl, onlyInactive: true };
    expect(productRedirect({ ...old, isActive: true })).toBeNull();
    expect(productRedirect({ ...old, isActive: false })).toBe(productUrl);
    expect(productRedirect({ ...old, onlyInactive: false, isActive: true })).toBe(productUrl);
  });
});
