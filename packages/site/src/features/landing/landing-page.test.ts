import type { Transport } from '@cotejo/contract/client';
import type { PageContext } from '@cotejo/contract/page-rendering';
import { editionOf } from '@cotejo/core/editions';
import { describe, expect, it, vi } from 'vitest';
import { fakeTransport } from '../../testing/fake-transport.ts';
import { renderTestPage } from '../../testing/render-test-page.ts';
import { comparators } from '../../testing/site-facts.ts';

const seo = { title: 'Vida', description: 'De vida' };
function landing(url: string, changes: { organizationCode?: string; title?: string; language?: 'es' | 'en' } = {}) {
  const attributes = {
    language: 'es' as const,
    title: 'Un seguro de vida',
    url,
    description: 'Qué mirar.',
    body: '<h2>Qué mirar antes de elegir</h2>',
    seo,
    organizationCode: null,
    subdomain: null,
    publishedAt: '2026-11-02T12:00:00.000Z',
    ...changes,
  };
  return { id: 1, attributes };
}
const pagination = { page: 1, pageSize: 100, pageCount: 1, total: 3 };
const life = { ...comparators[1]!, name: 'vida', displayName: 'De vida', url: '/Comparar/Seguros-de-Vida', productCount: 9 };

async function rendered(path: string, transport: Transport, context: Partial<PageContext> = {}) {
  const page = await renderTestPage(path, transport, context);
  if (page.kind !== 'html') return { status: page.response.status, html: page.response.headers.get('location') ?? '' };
  return page;
}

describe('pages whose text is a landing', () => {
  it('A2.2-065 show it from the content backend, with the comparators it leads to', async () => {
    const transport = fakeTransport({
      getLanding: { data: [landing('Seguros-de-Vida')] },
      listComparators: { data: [...comparators, life] },
    });
    const { status, html } = await rendered('/Seguros-de-Vida', transport);
    expect(status).toBe(200);
    expect(html).toMatch(/<h1[^>]*>Un seguro de vida<\/h1>/);
    expect(html).toContain('href="/Comparar/Seguros-de-Vida"');
    expect(html).toContain('Comparar 9');
    expect(html).not.toContain('Comparar 150');
  });

  it('are not found where the edition has no such landing', async () => {
    expect((await rendered('/Seguros-de-Viaje', fakeTransport({}))).status).toBe(404);
  });

  it('C8-17, C8-18 log that a landing could not be had, and show the page without it', async () => {
    const warn = vi.fn<(message: string) => void>();
    const away: Transport = () => Promise.reject(new Error('no connection'));
    const { status, html } = await rendered('/Terminos-y-Condiciones', away, { warn });
    expect(status).toBe(503);
    expect(html).toMatch(/<h1[^>]*>Términos y condiciones<\/h1>/);
    expect(html).toContain('No pudimos traer este texto.');
    expect(warn.mock.calls).toEqual([['No se pudo traer la página de entrada Terminos-y-Condiciones: offline']]);
  });
});

describe('a landing on a page in another language', () => {
  const inEnglish = { edition: editionOf('international'), language: 'en' } as const;
  const shown = (path: string, language: 'es' | 'en') =>
    rendered(path, fakeTransport({ getLanding: { data: [landing(path.split('/').at(-1) ?? '', { language })] } }), inEnglish);

  it.each(['/Seguros-de-Viaje', '/Temas/Viaje'])('%s is marked as Spanish, and has the Spanish address', async (path) => {
    const { status, html } = await shown(path, 'es');
    expect(status).toBe(200);
    expect(html).toMatch(/<html [^>]*lang="en"/);
    expect(html).toMatch(/<title lang="es">/);
    expect(html).toMatch(/<h1 lang="es"[^>]*>Un seguro de vida<\/h1>/);
    expect(html).toContain(`<link rel="canonical" href="https://cotejo.example${path}"/>`);
  });

  it.each(['/Seguros-de-Viaje', '/Temas/Viaje'])('%s is marked as nothing where it is in that language', async (path) => {
    const { html } = await shown(path, 'en');
    expect(html).toMatch(/<h1 class[^>]*>Un seguro de vida<\/h1>/);
    expect(html).not.toMatch(/<(?:title|h1|div) lang="es"/);
    expect(html).toContain(`<link rel="canonical" href="https://cotejo.example/en${path}"/>`);
  });
});

describe('topics', () => {
  const list = [
    landing('Viaje', { title: 'Tu viaje' }),
    landing('Mascota', { title: 'Tu mascota' }),
    landing('Terminos-y-Condiciones'),
  ];
  const answers = {
    getMenu: { data: [] },
    listLandings: { data: [...list, landing('Consalud', { organizationCode: '107' })], meta: { pagination } },
  };

  it('lead to the other topics, and to no landing of an organisation or of another page', async () => {
    const { status, html } = await rendered(
      '/Temas/Viaje',
      fakeTransport({ ...answers, getLanding: { data: [landing('Viaje')] } }),
    );
    expect(status).toBe(200);
    expect([...html.matchAll(/<a [^>]*href="\/Temas\/([^"]+)"/g)].map(([, url]) => url)).toEqual(['Mascota']);
  });

  it('lead to compare what their text names, or else to where comparing begins', async () => {
    const pets = { ...life, name: 'mascotas', displayName: 'Mascotas', url: '/Comparar/Mascotas', questions: ['pets' as const] };
    const boxOf = async (body: string, productCount = 9): Promise<string> => {
      const { attributes, id } = landing('Mascota');
      const { html } = await rendered(
        '/Temas/Mascota',
        fakeTransport({
          ...answers,
          listComparators: { data: [...comparators, { ...pets, productCount }] },
          getLanding: { data: [{ id, attributes: { ...attributes, body } }] },
        }),
      );
      return /<aside.*?<\/aside>/s.exec(html)?.[0] ?? '';
    };
    const named = '<p>Mira <a href="/Ayuda">esto</a> y <a href="/Comparar/Mascotas?page=1">seguros de mascotas</a>.</p>';
    expect(await boxOf(named)).toMatch(/Mira el precio para tus mascotas.*href="\/Comparar\/Mascotas"[^>]*>Comparar mascotas/s);
    for (const box of [await boxOf('<p>Nada</p>'), await boxOf(named, 0)]) {
      expect(box).toMatch(/Mira el precio de tu familia.*href="\/Comparar\/Isapres"/s);
    }
  });

  it('are no organisation, and one with a page of its own is shown there', async () => {
    const seller = { getLanding: { data: [landing('Consalud', { organizationCode: '107' })] } };
    expect((await rendered('/Temas/Consalud', fakeTransport(seller))).status).toBe(404);
    expect(await rendered('/Temas/Terminos-y-Condiciones', fakeTransport(answers))).toMatchObject({
      status: 301,
      html: '/Terminos-y-Condiciones',
    });
  });
});
