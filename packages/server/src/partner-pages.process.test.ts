import { splitLanguage } from '@cotejo/core/editions';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { linkKind, ownPathsOf, unescaped } from './platform/testing/page-links.ts';
import { startSite, type RunningSite } from './platform/testing/running-site.ts';

/** Hosts of partners of the demonstration that show a part of their edition, each with how many pages it has at least. */
const hosts = [
  ['bienestar.localhost', 100],
  ['quillayes.localhost', 150],
  ['amancaes.peru.localhost', 40],
  ['frailejones.colombia.localhost', 40],
  ['expatria.international.localhost', 100],
] as const;

let site: RunningSite;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.close());

/** What is wrong with what a link leads to; null: it leads to a page, and to products where it leads to a list. */
async function faultOf(host: string, link: string, read: (html: string) => void): Promise<string | null> {
  const first = await site.ask(host, link);
  const leads = first.status === 301 || first.status === 302;
  const { status, text } = leads ? await site.ask(host, first.location) : first;
  if (status !== 200) return `${first.status} ${first.location} ${status}`;
  read(text);
  const { path } = splitLanguage(leads ? first.location : link);
  return path.startsWith('/Comparar/') && !text.includes('data-product-code=') ? 'a list without products' : null;
}

/** Follows every own link and form of a host from its first page on, one of each kind. */
async function walk(host: string): Promise<{ readonly pages: number; readonly faults: readonly string[] }> {
  const known = new Set(['/ ']);
  const waiting = ['/'];
  const faults: string[] = [];
  for (let link = waiting.shift(); link !== undefined; link = waiting.shift()) {
    const from = link;
    const fault = await faultOf(host, from, (html) => {
      for (const next of ownPathsOf(html, { forms: true })) {
        if (known.has(linkKind(next))) continue;
        known.add(linkKind(next));
        waiting.push(next);
      }
    });
    if (fault !== null) faults.push(`${from}: ${fault}`);
  }
  return { pages: known.size, faults };
}

describe("on a partner's host", () => {
  it.each(hosts)('C6-06 C6-07 every own link of %s leads to a page, and each list has products', async (host, fewest) => {
    const { pages, faults } = await walk(host);
    expect(faults).toEqual([]);
    expect(pages).toBeGreaterThan(fewest);
  });

  it.each(hosts)('C6-06 C6-07 every page that the map of %s names is there', async (host) => {
    const namedBy = async (path: string): Promise<readonly string[]> => {
      const { text } = await site.ask(host, path);
      return [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => new URL(unescaped(url)).pathname);
    };
    const named = (await Promise.all((await namedBy('/sitemap.xml')).map(namedBy))).flat();
    expect(named.length).toBeGreaterThan(40);
    const faults: string[] = [];
    for (const path of named) {
      const { status } = await site.ask(host, path);
      if (status !== 200) faults.push(`${path}: ${status}`);
    }
    expect(faults).toEqual([]);
  });

  it.each(hosts)('A2.1-30 C6-06 a path that %s has not is answered with the nearest pages that it has', async (host) => {
    const { status, text } = await site.ask(host, '/clinica-o-seguro-que-no-hay');
    expect(status).toBe(404);
    const [, list = ''] = /id="paginas-cercanas"(.*?)<\/nav>/s.exec(text) ?? [];
    const near = [...list.matchAll(/href="([^"]+)"/g)].map(([, path = '']) => unescaped(path));
    expect(near).toHaveLength(3);
    for (const path of near) expect([path, (await site.ask(host, path)).status]).toEqual([path, 200]);
  });

  it('C6-06 the old ways to compare lead to what the partner has', async () => {
    for (const path of ['/Comparar', '/planes-de-isapres']) {
      expect((await site.ask('bienestar.localhost', path)).location).toBe('/Comparar/Seguros-de-Salud');
      expect((await site.ask('quillayes.localhost', path)).location).toBe('/Comparar/Isapres');
      expect((await site.ask('localhost', path)).location).toBe('/Comparar/Isapres');
    }
    expect((await site.ask('bienestar.localhost', '/comparar/OTRO-PLAN')).location).toMatch(/^\/Comparar\/Seguros-de-Salud\?/);
  });

  it('C6-07 no page of one that hides clinics leads to them or counts care centres', async () => {
    for (const path of ['/', '/Comparar/Isapres', '/Seguros-de-Salud', '/Isapre']) {
      const hidden = await site.ask('quillayes.localhost', path);
      expect([path, hidden.status]).toEqual([path, 200]);
      expect(hidden.text).not.toMatch(/\/Clinicas-y-Hospitales|Centros de atención|Mis clínicas/);
    }
    expect((await site.ask('localhost', '/Comparar/Isapres')).text).toMatch(/Centros de atención: [1-9]/);
  });
});
