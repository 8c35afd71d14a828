import { exampleProfile } from '@cotejo/contract/example-profile';
import { href } from '@cotejo/contract/paths';
import { editionOf } from '@cotejo/core/editions';
import { describe, expect, it } from 'vitest';
import { fakeTransport } from '../../testing/fake-transport.ts';
import { renderTestPage } from '../../testing/render-test-page.ts';
import { comparators } from '../../testing/site-facts.ts';

async function rendered(...[transport, context]: [Parameters<typeof fakeTransport>[0], Parameters<typeof renderTestPage>[2]?]) {
  const page = await renderTestPage(href('quote', {}), fakeTransport(transport), context);
  if (page.kind !== 'html') throw new Error('expected a page');
  return page;
}

describe('the page to quote', () => {
  it('A2.2-036 asks for whom it is, with what the visitor said before, and leads to every comparator', async () => {
    const own = {
      ...exampleProfile(editionOf('chile')),
      ingresodatos: true,
      cotizante: [{ edad: 41, sexo: 'Femenino' as const, ingreso: 900_000 }],
    };
    const { status, html } = await rendered({ listComparators: { data: comparators } }, { profile: own });
    expect(status).toBe(200);
    expect(html).toMatch(/name="cotizante.0.edad"[^>]*value="41"|value="41"[^>]*name="cotizante.0.edad"/);
    for (const { url } of comparators) expect(html).toContain(`href="${url}"`);
  });

  it('says after the form where else to go, and then how prices come about', async () => {
    const { html } = await rendered({ listComparators: { data: comparators } });
    const places = ['id="para-quien"', 'id="que-buscas"', 'id="como-comparamos"'].map((part) => html.indexOf(part));
    expect(Math.min(...places)).toBeGreaterThan(-1);
    expect(places).toEqual(places.toSorted((one, other) => one - other));
  });

  it('offers to ask again where the comparators cannot be told', async () => {
    const { status, html } = await rendered({});
    expect(status).toBe(503);
    expect(html).toContain('Reintentar');
  });
});
