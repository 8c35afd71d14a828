import { createClient, type Transport, type WireRequest } from '@cotejo/contract/client';
import { siteEndpoints } from '@cotejo/contract/site-endpoints';
import type { Item } from '@cotejo/contract/compare';
import type { Executive, LeadAnswer, LeadQuote } from '@cotejo/contract/lead';
import type { Profile } from '@cotejo/contract/profile';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, it, vi } from 'vitest';
import { sampleItem } from '../testing/sample-answers.ts';
import { TestFrame } from '../testing/test-frame.tsx';
import { testTexts } from '../testing/test-texts.ts';
import { en } from '../texts/languages/en.ts';
import { createTexts, type Texts } from '../texts/texts.ts';

import { ExecutiveCard } from './executive-card.tsx';
import type { ExecutivePlace } from './executive-views.tsx';
import { ProfileRefused } from './request-failure.tsx';
import { emptyValues, submitRequest } from './submit-request.ts';

const values = {
  ...emptyValues,
  first_name: 'Ana Soto',
  telefono: '+56 9 8765 4321',
  email: 'ana@correo.example',
  mensaje: 'Hola',
};
const attempt = { key: 'form-1', end: vi.fn<() => void>() };
const beside = { attemptOf: async () => attempt, consentText: null, origin: {}, signs: {} };
const person: Profile = { cotizante: [{ edad: 30 }], cargas: [], ingresodatos: true };

function clientOf(transport: Transport) {
  return createClient(siteEndpoints, transport, { headers: {} });
}

/** Body of the one call that sending makes. */
async function sentFor(item: Item, profile: Profile): Promise<unknown> {
  const sent: WireRequest[] = [];
  const api = createClient(
    siteEndpoints,
    async (request) => {
      sent.push(request);
      return { status: 503, retryAfter: null, text: '' };
    },
    { headers: {} },
  );
  await submitRequest(api, { values, item, profile, shown: { quoteId: null, price: 412_380 }, ...beside });
  expect(sent.map(({ method, url }) => `${method} ${url}`)).toEqual(['POST /api/leads']);
  return JSON.parse(sent[0]?.body ?? 'null');
}

it('B7-02 sends the contact fields as they were typed, with the line of business', async () => {
  const { first_name, telefono, email, mensaje } = values;
  const plan = await sentFor(sampleItem, person);
  expect(plan).toMatchObject({ tipo: 'isapre', first_name, telefono, email, mensaje, displayedPrice: 412_380 });
  expect(await sentFor({ ...sampleItem, codigoplan: null }, person)).toMatchObject({ tipo: 'seguros' });
});

it('B3-03 the number of employees goes with what a company asks for, and with nothing else', async () => {
  const company: Profile = { cotizante: [], cargas: [], cantidadempleados: 12, ingresodatos: true };
  expect(await sentFor({ ...sampleItem, codigoplan: null, insures: 'company' }, company)).toMatchObject({
    cantidadEmpleados: 12,
  });
  expect(await sentFor(sampleItem, { ...person, cantidadempleados: 12 })).not.toHaveProperty('cantidadEmpleados');
});

it('C5-06 a request that its profile is refused for comes back with the sentence and what was typed', async () => {
  const sentence = 'Para contratar, quien paga debe tener 18 años o más.';
  const problem = {
    type: 'about:blank',
    title: 'Los datos no se pueden procesar así',
    status: 422,
    requestId: 'test',
    errors: [{ field: 'body.profile.cotizante.0.edad', reason: sentence }],
  };
  const refusing = async () => ({ status: 422, retryAfter: null, text: JSON.stringify(problem) });
  const api = createClient(siteEndpoints, refusing, { headers: {} });
  const asked = { values, item: sampleItem, profile: person, shown: { quoteId: null, price: 412_380 }, ...beside };
  expect(await submitRequest(api, asked)).toEqual({ kind: 'refused', sentence, values });
});

const doubt = `1763652600000.4.${'a'.repeat(22)}.${'b'.repeat(43)}`;

/** A network that doubts whatever comes without work; tells the headers of each call. */
function doubting(): { readonly api: ReturnType<typeof clientOf>; readonly calls: Record<string, string>[] } {
  const calls: Record<string, string>[] = [];
  const problem = { type: '/problems/work-needed', title: 'Cálculo', status: 428, requestId: 'test', work: doubt };
  const api = clientOf(async ({ headers }) => {
    calls.push({ ...headers });
    return headers['x-request-work'] === undefined
      ? { status: 428, retryAfter: null, text: JSON.stringify(problem) }
      : { status: 200, retryAfter: null, text: JSON.stringify(answer) };
  });
  return { api, calls };
}

const signs = { 'x-form-trap': 'lleno', 'x-form-stamp': '17.x' };
const asked = { values, item: sampleItem, profile: person, shown: { quoteId: null, price: 412_380 }, ...beside, signs };

it('a browser does the work that a doubted request is asked for, and sends the same once more', async () => {
  vi.stubEnv('SSR', false);
  try {
    const { api, calls } = doubting();
    expect(await submitRequest(api, asked)).toEqual({ kind: 'sent', answer });
    const [first, second] = calls;
    expect(first).toMatchObject(signs);
    expect(second).toEqual({ ...first, 'x-request-work': expect.stringMatching(`^${doubt}:(?:\\w+\\.){15}\\w+$`) });
  } finally {
    vi.unstubAllEnvs();
  }
});

it.each([
  [200, true],
  [400, true],
  [422, true],
  [409, false],
  [429, false],
  [500, false],
  [503, false],
])('after an answer of %d the attempt is over: %s', async (status, isOver) => {
  attempt.end.mockClear();
  const problem = { type: 'about:blank', title: 'No', status, requestId: 'test' };
  const api = clientOf(async () => ({ status, retryAfter: null, text: JSON.stringify(status === 200 ? answer : problem) }));
  await submitRequest(api, asked);
  expect(attempt.end).toHaveBeenCalledTimes(isOver ? 1 : 0);
});

it('a server does it for nobody: what was typed comes back, to be sent once more', async () => {
  const { api, calls } = doubting();
  expect(await submitRequest(api, asked)).toEqual({ kind: 'failed', reason: 'doubted', values, doubt });
  expect(calls).toHaveLength(1);
});

it('B8-07 a refused profile is told as invalid, with its sentence', () => {
  const html = renderToString(
    <TestFrame>
      <ProfileRefused sentence="Elige tu EPS." />
    </TestFrame>,
  );
  expect(html).toContain('Perfil inválido');
  expect(html).toContain('<p class="mt-1">Elige tu EPS.</p>');
});

const dataSocio = {
  nombres: 'Paula',
  apellidos: 'Araneda',
  telefono_1: '+56 9 5555 0101',
  email_corporativo: 'paula.araneda@cotejo.example',
  calendly: { active: true, url: 'https://reuniones.cotejo.example/paula' },
};
const quote: LeadQuote = {
  id: 'q1',
  productDisplayName: 'Max Salud 90',
  organizationDisplayName: 'Cruz Blanca',
  price: 412_380,
  currency: 'CLP',
  expires: null,
  replaced: null,
  ufDate: null,
  people: 1,
};
const answer: LeadAnswer = {
  leadId: 'l1',
  dataSocio,
  meetingUrl: null,
  withdrawalUrl: null,
  receivedBefore: null,
  contact: null,
  quote,
};

function card(
  shown: LeadAnswer,
  {
    texts = testTexts,
    ...about
  }: {
    texts?: Texts;
    item?: Item;
    isExample?: boolean;
    place?: ExecutivePlace;
    isTakenBack?: boolean;
    isToday?: boolean;
    isContracting?: boolean;
    onAgain?: () => void;
  } = {},
): string {
  const html = renderToString(
    <MemoryRouter>
      <TestFrame texts={texts}>
        <ExecutiveCard
          answer={shown}
          item={sampleItem}
          isExample={false}
          place="page"
          onAgain={null}
          isTakenBack={false}
          isToday
          isContracting={false}
          {...about}
        />
      </TestFrame>
    </MemoryRouter>,
  );
  return html.replaceAll('<!-- -->', '');
}

it('the card says on which day the quote that was seen expired, in the language of the page', () => {
  const english = createTexts({ language: 'en', catalogues: en, onMissing: () => undefined });
  const replaced = { kind: 'expired' as const, text: 'del servidor', expired: '2026-07-11' };
  const late = { ...answer, quote: { ...quote, replaced } };
  expect(card(late)).toContain('La cotización que viste venció el 11 de julio de 2026.');
  expect(card(late, { texts: english })).toContain('The quote you saw expired on July 11, 2026.');
  const unknown = { ...replaced, kind: 'unknown' as const, expired: null };
  expect(card({ ...answer, quote: { ...quote, replaced: unknown } })).toContain('No encontramos la cotización que viste.');
});

it('of a request that was taken back meanwhile it says so, names nobody any more and offers to ask anew', () => {
  const html = card(answer, { isTakenBack: true, onAgain: () => undefined });
  for (const text of ['Retiraste esta solicitud', 'Nadie te contacta por ella', 'Pedir de nuevo']) expect(html).toContain(text);
  expect(html).not.toMatch(/Paula|No quiero que me contacten|Ya lo solicitaste/);
});

it('of the very same request sent twice it says when it was received, and promises no mail', () => {
  expect(card(answer)).toContain('En los próximos segundos recibirás un email.');
  const html = card({ ...answer, receivedBefore: '2026-11-20T15:04:00.000Z' });
  expect(html).toContain('Ya la habíamos recibido');
  expect(html).toContain('Enviaste esta misma solicitud el viernes, 20 de noviembre a las 12:04');
  expect(html).not.toContain('recibirás un email');
});

function linksIn(html: string): string[] {
  return [...html.matchAll(/href="([^"]*)"/g)].map(([, address = '']) => address);
}

it('B7-03 B3-07 B2.2-05 the card shows who answers: name, e-mail and telephone, which is what they call from', () => {
  const html = card(answer);
  for (const text of ['Paula Araneda', dataSocio.telefono_1, dataSocio.email_corporativo]) expect(html).toContain(text);
  expect(html).toContain('>Te contactarán desde +56 9 5555 0101.<');
  expect(card({ ...answer, dataSocio: null })).not.toContain('Paula');
});

it('from where is said once, as the person chose to be reached and where it is known, on any day and in each language', () => {
  const english = createTexts({ language: 'en', catalogues: en, onMissing: () => undefined });
  const told = (
    channel: NonNullable<LeadAnswer['contact']>['channel'],
    { executive, ...about }: { executive?: Partial<Executive>; texts?: Texts; isToday?: boolean } = {},
  ): readonly string[] => {
    const contact = { channel, from: '2026-11-21T12:00:00.000Z', day: 'now', timeZone: 'America/Santiago' } as const;
    const html = card({ ...answer, contact, dataSocio: { ...dataSocio, ...executive } }, about);
    return [...html.matchAll(/>([^<>]*(?:será del|vendrá de|will be from|will come from|desde \+|desde \S+@)[^<]*)</g)].map(
      ([, text = '']) => text,
    );
  };
  expect(told('telefono')).toEqual(['La llamada será del número +56 9 5555 0101.']);
  expect(told('telefono', { isToday: false })).toEqual(['La llamada será del número +56 9 5555 0101.']);
  expect(told('whatsapp')).toEqual(['El mensaje será del número +56 9 5555 0101.']);
  expect(told('email')).toEqual([`El correo vendrá de ${dataSocio.email_corporativo}.`]);
  expect(told('telefono', { texts: english })).toEqual(['The call will be from +56 9 5555 0101.']);
  expect(told('email', { texts: english })).toEqual([`The email will come from ${dataSocio.email_corporativo}.`]);
  for (const channel of ['telefono', 'whatsapp'] as const) expect(told(channel, { executive: { telefono_1: ' ' } })).toEqual([]);
});

it('B2.2-07 the way to a chat says the product, and nothing of who asks', () => {
  const text = encodeURIComponent('Hola, solicité información de Max Salud 90 en el comparador.');
  expect(linksIn(card(answer))).toContain(`https://wa.me/56955550101?text=${text}`);
});

it('B2.2-11 a meeting is offered where one can be booked: with an address that is in use', () => {
  const { calendly } = dataSocio;
  const offered = (changed: Partial<Executive['calendly']>): boolean => {
    const html = card({ ...answer, dataSocio: { ...dataSocio, calendly: { ...calendly, ...changed } } });
    return html.includes('Agendar una reunión');
  };
  expect(linksIn(card(answer))).toContain(calendly.url);
  expect([{}, { active: false }, { url: null }, { url: '' }].map(offered)).toEqual([true, false, false, false]);
});

it('only a calendar elsewhere is said to open in another tab, as it does', () => {
  const ours = { ...answer, meetingUrl: '/reunion/abc', dataSocio: { ...dataSocio, calendly: { active: false, url: null } } };
  const saysSo = (html: string): boolean => html.includes('Se abre en otra pestaña.');
  expect(linksIn(card(ours))).toContain('/reunion/abc');
  expect([answer, ours].map((one) => saysSo(card(one)))).toEqual([true, false]);
});

it('a request is taken back from its answer, unless it repeats another one', () => {
  const withdrawalUrl = '/Retirar-solicitud?lead=l1&firma=x';
  expect(card({ ...answer, withdrawalUrl })).toMatch(/<a [^>]*firma=x"[^>]*>No quiero que me contacten</);
  expect(card(answer)).not.toContain('No quiero que me contacten');
});

const sold = (salesChannel: string[], productCode = 'MSP-9026'): Item => ({
  ...sampleItem,
  productCode,
  insuranceMetadata: { ...sampleItem.insuranceMetadata, salesChannel },
});

it.each([
  [['QpMixSale'], true],
  [['ExecutiveEmployee', 'QpOnlineSale'], true],
  [['ExecutiveEmployee'], false],
  [['QpOnlineSale'], false],
  [['ExternalOnlineSale'], false],
  [[], false],
] as const)('B2-01 B2.2-08 B2.2-09 B6-12 a product sold by %j offers the online purchase as well: %s', (channels, offers) => {
  const html = card(answer, { item: sold([...channels]) });
  expect(html.includes('>Contratar en línea<')).toBe(offers);
  expect(linksIn(html).includes('/Compra-Online/MSP-9026')).toBe(offers);
});

it('B2-02 where it is bought the card says with whom contracting goes on, and the way to them says that it is wanted', () => {
  const html = card(answer, { item: sold(['QpMixSale']), place: 'purchase' });
  expect(html).toContain(
    'Paula ya tiene tu solicitud y contrata contigo. Dile que quieres contratar: no hace falta otro formulario.',
  );
  const text = encodeURIComponent('Hola, quiero contratar en línea Max Salud 90.');
  expect(linksIn(html)).toContain(`https://wa.me/56955550101?text=${text}`);
  expect(card(answer, { item: sold(['QpMixSale']) })).not.toContain('contrata contigo');
});

it('who came to contract meets that, and not what was answered with a way to ask anew, unless it was taken back', () => {
  const about = { item: sold(['QpMixSale']), place: 'purchase', onAgain: () => undefined, isContracting: true } as const;
  const html = card(answer, about);
  expect(html).toContain('>Contratar en línea</h1>');
  expect(html).not.toMatch(/Ya lo solicitaste|Pedir de nuevo/);
  expect(card(answer, { ...about, isContracting: false })).toContain('Pedir de nuevo');
  const takenBack = card(answer, { ...about, isTakenBack: true });
  for (const text of ['Retiraste esta solicitud', 'Pedir de nuevo']) expect(takenBack).toContain(text);
  expect(takenBack).not.toContain('Contratar en línea');
});

it('B2.2-10 the online purchase is not offered of a product without a code, nor where it is bought', () => {
  expect(card(answer, { item: sold(['QpMixSale'], '') })).not.toContain('Contratar en línea');
  expect(card(answer, { item: sold(['QpMixSale']), place: 'purchase' })).not.toContain('Contratar en línea');
});

it('the price of a request without a profile of its own is told as that of the example', () => {
  expect(card(answer)).toContain('Precio cotizado');
  const ofExample = card(answer, { isExample: true });
  expect(ofExample).toContain('Precio del perfil de ejemplo');
  expect(ofExample).not.toContain('Precio cotizado');
});

it('the card says from when on the person is called or written to, by the way that they chose', () => {
  const english = createTexts({ language: 'en', catalogues: en, onMissing: () => undefined });
  const contact = {
    channel: 'telefono',
    from: '2026-11-21T12:00:00.000Z',
    day: 'tomorrow',
    timeZone: 'America/Santiago',
  } as const;
  const told = (change: Partial<NonNullable<LeadAnswer['contact']>>, texts = testTexts): string =>
    card({ ...answer, contact: { ...contact, ...change } }, { texts });
  expect(told({})).toContain('Te llamarán desde mañana a las 9:00.');
  expect(told({ channel: 'whatsapp', day: 'now' })).toContain('Te escribirán por WhatsApp a partir de ahora.');
  expect(told({ from: '2026-11-24T18:00:00.000Z', day: 'later' })).toContain('desde el martes, 24 de noviembre, a las 15:00.');
  expect(told({ channel: 'email', day: 'today' }, english)).toContain('They will write to you by email from 9:00 today.');
  expect(card(answer)).not.toContain('Te llamarán');
  expect(card({ ...answer, contact }, { isToday: false })).not.toContain('Te llamarán');
});
