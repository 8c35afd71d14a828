import type { ClinicDetail, OrganizationAnswer } from '@cotejo/contract/catalogue';
import { exampleProfile } from '@cotejo/contract/example-profile';
import { href } from '@cotejo/contract/paths';
import { editionOf } from '@cotejo/core/editions';
import { describe, expect, it } from 'vitest';
import { fakeTransport } from '../../testing/fake-transport.ts';
import { renderTestPage } from '../../testing/render-test-page.ts';
import { sampleCompareAnswer, sampleItem } from '../../testing/sample-answers.ts';
import { comparators, siteFacts } from '../../testing/site-facts.ts';
import { complaintsOf, thingsOf } from '../../testing/structured-data.ts';

const organization: OrganizationAnswer = {
  ...sampleItem.organization,
  metadata: { ...sampleItem.organization.metadata, typeAlias: 'Isapre', abbreviation: 'CB', additionalData: { open: true } },
  id: 1,
  name: 'Cruz Blanca',
  kind: 'isapre',
  open: true,
  productCount: 70,
};
const insurer: OrganizationAnswer = {
  ...organization,
  kind: 'insurer',
  displayName: 'Bahía',
  metadata: { ...organization.metadata, typeAlias: 'Seguros', url: 'Bahia' },
};
const clinic: ClinicDetail = {
  organizationCode: 'ALEMANA',
  displayName: 'Clínica Alemana',
  url: 'Clinica-Alemana',
  regionCode: '13',
  latitude: null,
  longitude: null,
  productCount: 120,
  address: 'Av. Vitacura 5951',
};
const { address: _, ...clinicRow } = clinic;
const base = {
  getSite: { data: siteFacts },
  listComparators: { data: comparators },
  listOrganizations: { data: [organization] },
  getOrganization: { data: organization },
  countInsurancesByType: { data: [{ name: 'Isapre', displayName: 'Planes de isapre', count: 70 }] },
  countCoverageOrganizations: { data: { count: 31 } },
  compareIsaprePlans: sampleCompareAnswer,
  compareInsurance: sampleCompareAnswer,
  getPriceRangeTable: {
    data: {
      organization: { organizationCode: 'CB', displayName: 'Cruz Blanca' },
      rows: [
        {
          type: { name: 'PLAN', displayName: 'Plan preferente' },
          count: 70,
          from: 90_000,
          to: 410_000,
          unit: { code: 'CLP' },
          suffix: '/mes',
        },
      ],
      isDemonstration: true,
    },
  },
  getIsapreBenefits: {
    data: [{ id: 1, title: 'Telemedicina', description: 'Sin costo.', icon: null, source: null, origin: 'isapre' as const }],
  },
};
const own = { organization: 'Cruz-Blanca' };

async function pageAt(path: string, answers: Parameters<typeof fakeTransport>[0] = base) {
  const page = await renderTestPage(path, fakeTransport(answers));
  if (page.kind !== 'html') return { status: page.response.status, text: page.response.headers.get('location') ?? '', html: '' };
  const text = page.html
    .replace(/<script.*?<\/script>/gs, '')
    .replaceAll('<!-- -->', '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ');
  return { status: page.status, html: page.html, text };
}

describe('lists of organisations', () => {
  it('A2.2-016, A2.2-021: name who sells, with how much and the way to its page', async () => {
    const { status, text, html } = await pageAt(href('isapres', {}));
    expect(status).toBe(200);
    expect(text).toContain('Las isapres abiertas y cuántos planes tiene cada una. ');
    expect(text).toContain('Cruz Blanca 70 productos');
    expect(html).toContain(`href="${href('isapre', own)}"`);
    const insurers = await pageAt(href('insurers', {}), { ...base, listOrganizations: { data: [insurer] } });
    expect(insurers.html).toContain(`href="${href('insurer', { organization: 'Bahia' })}"`);
  });

  it('are no page where the edition has none of them', async () => {
    expect((await pageAt(href('epsList', {}), { ...base, listOrganizations: { data: [] } })).status).toBe(404);
  });
});

describe('page of an organisation', () => {
  it('A2.2-026, A1-25: says what it offers, where it is valid, for how much and what it gives', async () => {
    const { status, text, html } = await pageAt(href('isapre', own));
    expect(status).toBe(200);
    expect(html.match(/<h1/g)).toHaveLength(1);
    for (const said of [
      '70 productos',
      '31 centros de atención',
      'Max Salud 90',
      '$412.380',
      '$90.000 a $410.000/mes',
      'Telemedicina',
    ]) {
      expect(text).toContain(said);
    }
    expect(html).toContain(`href="${href('isaprePlans', own)}"`);
    expect(html).toContain('/Comparar/Isapres?organizations=CB');
  });

  it('says whose prices stand there, and leads from an example to those of the family of the browser', async () => {
    const ways = (html: string): string[] =>
      [...html.matchAll(/href="(\/Comparar\/Isapres\?organizations=CB)"[^>]*>Ver los precios para tu familia/g)].map(
        ([, to = '']) => to,
      );
    for (const path of [href('isapre', own), href('isaprePlans', own)]) {
      const { html, text } = await pageAt(path);
      expect(text).toContain('Perfil de ejemplo. Precios para ti, 27, en la Región Metropolitana');
      expect(text).not.toMatch(/el precio para tu familia/);
      expect(ways(html)).toHaveLength(1);
    }
    expect((await pageAt(href('isaprePlans', own))).html).toMatch(
      /href="\/Comparar\/Isapres"[^>]*>Comparar con las demás isapres/,
    );
    const said = { ...exampleProfile(editionOf('chile')), ingresodatos: true, cotizante: [{ edad: 41, ingreso: 900_000 }] };
    const page = await renderTestPage(href('isapre', own), fakeTransport(base), { profile: said });
    const html = page.kind === 'html' ? page.html : '';
    expect(html).toContain('Precios para ti, 41');
    expect(html).not.toContain('Perfil de ejemplo');
    expect(ways(html)).toEqual([]);
  });

  it('says no word twice where the name of an insurer says what it sells', async () => {
    const named = { ...insurer, displayName: 'Bahía Serena Seguros' };
    const own = { ...base, getOrganization: { data: named } };
    const headingsAt = async (path: string): Promise<readonly string[]> =>
      [...(await pageAt(path, own)).html.matchAll(/<h[12][^>]*>([^<]*)</g)].map(([, heading = '']) => heading);
    const headings = [
      ...(await headingsAt(href('insurer', { organization: 'Bahia' }))),
      ...(await headingsAt(href('insurerCollective', { organization: 'Bahia' }))),
    ];
    expect(headings).toContain('Bahía Serena Seguros: coberturas y precios');
    expect(headings).toContain('Bahía Serena Seguros para empresas');
    expect(headings).toContain('Planes de isapre');
    expect(headings.filter((heading) => /Seguros.*seguros/i.test(heading))).toEqual([]);
  });

  it('stands without what only adds to it', async () => {
    const { getSite, listComparators, getOrganization, countInsurancesByType } = base;
    const { status, text } = await pageAt(href('isapre', own), {
      getSite,
      listComparators,
      getOrganization,
      countInsurancesByType,
    });
    expect(status).toBe(200);
    expect(text).not.toContain('Precios por tipo');
  });

  it('another spelling, and the path of another kind, go to its own', async () => {
    expect(await pageAt(href('isapre', { organization: 'cruz-blanca' }))).toMatchObject({
      status: 301,
      text: '/Isapre/Cruz-Blanca',
    });
    expect(await pageAt(`${href('insurer', own)}?a=1`)).toMatchObject({ status: 301, text: '/Isapre/Cruz-Blanca?a=1' });
    // An isapre has no collective insurances.
    expect(await pageAt(href('insurerCollective', own))).toMatchObject({ status: 301, text: '/Isapre/Cruz-Blanca' });
  });

  it('is not found when there is none', async () => {
    expect((await pageAt(href('isapre', own), { getSite: base.getSite, listComparators: base.listComparators })).status).toBe(
      404,
    );
  });
});

describe('plans of an isapre', () => {
  it('A2.2-026: lists them with a page each twenty, and none beyond the last', async () => {
    const { metaData } = sampleCompareAnswer;
    const many = { ...base, compareIsaprePlans: { ...sampleCompareAnswer, metaData: { ...metaData, total: 41 } } };
    const first = await pageAt(href('isaprePlans', own), many);
    expect(first.text).toContain('41 planes, ordenados por puntaje.');
    expect(first.text).toContain('Página 1 de 3');
    const second = await pageAt(`${href('isaprePlans', own)}?page=2`, many);
    expect(second.html).toContain(`rel="canonical" href="https://cl.cotejo.example${href('isaprePlans', own)}?page=2"`);
    const none = { ...base, compareIsaprePlans: { ...sampleCompareAnswer, data: [] } };
    expect((await pageAt(`${href('isaprePlans', own)}?page=9`, none)).status).toBe(404);
  });
});

describe('collective products of an insurer', () => {
  const path = href('insurerCollective', { organization: 'Bahia' });
  const [isapres] = comparators;

  it('A2.2-022: are those of the comparators that ask about a company', async () => {
    const company = { ...isapres!, name: 'empresas', displayName: 'Seguros para empresas', questions: ['employees' as const] };
    const page = await pageAt(path, { ...base, getOrganization: { data: insurer }, listComparators: { data: [company] } });
    expect(page.status).toBe(200);
    expect(page.text).toContain('Seguros para empresas');
    expect(page.text).toContain('Max Salud 90');
  });

  it('without any it says so', async () => {
    const page = await pageAt(path, { ...base, getOrganization: { data: insurer } });
    expect(page.text).toContain('Bahía no vende a empresas hoy.');
    expect(page.html).toContain('noindex');
  });
});

describe('structured data', () => {
  const origin = 'https://cl.cotejo.example';

  it.each([
    ['organisation', href('isapre', { organization: 'Cruz-Blanca' }), base, { '@type': 'Organization', name: 'Cruz Blanca' }],
    [
      'clinic',
      href('clinic', { clinic: clinic.url }),
      { ...base, getClinic: { data: clinic } },
      { '@type': 'MedicalClinic', name: 'Clínica Alemana', address: 'Av. Vitacura 5951' },
    ],
  ])('of the page of an %s says who it is, and its way', async (_kind, path, answers, thing) => {
    const things = thingsOf((await pageAt(path, answers)).html);
    expect(things.map((each) => each['@type'])).toEqual(['BreadcrumbList', thing['@type']]);
    expect(things[1]).toMatchObject({ ...thing, url: origin + path });
    expect((await Promise.all(things.map(complaintsOf))).flat()).toEqual([]);
  });
});

describe('clinics', () => {
  const clinics = { ...base, listProviders: { data: [clinicRow] }, getClinic: { data: clinic } };
  const path = href('clinic', { clinic: clinic.url });

  it('A2.2-024, A1-26: are listed by region and found by a part of their name', async () => {
    const { text, html } = await pageAt(href('clinics', {}), clinics);
    expect(text).toContain('Metropolitana Clínica Alemana 120 productos');
    expect(html).toContain(`href="${path}"`);
    expect((await pageAt(`${href('clinics', {})}?q=clinica+ALÉM`, clinics)).text).toContain('1 resultado para «clinica ALÉM»');
    expect((await pageAt(`${href('clinics', {})}?q=davila`, clinics)).text).toContain('No encontramos «davila»');
  });

  it('A2.2-026: have a page with what covers them', async () => {
    const { organization: __, ...noSeller } = { ...clinics, organization: null };
    const page = await pageAt(path, { ...noSeller, getOrganization: { data: organization } });
    expect(page.status).toBe(200);
    expect(page.text).toContain('120 productos de los que comparamos la cubren.');
    expect(page.text).toContain('Av. Vitacura 5951, Metropolitana');
    expect(page.html).toContain('coverageOrganizations=ALEMANA');
  });

  it('a group of clinics that sells its own plans has one too, and nobody else', async () => {
    const group = {
      ...organization,
      kind: 'provider',
      metadata: { ...organization.metadata, typeAlias: 'Clinicas', url: 'Norte' },
    };
    const { getClinic: ___, ...unknown } = clinics;
    const { getOrganization: ____, ...nobody } = unknown;
    const page = await pageAt(href('clinic', { clinic: 'Norte' }), { ...unknown, getOrganization: { data: group } });
    expect(page.status).toBe(200);
    expect(page.text).toContain('Max Salud 90');
    expect((await pageAt(href('clinic', { clinic: 'Nadie' }), nobody)).status).toBe(404);
    // Who is no clinic is led to its own page.
    expect(await pageAt(href('clinic', { clinic: 'Cruz-Blanca' }), unknown)).toMatchObject({
      status: 301,
      text: '/Isapre/Cruz-Blanca',
    });
  });
});
