import type { MenuItem } from '@cotejo/contract/site-content';
import { describe, expect, it } from 'vitest';
import { fakeTransport } from '../testing/fake-transport.ts';
import { renderTestPage } from '../testing/render-test-page.ts';
import { siteFacts } from '../testing/site-facts.ts';

const health: MenuItem = {
  type: 'header',
  title: 'Seguros de salud',
  url: '/Comparar/Seguros-de-Salud',
  categories: [
    { displayName: 'Dental', url: '/Comparar/Seguros-de-Salud/Dental' },
    { displayName: 'Oncológico', url: '/Comparar/Seguros-de-Salud/Oncologico' },
  ],
};
const isapres: MenuItem = {
  type: 'header',
  title: 'Isapre y Fonasa',
  url: '/Comparar/Isapres',
  categories: [{ displayName: 'Planes de isapre', url: '/Comparar/Isapres' }],
};
const box: MenuItem = { ...health, type: 'box_category', title: 'Para tu empresa' };

/** The header's HTML on a page, for a menu; null: the call fails. */
async function headerWith(menu: readonly MenuItem[] | null): Promise<string> {
  const known = fakeTransport({ getSite: { data: siteFacts }, getMenu: { data: [...(menu ?? [])] } });
  const failing: typeof known = (wire) =>
    menu === null && wire.url.includes('/api/menu') ? Promise.reject(new Error('no connection')) : known(wire);
  const page = await renderTestPage('/no-existe?a=1', failing);
  if (page.kind !== 'html') throw new Error('expected a page');
  return /<header.*<\/header>/s.exec(page.html)?.[0] ?? '';
}

/** The panel of a title in the bar. */
function panelOf(header: string, title: string): string {
  const id = new RegExp(`popoverTarget="([^"]+)"[^>]*>${title}`, 'i').exec(header)?.[1] ?? 'none';
  return new RegExp(`<div id="${id}".*?</div>`, 's').exec(header)?.[0] ?? '';
}

describe('SiteHeader', () => {
  it('A2.1-02 A2.1-03 has the mark that leads home and the titles that the server tells, in their order', async () => {
    const header = await headerWith([isapres, health]);
    expect(header).toMatch(/href="\/"[^>]*>.*Cotejo/s);
    const places = [isapres, health].map(({ title }) => header.indexOf(title));
    expect(places[0]).toBeGreaterThan(-1);
    expect(places[1]).toBeGreaterThan(places[0] ?? 0);
  });

  it('A2.1-04 leaves out what is no title of the header', async () => {
    expect(await headerWith([health, box])).not.toContain('Para tu empresa');
  });

  it("A2.1-05 hangs a title's categories under it, its own page first", async () => {
    const panel = panelOf(await headerWith([isapres, health]), health.title);
    expect(panel).toContain('popover="auto"');
    const links = [...panel.matchAll(/href="([^"]+)"[^>]*>([^<]+)</g)].map(([, href, text]) => `${text} ${href}`);
    expect(links).toEqual([
      'Ver todo /Comparar/Seguros-de-Salud',
      'Dental /Comparar/Seguros-de-Salud/Dental',
      'Oncológico /Comparar/Seguros-de-Salud/Oncologico',
    ]);
  });

  it('A2.1-06 has the same titles with their categories in the menu at the side', async () => {
    const header = await headerWith([isapres, health]);
    const side = /<nav id="menu-principal".*?<\/nav>/s.exec(header)?.[0] ?? '';
    expect([...side.matchAll(/<summary[^>]*>([^<]+)</g)].map(([, title]) => title)).toEqual([isapres.title, health.title]);
    expect(side).toContain('href="/Comparar/Seguros-de-Salud/Oncologico"');
  });

  it('leads straight to the page of a title that has no other', async () => {
    expect(await headerWith([isapres])).toMatch(
      /href="\/Comparar\/Isapres"[^>]*class="nav-link"|class="nav-link"[^>]*href="\/Comparar\/Isapres"/,
    );
  });

  it('A2.1-07 A2.1-08 leads to contact and to the portal of clients', async () => {
    const header = await headerWith([]);
    expect(header).toMatch(/href="\/contacto"[^>]*>Contacto</);
    expect(header).toMatch(/href="\/portal-clientes"[^>]*>Portal clientes</);
  });

  it('A8-13 says that the menu could not be had, and asks again at the same address', async () => {
    const header = await headerWith(null);
    expect(header).toContain('Ups! algo salió mal.');
    expect(header).toMatch(/href="\/no-existe\?a=1"[^>]*>Reintentar</);
    expect(await headerWith([])).not.toContain('Ups!');
  });
});

describe('NoticeBell', () => {
  const notice = {
    id: 'clinicas',
    title: 'Busca por clínica',
    text: 'Mira qué la cubre.',
    url: '/Clinicas-y-Hospitales',
    publishedAt: '2026-11-20T12:00:00-03:00',
  };

  async function headerWithNotices(data: (typeof notice)[]): Promise<string> {
    const page = await renderTestPage('/no-existe', fakeTransport({ getMenu: { data: [] }, listNotifications: { data } }));
    if (page.kind !== 'html') throw new Error('expected a page');
    return /<header.*<\/header>/s.exec(page.html)?.[0] ?? '';
  }

  it('A2.1-10 opens a list of what is new, and is not there where nothing is', async () => {
    const header = await headerWithNotices([notice]);
    expect(header).toMatch(/<button[^>]*popoverTarget="avisos"/i);
    expect(/<section id="avisos" popover="auto".*?<\/section>/s.exec(header)?.[0]).toContain('href="/Clinicas-y-Hospitales"');
    expect(await headerWithNotices([])).not.toContain('avisos');
  });

  it('A2.1-11 keeps its +1 hidden until the browser knows that something is unread', async () => {
    expect(await headerWithNotices([notice])).toMatch(/<span data-badge="true" hidden=""[^>]*><span aria-hidden="true">\+1</);
  });
});
