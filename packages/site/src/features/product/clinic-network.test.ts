import type { CoverageOrganization } from '@cotejo/contract/catalogue';
import { describe, expect, it } from 'vitest';
import { fakeTransport } from '../../testing/fake-transport.ts';
import { renderTestPage } from '../../testing/render-test-page.ts';
import { sampleDetail } from '../../testing/sample-answers.ts';
import { comparators, siteFacts } from '../../testing/site-facts.ts';
import { clinicsFound } from './network-search.ts';

const path = sampleDetail.item.url;

function clinic(name: string, region: string | null, [hospitalaria, ambulatoria]: readonly [number | null, number | null]) {
  const code = name.toUpperCase();
  return { organizationCode: code, displayName: `Clínica ${name}`, regionCode: region, hospitalaria, ambulatoria, urgencia: 70 };
}

const clinics: readonly CoverageOrganization[] = [
  clinic('Sur', '13', [80, 60]),
  clinic('Norte', '13', [100, 80]),
  clinic('Centro', '5', [100, 80]),
];

async function pageOf(query: string, coverageOrganizations: readonly CoverageOrganization[] = clinics): Promise<string> {
  const day = { insuranceBenefit: 'Día cama', code: 'dia-cama', clinic: null, source: null };
  const transport = fakeTransport({
    getSite: { data: siteFacts },
    listComparators: { data: comparators },
    getIsaprePlan: { data: { ...sampleDetail, coverageOrganizations: [...coverageOrganizations] } },
    getCoveragesAtClinic: {
      data: [{ ...day, amounts: { percentage: { minAmount: 90, maxAmount: 90, unit: { currencyCode: '%' } } } }],
    },
  });
  const page = await renderTestPage(path + query, transport);
  if (page.kind !== 'html') throw new Error('expected a page');
  return page.html.replaceAll('<!-- -->', '');
}

async function sectionOf(query = '', coverageOrganizations: readonly CoverageOrganization[] = clinics): Promise<string> {
  const html = await pageOf(query, coverageOrganizations);
  const from = html.indexOf('<section id="clinicas"');
  return html.slice(from, html.indexOf('<section id="', from + 1));
}

/** Each panel with its summary as it is read, whether it is open, and its clinics. */
function panelsOf(section: string) {
  const panels = section.slice(section.indexOf('</form>'));
  return [...panels.matchAll(/<details([^>]*)>(.*?)<\/details>/gs)].map(([, attributes = '', content = '']) => ({
    isOpen: / open=/.test(attributes),
    summary: (/<summary.*?<\/summary>/s.exec(content)?.[0] ?? '')
      .replace(/<[^>]+>/g, ' ')
      .replace(/\s+/g, ' ')
      .trim(),
    clinics: [...content.matchAll(/Clínica \w+/g)].map(([name]) => name),
  }));
}

describe('the clinics that are found', () => {
  const all = [
    { ...clinic('Dávila', '13', [80, 60]), displayName: 'Clínica Dávila Vespucio' },
    clinic('Ñuble', '16', [80, 60]),
    clinic('Ambulante', null, [80, 60]),
  ];
  const found = (text: string, regions: readonly string[] = []) =>
    clinicsFound(all, { text, regions }).map(({ displayName }) => displayName);

  it('B5-46 have the text anywhere in their name', () => {
    expect(found('vespu')).toEqual(['Clínica Dávila Vespucio']);
    expect(found('la Vesp')).toEqual(['Clínica Dávila Vespucio']);
    expect(found('vespucio dávila')).toEqual([]);
  });

  it('B5-47 have it in any case', () => {
    for (const text of ['DÁVILA', 'dávila', 'dÁVila']) expect(found(text)).toEqual(['Clínica Dávila Vespucio']);
  });

  it('B5-48 have it with or without accents, on either side', () => {
    expect(found('davila')).toEqual(['Clínica Dávila Vespucio']);
    expect(found('nuble')).toEqual(['Clínica Ñuble']);
    expect(found('vespúcio')).toEqual(['Clínica Dávila Vespucio']);
    expect(found('clinica')).toHaveLength(3);
  });

  it('B5-49 stay where their region is not known, whichever is chosen', () => {
    expect(found('', ['16'])).toEqual(['Clínica Ñuble', 'Clínica Ambulante']);
    expect(found('dávila', ['16'])).toEqual([]);
  });

  it('B5-50 are all of them while no region is chosen', () => {
    expect(found('', [])).toHaveLength(3);
  });
});

describe('the network of a product', () => {
  it('B2.9-01 B2.9-02 B2.9-03 B2.9-04 B3-50 A2.4-26 is grouped by coverage, the first panel open, each with what is paid and how many', async () => {
    expect(panelsOf(await sectionOf())).toEqual([
      {
        isOpen: true,
        summary: 'Hospitalaria 100 %, ambulatoria 80 % 2 Centros de atención',
        clinics: ['Clínica Norte', 'Clínica Centro'],
      },
      { isOpen: false, summary: 'Hospitalaria 80 %, ambulatoria 60 % 1 Centro de atención', clinics: ['Clínica Sur'] },
    ]);
  });

  it('B4-45 B4-46 shows the clinics of a name, and of the regions that are chosen', async () => {
    const all = [...clinics, clinic('Oriente', '8', [100, 80])];
    const found = async (query: string) => panelsOf(await sectionOf(query, all)).flatMap((panel) => panel.clinics);
    expect(await found('')).toEqual(['Clínica Norte', 'Clínica Centro', 'Clínica Oriente', 'Clínica Sur']);
    expect(await found('?centro=norte')).toEqual(['Clínica Norte']);
    expect(await found('?region=13')).toEqual(['Clínica Norte', 'Clínica Sur']);
    expect(await found('?centro=r&region=5')).toEqual(['Clínica Centro']);
    expect(await found('?region=5,8')).toEqual(['Clínica Centro', 'Clínica Oriente']);
    // As a form without script sends them.
    expect(await found('?centro=o&region=13&region=5')).toEqual(['Clínica Norte', 'Clínica Centro']);
  });

  it('is searched by name and by region without script, and what is found is open', async () => {
    const section = await sectionOf('?centro=CLINICA&region=13');
    expect(panelsOf(section).map(({ isOpen, clinics: found }) => [isOpen, found])).toEqual([
      [true, ['Clínica Norte']],
      [true, ['Clínica Sur']],
    ]);
    expect(section).toMatch(new RegExp(`<form[^>]*action="${path}#clinicas"`));
    expect(section).toMatch(/<input[^>]*name="centro"[^>]*value="CLINICA"/);
    const ticked = [...section.matchAll(/<input[^>]*type="checkbox"[^>]*>/g)].map(([box]) => [
      /value="(\d+)"/.exec(box)?.[1],
      / checked=/.test(box),
    ]);
    expect(ticked).toEqual([
      ['5', false],
      ['13', true],
    ]);
    expect(section).toContain('Región: <span class="font-normal">Metropolitana</span>');
  });

  it('B2.9-05 a clinic is chosen by its link, and says what is paid there', async () => {
    const link = `href="${path}?clinica=SUR#clinicas"`;
    expect(await sectionOf()).toContain(link);
    const chosen = await sectionOf('?clinica=SUR');
    expect(/<a aria-current="true"[^>]*>/.exec(chosen)?.[0]).toContain(link);
    const panel = /<section aria-labelledby="tu-clinica".*?<\/section>/s.exec(chosen)?.[0].replace(/<[^>]+>/g, '|') ?? '';
    expect(panel.replace(/\|+/g, '|')).toContain('|Clínica Sur|');
    for (const said of ['Urgencia', '70\u00a0%', 'Día cama', '90\u00a0%', 'Comparar lo que cubre Clínica Sur']) {
      expect(panel.replaceAll(' %', '\u00a0%')).toContain(said);
    }
  });

  it('a clinic that is chosen goes along to the comparison that begins with the product', async () => {
    const linkOf = (html: string) => /<a [^>]*href="([^"]*)"[^>]*>Comparar</.exec(html)?.[1] ?? '';
    expect(linkOf(await pageOf(''))).toMatch(/^\/Comparar-Planes\?comparador=[^&]+&amp;comparar=MSP-9026$/);
    expect(linkOf(await pageOf('?clinica=SUR'))).toMatch(/comparar=MSP-9026&amp;coverageOrganizations=SUR$/);
  });

  it('a clinic that is not of the network is none to look at', async () => {
    expect(await sectionOf('?clinica=OTRA')).not.toContain('tu-clinica');
  });

  it('B2.9-06 says where nothing is found, with the way back to all', async () => {
    const section = await sectionOf('?centro=nadie');
    expect(section).toContain('No se encontraron clínicas con los filtros seleccionados');
    expect(section).toMatch(/Ver todas<\/a>/);
  });

  it('B2.9-07 B2.9-08 B8-26 says where none are known', async () => {
    const section = await sectionOf('', []);
    expect(section).toMatch(/<strong[^>]*>¡Ups!<\/strong>No se encontró información de Clínicas asociadas a este beneficio/);
    expect(section).not.toContain('<form');
  });
});
