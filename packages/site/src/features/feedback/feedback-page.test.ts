import type { Transport } from '@cotejo/contract/client';
import { describe, expect, it } from 'vitest';
import { fakeTransport } from '../../testing/fake-transport.ts';
import { renderTestPage } from '../../testing/render-test-page.ts';

const lead = {
  leadId: '5f0c7c1e-6a0b-4f5c-9a42-5f6a1f6f0a11',
  productDisplayName: 'Max Salud 90',
  organizationDisplayName: 'Cruz Blanca',
  executive: { nombres: 'Paula' },
  feedbackId: null,
};
const path = `/Feedback?lead=${lead.leadId}&firma=abc`;
const given = { ...lead, feedbackId: '0d6f6f58-5d3c-4d1e-8a55-3f1c8a0b7e21' };
const moment = '2026-11-20T12:00:00.000Z';
const kept = { _id: given.feedbackId, score: 9, comment: '', createdAt: moment, updatedAt: moment };

async function opened(to: string, transport: Transport, fields?: Record<string, string>) {
  const init = fields && { method: 'POST', body: new URLSearchParams(fields) };
  const page = await renderTestPage(to, transport, init ? { init } : {});
  if (page.kind === 'html') return { ...page, to: null };
  return { status: page.response.status, html: '', to: page.response.headers.get('location') };
}

describe('the page of an opinion', () => {
  it('A2.2-035 asks about the request of its signed link', async () => {
    const { status, html } = await opened(path, fakeTransport({ getSurveyedLead: { data: lead } }));
    expect(status).toBe(200);
    expect(html).toContain('Pediste contacto por Max Salud 90, de Cruz Blanca.');
    expect(html.match(/name="nota"/g)).toHaveLength(10);
  });

  it('has no form without a link, with a bad one, and after an opinion was given', async () => {
    expect(await opened('/Feedback', fakeTransport({}))).toMatchObject({
      status: 200,
      html: expect.stringContaining('Abre el enlace'),
    });
    expect(await opened(path, fakeTransport({}))).toMatchObject({
      status: 404,
      html: expect.stringContaining('Este enlace no vale'),
    });
    const after = fakeTransport({ getSurveyedLead: { data: given } });
    expect((await opened(path, after)).html).toContain('Ya teníamos tu opinión');
    expect((await opened(`${path}&enviada=1`, after)).html).toContain('Gracias, ya la guardamos.');
    expect((await opened(path, after)).html).not.toContain('<form method="post"');
  });

  it('sends the score and the comment, and then thanks', async () => {
    const bodies: unknown[] = [];
    const answer = fakeTransport({ getSurveyedLead: { data: lead }, createFeedback: { data: kept } });
    const network: Transport = (request) => {
      if (request.method === 'POST') bodies.push(JSON.parse(request.body ?? ''));
      return answer(request);
    };
    const { status, to } = await opened(path, network, { nota: '9', comentario: 'Todo claro.' });
    expect([status, to]).toEqual([303, `${path}&enviada=1`]);
    expect(bodies).toEqual([{ leadId: lead.leadId, signature: 'abc', score: 9, comment: 'Todo claro.' }]);
  });

  it('C7-98 lets an opinion be changed: shows what was said, and sends the change of that very one', async () => {
    const said = { ...kept, score: 4, comment: 'Tardaron en llamar.' };
    const after = fakeTransport({
      getSurveyedLead: { data: given },
      getFeedback: { data: said },
      updateFeedback: { data: said },
    });
    expect((await opened(path, after)).html).toContain(`${path.replaceAll('&', '&amp;')}&amp;cambiar=1`);
    const { html } = await opened(`${path}&cambiar=1`, after);
    expect(html).toContain('Antes nos pusiste un 4.');
    expect(html).toContain('Tardaron en llamar.');
    expect(html).toContain(`name="opinion" value="${given.feedbackId}"`);
    const sent: unknown[] = [];
    const network: Transport = (request) => {
      if (request.method === 'PATCH')
        sent.push([new URL(request.url, 'http://site.test').pathname, JSON.parse(request.body ?? '')]);
      return after(request);
    };
    const fields = { nota: '9', comentario: 'Ya llamaron.', opinion: given.feedbackId };
    expect(await opened(`${path}&cambiar=1`, network, fields)).toMatchObject({ status: 303, to: `${path}&enviada=1` });
    expect(sent).toEqual([[`/api/feedbacks/${given.feedbackId}`, { signature: 'abc', score: 9, comment: 'Ya llamaron.' }]]);
  });

  it.each(['', '0', '11', '5.5', 'x'])('asks for a score that is none, with the comment kept: %s', async (nota) => {
    const { status, html } = await opened(path, fakeTransport({ getSurveyedLead: { data: lead } }), {
      nota,
      comentario: 'Mi texto',
    });
    expect(status).toBe(400);
    expect(html).toContain('Elige una nota de 1 a 10.');
    expect(html).toContain('Mi texto');
  });

  it('says that an opinion could not be kept', async () => {
    const { status, html } = await opened(path, fakeTransport({ getSurveyedLead: { data: lead } }), {
      nota: '9',
      comentario: '',
    });
    expect([status, html.includes('No pudimos guardar tu opinión')]).toEqual([503, true]);
  });
});
