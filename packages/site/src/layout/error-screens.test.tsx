import { editionOf } from '@cotejo/core/editions';
import { renderToString } from 'react-dom/server';
import { createStaticHandler, createStaticRouter, data, StaticRouterProvider } from 'react-router';
import { describe, expect, it } from 'vitest';
import { testTexts } from '../testing/test-texts.ts';
import { en } from '../texts/languages/en.ts';
import { createTexts, type Texts } from '../texts/texts.ts';
import { TestFrame } from '../testing/test-frame.tsx';
import { PageError } from './error-screens.tsx';

async function screenFor(status: number, told: unknown = null, texts: Texts = testTexts): Promise<string> {
  const { query, dataRoutes } = createStaticHandler([
    {
      path: '/plan',
      Component: () => null,
      loader: () => Promise.reject(data(told, { status })),
      ErrorBoundary: PageError,
    },
  ]);
  const context = await query(new Request('http://site.test/plan?a=1'));
  if (context instanceof Response) throw new Error('expected a page');
  return renderToString(
    <TestFrame texts={texts}>
      <StaticRouterProvider router={createStaticRouter(dataRoutes, context)} context={context} hydrate={false} />
    </TestFrame>,
  );
}

/** What is read on a screen, in pieces. */
function wordsOf(html: string): string {
  return html
    .replace(/<!--.*?-->/g, '')
    .replace(/<[^>]+>/g, '|')
    .replace(/\|+/g, '|');
}

describe('PageError', () => {
  it('A2.1-25 A2.1-26 A2.1-27 A2.1-28 A2.1-29 shows a picture, a title, the e-mail, and buttons to home and contact for what does not exist', async () => {
    const html = await screenFor(404);
    expect(html).toContain('<svg');
    expect(html).toMatch(/<h1[^>]*>No encontramos esta página<\/h1>/);
    expect(html).toContain(editionOf('chile').brand.supportEmail);
    expect(html).toMatch(/href="\/"/);
    expect(html).toContain('href="/contacto"');
  });

  it('A8-06 A8-07 B2.11-26 B2.11-27 B2.11-28 B2.11-29 of a server that failed says the error, two hints and an e-mail, its own where no other can be had', async () => {
    const said = wordsOf(await screenFor(503, { text: 'Error al obtener los comparadores' }));
    expect(said).toContain('|No pudimos mostrar esta página|Error al obtener los comparadores|');
    expect(said).toContain('|Revisa tu conexión a internet.|Vuelve a cargar la página en un momento.|');
    expect(said).toContain(`|Si el problema continúa, escríbenos a |${editionOf('chile').brand.supportEmail}|`);
  });

  it.each([
    [
      'es',
      {},
      'No pudimos mostrar esta página',
      'Puede ser tu conexión, o estamos actualizando y volvemos en 1 a 2 minutos. Lo que habías escrito sigue guardado.',
      ['Revisa tu conexión a internet.', 'Vuelve a cargar la página en un momento.'],
      'Si el problema continúa, escríbenos a ',
    ],
    [
      'en',
      en,
      'We could not show this page',
      'It may be your connection, or we are updating the site and will be back in 1 to 2 minutes. What you had typed is still saved.',
      ['Check your internet connection.', 'Reload the page in a moment.'],
      'If it goes on, write to us at ',
    ],
  ] as const)(
    'B8-12 B8-13 B8-14 of a server that failed says in %s a title, what it may be, what to do, and whom to write to',
    async (language, catalogues, title, subtitle, hints, persists) => {
      const onMissing = (message: string): never => {
        throw new Error(message);
      };
      const texts = createTexts({ language, catalogues, onMissing });
      const html = await screenFor(503, null, texts);
      expect(html).toMatch(new RegExp(`<h1[^>]*>${title}</h1>`));
      const email = editionOf('chile').brand.supportEmail;
      expect(wordsOf(html)).toContain(`|${[subtitle, ...hints, persists, email].join('|')}|`);
    },
  );

  it('offers to try the same address again when something failed', async () => {
    const html = await screenFor(503);
    expect(html).toContain('href="/plan?a=1"');
    expect(html).toContain('Volver a cargar la página');
  });
});
