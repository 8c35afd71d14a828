import type { AssignedRequest } from '@cotejo/contract/assigned-request';
import type { Transport } from '@cotejo/contract/client';
import { describe, expect, it } from 'vitest';
import { fakeTransport } from '../../testing/fake-transport.ts';
import { renderTestPage } from '../../testing/render-test-page.ts';

const path = `/atender/${'A'.repeat(48)}`;
const reasons = [{ id: 10, name: 'Muy caro' }];
const request: AssignedRequest = {
  leadId: '5f0c7c1e-6a0b-4f5c-9a42-5f6a1f6f0a11',
  receivedAt: '2026-11-20T15:00:00.000Z',
  productDisplayName: 'Max Salud 90',
  organizationDisplayName: 'Cruz Blanca',
  summary: [{ label: 'Precio', value: '$ 98.210 al mes' }],
  told: [{ label: 'Quien contrata', value: 'mujer, 34 años' }],
  repetitions: [],
  person: { name: 'Ana Rojas', contact: { phone: '+56 9 8765 4321', email: 'ana+1@correo.example', message: 'Llámame <hoy>' } },
  contactChannel: 'telefono',
  contactTime: 'afternoon',
  status: { id: 2, name: 'Asignado' },
  subStatus: 'Interesado',
  reason: null,
  noContact: null,
  choices: [
    { id: 2, name: 'Asignado', subStatuses: [{ id: 201, name: 'Contactado', reasons: [] }] },
    { id: 9, name: 'Por Cerrar', subStatuses: [] },
    { id: 4, name: 'Fallido', subStatuses: [{ id: 402, name: 'No le interesa', reasons }] },
  ],
  history: [{ at: '2026-11-20T15:00:00.000Z', by: 'visitor', name: null, status: 'Asignado', subStatus: null, reason: null }],
};
const moved = { data: { status: { id: 2, name: 'Asignado' }, isHeld: true } };
const left = { data: { status: { id: 7, name: 'Por Reasignar' }, isHeld: false } };
const withData = (data: Partial<AssignedRequest> = {}) =>
  fakeTransport({ getAssignedRequest: { data: { ...request, ...data } }, moveAssignedRequest: moved });
/** The same, where one of the two calls is answered with a failure. */
function failing(method: 'GET' | 'POST', status: number): Transport {
  const problem = { type: 'about:blank', title: 'No', status, requestId: 'test' };
  return async (call) =>
    call.method === method ? { status, retryAfter: null, text: JSON.stringify(problem) } : withData()(call);
}

async function opened(to: string, transport: Transport, fields: Readonly<Record<string, string>> | null = null) {
  const init = fields === null ? {} : { init: { method: 'POST', body: new URLSearchParams(fields) } };
  const page = await renderTestPage(to, transport, init);
  if (page.kind === 'html') return { ...page, to: null };
  return { status: page.response.status, html: '', to: page.response.headers.get('location'), cacheable: false };
}

describe('the page of a request for who has it', () => {
  it('shows whom to contact by the way that they chose, what they wrote and ask for; kept by nobody, found by no search', async () => {
    const { status, html, cacheable } = await opened(path, withData());
    expect([status, cacheable]).toEqual([200, false]);
    for (const words of [
      'Solicitud de Ana Rojas',
      'Max Salud 90, de Cruz Blanca',
      'Prefiere una llamada, en la tarde.',
      'Llámame &lt;hoy&gt;',
      '$ 98.210 al mes',
      'Interesado',
      'href="tel:+56987654321"',
    ])
      expect(html).toContain(words);
    expect(html).not.toMatch(/wa\.me|mailto:ana/);
    expect(html).toMatch(/<meta name="robots" content="noindex/);
  });

  it.each([
    ['whatsapp', 'href="https://wa.me/56987654321"'],
    ['email', 'href="mailto:ana%2B1%40correo.example"'],
  ] as const)('reaches who chose %s by that alone', async (contactChannel, link) => {
    const { html } = await opened(path, withData({ contactChannel }));
    expect(html).toContain(link);
    expect(html).not.toContain('tel:+56987654321');
  });

  it('asks what happened with what can come next, and how far or why within each', async () => {
    const { html } = await opened(path, withData());
    expect([...html.matchAll(/name="paso"[^>]*value="(\d+)"/g)].map(([, value]) => value)).toEqual(['2', '9', '4']);
    expect(html).toMatch(/<optgroup label="No le interesa"><option value="402-10">Muy caro<\/option>/);
    expect(html).toMatch(/name="vista" value="1"/);
  });

  it.each([
    [
      { paso: '2', 'detalle-2': '201', vista: '1' },
      { seen: 1, status: 2, subStatus: 201 },
    ],
    [
      { paso: '4', 'detalle-4': '402-10', vista: '1' },
      { seen: 1, status: 4, subStatus: 402, reason: 10 },
    ],
    // What belongs to another choice stays where it is.
    [
      { paso: '9', 'detalle-2': '201', vista: '1' },
      { seen: 1, status: 9 },
    ],
  ])('notes what was chosen and nothing beside: %j', async (fields, body) => {
    const posted: unknown[] = [];
    const network: Transport = (call) => {
      if (call.method === 'POST') posted.push(JSON.parse(call.body ?? ''));
      return withData()(call);
    };
    expect(await opened(path, network, fields)).toMatchObject({ status: 303, to: `${path}?listo=1` });
    expect(posted).toEqual([body]);
  });

  it.each<readonly [Readonly<Record<string, string>>, string, string]>([
    [{ vista: '1' }, 'paso-2', 'Elige qué pasó.'],
    [{ paso: '2', vista: '1' }, 'detalle-2', 'Elige una respuesta a “¿En qué va?”.'],
    [{ paso: '4', 'detalle-4': 'x', vista: '1' }, 'detalle-4', 'Elige una respuesta a “¿Por qué?”.'],
    [{ paso: '9' }, 'paso-2', 'Elige qué pasó.'],
  ])('of %j says what is missing, leads there, keeps the choice and notes nothing', async (fields, id, words) => {
    const { status, html } = await opened(path, failing('POST', 500), fields);
    expect(status).toBe(400);
    expect(/<section role="alert".*?<\/section>/s.exec(html)?.[0]).toMatch(
      new RegExp(`href="#${id}".*${words.replace('?', '\\?')}`),
    );
    const chosen = Object.entries(fields).flatMap(([name, value]) => (name === 'paso' ? [value] : []));
    expect([...html.matchAll(/name="paso"[^>]*checked=""[^>]*value="(\d+)"/g)].map(([, value]) => value)).toEqual(chosen);
    const controls = [...html.matchAll(/<(?:input|select|fieldset)[^>]*>/g)].map(([control]) => control);
    const isChoice = id.startsWith('paso');
    const name = isChoice ? 'paso' : id;
    // Of a choice its whole group is wrong, and each of its boxes is described by it.
    const wrong = controls.filter((control) => control.includes('aria-invalid="true"'));
    expect(wrong).toEqual([expect.stringContaining(isChoice ? 'role="radiogroup"' : `id="${id}"`)]);
    for (const control of [...wrong, ...controls.filter((each) => each.includes(`name="${name}"`))])
      expect(control).toMatch(new RegExp(`aria-describedby="${name}-error[ "]`));
    // Where the form is sent to, the focus is led to what is told.
    expect(html).toMatch(/<form[^>]* action="#resultado"/);
    expect(html).toMatch(/<div id="resultado" tabindex="-1"[^>]*><section role="alert"/i);
    expect(html).toMatch(new RegExp(`id="${name}-error"[^>]*>.*?${words.replace('?', '\\?')}`, 's'));
  });

  it('shows what its person said of themselves, and no empty part where they said nothing', async () => {
    const { html } = await opened(path, withData());
    expect(html).toMatch(/Lo que respondió<\/h2>.*Quien contrata<\/dt><dd[^>]*>mujer, 34 años/s);
    expect((await opened(path, withData({ told: [] }))).html).not.toContain('Lo que respondió');
  });

  it('shows what they asked for again, each with its moment', async () => {
    const rows = [{ label: 'Producto', value: 'Otro plan, Cruz Blanca' }];
    const { html } = await opened(path, withData({ repetitions: [{ receivedAt: '2026-11-20T18:30:00.000Z', rows }] }));
    expect(html).toMatch(/Otra solicitud suya, del 20 de noviembre de 2026 a las 15:30<\/h2>.*Otro plan, Cruz Blanca/s);
  });

  it('marks nothing where nothing is missing', async () => {
    for (const page of [await opened(path, withData()), await opened(path, failing('POST', 422), { paso: '9', vista: '1' })])
      expect(page.html).not.toMatch(/aria-invalid|paso-error/);
  });

  it('says that it changed meanwhile, and shows how it stands', async () => {
    expect(await opened(path, failing('POST', 409), { paso: '9', vista: '1' })).toMatchObject({ to: `${path}?cambio=1` });
    expect((await opened(`${path}?cambio=1`, withData())).html).toContain('cambió mientras la veías');
  });

  it('keeps what could not be noted, with how far it is, and says whether to choose anew or to try again', async () => {
    const fields = { paso: '4', 'detalle-4': '402-10', 'detalle-2': '201', vista: '1' };
    const again = await opened(path, failing('POST', 503), fields);
    expect([again.status, again.html.includes('No pudimos anotarlo')]).toEqual([503, true]);
    expect([...again.html.matchAll(/<option value="([\d-]+)" selected=""/g)].map(([, value]) => value)).toEqual(['402-10']);
    const anew = await opened(path, failing('POST', 422), { paso: '9', vista: '1' });
    expect([anew.status, anew.html.includes('ya no se puede anotar')]).toEqual([422, true]);
  });

  it('says that a request is with somebody else, also to who just gave it back', async () => {
    const gone = await opened(path, failing('GET', 410));
    expect([gone.status, gone.html.includes('Esta solicitud ya no está contigo')]).toEqual([410, true]);
    const given: Transport = (call) =>
      call.method === 'POST' ? fakeTransport({ moveAssignedRequest: left })(call) : withData()(call);
    expect(await opened(path, given, { paso: '9', vista: '1' })).toMatchObject({ status: 303, to: `${path}?entregada=1` });
    const told = await opened(`${path}?entregada=1`, failing('GET', 410));
    expect([told.status, told.html.includes('Anotado: la solicitud ya no está contigo')]).toEqual([410, true]);
    // What was noted before it went is no news.
    expect((await opened(`${path}?listo=1`, failing('GET', 410))).html).not.toContain('Anotado');
  });

  it.each([
    ['withdrawn', [], 'La persona retiró su solicitud'],
    ['told', request.choices, 'Pidió que no la contacten'],
  ] as const)('keeps a person who wants no contact from being called: %s', async (noContact, choices, words) => {
    const person = { name: 'Ana Rojas', contact: null };
    const { html } = await opened(path, withData({ noContact, person, choices: [...choices] }));
    expect(html).toContain(words);
    expect(html).not.toMatch(/tel:\+56987654321|wa\.me\/56987654321|ana%2B1/);
    expect(html.includes('name="paso"')).toBe(choices.length > 0);
  });

  it('says that the office goes on where nothing is left to note, and that a link is of no request', async () => {
    expect((await opened(path, withData({ choices: [] }))).html).toContain('sigue la oficina');
    expect((await opened(path, failing('GET', 404))).status).toBe(404);
  });
});
