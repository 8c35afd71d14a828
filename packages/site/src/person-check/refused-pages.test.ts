import type { Transport } from '@cotejo/contract/client';
import { endpoints } from '@cotejo/contract/endpoints';
import { href } from '@cotejo/contract/paths';
import { describe, expect, it } from 'vitest';
import { fakeTransport } from '../testing/fake-transport.ts';
import { renderTestPage } from '../testing/render-test-page.ts';
import { comparators, siteFacts } from '../testing/site-facts.ts';

/** A network where what shows plans is answered with this problem. */
function refusing(problem: { readonly status: number; readonly error?: 'robot' }, retryAfter: string | null = null): Transport {
  const known = fakeTransport({ getSite: { data: siteFacts }, listComparators: { data: comparators } });
  const shared = [endpoints.getSite.path, endpoints.listComparators.path];
  return async (request) => {
    if (shared.some((path) => request.url.startsWith(path))) return known(request);
    const text = JSON.stringify({ type: '/problems/x', title: 'x', requestId: 'r', ...problem });
    return { status: problem.status, retryAfter, text };
  };
}

async function pageAt(path: string, transport: Transport) {
  const page = await renderTestPage(path, transport);
  if (page.kind !== 'html') throw new Error('expected a page');
  return page;
}

const plan = { organization: 'Cruz-Blanca', plan: 'MSP-9026' };
const list = href('comparator', { comparator: 'Isapres' });
const results = [
  ['a product', href('isaprePlan', plan)],
  ['a request', href('isaprePlanRequest', plan)],
  ['a comparison', `${list}?comparar=MSP-9026&comparar=MSP-9027`],
] as const;

describe.each(results)('%s refused to a robot', (_name, path) => {
  it('B8-20 B8-21 B4-50 offers the proof with script and is kept by nobody', async () => {
    const page = await pageAt(path, refusing({ status: 401, error: 'robot' }, '90'));
    expect(page).toMatchObject({ status: 401, cacheable: false });
    expect(page.html).toContain('El sistema piensa que eres un robot...');
    expect(page.html).toMatch(/<button[^>]*>¡ Soy humano !<\/button>/);
    expect(page.html).toContain('id="page-data"');
  });
});

it.each(results.slice(0, 2))('%s that cannot be told now is not one that does not exist', async (_name, path) => {
  expect(await pageAt(path, refusing({ status: 429 }, '5'))).toMatchObject({ status: 503 });
  expect(await pageAt(path, refusing({ status: 404 }))).toMatchObject({ status: 404 });
});

describe('a list refused to a robot', () => {
  it('B2.11-11 A4-10 A8-08 A8-09 A8-10 A8-11 says so in the words of the specification', async () => {
    const { html } = await pageAt(list, refusing({ status: 401, error: 'robot' }));
    const text = html.replace(/<script.*?<\/script>/gs, '').replace(/<[^>]+>/g, '|');
    expect(text).toContain('|El sistema piensa que eres un robot...|');
    expect(text).toContain(
      '|Sabemos que eres humano, pero el sistema necesita que hagas click en el botón y tengas un poco de paciencia|',
    );
    expect(text).toContain('|Soy humano!|');
    expect(text).toContain('|(disculpa las molestias)|');
  });

  it('without script the page waits as long as the server says, and asks the same again', async () => {
    const robot = { status: 401, error: 'robot' } as const;
    const { html } = await pageAt(`${list}?organizations=67`, refusing(robot, '90'));
    const without = /<noscript>.*?<\/noscript>/s.exec(html.slice(html.indexOf('Soy humano!')))?.[0] ?? '';
    expect(without).toContain('<meta http-equiv="refresh" content="90"/>');
    expect(without.replaceAll('<!-- -->', '')).toContain('en 2 minutos');
    expect(html).toMatch(
      /<form [^>]*action="\/Comparar\/Isapres" method="get"><input type="hidden" name="organizations" value="67"/,
    );
    expect((await pageAt(list, refusing(robot))).html).toContain('<meta http-equiv="refresh" content="60"/>');
  });

  it('another 401 is a failure like any', async () => {
    const { html } = await pageAt(list, refusing({ status: 401 }));
    expect(html).not.toContain('Soy humano');
    expect(html).toContain('Error al cargar resultados...');
  });
});
