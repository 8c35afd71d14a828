import type { Transport } from '@cotejo/contract/client';
import type { Withdrawal } from '@cotejo/contract/withdrawal';
import { describe, expect, it } from 'vitest';
import { fakeTransport } from '../../testing/fake-transport.ts';
import { renderTestPage } from '../../testing/render-test-page.ts';

const request: Withdrawal = {
  leadId: '5f0c7c1e-6a0b-4f5c-9a42-5f6a1f6f0a11',
  productDisplayName: 'Max Salud 90',
  organizationDisplayName: 'Cruz Blanca',
  state: 'open',
  withdrawnAt: null,
  executiveName: 'Carolina Soto',
  meeting: { startsAt: '2026-11-23T12:00:00.000Z', timeZone: 'America/Santiago' },
  opensConsents: true,
  hasConsents: true,
};
const path = `/Retirar-solicitud?lead=${request.leadId}&firma=abc`;
const withData = (data: Partial<Withdrawal>) =>
  fakeTransport({ getWithdrawal: { data: { ...request, ...data } }, withdrawLead: { data: { ...request, ...data } } });

async function opened(to: string, transport: Transport, method: 'GET' | 'POST' = 'GET') {
  const page = await renderTestPage(to, transport, method === 'POST' ? { init: { method, body: new URLSearchParams() } } : {});
  if (page.kind === 'html') return { ...page, to: null };
  return { status: page.response.status, html: '', to: page.response.headers.get('location'), cacheable: false };
}

describe('the page where a request is taken back', () => {
  it('says what ends with it, with one button that needs no script, and is kept by nobody', async () => {
    const { status, html, cacheable } = await opened(path, withData({}));
    expect([status, cacheable]).toEqual([200, false]);
    for (const words of [
      'Tu solicitud de Max Salud 90, de Cruz Blanca.',
      'Carolina Soto sabrá que no quieres que te contacten.',
      'Se cancela la reunión del 23 de noviembre de 2026',
      'Se retira también lo que aceptaste con ella',
    ])
      expect(html).toContain(words);
    expect(html.match(/<form method="post"[^>]*><button[^>]*>Retirar esta solicitud<\/button><\/form>/g)).toHaveLength(1);
    expect(html).toMatch(/<meta name="robots" content="noindex/);
  });

  it('names no company where the request is about no product', async () => {
    const { html } = await opened(path, withData({ productDisplayName: 'Planes de isapre', organizationDisplayName: 'Cotejo' }));
    expect(html).toContain('Tu solicitud: Planes de isapre.');
  });

  it('says nothing of a meeting or permissions that there are none of', async () => {
    const { html } = await opened(path, withData({ meeting: null, hasConsents: false, executiveName: null }));
    expect(html).toContain('Nadie te llamará ni te escribirá por ella.');
    expect(html).not.toMatch(/Se cancela|Se retira/);
  });

  it('changes nothing by being opened, and takes the request back when its button is pressed', async () => {
    const posted: unknown[] = [];
    const network: Transport = (call) => {
      if (call.method === 'POST') posted.push(JSON.parse(call.body ?? ''));
      return withData({})(call);
    };
    await opened(path, network);
    expect(posted).toEqual([]);
    expect(await opened(path, network, 'POST')).toMatchObject({ status: 303, to: path });
    expect(posted).toEqual([{ leadId: request.leadId, signature: 'abc' }]);
  });

  it.each([
    [
      'withdrawn',
      '2026-11-20T15:00:00.000Z',
      ['Retiraste esta solicitud', 'Nadie te contacta por ella desde el 20 de noviembre de 2026', 'pide de nuevo'],
    ],
    ['withdrawn', null, ['Retiraste esta solicitud', 'Nadie te contacta por ella.']],
    ['closed', null, ['Esta solicitud ya no se retira aquí', '/Consentimientos?lead=']],
  ] as const)('shows one that is %s without a button: %s', async (state, withdrawnAt, parts) => {
    const { status, html } = await opened(path, withData({ state, withdrawnAt }));
    expect(status).toBe(200);
    for (const part of parts) expect(html).toContain(part);
    expect(html).not.toContain('<form method="post"');
  });

  it('leads to what was allowed from the link of a mail alone, and says which answer of a tab holds no more', async () => {
    expect((await opened(path, withData({ state: 'closed', opensConsents: false }))).html).not.toContain('/Consentimientos');
    expect((await opened(path, withData({ state: 'withdrawn' }))).html).toContain(`data-taken-back="${request.leadId}"`);
  });

  it('says that it could not be taken back, and keeps its button', async () => {
    const problem = { type: 'about:blank', title: 'Ahora no', status: 503, requestId: 'test' };
    const busy: Transport = async (call) =>
      call.method === 'POST' ? { status: 503, retryAfter: null, text: JSON.stringify(problem) } : withData({})(call);
    const { status, html } = await opened(path, busy, 'POST');
    expect([status, html.includes('No pudimos retirarla')]).toEqual([503, true]);
    expect(html).toContain('Retirar esta solicitud</button>');
  });

  it('says that a link is cut off, and where it is without one', async () => {
    expect((await opened('/Retirar-solicitud', withData({}))).html).toContain('Abre el enlace del correo');
  });
});
