import type { Transport } from '@cotejo/contract/client';
import { describe, expect, it } from 'vitest';
import { fakeTransport } from '../../testing/fake-transport.ts';
import { renderTestPage } from '../../testing/render-test-page.ts';

const lead = {
  leadId: '5f0c7c1e-6a0b-4f5c-9a42-5f6a1f6f0a11',
  productDisplayName: 'Max Salud 90',
  organizationDisplayName: 'Cruz Blanca',
  isTakenBack: false,
  consents: [
    {
      purpose: 'offers' as const,
      recipient: 'Cotejo',
      isGiven: true,
      about: null,
      text: 'Quiero ofertas.',
      at: '2026-11-20T12:00:00.000Z',
    },
    { purpose: 'insurer' as const, recipient: 'Cruz Blanca', isGiven: false, about: null, text: null, at: null },
  ],
};
const path = `/Consentimientos?lead=${lead.leadId}&firma=abc`;
const known = fakeTransport({ getLeadConsents: { data: lead }, changeLeadConsent: { data: lead } });

async function opened(to: string, transport: Transport, fields?: Record<string, string>) {
  const init = fields && { method: 'POST', body: new URLSearchParams(fields) };
  const page = await renderTestPage(to, transport, init ? { init } : {});
  if (page.kind === 'html') return { ...page, to: null };
  return { status: page.response.status, html: '', to: page.response.headers.get('location'), cacheable: false };
}

describe('the page of the consents of a request', () => {
  it('names no company where the request is about no product', async () => {
    const ofNoProduct = { ...lead, productDisplayName: 'Seguros', organizationDisplayName: 'Cotejo' };
    const { html } = await opened(path, fakeTransport({ getLeadConsents: { data: ofNoProduct } }));
    expect(html).toContain('Con tu solicitud: Seguros.');
  });

  it('tells what was allowed by which words and when, with the button that takes it back, and is kept by nobody', async () => {
    const { status, html, cacheable } = await opened(path, known);
    expect([status, cacheable]).toEqual([200, false]);
    expect(html).toContain('Con tu solicitud de Max Salud 90, de Cruz Blanca.');
    expect(html).toContain('Quiero ofertas.');
    expect(html).toContain('Lo aceptaste el 20 de noviembre de 2026.');
    expect(html).toMatch(/<button[^>]*value="no"[^>]*>Retirar<\/button>/);
  });

  it('tells of what holds by another request which one, with the button that takes it back', async () => {
    const consents = lead.consents.map((consent) => (consent.isGiven ? { ...consent, about: 'Max Salud 80' } : consent));
    const { html } = await opened(path, fakeTransport({ getLeadConsents: { data: { ...lead, consents } } }));
    expect(html).toContain('Lo aceptaste el 20 de noviembre de 2026, con otra solicitud tuya (Max Salud 80).');
    expect(html).toMatch(/<button[^>]*value="no"[^>]*>Retirar<\/button>/);
  });

  it('leads to where the request is taken back, until it was', async () => {
    expect((await opened(path, known)).html).toContain(`/Retirar-solicitud?lead=${lead.leadId}&amp;firma=abc`);
    const over = fakeTransport({ getLeadConsents: { data: { ...lead, isTakenBack: true } } });
    const { html } = await opened(path, over);
    expect(html).toContain('La retiraste: nadie te contacta por ella.');
    expect(html).not.toContain('/Retirar-solicitud');
  });

  it('shows beside each button that gives the words that are kept as its proof, and says which they are', async () => {
    const { html } = await opened(path, known);
    expect(html).toContain('Pueden entregar mis datos de contacto a Cruz Blanca para que me escriba o llame por este producto.');
    expect(html).toMatch(/name="consentText" value="2026-11\.es"/);
  });

  it('sends what was pressed with the words of the page, and shows itself anew', async () => {
    const bodies: unknown[] = [];
    const network: Transport = (request) => {
      if (request.method === 'POST') bodies.push(JSON.parse(request.body ?? ''));
      return known(request);
    };
    const { status, to } = await opened(path, network, { para: 'offers', acepta: 'no', consentText: '2026-11.es' });
    expect([status, to]).toEqual([303, `${path}&guardado=1`]);
    expect(bodies).toEqual([
      {
        leadId: lead.leadId,
        signature: 'abc',
        purpose: 'offers',
        isGiven: false,
        consentText: { version: '2026-11', language: 'es' },
      },
    ]);
  });

  it('says that a change could not be kept, and changes nothing for a purpose that is none', async () => {
    const refusing = fakeTransport({ getLeadConsents: { data: lead } });
    const { status, html } = await opened(path, refusing, { para: 'offers', acepta: 'no', consentText: '2026-11.es' });
    expect([status, html.includes('No pudimos guardar el cambio')]).toEqual([503, true]);
    expect((await opened(path, known, { para: 'otra', acepta: 'no', consentText: '2026-11.es' })).status).toBe(404);
    expect((await opened(path, known, { para: 'offers', acepta: 'si' })).status).toBe(404);
  });
});
