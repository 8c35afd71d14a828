import { href } from '@cotejo/contract/paths';
import type { LeadAnswer } from '@cotejo/contract/lead';
import { editionOf } from '@cotejo/core/editions';
import { describe, expect, it } from 'vitest';
import { fakeTransport } from '../../testing/fake-transport.ts';
import { renderTestPage } from '../../testing/render-test-page.ts';
import { sampleDetail } from '../../testing/sample-answers.ts';
import { comparators, siteFacts } from '../../testing/site-facts.ts';

const assistance = {
  chile: 'https://chile.asistencia.example/cotizar',
  worldwide: 'https://mundo.asistencia.example/cotizar',
};
const travel = {
  ...sampleDetail,
  item: {
    ...sampleDetail.item,
    insuranceType: {
      ...sampleDetail.item.insuranceType,
      upperType: { name: 'SEGURO VIAJE', displayName: 'Seguro de viaje' },
    },
  },
};
const answer: LeadAnswer = {
  leadId: 'l1',
  dataSocio: null,
  meetingUrl: null,
  withdrawalUrl: null,
  receivedBefore: null,
  contact: null,
  quote: {
    id: 'q1',
    productDisplayName: 'Max',
    organizationDisplayName: 'Cruz',
    price: 1,
    currency: 'CLP',
    people: 1,
    expires: null,
    replaced: null,
    ufDate: null,
  },
};
const answers = {
  getSite: { data: siteFacts },
  listComparators: { data: comparators },
  getInsurance: { data: travel },
  getUf: { data: { valor: 40_829.15, fecha: '2026-11-20', status: 'of-the-day' as const } },
  createLead: answer,
};
const purchase = href('purchase', { product: sampleDetail.item.productCode });
const person = { first_name: 'Ana Soto', telefono: '+56 9 8765 4321', email: 'ana@correo.example', mensaje: 'Hola' };
type Given = Parameters<typeof renderTestPage>[2];

function posted(fields: Readonly<Record<string, string>>): NonNullable<Given> {
  return { init: { method: 'POST', body: new URLSearchParams(fields) }, assistance };
}

async function htmlOf(path: string, given: Given, from: Parameters<typeof fakeTransport>[0] = answers) {
  const page = await renderTestPage(path, fakeTransport(from), given);
  if (page.kind !== 'html') throw new Error(`expected a page at ${path}`);
  return {
    status: page.status,
    html: page.html
      .replace(/<script.*?<\/script>/gs, '')
      .replaceAll('<!-- -->', '')
      .replaceAll('\u00A0', ' '),
  };
}

describe('after a request for travel', () => {
  it('B7-48 says what is passed to whom, and leads nowhere by itself', async () => {
    const { html } = await htmlOf(purchase, posted(person));
    expect(html).toContain('Solicitud enviada');
    expect(html).toContain('También puedes ver asistencia en viaje en chile.asistencia.example.');
    expect(html).toContain('le pasamos las edades de quienes viajan, las fechas, el destino y si sales de Chile.');
    expect(html).toContain('No le pasamos tu nombre, tu teléfono ni tu correo.');
    expect(html).not.toContain('href="https://chile.asistencia.example');
    expect(html).not.toContain('Escribe un día que exista');
    const form = /<form(?=[^>]*action="\/Asistencia-en-Viaje").*?<\/form>/s.exec(html)?.[0] ?? '';
    expect([...form.matchAll(/name="(\w+)"/g)].map(([, name]) => name)).toEqual([
      'destino',
      'salida',
      'regreso',
      'edades',
      'origen',
    ]);
    for (const said of Object.values(person)) expect(form).not.toContain(said);
  });

  const said = {
    ...person,
    fld_origin_country: 'CL',
    fld_destination_country: 'ES',
    fld_fecha_inicio: '2027-01-05',
    fld_fecha_termino: '2027-01-20',
    'fld_passenger_quantity.0.fld_passenger_quantity': '34',
    'fld_passenger_quantity.1.fld_passenger_quantity': '8',
  };

  it('B7-54 opened with all that the request says, it counts the passengers and asks nothing again', async () => {
    const { html } = await htmlOf(purchase, posted(said));
    const inSight = html.replace(/<details.*?<\/details>/gs, '');
    const [link = ''] = /<a[^>]*href="https:\/\/chile.asistencia.example[^>]*>/.exec(inSight) ?? [];
    for (const part of [
      'Destination=02',
      'StartDate=05%2F01%2F2027',
      'EndDate=20%2F01%2F2027',
      'Majors=0',
      'Childs=1',
      'Adults=1',
    ]) {
      expect(link).toContain(part);
    }
    expect(
      inSight.indexOf('Se pasa: edades 34, 8 · del 5 de enero de 2027 al 20 de enero de 2027 · Europa · De Chile'),
    ).toBeLessThan(inSight.indexOf(link));
    expect(inSight).not.toMatch(/name="(?:edades|salida|regreso|destino|origen)"/);
    expect(link).not.toMatch(/Ana|8765|correo/);
  });

  it('asks what is missing alone, and what is known can be changed without script', async () => {
    const { html } = await htmlOf(purchase, posted({ ...said, fld_destination_country: 'PA', fld_fecha_termino: '' }));
    const form = /<form(?=[^>]*action="\/Asistencia-en-Viaje").*?<\/form>/s.exec(html)?.[0] ?? '';
    const namesIn = (part: string) => [...part.matchAll(/name="(\w+)"/g)].map(([, name]) => name);
    expect(namesIn(form.replace(/<details.*?<\/details>/gs, ''))).toEqual(['destino', 'regreso']);
    expect(namesIn(/<details.*?<\/details>/s.exec(form)?.[0] ?? '')).toEqual(['origen', 'salida', 'edades']);
    expect(form).toContain('Ya sabemos: De Chile · desde el 5 de enero de 2027 · edades 34, 8.');
    expect(form).toContain('value="2027-01-05"');
    expect(form).toContain('value="34, 8"');
    expect(form).not.toContain('aria-invalid');
  });

  it('says at once what the request says and the provider does not take', async () => {
    const { html } = await htmlOf(purchase, posted({ ...said, fld_fecha_inicio: '2020-01-05' }));
    const inSight = html.replace(/<details.*?<\/details>/gs, '');
    expect(inSight).toContain('El viaje no puede empezar antes de hoy');
    expect(inSight).toContain('value="2020-01-05"');
  });

  it('counts from the day of the page: a journey can begin on it, and on no day before', async () => {
    const refusal = 'El viaje no puede empezar antes de hoy';
    for (const [today, isPast] of [
      ['2027-01-05', false],
      ['2027-01-06', true],
    ] as const) {
      const { html } = await htmlOf(purchase, { ...posted(said), today });
      expect([today, html.includes(refusal)]).toEqual([today, isPast]);
    }
  });

  it.each<[string, Given, Parameters<typeof fakeTransport>[0]]>([
    ['for another product', posted(person), { ...answers, getInsurance: { data: sampleDetail } }],
    ['without a provider', { ...posted(person), assistance: null }, answers],
    ['before it is sent', posted({ ...person, email: 'ana' }), answers],
  ])('nothing of it is shown %s', async (_, given, from) => {
    expect((await htmlOf(purchase, given, from)).html).not.toContain('asistencia.example');
  });
});

const page = href('travelAssistance', {});
const journey = { origen: 'CL', destino: 'europa', salida: '2027-01-05', regreso: '2027-01-20', edades: '34, 8, 104' };

describe('the page of a journey without script', () => {
  it('B7-48 shows what is passed on, then the link that the visitor opens in a tab of its own', async () => {
    const warned: string[] = [];
    const { status, html } = await htmlOf(page, { ...posted(journey), warn: (message) => warned.push(message) });
    expect(status).toBe(200);
    const [link = ''] = /<a[^>]*href="https:\/\/chile.asistencia.example[^>]*>/.exec(html) ?? [];
    for (const part of ['target="_blank"', 'rel="noopener noreferrer"', 'referrerPolicy="no-referrer"', 'Age=34%7C8"']) {
      expect(link).toContain(part);
    }
    expect(html.indexOf('Se pasa: edades 34, 8 · del 5 de enero de 2027 al 20 de enero de 2027 · Europa')).toBeLessThan(
      html.indexOf(link),
    );
    expect(html).toContain('La asistencia es de 0 a 99 años');
    expect(warned).toEqual(['a passenger of 104 years is in no band, and is not passed on']);
    expect(html).toContain('noindex');
  });

  it('tells what is wrong by its field, with what was written', async () => {
    const wrong = { ...journey, salida: '2027-02-29', edades: '"><script>alert(1)</script>' };
    const { status, html } = await htmlOf(page, posted(wrong));
    expect(status).toBe(400);
    expect(html).toContain('Escribe un día que exista');
    expect(html).toContain('Escribe sólo edades');
    expect(html).not.toContain('<script>alert');
    expect(html).not.toContain('href="https://chile.asistencia.example');
  });

  it('asks all of it who comes without a journey, and where from in an edition of no country', async () => {
    const { status, html } = await htmlOf(page, { assistance });
    const inSight = html.replace(/<details.*?<\/details>/gs, '');
    expect([status, inSight.includes('name="edades"'), inSight.includes('¿De dónde sales?')]).toEqual([200, true, false]);
    expect(inSight).toContain('Ya sabemos: De Chile.');
    const abroad = await htmlOf(page, { assistance, edition: editionOf('international'), language: 'en' });
    expect(abroad.html).toContain('Where do you leave from?');
    expect(abroad.html).toContain('chile.asistencia.example or mundo.asistencia.example');
  });

  it('where there is no provider leads on to insurance for a journey, every other line, the first page and contact', async () => {
    const [, health] = comparators;
    if (!health) throw new Error('expected comparators');
    const travelling = { ...health, name: 'viaje', displayName: 'Seguros de viaje', url: '/Comparar/Seguros-de-Viaje' };
    const withTravel = [...comparators, { ...travelling, questions: ['people' as const, 'journey' as const], productCount: 9 }];
    const linksOf = async (listed: typeof comparators) => {
      const { html } = await htmlOf(page, {}, { ...answers, listComparators: { data: listed } });
      const [main = ''] = /<main.*?<\/main>/s.exec(html) ?? [];
      return [...main.matchAll(/<a[^>]*href="([^"?]*)"/g)].map(([, to]) => to);
    };
    const ways = [href('home', {}), href('contact', {}), '/Comparar/Isapres', '/Comparar/Seguros-de-Salud'];
    expect(await linksOf(withTravel)).toEqual(['/Comparar/Seguros-de-Viaje', ...ways, '/Comparar/Seguros-de-Viaje']);
    expect(await linksOf(comparators)).toEqual(ways);
  });

  it('is no page where there is no provider', async () => {
    expect((await htmlOf(page, {})).status).toBe(404);
    expect((await htmlOf(page, { ...posted(journey), assistance: null })).status).toBe(404);
  });
});
