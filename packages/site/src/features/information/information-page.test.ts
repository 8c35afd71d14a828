import type { Transport } from '@cotejo/contract/client';
import { editionOf } from '@cotejo/core/editions';
import { describe, expect, it } from 'vitest';
import { fakeTransport } from '../../testing/fake-transport.ts';
import { renderTestPage } from '../../testing/render-test-page.ts';
import { informationHref, informationNames, informationPages } from './information-pages.ts';

const text = {
  title: 'Un texto',
  body: '<p>La primera frase dice <b>de qué trata</b>. La segunda no.</p><h2>Parte</h2>',
  updatedAt: '2026-11-20T01:00:00.000Z',
};

async function rendered(path: string, transport: Transport) {
  const page = await renderTestPage(path, transport);
  if (page.kind !== 'html') throw new Error('expected a page');
  return page;
}

describe('pages of a text of the site', () => {
  it.each(informationPages)('%s asks for its own text and shows it', async (page) => {
    const answer = fakeTransport({ getInformation: { data: { name: informationNames[page], ...text } } });
    const asked: string[] = [];
    const { status, html } = await rendered(informationHref(page, 'QP'), (request) => {
      asked.push(request.url);
      return answer(request);
    });
    expect(status).toBe(200);
    expect(asked).toContain(`/api/information/${informationNames[page]}`);
    expect(html).toMatch(/<h1[^>]*>Un texto<\/h1>/);
    expect(html).toContain('<meta name="description" content="La primera frase dice de qué trata."/>');
    expect(html).toContain('Actualizado el 19 de noviembre de 2026');
    expect(html.includes('mailto:ayuda@cotejo.example?subject=')).toBe(page === 'partners');
  });

  it('are not found where the edition has no such text, and unavailable where it cannot be told', async () => {
    expect((await rendered(informationHref('help', 'QP'), fakeTransport({}))).status).toBe(404);
    const away: Transport = () => Promise.reject(new Error('no connection'));
    expect((await rendered(informationHref('help', 'QP'), away)).status).toBe(503);
  });

  it('A2.2-043 carry the brand of their edition in the path', async () => {
    const transport = fakeTransport({ getInformation: { data: { name: 'quienes-somos', ...text } } });
    const edition = editionOf('colombia');
    const status = async (path: string) => {
      const page = await renderTestPage(path, transport, { edition });
      return page.kind === 'html' ? page.status : 0;
    };
    expect([await status('/Que-es-QS'), await status('/Que-es-QP')]).toEqual([200, 404]);
  });
});
