import type { Transport, WireRequest } from '@cotejo/contract/client';
import { href } from '@cotejo/contract/paths';
import { describe, expect, it } from 'vitest';
import { fakeTransport } from '../../testing/fake-transport.ts';
import { renderTestPage } from '../../testing/render-test-page.ts';
import { sampleDetail } from '../../testing/sample-answers.ts';
import { comparators, siteFacts } from '../../testing/site-facts.ts';

const path = href('isaprePlanRequest', { organization: 'Cruz-Blanca', plan: 'MSP-9026' });
const doubt = `1763652600000.11.${'a'.repeat(22)}.${'b'.repeat(43)}`;
const typed = { first_name: 'Ana Soto', telefono: '+56 9 8765 4321', email: 'ana@correo.example', sitio_web: '' };

/** The page of a request, asked for or posted to; every request is doubted. With the headers of what it sent. */
async function pageOf(posted?: Readonly<Record<string, string>>) {
  const sent: WireRequest[] = [];
  const known = fakeTransport({
    getSite: { data: siteFacts },
    listComparators: { data: comparators },
    getIsaprePlan: { data: { ...sampleDetail, comparator: comparators[0]?.url ?? '' } },
    listReasons: { data: [] },
  });
  const transport: Transport = (request) => {
    if (!request.url.endsWith('/api/leads')) return known(request);
    sent.push(request);
    const problem = { type: '/problems/work-needed', title: 'Cálculo', status: 428, requestId: 'r', work: doubt };
    return Promise.resolve({ status: 428, retryAfter: null, text: JSON.stringify(problem) });
  };
  const init = posted && { method: 'POST', body: new URLSearchParams(posted) };
  const page = await renderTestPage(path, transport, init ? { init } : {});
  if (page.kind !== 'html') throw new Error('expected a page');
  return { status: page.status, html: page.html.replaceAll('<!-- -->', ''), headers: sent.map(({ headers }) => headers) };
}

describe('the page of a request', () => {
  it('has a field that neither keys nor readers meet, and says when it was made where it has no script', async () => {
    const { html } = await pageOf();
    expect(html).toMatch(
      /<div aria-hidden="true" class="sr-only"><input type="text" tabindex="-1" autocomplete="off"[^>]*name="sitio_web"\/>/i,
    );
    expect(html).toMatch(/<noscript>[^]*?<input type="hidden" name="_momento" value="1763650800000\.sello"\/>[^]*?<\/noscript>/);
    expect(html).not.toContain('_confirmacion');
  });

  it('posted without script tells how it was filled in', async () => {
    const { headers } = await pageOf({ ...typed, sitio_web: 'www.ana.example', _momento: '17.x' });
    expect(headers).toMatchObject([{ 'x-form-trap': 'lleno', 'x-form-stamp': '17.x' }]);
    expect(JSON.stringify(headers)).not.toContain('www.ana.example');
  });

  it('that is doubted comes back whole, says that it was not sent, and is sent by pressing once more', async () => {
    const { status, html } = await pageOf({ ...typed, sitio_web: 'x' });
    expect(status).toBe(428);
    expect(html).toContain('Todavía no enviamos tu solicitud');
    expect(html).not.toContain('Ha ocurrido un error');
    expect(html).toContain('value="Ana Soto"');
    expect(html).toContain(`<input type="hidden" name="_confirmacion" value="${doubt}"/>`);
    const { headers } = await pageOf({ ...typed, _confirmacion: doubt });
    expect(headers).toMatchObject([{ 'x-request-confirmation': doubt }]);
  });
});
