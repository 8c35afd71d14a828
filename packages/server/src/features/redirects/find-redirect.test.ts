import { productPath } from '@cotejo/contract/paths/product-path';
import { snapshotOf } from '@cotejo/core/testing/sample-catalogue';
import { editionOf, type EditionId } from '@cotejo/core/editions';
import { describe, expect, it } from 'vitest';
import { createRedirector } from './find-redirect.ts';
import { redirectRows } from './redirect-table.ts';
import { led, siteOf } from './testing/demo-sites.ts';

function firstPlan() {
  const { edition, snapshot } = siteOf('chile');
  const product = snapshot.products.find(({ kind }) => kind === 'isapre-plan');
  const organization = product && snapshot.organizations.get(product.organizationId);
  if (!product || !organization) throw new Error('the demonstration has no isapre plan');
  return { product, url: productPath(product, organization, edition) };
}

describe('old paths', () => {
  it.each<[string, EditionId, string, string]>([
    ['A2.2-003 A2.2-005', 'chile', '/Comparar', '/Comparar/Isapres'],
    ['A2.2-003 A2.2-005', 'peru', '/Comparar', editionOf('peru').mainComparatorUrl],
    ['A2.2-071', 'chile', '/comparar', '/Comparar/Isapres'],
    ['A2.2-004', 'chile', '/Comparar/Isapre', '/Comparar/Isapres'],
    ['decision 1', 'chile', '/comparar/isapre', '/Comparar/Isapres'],
    ['decision 1', 'chile', '/comparar/empresas', '/Comparar/Seguro-Complementario-Empresa'],
    ['decision 1', 'chile', '/comparar/seguro-complementario-empresa-legacy', '/Comparar/Seguro-Complementario-Empresa'],
    ['A2.2-007', 'chile', '/Comparar/Seguro-Complementario-Empresa-Legacy', '/Comparar/Seguro-Complementario-Empresa'],
    ['C2-41', 'chile', '/Comparar/Empresas', '/Comparar/Seguro-Complementario-Empresa'],
    ['C2-41', 'peru', '/Comparar/Empresas', '/Comparar/EPS/Empresa'],
    ['A2.2-014', 'chile', '/Seguros-Colectivos', '/Comparar/Seguro-Complementario-Empresa'],
    ['A2.2-014', 'chile', '/Seguros-Colectivos/Accidentes-Personales', '/Comparar/Accidentes-Personales'],
    ['A2.2-014', 'peru', '/Seguros-Colectivos/Accidentes-Personales', '/Comparar/EPS/Empresa'],
    ['another', 'chile', '/Seguros-Colectivos/Vida', '/Comparar/Seguro-Complementario-Empresa'],
    ['C2-60', 'chile', '/planes-de-isapres', '/Comparar/Isapres'],
    ['A2.2-083', 'chile', '/Analytics', '/'],
    ['A2.2-082', 'chile', '/quehacemos', '/Que-es-QP'],
    ['A2.2-082', 'colombia', '/quehacemos', '/Que-es-QS'],
    ['A2.2-084', 'international', '/Empresas', '/IH-Empresas'],
    ['C2-54', 'chile', '/Seguros-de-Empresa', '/QP-Empresas'],
    ['A2.2-085', 'peru', '/Seguro', '/Seguros'],
    ['A2.2-086', 'chile', '/Isapres-de-Chile', '/Isapre'],
    ['A2.2-081', 'chile', '/Isapre-CruzBlanca/planes', '/Isapre/Cruz-Blanca/Planes'],
    ['A2.2-075', 'chile', '/Isapre/CruzBlanca', '/Isapre/Cruz-Blanca'],
    ['A2.2-076', 'chile', '/Isapre/Nueva-Masvida/Planes', '/Isapre/Nueva-Mas-Vida/Planes'],
    ['another', 'chile', '/Isapre/CruzBlanca/Complementos', '/Isapre/Cruz-Blanca'],
    ['another', 'peru', '/EPS/rimac-eps/Planes', '/EPS/Rimac-EPS'],
    ['A2.2-087', 'chile', '/Clinica', '/Clinicas-y-Hospitales'],
    ['another', 'chile', '/Clinicas', '/Clinicas-y-Hospitales'],
    ['another', 'chile', '/Clinicas/Clinica-Indisa', '/Clinicas-y-Hospitales/Clinica-Indisa'],
    ['another', 'chile', '/Clinicas-y-Hospitales/Davila/Seguro', '/Clinicas-y-Hospitales/Clinica-Davila'],
    ['C2-56', 'chile', '/contactos/chile', '/contacto'],
    ['C2-58', 'colombia', '/contactos/colombia', '/contacto'],
    ['C2-59', 'international', '/contactos/internationalhealth', '/contacto'],
    ['C2-49', 'chile', '/Contacto', '/contacto'],
    ['A2.2-047 C2-12', 'chile', '/QP-University', '/QP-Blog'],
    ['C2-10', 'colombia', '/QS-University', '/QS-Blog'],
    ['C2-11', 'international', '/IH-University/algo', '/IH-Blog'],
    ['another', 'chile', '/QP-Blog/Seguros-de-Salud/BlackFriday', '/QP-Blog'],
    ['a season of a line', 'peru', '/QP-Blog/EPS/Empresa/Vacaciones', '/QP-Blog'],
    ['A2.2-051', 'chile', '/Compra-Online', '/Comparar/Seguros-de-Salud?salesChannel=online'],
    ['A2.2-053', 'chile', '/compra-online', '/Comparar/Seguros-de-Salud?salesChannel=online'],
    ['C2-57', 'peru', '/contactos/peru', '/contacto'],
  ])('%s of %s: %s leads to %s', (_, id, from, to) => {
    expect(led(id, from)).toMatchObject({ location: to, status: 301 });
  });

  it.each<[EditionId, string]>([
    ['peru', '/Comparar/Isapre'],
    ['colombia', '/Isapres-de-Chile'],
    ['peru', '/Isapre-X/planes'],
    ['peru', '/Indisa'],
    ['colombia', '/ley-de-urgencia'],
    ['chile', '/QS-University'],
  ])('that an edition has nothing for are no paths of it: %s, %s', (id, path) => {
    expect(led(id, path)).toBeNull();
  });

  it.each([
    ['A2.2-093', 'Alemana-de-Santiago', 'Clinica-Alemana-de-Santiago'],
    ['A2.2-094', 'RedSalud-Providencia', 'Clinica-Red-Salud-Providencia'],
    ['A2.2-095', 'RedSalud-Magallanes', 'Clinica-Red-Salud-Magallanes'],
    ['A2.2-096', 'RedSalud-Elqui', 'Clinica-Red-Salud-Elqui'],
    ['A2.2-097', 'Indisa', 'Clinica-Indisa'],
    ['A2.2-098', 'Santa-Maria', 'Clinica-Santa-Maria'],
    ['A2.2-099', 'Red-de-Salud-UC-Christus', 'Centro-Medico-Red-de-Salud-UC-Christus'],
    ['A2.2-100', 'Davila', 'Clinica-Davila'],
    ['A2.2-101', 'MEDS', 'Clinica-MEDS'],
    ['A2.2-102', 'Clinica-Universitaria-De-Concepcion', 'Clinica-Andes-Salud-Concepcion'],
    ['A2.2-103', 'Las-Condes', 'Clinica-Las-Condes'],
    ['A2.2-104', 'San-Carlos-de-Apoquindo', 'Clinica-San-Carlos-de-Apoquindo'],
    ['A2.2-105', 'Universidad-de-los-Andes', 'Clinica-Universidad-de-Los-Andes'],
  ])('A2.2-089 %s the short name %s, wherever it stood, leads to the clinic %s', (_, short, full) => {
    const page = `/Clinicas-y-Hospitales/${full}`;
    for (const from of [`/${short}`, `/Clinica/${short}`, `/Clinicas-y-Hospitales/${short}`, `/${short.toLowerCase()}/`]) {
      expect([from, led('chile', from)?.location]).toEqual([from, page]);
    }
    expect(led('chile', page)).toBeNull();
    const { clinics } = siteOf('chile').snapshot;
    expect(Array.from(clinics.values(), ({ url }) => url)).toContain(full);
  });
});

describe('the old address of a plan', () => {
  it('A2.2-072, C2-03 leads to the plan’s own page, by its code or number', () => {
    const { product, url } = firstPlan();
    for (const named of [product.code, String(product.id)]) {
      expect(led('chile', `/comparar/${encodeURIComponent(named)}`)).toMatchObject({ location: url, status: 301 });
    }
  });

  it('A2.2-073, C2-04 opens the part that it names, and drops one that there is not', () => {
    const { product, url } = firstPlan();
    const old = `/comparar/${encodeURIComponent(product.code)}`;
    expect(led('chile', `${old}/clinicas`)?.location).toBe(`${url}/Clinicas`);
    expect(led('chile', `${old}/ventana`)?.location).toBe(url);
  });

  it('C2-02, C2-05, C2-06 of an unknown plan leads to the list, which is told, and not for ever', () => {
    expect(led('chile', '/comparar/NO-HAY-1?a=1')).toMatchObject({
      location: '/Comparar/Isapres?aviso=plan-no-encontrado&a=1',
      status: 302,
    });
  });

  it('is the comparator where it names one', () => {
    expect(led('chile', '/comparar/isapres')).toMatchObject({ location: '/Comparar/Isapres', status: 301 });
    expect(led('chile', '/comparar/seguros-de-salud/dental')).toMatchObject({
      location: '/Comparar/Seguros-de-Salud/Dental',
      isSeason: false,
    });
  });

  it('is what a season may have where it names a comparator and something else', () => {
    for (const from of ['/comparar/seguros-de-salud/black-friday', '/COMPARAR/seguros-de-salud/black-friday']) {
      const to = { location: '/Comparar/Seguros-de-Salud/black-friday', isSeason: true };
      expect([from, led('chile', from)]).toMatchObject([from, to]);
    }
  });
});

describe('the code of a plan', () => {
  it.each([
    ['A2.2-078', '/plan/'],
    ['A2.2-079', '/planesi/'],
    ['A2.2-077', '/Colmena/planes/'],
    ['A2.2-080', '/CruzBlanca/planes/'],
  ])('%s after %s leads to planSI', (_, before) => {
    const code = encodeURIComponent(firstPlan().product.code);
    expect(led('chile', before + code)).toMatchObject({ location: `/planSI/R/${code}`, status: 301 });
    expect(led('chile', `${before}NO-HAY-1`)).toMatchObject({
      location: '/Comparar/Isapres?aviso=plan-no-encontrado',
      status: 302,
    });
  });

  it('A2.2-080 after the name of something else, or in an edition without isapres, is no old path', () => {
    expect(led('chile', '/MetLife/planes/NO-HAY-1')).toBeNull();
    expect(led('peru', '/plan/NO-HAY-1')).toBeNull();
  });

  it('decision 39: has one kind alone, and any other leads to it', () => {
    const code = encodeURIComponent(firstPlan().product.code);
    for (const from of [`/plansi/r/${code}/`, `/planSI/Z/${code}`, `/PLANSI/otra/${code.toLowerCase()}`]) {
      expect([from, led('chile', from)]).toMatchObject([from, { location: `/planSI/R/${code}`, status: 301, isSure: true }]);
    }
    expect(led('chile', `/planSI/R/${code}`)).toBeNull();
  });

  it('A2.2-020 without a plan leads to the comparator', () => {
    for (const path of ['/planSI', '/planSI/R', '/plansi/']) expect(led('chile', path)?.location).toBe('/Comparar/Isapres');
  });
});

describe('the name of a product in another letter case', () => {
  it('decision 1: leads to the page of the product, wherever the name stands', () => {
    const { product, url } = firstPlan();
    const [code, small] = [encodeURIComponent(product.code), encodeURIComponent(product.code.toLowerCase())];
    const pages = [
      [url.toLowerCase(), url],
      [`/planesi/${small}`, `/planSI/R/${code}`],
      [`/comparar/${small}`, url],
      [`/compra-online/${small}`, `/Compra-Online/${code}`],
    ];
    for (const [from = '', to] of pages) expect([from, led('chile', from)]).toMatchObject([from, { location: to, status: 301 }]);
  });

  it('stays where a page has no such product, which is not found there', () => {
    expect(led('chile', '/Isapre/Colmena/Planes/no-hay-1')).toBeNull();
  });

  it('opens the part that it names, by any name, and the form that asks for it', () => {
    const { product, url } = firstPlan();
    const path = `/isapre/COLMENA/planes/${encodeURIComponent(product.code)}`;
    expect(led('chile', `${path}/cl%C3%ADnicas`)?.location).toBe(`${url}/Clinicas`);
    expect(led('chile', `${path}/solicitar`)?.location).toBe(`${url}/Solicitar`);
    expect(led('chile', `/compra-online/${encodeURIComponent(product.code)}/pago/`)?.location).toBe(
      `/Compra-Online/${encodeURIComponent(product.code)}/Pago`,
    );
  });
});

describe('a page of the wrong owner or kind', () => {
  it.each<[EditionId, string, string]>([
    ['chile', '/seguros/cruz-blanca', '/Isapre/Cruz-Blanca'],
    ['chile', '/Seguros/CruzBlanca/Colectivos', '/Isapre/Cruz-Blanca'],
    ['chile', '/Isapre/rauli-seguros/Planes', '/Seguros/Rauli-Seguros'],
    ['chile', '/Clinicas-y-Hospitales/colmena', '/Isapre/Colmena'],
    ['chile', '/Clinica/RauliSeguros', '/Seguros/Rauli-Seguros'],
    ['chile', '/EPS/Colmena/Planes', '/Isapre/Colmena'],
    ['peru', '/Seguros/rimac-eps', '/EPS/Rimac-EPS'],
  ])('of %s: %s leads to %s at once', (id, from, to) => {
    expect(led(id, from)).toMatchObject({ location: to, status: 301 });
    expect(led(id, to)).toBeNull();
  });

  it('leads to the product’s own page, with the part that it opens', () => {
    const { product, url } = firstPlan();
    for (const before of ['/Isapre/Cruz-Blanca/Planes', '/isapre/NADIE/planes', '/Seguros/Colmena', '/EPS/Fonasa/planes']) {
      for (const tail of ['', '/Coberturas', '/Solicitar']) {
        const from = `${before}/${encodeURIComponent(product.code)}${tail}`;
        expect([from, led('chile', `${from}?a=1`)?.location]).toEqual([from, `${url}${tail}?a=1`]);
      }
    }
  });

  it('leads nowhere, and for a time only, from the form of what nobody sells', () => {
    const { edition, snapshot, redirector } = siteOf('chile');
    const { product, url } = firstPlan();
    const products = snapshotOf({ products: [{ ...product, salesChannels: [] }] }).products;
    const find = (path: string) => redirector.find({ path, search: '' }, { edition, snapshot: { ...snapshot, products } });
    const code = encodeURIComponent(product.code);
    for (const from of [
      `${url}/Solicitar`,
      `${url.toLowerCase()}/solicitar`,
      `/Compra-Online/${code}`,
      `/compra-online/${code}`,
    ]) {
      expect([from, find(from)]).toMatchObject([from, { location: url, status: 302 }]);
    }
    expect(find(url)).toBeNull();
  });
});

describe('what is not in the catalogue', () => {
  it.each<[EditionId, string]>([
    ['chile', '/Clinica/NoExiste'],
    ['chile', '/Isapre-NoExiste/planes'],
    ['chile', '/isapre/NoExiste'],
    ['chile', '/Clinicas/NoExiste/Seguro/Y'],
    ['chile', '/seguros/NoExiste/colectivos'],
    ['chile', '/isapre/CruzBlanca/planes/X%20y'],
    ['chile', '/compra-online/ABC-1/pago/'],
    ['chile', '/COMPARAR/nada'],
    ['chile', '/eps'],
    ['peru', '/Clinica/Indisa'],
    ['peru', '/ISAPRE'],
    ['peru', '/accidentes-personales'],
    ['peru', '/davila/'],
    ['peru', '/Ley-De-Urgencia/'],
    ['chile', '/nada/'],
    ['chile', '/en/contacto/'],
    ['chile', '/Comparar/Seguros-de-Salud/Oncologico/coberturas/'],
  ])('is not found at the address that was asked for: %s, %s', (id, path) => {
    expect(led(id, path)).toBeNull();
  });

  it('is not found by the code of no plan either, which leads to the list from any spelling at once', () => {
    for (const from of ['/planSI/R/NO-HAY-1', '/plansi/r/no-hay-1/']) {
      expect([from, led('chile', from)]).toMatchObject([
        from,
        { location: '/Comparar/Isapres?aviso=plan-no-encontrado', status: 302 },
      ]);
    }
  });
});

describe('where a redirect ends', () => {
  it.each([
    ['/comparar/isapres', true],
    ['/seguros/', true],
    ['/isapre/colmena', true],
    ['/Analytics', true],
    ['/quehacemos', false],
    ['/seguros-de-vida', false],
    ['/Preview/1', false],
  ])('%s is told by the catalogue, or by the page alone', (from, isSure) => {
    expect([from, led('chile', from)?.isSure]).toEqual([from, isSure]);
  });

  it('is known of a path that leads nowhere as well', () => {
    const { edition, snapshot, redirector } = siteOf('chile');
    const standings = ['/Seguros', '/contacto', '/Comparar-Planes/pdf', '/Comparar-Planes/zip', '/nada', '/Seguros/Nadie'].map(
      (path) => redirector.standingOf(path, { edition, snapshot }),
    );
    expect(standings).toEqual(['there', 'page-tells', 'page-tells', 'nowhere', 'nowhere', 'nowhere']);
  });
});

describe('paths spelled in another way', () => {
  it.each([
    ['/COMPARAR/isapres', '/Comparar/Isapres'],
    ['/Comparar/isapres/', '/Comparar/Isapres'],
    ['//Comparar///Isapres//', '/Comparar/Isapres'],
    ['/Compar%61r/Isapres', '/Comparar/Isapres'],
    ['/comparar/', '/Comparar/Isapres'],
    ['/CONTACTO', '/contacto'],
    ['/analytics/', '/'],
    ['/seguros-de-salud', '/Seguros-de-Salud'],
    ['/SEGUROS/rauli-seguros/colectivos', '/Seguros/Rauli-Seguros/Colectivos'],
    ['/Comparar/Seguros-de-Salud/black-friday', null],
    ['/comparar%2Fisapres', null],
    ['/Comparar/Isapres', null],
    ['/', null],
    ['/nada', null],
    ['/%E0%A4%A', null],
    ['/\\evil.example', null],
  ])('%s leads to %s', (from, to) => {
    expect(led('chile', from)?.location ?? null).toBe(to);
  });

  it('never lead to another host', () => {
    for (const path of [
      '//evil.example',
      '///evil.example/',
      '//evil.example/%2e%2e',
      '/%5Cevil.example/',
      '//%2Fevil.example',
    ]) {
      expect(led('chile', path)?.location ?? '/').toMatch(/^\/(?![/\\])/);
    }
  });

  it('are looked up anew in another catalogue', () => {
    const { edition, snapshot } = siteOf('chile');
    const redirector = createRedirector(redirectRows, edition);
    const url = { path: '/Comparar/Isapre', search: '' };
    const withoutComparators = { ...snapshot, comparators: [] };
    expect(redirector.find(url, { edition, snapshot })?.location).toBe('/Comparar/Isapres');
    expect(redirector.find(url, { edition, snapshot: withoutComparators })).toBeNull();
    expect(redirector.find({ ...url, search: '?a=1' }, { edition, snapshot })?.location).toBe('/Comparar/Isapres?a=1');
  });

  it('keep the search byte by byte', () => {
    expect(led('chile', '/Comparar?a=1&b=%20x&b=ñ+?')?.location).toBe('/Comparar/Isapres?a=1&b=%20x&b=ñ+?');
  });
});
