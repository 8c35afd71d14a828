import { exampleProfile } from '@cotejo/contract/example-profile';
import { href } from '@cotejo/contract/paths';
import { editionOf } from '@cotejo/core/editions';
import { Icon } from '@cotejo/ui/icon';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { fakeTransport } from '../../testing/fake-transport.ts';
import { comparators } from '../../testing/site-facts.ts';
import { renderTestPage } from '../../testing/render-test-page.ts';

const hours = [1, 2, 3, 4, 5].map((day) => ({ day, from: '09:00', to: '19:00' }));
const chat = { timeZone: 'America/Santiago', agents: 4, hours, closedDays: [], active: false };
const contactInformations = [
  { name: 'Teléfono', info: '+56 2 2000 0000', link: 'tel:+56220000000', external: false },
  { name: 'WhatsApp', info: '+56 2 2000 0000', link: 'https://cotejo.example/whatsapp', external: true },
  { name: 'Correo de ayuda', info: 'ayuda@cotejo.example', link: 'mailto:ayuda@cotejo.example', external: false },
];
const answers = { listContactInformation: { data: [{ name: 'contacto' as const, contactInformations }] } };

async function rendered(answer: Parameters<typeof fakeTransport>[0], given: Parameters<typeof renderTestPage>[2] = {}) {
  const page = await renderTestPage(href('contact', {}), fakeTransport(answer), given);
  if (page.kind !== 'html') throw new Error('expected a page');
  return page;
}

describe('the contact page', () => {
  it('A2.2-037 has every way to reach us and when somebody answers', async () => {
    const { status, html } = await rendered({ ...answers, getChatAvailability: { data: chat } });
    expect(status).toBe(200);
    for (const { link } of contactInformations) expect(html).toContain(`href="${link}"`);
    expect(html).toContain('Lunes a viernes, de 09:00 a 19:00');
  });

  it('A2.2-038 knows the family of the visitor when it is first shown', async () => {
    const own = {
      ...exampleProfile(editionOf('chile')),
      ingresodatos: true,
      cotizante: [{ edad: 41, sexo: 'Femenino' as const, ingreso: 900_000 }],
    };
    const known = { ...answers, listComparators: { data: comparators } };
    expect((await rendered(known, { profile: own })).html).toMatch(/Comparas para: [^<]*41/);
    expect((await rendered(known)).html).not.toContain('Comparas para');
  });

  it('leads to what there is to compare, and to the first page where that cannot be told', async () => {
    const way = async (answer: Parameters<typeof rendered>[0]) =>
      /href="([^"]*)"[^>]*>Elegir qué comparar/.exec((await rendered(answer)).html)?.[1];
    expect(await way({ ...answers, listComparators: { data: comparators } })).toBe('/Comparar/Isapres');
    expect(await way(answers)).toBe('/');
  });

  it('draws for each way what it is, and no mere arrow', async () => {
    const { html } = await rendered(answers);
    const drawings = contactInformations.map(
      ({ link }) => /<svg.*?<\/svg>/s.exec(html.slice(html.indexOf(`href="${link}"`)))?.[0],
    );
    const arrow = renderToStaticMarkup(createElement(Icon, { name: 'right', className: 'size-5 text-action' }));
    expect(new Set([...drawings, arrow]).size).toBe(4);
  });

  const person = { first_name: 'Ana Soto', telefono: '+56 9 8765 4321', email: 'ana@correo.example' };
  const sent = {
    leadId: '5f0c7c1e-6a0b-4f5c-9a42-5f6a1f6f0a11',
    dataSocio: null,
    meetingUrl: null,
    withdrawalUrl: null,
    receivedBefore: null,
    contact: null,
    quote: null,
  };

  const lines = (...ids: string[]) => ({
    listBusinessLines: { data: ids.map((id) => ({ id, conversionValue: {}, availableCountries: ['chile'], origin: [] })) },
  });

  it('asks for a call where requests are taken: about which line where there are several, and for no consent of a product', async () => {
    const { html } = await rendered({ ...answers, ...lines('isapre', 'seguros') });
    expect(html).toMatch(/name="linea".*Planes de isapre.*Seguros.*name="first_name".*name="contactTime".*name="acceptsOffers"/s);
    expect(html).not.toMatch(/acceptsInsurer|acceptsPriceAlerts/);
    expect((await rendered({ ...answers, ...lines('seguros') })).html).not.toContain('name="linea"');
    expect((await rendered(answers)).html).not.toContain('Te contactamos');
  });

  it('B7-47 says with its answer what a request is worth to its line, for whoever lets visits be measured', async () => {
    const body = new URLSearchParams({ ...person, linea: 'seguros' });
    const ofChile = { chile: { value: 2500, currency: 'CLP' } };
    const { data } = lines('isapre', 'seguros').listBusinessLines;
    const worth = { listBusinessLines: { data: data.map((line) => ({ ...line, conversionValue: ofChile })) }, createLead: sent };
    const { html } = await rendered({ ...answers, ...worth }, { init: { method: 'POST', body } });
    expect(html).toContain(
      `data-sent-lead="${sent.leadId}" data-worth-line="seguros" data-worth-value="2500" data-worth-currency="CLP"`,
    );
    expect((await rendered({ ...answers, ...worth })).html).not.toContain('data-sent-lead');
  });

  it('says who answers, and from which number they call', async () => {
    const answer = {
      ...sent,
      dataSocio: {
        nombres: 'Paula',
        apellidos: 'Araneda',
        telefono_1: '+56 9 5555 0101',
        email_corporativo: 'paula@cotejo.example',
        calendly: { active: false, url: null },
      },
      contact: {
        channel: 'telefono' as const,
        from: '2026-11-20T16:00:00.000Z',
        day: 'now' as const,
        timeZone: 'America/Santiago',
      },
    };
    const body = new URLSearchParams({ ...person, contactChannel: 'telefono' });
    const { html } = await rendered({ ...answers, ...lines('isapre'), createLead: answer }, { init: { method: 'POST', body } });
    expect(html.replaceAll('<!-- -->', '')).toMatch(
      /Te llamarán a partir de ahora\.<\/p><p[^>]*>La llamada será del número \+56 9 5555 0101\.<.*Paula Araneda/,
    );
  });

  it('keeps the moment of a form of which nobody knows whether it went, and of no other', async () => {
    const post = async (fields: Readonly<Record<string, string>>) =>
      (await rendered({ ...answers, ...lines('isapre') }, { init: { method: 'POST', body: new URLSearchParams(fields) } })).html;
    expect(await post(person)).toContain('data-unknown=""');
    expect(await post({ ...person, email: 'ana@' })).not.toContain('data-unknown');
  });

  it('gives back what was typed with what is wrong in it, and asks nothing of the server', async () => {
    const body = new URLSearchParams({ first_name: 'Ana Soto', email: 'ana@', linea: 'seguros', contactTime: 'midday' });
    const { status, html } = await rendered({ ...answers, ...lines('isapre', 'seguros') }, { init: { method: 'POST', body } });
    expect(status).toBe(400);
    expect(html).toContain('value="Ana Soto"');
    expect(html).toContain('Teléfono necesario.');
    expect(html).toMatch(/<option value="seguros" selected=""/);
    expect(html).toMatch(/<option value="midday" selected=""/);
  });

  it('keeps what was typed, with its line, when the lines cannot be told any more', async () => {
    const body = new URLSearchParams({ first_name: 'Ana Soto', linea: 'seguros' });
    const { status, html } = await rendered(answers, { init: { method: 'POST', body } });
    expect(status).toBe(503);
    expect(html).toContain('value="Ana Soto"');
    expect(html).toContain('<input type="hidden" name="linea" value="seguros"/>');
    expect((await rendered({ ...answers, listBusinessLines: { data: [] } })).html).not.toMatch(/Te contactamos|Ahora no podemos/);
    expect((await rendered(answers)).html).toContain('Ahora no podemos recibir solicitudes aquí.');
  });

  it('says no hours where nobody answers, and keeps phone and e-mail when they cannot be told', async () => {
    const silent = await rendered({ ...answers, getChatAvailability: { data: { ...chat, agents: 0 } } });
    expect(silent.html).not.toContain('Cuándo respondemos');
    const failed = await rendered({});
    expect([failed.status, failed.cacheable]).toEqual([503, false]);
    expect(failed.html).toContain('href="mailto:ayuda@cotejo.example"');
  });
});
