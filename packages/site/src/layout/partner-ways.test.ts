import type { SiteFacts } from '@cotejo/contract/site';
import type { MenuItem, Notification } from '@cotejo/contract/site-content';
import { href } from '@cotejo/contract/paths';
import { describe, expect, it } from 'vitest';
import { fakeTransport } from '../testing/fake-transport.ts';
import { partner, partnerHost } from '../testing/partner.ts';
import { renderTestPage } from '../testing/render-test-page.ts';
import { sampleCompareAnswer, sampleDetail } from '../testing/sample-answers.ts';
import { comparators, siteFacts } from '../testing/site-facts.ts';

const [isapres, health] = siteFacts.comparators;
const withoutIsapres: SiteFacts = { ...siteFacts, comparators: [{ ...isapres!, productCount: 0 }, health!] };
const withoutClinics: SiteFacts = { ...siteFacts, lists: ['isapres'] };
const [isapreLine, healthLine] = comparators;
const menu: MenuItem[] = [
  { type: 'header', title: 'Isapres del menú', url: '/Comparar/Isapres', categories: [] },
  { type: 'header', title: 'Salud del menú', url: '/Comparar/Seguros-de-Salud', categories: [] },
];
const notice = (id: string, url: string): Notification => ({
  id,
  title: `Aviso ${id}`,
  text: 'Texto',
  url,
  publishedAt: '2026-11-01T00:00:00Z',
});
const notices = [notice('de-clinicas', href('clinics', {})), notice('de-ayuda', href('help', {}))];

/** A page of the partner's host, which has this to show. */
async function htmlOf(path: string, site: SiteFacts, more: Parameters<typeof fakeTransport>[0] = {}): Promise<string> {
  const network = fakeTransport({
    getPartnerBySubdomain: { data: partner },
    getSite: { data: site },
    getMenu: { data: menu },
    listNotifications: { data: notices },
    listComparators: { data: [{ ...isapreLine!, productCount: site.comparators[0]?.productCount ?? 0 }, healthLine!] },
    ...more,
  });
  const page = await renderTestPage(path, network, { partnerHost });
  if (page.kind !== 'html') throw new Error('expected a page');
  return page.html.replaceAll('<!-- -->', '');
}

/** A page without its data. */
function seen(html: string): string {
  return html.replaceAll(/<script.*?<\/script>/gs, '');
}

describe('on the host of a partner without isapres', () => {
  it('C6-06 no page leads to their comparator: neither its header, nor its footer, nor what it is about', async () => {
    for (const path of [href('home', {}), href('contact', {}), '/no-existe', href('search', {})]) {
      const html = await htmlOf(path, withoutIsapres);
      expect(html).not.toContain('/Comparar/Isapres');
      expect(html).not.toContain('Isapres del menú');
      expect(html).toContain('Salud del menú');
    }
  });

  it('C6-06 the first page takes the family to what there is, and counts no isapre', async () => {
    const html = await htmlOf(href('home', {}), withoutIsapres);
    expect(html).toMatch(/<form [^>]*action="\/Comparar\/Seguros-de-Salud" method="post"/);
    expect(html).not.toContain('isapres abiertas');
  });

  it('the first page asks of no family where no comparator takes one', async () => {
    const pets = [{ ...healthLine!, questions: ['pets' as const] }];
    const html = await htmlOf(href('home', {}), withoutIsapres, { listComparators: { data: pets } });
    expect(html).not.toContain('¿Para quién es?');
    expect(html).toContain('¿Qué buscas?');
  });

  it('decision 39: an unknown plan leads to what there is', async () => {
    const network = fakeTransport({ listComparators: { data: [{ ...isapreLine!, productCount: 0 }, healthLine!] } });
    const page = await renderTestPage(href('planById', { kind: 'R', plan: 'OTRO' }), network, { partnerHost });
    if (page.kind !== 'response') throw new Error('expected a redirect');
    expect(page.response.headers.get('location')).toMatch(/^\/Comparar\/Seguros-de-Salud\?/);
  });
});

describe('on the host of a partner that hides clinics', () => {
  const getIsaprePlan = { data: sampleDetail };
  const plan = href('planById', { kind: 'R', plan: 'MSP-9026' });

  it('C6-07 nothing leads to their list: neither footer nor notices', async () => {
    const html = await htmlOf(href('home', {}), withoutClinics);
    expect(html).not.toContain(href('clinics', {}));
    expect(html).toContain('Aviso de-ayuda');
    expect(await htmlOf(href('home', {}), siteFacts)).toContain(`href="${href('clinics', {})}"`);
  });

  it('C6-07 neither the first page, nor the search, nor a plan speaks of them', async () => {
    const pages = [href('home', {}), href('search', {}), plan];
    for (const path of pages) expect(seen(await htmlOf(path, withoutClinics, { getIsaprePlan }))).not.toMatch(/cl[ií]nica/i);
    for (const path of pages) expect(seen(await htmlOf(path, siteFacts, { getIsaprePlan }))).toMatch(/cl[ií]nica/i);
  });

  it('C6-07 a list names them in its score where they are shown, and of plans of isapres alone', async () => {
    const told = /El puntaje va de 0 a 100\.[^<]*/;
    const lists = { compareIsaprePlans: sampleCompareAnswer, compareInsurance: sampleCompareAnswer };
    const scoreAt = async (path: string, site: SiteFacts) => told.exec(await htmlOf(path, site, lists))?.[0] ?? 'nothing told';
    expect(await scoreAt('/Comparar/Isapres', siteFacts)).toContain('clínicas');
    expect(await scoreAt('/Comparar/Isapres', withoutClinics)).toMatch(/^(?!.*clínicas).*lo que cubre cada plan/);
    expect(await scoreAt('/Comparar/Seguros-de-Salud', siteFacts)).toMatch(/^(?!.*clínicas).*lo que cubre cada seguro/);
  });

  it('C6-07 a card says no number of care centres where none is told', async () => {
    const [item] = sampleCompareAnswer.data;
    const card = (careCentreCount: number) => ({
      compareIsaprePlans: { ...sampleCompareAnswer, data: [{ ...item!, careCentreCount, clinicAnswers: [] }] },
    });
    expect(await htmlOf('/Comparar/Isapres', siteFacts, card(16))).toContain('Centros de atención: 16');
    expect(await htmlOf('/Comparar/Isapres', siteFacts, card(0))).not.toContain('Centros de atención');
  });
});
