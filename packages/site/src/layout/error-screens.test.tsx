import { editionOf } from '@cotejo/core/editions';
import { renderToString } from 'react-dom/server';
import { createStaticHandler, createStaticRouter, data, StaticRouterProvider } from 'react-router';
import { describe, expect, it } from 'vitest';
import { TestFrame } from '../testing/test-frame.tsx';
import { PageError } from './error-screens.tsx';

async function screenFor(status: number, told: unknown = null): Promise<string> {
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
    <TestFrame>
      <StaticRouterProvider router={createStaticRouter(dataRoutes, context)} context={context} hydrate={false} />
    </TestFrame>,
  );
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
    const words = (await screenFor(503, { text: 'Error al obtener los comparadores' }))
      .replace(/<!--.*?-->/g, '')
      .replace(/<[^>]+>/g, '|');
    const said = words.replace(/\|+/g, '|');
    expect(said).toContain('|No pudimos mostrar esta página|Error al obtener los comparadores|');
    expect(said).toContain('|Revisa tu conexión a internet.|Vuelve a cargar la página en un momento.|');
    expect(said).toContain(`|Si el problema continúa, escríbenos a |${editionOf('chile').brand.supportEmail}|`);
  });

  it('offers to try the same address again when something failed', async () => {
    const html = await screenFor(503);
    expect(html).toContain('href="/plan?a=1"');
    expect(html).toContain('Volver a cargar la página');
  });
});
