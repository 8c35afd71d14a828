import { expect, it } from 'vitest';
import type { Preview } from '@cotejo/contract/preview';
import type { Transport } from '@cotejo/contract/client';
import { fakeTransport } from '../../testing/fake-transport.ts';
import { renderTestPage } from '../../testing/render-test-page.ts';

const preview: Preview = {
  kind: 'articulo',
  title: 'Un artículo por venir',
  summary: 'De qué tratará.',
  isPublished: false,
  expiresAt: '2026-11-27T12:00:00.000Z',
  body: null,
  parts: [{ id: 1, title: 'Primera parte', slug: 'primera', level: 2, html: '<p>Su texto.</p>' }],
};

async function pageAt(path: string, transport: Transport) {
  const page = await renderTestPage(path, transport);
  if (page.kind !== 'html') throw new Error(`expected a page, got ${page.response.status}`);
  return page;
}

it('A2.2-057 decision 40: shows to who has its link what is not published, to no search engine, and is kept by nobody', async () => {
  const { html, status, cacheable } = await pageAt(
    '/preview/articulo-7?token=x',
    fakeTransport({ getPreview: { data: preview } }),
  );
  expect([status, cacheable]).toEqual([200, false]);
  for (const text of ['Un artículo por venir', 'Primera parte', '<p>Su texto.</p>', 'Esto todavía no está publicado.']) {
    expect(html).toContain(text);
  }
  expect(html).toContain('El enlace sirve hasta el 27 de noviembre de 2026.');
  expect(html).toContain('content="noindex"');
});

it('A2.2-057 says what to do without a link, and of one that is over or forged that it is', async () => {
  const nothing = fakeTransport({});
  for (const path of ['/preview', '/preview/articulo-7']) {
    const { html, status, cacheable } = await pageAt(path, nothing);
    expect([status, cacheable]).toEqual([200, false]);
    expect(html).toContain('Abre el enlace de vista previa que recibiste.');
  }
  const { html, status } = await pageAt('/preview/articulo-7?token=x', nothing);
  expect(status).toBe(404);
  expect(html).toContain('Este enlace venció o no es válido.');
  expect(html).toContain('content="noindex"');
});
