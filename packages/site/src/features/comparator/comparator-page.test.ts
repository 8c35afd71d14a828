import type { Transport } from '@cotejo/contract/client';
import type { ComparatorAnswer } from '@cotejo/contract/catalogue';
import type { CompareAnswer, Item } from '@cotejo/contract/compare';
import type { FieldError } from '@cotejo/contract/errors';
import type { Profile } from '@cotejo/contract/profile';
import { endpoints } from '@cotejo/contract/endpoints';
import { editionOf } from '@cotejo/core/editions';
import { describe, expect, it } from 'vitest';
import { fakeTransport } from '../../testing/fake-transport.ts';
import { renderTestPage } from '../../testing/render-test-page.ts';
import { sampleCompareAnswer, sampleDetail, sampleItem, sampleQuotedPrice } from '../../testing/sample-answers.ts';
import { comparators, siteFacts } from '../../testing/site-facts.ts';

const path = '/Comparar/Isapres';

function network(answer: CompareAnswer, comparator: Partial<ComparatorAnswer> = {}): Transport {
  return fakeTransport({
    getSite: { data: siteFacts },
    listComparatorEvents: { data: [] },
    listComparators: { data: comparators.map((known) => ({ ...known, ...comparator })) },
    compareIsaprePlans: answer,
  });
}

function answerOf(items: readonly Partial<Item>[], meta: Partial<CompareAnswer['metaData']> = {}): CompareAnswer {
  const data = items.map((item, index) => ({ ...sampleItem, id: index + 1, isBest: false, isNew: false, ...item }));
  return { ...sampleCompareAnswer, data, metaData: { ...sampleCompareAnswer.metaData, total: items.length, ...meta } };
}

async function render(transport: Transport, url = path, options: Parameters<typeof renderTestPage>[2] = {}) {
  const page = await renderTestPage(url, transport, options);
  if (page.kind !== 'html') throw new Error(`expected a page, got ${page.response.status}`);
  return page;
}

/** Text of the page as read: without script data, tags and comments. */
function textOf(html: string): string {
  return html
    .replace(/<script.*?<\/script>/gs, '')
    .replace(/<!--.*?-->/g, '')
    .replace(/<[^>]+>/g, '|')
    .replaceAll('&#x27;', "'");
}

async function card(item: Partial<Item>, url = path, meta: Partial<CompareAnswer['metaData']> = {}): Promise<string> {
  const { html } = await render(network(answerOf([item], meta)), url);
  return /<article.*<\/article>/s.exec(html)?.[0].replaceAll('<!-- -->', '') ?? '';
}

describe('comparator page', () => {
  it('A2.3-21 A2.3-23 says how many there are in a status, with the stable hook, and has a reload', async () => {
    const { html } = await render(network(answerOf([{}, {}], { total: 124 })));
    expect(html).toMatch(/<p role="status" data-total="124"/);
    expect(textOf(html)).toContain('124 planes|, ordenados por puntaje');
    expect(html).toMatch(/<a [^>]*title="Actualizar resultados"[^>]*href="\/Comparar\/Isapres"/);
  });

  it('B2.13-15 asks for the list with the weight of affinity that the address names, and says how it is ordered', async () => {
    const bodies: unknown[] = [];
    const transport = network(answerOf([{}, {}], { total: 124 }));
    const listening: Transport = async (request) => {
      if (request.body !== undefined) bodies.push(JSON.parse(request.body));
      return transport(request);
    };
    const { html } = await render(listening, `${path}?ponderation=0.4`);
    expect(bodies).toMatchObject([{ sort: 'recomendados', ponderation: 0.4 }]);
    expect(textOf(html)).toContain('124 planes|, ordenados por puntaje y afinidad');
  });

  it('says of a family in its line, and of everybody in its panel, what comes before every order', async () => {
    const { profilePrice } = sampleItem;
    const some = { ...profilePrice, total: { ...profilePrice.total, profilesEvaluated: 3 } };
    const told = textOf((await render(network(answerOf([{ profilePrice: some }], { total: 124 })))).html);
    expect(told).toContain('124 planes|, ordenados por puntaje, primero lo que asegura a todo tu grupo');
    const panelOf = async (comparator: Partial<ComparatorAnswer>): Promise<string> => {
      const { html } = await render(network(answerOf([{}]), comparator));
      return /aria-label="Cómo ordenamos".*?<\/p><\/div>/s.exec(html)?.[0] ?? '';
    };
    const order = 'En cualquier orden va primero lo que asegura a';
    expect(await panelOf({})).toContain(
      `${order} todo tu grupo, después lo que asegura sólo a algunos y al final lo que no asegura a nadie.`,
    );
    expect(await panelOf({ questions: ['pets'] })).toContain(`${order} todas tus mascotas`);
    expect(await panelOf({ questions: ['employees'] })).toContain('va al final lo que no asegura a tu empresa.');
  });

  it('A2.3-09 A2.3-10 asks for the list with the product type and the address of its comparator', async () => {
    const bodies: unknown[] = [];
    const url = '/Comparar/Seguros-Mascotas';
    const answering = network(answerOf([{}]), { url, productType: 'SEGURO_MASCOTAS' });
    const { html } = await render(async (request) => {
      if (request.url.includes('/compare/')) bodies.push(JSON.parse(request.body ?? ''));
      return answering(request);
    }, url);
    expect(bodies).toEqual([expect.objectContaining({ comparator: url, productType: 'SEGURO_MASCOTAS' })]);
    expect(html).toMatch(new RegExp(`title="Actualizar resultados"[^>]*href="${url}"`));
  });

  it('A2.3-22 has filters above the list: those applied and offered, and the panel', async () => {
    const { html } = await render(network(answerOf([{}])), `${path}?modalities=Libre`);
    const places = ['aria-label="Filtros"', 'aria-label="Filtros aplicados', '<article'].map((part) => html.indexOf(part));
    expect(places).toEqual(places.toSorted((left, right) => left - right));
    expect(Math.min(...places)).toBeGreaterThan(0);
  });

  it('says how many more the comparator has, as the first page counts them, and why they are not in the list', async () => {
    const shown = async (total: number, search = '') =>
      textOf((await render(network(answerOf([{}], { total }), { productCount: 404 }), path + search)).html);
    expect(await shown(294)).toContain('De 404 en total; el resto no calza con este perfil.');
    expect(await shown(55, '?modalities=Libre')).toContain('el resto no calza con este perfil o con tus filtros.');
    expect(await shown(404)).not.toContain('en total;');
  });

  it.each([
    ['isapre-plan', endpoints.compareIsaprePlans],
    ['insurance', endpoints.compareInsurance],
  ] as const)(
    'A7-24 a list of the kind %s is asked for through its compare call',
    async (productKind, { method, path: call }) => {
      const asked: string[] = [];
      const answering = network(answerOf([{}]), { productKind });
      await render(async (request) => {
        asked.push(`${request.method} ${request.url}`);
        return answering(request);
      });
      expect(asked.filter((line) => line.includes('/compare'))).toEqual([`${method} ${call}`]);
    },
  );

  it('says how much of the market is compared and what is paid for a sale, where that is known', async () => {
    const told = async (market: ComparatorAnswer['market']) => textOf((await render(network(answerOf([{}]), { market }))).html);
    const known = await told({ coverage: 93, commission: { from: 4, to: 9 } });
    expect(known).toContain('Comparamos 7 de 7 isapres abiertas. Con ellas está el 93 % de quienes tienen isapre.');
    expect(known).toContain('Por cada venta nos pagan entre 4 % y 9 % de lo que pagas en un año.');
    expect(await told({ coverage: null, commission: { from: 4, to: 4 } })).toContain('nos pagan 4 % de lo que pagas');
    expect(await told({ coverage: null, commission: null })).not.toMatch(/Con ellas está|nos pagan/);
  });

  it('decision 19: an unknown comparator is the not-found page', async () => {
    expect(await renderTestPage('/Comparar/Nada', network(answerOf([])))).toMatchObject({ status: 404 });
  });

  it('says the counted organisations and that the profile is an example (decision 26)', async () => {
    const text = textOf((await render(network(answerOf([{}])))).html);
    expect(text).toContain('Comparamos 7 de 7 isapres abiertas.');
    expect(text).toContain('Perfil de ejemplo');
  });

  it('A2.3-16 shows the grid at first on desktops, and the list when the URL says so', async () => {
    expect((await render(network(answerOf([{}])))).html).toContain('data-view="tarjetas"');
    expect((await render(network(answerOf([{}])), `${path}?view=lista`)).html).toContain('data-view="lista"');
  });

  it('A9-03 A9-04 pages appear as real links when the total exceeds the page size, and not before', async () => {
    const twenty = (await render(network(answerOf([{}], { total: 20 })))).html;
    expect(twenty).not.toContain('Siguiente');
    const { html } = await render(network(answerOf([{}], { total: 21 })), `${path}?organizations=CB`);
    expect(html).toMatch(/href="\/Comparar\/Isapres\?organizations=CB&amp;page=2"[^>]*>Siguiente/);
    expect(html).toContain('Anterior');
  });

  it('a page beyond the last is found by nobody, under the address of the list, and leads back to it', async () => {
    const at = async (items: readonly Partial<Item>[], page: number) => {
      const made = await render(network(answerOf(items, { total: 21, page })), `${path}?page=${page}`);
      return { ...made, head: made.html.slice(0, made.html.indexOf('<body')) };
    };
    const past = await at([], 9999);
    expect(past).toMatchObject({ status: 404, cacheable: false });
    expect(past.head).toContain('<meta name="robots" content="noindex"/>');
    expect(past.head).toContain(`<link rel="canonical" href="https://cl.cotejo.example${path}"/>`);
    expect(past.html).toContain('id="page-data"');
    expect(past.html).toMatch(/Esta página ya no existe.*<a[^>]*href="\/Comparar\/Isapres"/s);
    const last = await at([{}], 2);
    expect(last.status).toBe(200);
    expect(last.head).not.toContain('noindex');
    expect(last.head).toContain(`href="https://cl.cotejo.example${path}?page=2"`);
  });

  it('A9-05 more results are offered while fewer are loaded than there are', async () => {
    expect((await render(network(answerOf([{}], { total: 2 })))).html).toContain('Ver más resultados');
    expect((await render(network(answerOf([{}], { total: 1 })))).html).not.toContain('Ver más resultados');
  });

  it('an empty list that no single change fills leads out of all its filters, and one without filters nowhere', async () => {
    const empty = answerOf([], { total: 0, relaxations: [] });
    const { html } = await render(network(empty), `${path}?modalities=Libre&insuranceTypes=OTRO`);
    expect(html).toMatch(/<a[^>]*href="\/Comparar\/Isapres"[^>]*>Quitar todos los filtros<\/a>/);
    expect((await render(network(empty))).html).not.toContain('Quitar todos los filtros');
  });

  it('an empty list says that it is empty, and nothing of prices that it does not show', async () => {
    const uf = { valor: 33_504.3, fecha: '2026-11-20', status: 'fallback' as const };
    const limits = `${path}?preciomin=1000&preciomax=4000`;
    const rendered = async (items: readonly Partial<Item>[]) =>
      textOf((await render(network(answerOf(items, { uf, abovePriceLimit: 30 })), limits)).html);
    const empty = await rendered([]);
    expect(empty).toContain('Ningún plan cumple todo');
    expect(empty).not.toContain('en tu rango de precio');
    expect(empty).not.toContain('Error al obtener el valor de la UF.');
    expect(await rendered([{}])).toContain('Error al obtener el valor de la UF.');
  });

  it('the way out of all filters stands before each of them, where a phone shows it whole', async () => {
    const { html } = await render(network(answerOf([{}])), `${path}?modalities=Libre&annualCapFrom=5000`);
    const chips = textOf(/<ul aria-label="Filtros aplicados.*?<\/ul>/s.exec(html)?.[0] ?? '').split(/\|+/);
    expect(chips[1]).toBe('Quitar todos');
  });

  it('an empty list offers what gives most, as links with totals', async () => {
    const empty = answerOf([], { total: 0, relaxations: [{ filter: 'annualCapFrom', total: 31 }] });
    const { html } = await render(network(empty), `${path}?annualCapFrom=5000&organizations=CB`);
    expect(textOf(html)).toContain('Sin tope anual desde UF 5.000 · 31 planes');
    expect(html).toMatch(/href="\/Comparar\/Isapres\?organizations=CB"[^>]*>Sin tope/);
  });

  it('an empty list names each filter that is on, once, with its way out, and says whether taking one back is enough', async () => {
    const query = '?modalities=Libre&organizations=CB&preciomax=4000';
    const removers = (html: string) =>
      [...html.matchAll(/<a[^>]*data-removes=""[^>]*href="([^"]*)"|<a[^>]*href="([^"]*)"[^>]*data-removes=""/g)].map(
        ([, before, after]) => (before ?? after)?.replaceAll('&amp;', '&'),
      );
    const linksOf = async (meta: object, asked = query) =>
      (await render(network(answerOf([], { total: 0, ...meta })), path + asked)).html;
    const none = await linksOf({ relaxations: [] });
    expect(removers(none)).toEqual([
      `${path}?modalities=Libre&preciomax=4000`,
      `${path}?organizations=CB&preciomax=4000`,
      `${path}?organizations=CB&modalities=Libre`,
    ]);
    expect(textOf(none)).toContain('Quitar un solo filtro no basta');
    expect(none.match(/>Quitar todos/g)).toHaveLength(1);
    const some = await linksOf({ relaxations: [{ filter: 'price', total: 31 }] });
    expect(removers(some)).toHaveLength(3);
    expect(textOf(some)).not.toContain('no basta');
    expect(some.match(/>Quitar todos/g)).toHaveLength(1);
    expect(textOf(await linksOf({ relaxations: [] }, ''))).not.toContain('filtros:');
  });

  it('B2.11-01 B2.11-02 B2.11-03 with a price limit it counts what is below, within and above', async () => {
    const limited = answerOf([{}], { total: 5, belowPriceLimit: 12, abovePriceLimit: 30 });
    const text = textOf((await render(network(limited), `${path}?preciomin=100000`)).html);
    expect(text).toContain('5 planes en tu rango de precio.');
    expect(text).toMatch(/12 planes por debajo/);
    expect(text).toMatch(/30 planes por encima/);
  });

  it('B2.11-01 B2.11-03 says so between the results, after six of them or the last, and not without a limit', async () => {
    const partsOf = async (count: number, query: string) => {
      const items = Array.from({ length: count }, (_, index) => ({ productCode: `P${index}`, codigoplan: null }));
      const { html } = await render(network(answerOf(items)), path + query);
      const body = html.slice(html.indexOf('<ul data-view'), html.indexOf('id="page-data"'));
      return [...body.matchAll(/data-product-code="(P\d+)"|(en tu rango de precio)/g)].map(([, code, said]) => code ?? said);
    };
    const said = 'en tu rango de precio';
    const all = ['P0', 'P1', 'P2', 'P3', 'P4', 'P5', 'P6', 'P7'];
    expect(await partsOf(8, '?preciomin=100000')).toEqual([...all.slice(0, 6), said, 'P6', 'P7']);
    expect(await partsOf(2, '?preciomax=100000')).toEqual(['P0', 'P1', said]);
    expect(await partsOf(8, '')).toEqual(all);
  });

  it('decision 8: the day of the UF is said once above the list, the fallback beside every price as well', async () => {
    const saysUf = async (fecha: string, status: 'of-the-day' | 'older' | 'fallback') => {
      const meta = { uf: { valor: 40_000, fecha, status } };
      return [textOf((await render(network(answerOf([{}], meta)), path)).html), await card({}, path, meta)];
    };
    const [older, cardOfOlder] = await saysUf('2026-11-19', 'older');
    expect(older).toContain('Precios con la UF del 19 de noviembre de 2026, la última publicada que tenemos.');
    expect(cardOfOlder).not.toContain('UF del');
    expect((await saysUf('2026-11-20', 'of-the-day'))[0]).toContain('Precios con la UF del 20 de noviembre de 2026.');
    expect((await saysUf('2026-11-20', 'fallback'))[1]).toContain('Error al obtener el valor de la UF.');
  });
});

describe('comparator page when the list fails', () => {
  const failing = (status: number, retryAfter: string | null = null, errors: readonly FieldError[] = []): Transport => {
    const good = network(answerOf([]));
    return async (request) => {
      if (!request.url.includes('/compare/')) return good(request);
      const problem = { type: 'about:blank', title: 'x', status, requestId: 'r', errors };
      return { status, retryAfter, text: JSON.stringify(problem) };
    };
  };

  it('A4-09 A8-05 A8-06 A8-07 B8-15 B8-16 B8-17 shows the error with its causes and the way to try again, and nobody keeps the page', async () => {
    const page = await render(failing(500));
    expect(page).toMatchObject({ status: 503, cacheable: false });
    const text = textOf(page.html);
    expect(text).toContain('Error al cargar resultados...');
    expect(text).toContain('Puede ser la conexión de tu equipo.');
    expect(text).toContain('O estamos actualizando el algoritmo y volvemos en 1 a 2 minutos.');
    expect(text).toContain('Reintentar');
    expect(text).toMatch(/Si sigue, escríbenos a \|*ayuda@cotejo\.example/);
  });

  it('says how long to wait after too many requests', async () => {
    expect(textOf((await render(failing(429, '30'))).html)).toContain('Espera 30 segundos');
  });

  it('a refused profile is told in the words of its form, which stands open at it for who has no script', async () => {
    const profile: Profile = {
      cotizante: [{ edad: 34 }],
      cargas: [{ edad: 121, sexo: 'Femenino', parentesco: 'Hijo/Hija' }],
      ingresodatos: true,
    };
    const errors = [{ field: 'body.profile.cargas.0.edad', reason: 'debe ser 120 o menos' }];
    const { html, status } = await render(failing(400, null, errors), path, { profile });
    expect(status).toBe(400);
    const text = textOf(html);
    expect(text).toMatch(/Hay datos que corregir.*Hija · Edad:.*La edad puede ser hasta 120 años\./);
    expect(text).not.toContain('profile.cargas');
    expect(html).toMatch(/<a href="#perfil"[^>]*>Corregir el perfil<\/a>/);
    const form = /<section id="perfil".*?<\/section>/s.exec(html)?.[0] ?? '';
    expect(form).toMatch(/<details open=""/);
    expect(form).toMatch(/<input [^>]*aria-invalid="true"[^>]*name="cargas\.0\.edad"/);
  });
});

describe('result card', () => {
  it('B9-20 carries the stable hooks: code, pesos after the profile also in UF, and the best', async () => {
    const html = await card({ isBest: true }, `${path}?currency=1`);
    expect(html).toMatch(/data-product-code="MSP-9026" data-price-clp="412380" data-best=""/);
    expect(textOf(html)).toMatch(/UF 10,1\|?/);
    expect(textOf(await card({}))).toContain('|$412.380|/mes|');
  });

  it('B9-21 shows the prices of Peru in soles, and offers no other currency', async () => {
    const soles = (value: number) => ({ value, unit: { code: 'PEN' } });
    const price = { ...sampleItem.price, minPrice: 412.5, unit: { code: 'PEN' } };
    const profilePrice = { ...sampleItem.profilePrice, price: soles(412.5), unitPrice: soles(412.5), ufDate: null };
    const answering = network(answerOf([{ price, profilePrice }], { uf: null, ufDate: null }), { currency: 'PEN' });
    const { html } = await render(answering, path, { edition: editionOf('peru') });
    expect(textOf(html)).toContain('|S/ 412.50|/mes|');
    expect(html).not.toContain('aria-label="Moneda"');
  });

  it('A2.4-11 A2.4-12 A2.4-13 only the best one has banner, stars and green border', async () => {
    const best = await card({ isBest: true });
    expect(best).toContain('Mejor Puntaje');
    expect(best).toContain('★★★★★');
    expect(best).toContain('border-best');
    expect(await card({})).not.toMatch(/Mejor Puntaje|border-best|data-best/);
  });

  it('A2.4-15 A2.4-16 A2.4-17 A2.4-18 calls out what is promoted, most chosen, exclusive and new', async () => {
    const metadata = { ...sampleItem.insuranceMetadata, isPopular: true };
    const html = await card({ isPromoted: true, exclusive: true, isNew: true, insuranceMetadata: metadata });
    for (const word of ['Destacado', 'Más elegido', 'Exclusivo', 'Nuevo']) expect(html).toContain(`>${word}<`);
    expect(await card({})).not.toMatch(/Destacado|Más elegido|Exclusivo|>Nuevo</);
  });

  it.each([
    ['A2.3-26 A4-47 an executive asks', ['ExecutiveEmployee'], ['Solicitar']],
    ['A2.4-08 A4-45 A4-46 online only', ['QpOnlineSale'], ['Contratar']],
    ['online at the seller', ['ExternalOnlineSale'], ['Contratar']],
    ['decision 16 both ways', ['QpMixSale'], ['Contratar', 'Solicitar']],
  ])('B4-54 B4-55 %s: the buttons are those of the sales channel', async (_, salesChannel, expected) => {
    const html = await card({ insuranceMetadata: { ...sampleItem.insuranceMetadata, salesChannel } });
    const links = [...html.matchAll(/<a [^>]*href="([^"]*)"[^>]*>(Contratar|Solicitar)</g)];
    expect(links.map(([, , word]) => word)).toEqual(expected);
    // A2.3-25: each leads to the request form of the product.
    expect(links.every(([, url]) => url === '/Isapre/Cruz-Blanca/Planes/MSP-9026/Solicitar')).toBe(true);
    expect(html.includes('Compra Online')).toBe(expected.includes('Contratar'));
    expect(/class="[^"]*pulsing[^"]*"[^>]*>Contratar</.test(html)).toBe(expected.includes('Contratar'));
    expect(html).not.toMatch(/pulsing[^>]*>Solicitar</);
  });

  it('A2.4-26 answers for each clinic: percentage, not covered, or not stated, never a zero', async () => {
    const clinic = (displayName: string, answer: 'covered' | 'not-covered' | 'unknown', hospitalaria: number | null) => ({
      organizationCode: displayName,
      displayName,
      answer,
      hospitalaria,
      ambulatoria: null,
    });
    const clinicAnswers = [
      clinic('Alemana', 'covered', 100),
      clinic('Dávila', 'not-covered', null),
      clinic('Indisa', 'unknown', null),
    ];
    const text = textOf(await card({ clinicAnswers })).replaceAll(/\|+/g, '');
    expect(text).toContain('100 % en Alemana');
    expect(text).toContain('No cubre Dávila');
    expect(text).toContain('No informado en Indisa');
    expect(text).toContain('Centros de atención: 16');
  });

  it('what is not known is told in one line, and stands among no figures', async () => {
    const summary = { hospitalPercentage: 80, ambulatoryPercentage: null, annualCap: null, deductible: null };
    const html = await card({ summary, score: null });
    expect(html.match(/No informado/g)).toHaveLength(1);
    expect(textOf(html).replaceAll(/\|+/g, '')).toContain('No informado: Ambulatoria, Tope anual, Puntaje');
    expect(html.match(/<dt[^>]*>Hospitalaria/g)).toHaveLength(1);
  });

  it('A9-24 a price that the profile does not define is a least one', async () => {
    expect(await card({ price: { ...sampleItem.price, arePricesDefined: false } })).toContain('Desde');
    expect(await card({})).not.toContain('Desde');
  });

  it('B2.11-04 B2.11-05 B2.11-06 names who has a price and who has none', async () => {
    const person = (index: number, edad: number, method: 'factor' | 'uninsurable') => ({
      role: 'dependant' as const,
      index,
      edad,
      method,
      factor: null,
      percentage: null,
      salary: null,
      amount: null,
      reasons: [],
    });
    const total = { profilesWithPrice: 1, profilesEvaluated: 2, arePricesDefined: true };
    const profiles = [person(0, 5, 'factor'), person(1, 99, 'uninsurable')];
    const text = textOf(await card({ profilePrice: { ...sampleItem.profilePrice, total, profiles } })).replaceAll(/\|+/g, ' ');
    expect(text).toContain('Precio para 1 de 2 personas');
    expect(text).toMatch(/Se aseguran Carga 1, 5 años No se aseguran Carga 2, 99 años/);
  });

  it("B2.11-07 says 'ninguna' when nobody has a price", async () => {
    const total = { profilesWithPrice: 0, profilesEvaluated: 2, arePricesDefined: true };
    const html = await card({
      price: { ...sampleItem.price, minPrice: null },
      profilePrice: { ...sampleItem.profilePrice, price: null, unitPrice: null, total },
    });
    expect(html).toContain('Precio para ninguna de 2 personas');
  });

  it('A2.3-07 A2.3-08 A2.4-28 the compare box is there where products are comparable', async () => {
    const html = await card({});
    expect(html).toMatch(/<label class="result-compare [^"]*"[^>]*><input type="checkbox" aria-label="Comparar Max Salud 90"/);
    const { html: other } = await render(network(answerOf([{}]), { isComparable: false }));
    expect(/<article.*<\/article>/s.exec(other)?.[0]).not.toContain('checkbox');
  });

  it('A2.4-05 A2.4-27 A9-31 A9-32 shows 4 benefits in the grid and 15 in the list, then how many more', async () => {
    const features = Array.from({ length: 16 }, (_, id) => ({ id, name: `F${id}`, displayName: `Beneficio ${id}` }));
    const grid = await card({ features });
    expect(grid).toContain('<p class="sr-only">Otros Beneficios</p>');
    expect(textOf(grid)).toMatch(/Beneficio 3\|.*\+12/s);
    expect(textOf(await card({ features }, `${path}?view=lista`))).toMatch(/Beneficio 14\|.*\+1\|/s);
  });

  it('B9-29 each benefit asks for the sign of its name, without an element of its own', async () => {
    const features = [{ id: 1, name: 'has_dental_coverage', displayName: 'Dental' }];
    expect(await card({ features })).toMatch(/<li data-sign="has_dental_coverage" class="signed">Dental<\/li>/);
  });

  it('A9-33 a phone shows 5 benefits, then how many more, in either layout', async () => {
    const features = Array.from({ length: 16 }, (_, id) => ({ id, name: `F${id}`, displayName: `Beneficio ${id}` }));
    for (const view of ['', '?view=lista']) {
      const items = [
        ...(await card({ features }, path + view)).matchAll(/<li [^>]*class="([^"]*)"[^>]*>(Beneficio \d+|\+\d+)</g),
      ];
      const onPhone = items.filter(([, classes = '']) => !classes.includes('max-lg:hidden')).map(([, , text]) => text);
      expect(onPhone).toEqual(['Beneficio 0', 'Beneficio 1', 'Beneficio 2', 'Beneficio 3', 'Beneficio 4', '+11']);
    }
  });

  it('A2.3-13 A2.3-14 A2.3-15 list and grid differ on desktops alone: a phone has one layout, and no switch', async () => {
    const classesOf = (html: string) => [...html.matchAll(/class="([^"]*)"/g)].map(([, classes = '']) => classes.split(' '));
    const ofDesktop = /^(lg|xl):/;
    const onPhone = (html: string) =>
      classesOf(html).map((classes) => classes.filter((name) => name !== '' && !ofDesktop.test(name)));
    const onDesktop = (html: string) => classesOf(html).map((classes) => classes.filter((name) => ofDesktop.test(name)));
    const [grid, list] = [await card({}), await card({}, `${path}?view=lista`)];
    expect(onPhone(list)).toEqual(onPhone(grid));
    expect(onDesktop(list)).not.toEqual(onDesktop(grid));
    const { html } = await render(network(answerOf([{}])));
    expect(html).toMatch(/<nav aria-label="Vista" class="hidden lg:block"/);
  });

  it.each([
    ['A5-07', '?view=lista', 'Seguro para un mínimo de 5 empleados'],
    ['A5-08', '', 'Plan para un mínimo de 5 empleados'],
  ])('%s warns a company with fewer employees than the plan asks for', async (_, view, warning) => {
    const company = {
      role: 'company' as const,
      index: 0,
      edad: null,
      method: 'uninsurable' as const,
      factor: null,
      percentage: null,
      salary: null,
      amount: null,
      reasons: ['Seguro para un mínimo de 5 empleados'],
      reasonCodes: [{ code: 'fewer-employees' as const, values: { minimum: 5 } }],
    };
    const total = { profilesWithPrice: 0, profilesEvaluated: 1, arePricesDefined: true };
    const profilePrice = { ...sampleItem.profilePrice, price: null, unitPrice: null, total, profiles: [company] };
    const text = textOf(
      await card({ insures: 'company', price: { ...sampleItem.price, minPrice: null }, profilePrice }, path + view),
    );
    expect(text).toContain(`|${warning}|`);
    // A2.3-15: a phone, whose list it is, reads that of the list.
    expect(text).toContain('|Seguro para un mínimo de 5 empleados|');
    // A5-11: it is gone once the company is large enough.
    expect(textOf(await card({}, path + view))).not.toContain('un mínimo de');
  });

  it('A2.4-01 A2.4-02 A2.4-03 A2.4-04 A2.4-07 A2.4-09 has mark, name, category, price, and the ways to detail and comparison', async () => {
    const html = await card({});
    expect(html).toContain('data-hue="');
    const text = textOf(html).replaceAll(/\|+/g, '|');
    expect(text).toMatch(/\|CB\|Max Salud 90\|Cruz Blanca · \|MSP-9026\|Preferente\|/);
    expect(text).toContain('|$412.380|/mes|');
    expect(html).toMatch(/<a aria-label="Ver detalle de Max Salud 90"[^>]*href="\/Isapre\/Cruz-Blanca\/Planes\/MSP-9026"/);
    expect(html).toMatch(/<input type="checkbox"/);
  });

  it('A9-36 affinity is a whole percentage, cut', async () => {
    expect(await card({ distance: 8.79 })).toContain('87% para ti');
    expect(await card({ distance: null })).not.toContain('para ti<');
  });
});

describe('profile form without script', () => {
  const post = (fields: Record<string, string>) => ({
    method: 'POST',
    body: new URLSearchParams({ intent: 'profile', ...fields }),
  });

  it('keeps the profile and comes back to the same list with its filters', async () => {
    let saved: Profile | null = null;
    const page = await renderTestPage(`${path}?organizations=CB`, network(answerOf([{}])), {
      init: post({ 'cotizante.0.edad': '34', 'cargas.0.edad': '5', region: '13' }),
      saveProfile: (profile) => {
        saved = profile;
      },
    });
    expect(page).toMatchObject({ kind: 'response', response: { status: 303 } });
    expect(page.kind === 'response' && page.response.headers.get('location')).toBe(`${path}?organizations=CB`);
    expect(saved).toMatchObject({ cotizante: [{ edad: 34 }], cargas: [{ edad: 5 }], ingresodatos: true });
  });

  it('B2.4-03 names each mistake under the line of the form', async () => {
    const page = await render(network(answerOf([{}])), path, { init: post({ 'cotizante.0.edad': '', 'cargas.0.edad': 'x' }) });
    expect(page.status).toBe(400);
    const text = textOf(page.html);
    expect(text).toContain('Perfil inválido');
    expect(text).toContain('Falta tu edad');
  });

  it('B5-32, C5-06, C5-07 says under the form what a whole profile breaks, and marks each answer', async () => {
    let saved: Profile | null = null;
    const page = await renderTestPage(path, network(answerOf([{}]), { productType: 'ISAPRE' }), {
      init: post({ 'cotizante.0.edad': '17', 'cargas.0.edad': '16', 'cargas.0.parentesco': 'Cónyuge' }),
      saveProfile: (profile) => {
        saved = profile;
      },
    });
    if (page.kind !== 'html') throw new Error('the form comes back');
    expect(page.status).toBe(422);
    const [young, spouse] = [
      'Para contratar, quien paga debe tener 18 años o más.',
      'Tu cónyuge debe tener 18 años o más: revisa su edad o su parentesco.',
    ];
    expect(textOf(page.html).split(young)).toHaveLength(3);
    expect(textOf(page.html).split(spouse)).toHaveLength(2);
    expect(page.html.match(/aria-invalid="true"/g)).toHaveLength(2);
    expect(page.html.lastIndexOf(young)).toBeGreaterThan(page.html.indexOf('name="region"'));
    expect(saved).toBeNull();
  });

  it('gives back what was typed where it refuses it: of a rule, of a mistake, and beside the row that it is about', async () => {
    const typedInto = async (fields: Record<string, string>) => {
      const { status, html } = await render(network(answerOf([{}]), { productType: 'ISAPRE' }), path, { init: post(fields) });
      const valueOf = (name: string) => new RegExp(`<input[^>]*name="${name}"[^>]*>`).exec(html)?.[0] ?? '';
      return { status, html, valueOf };
    };
    const young = await typedInto({ 'cotizante.0.edad': '17', 'cotizante.0.ingreso': '765.432' });
    expect(young.status).toBe(422);
    expect(young.valueOf('cotizante.0.edad')).toContain('value="17"');
    expect(young.valueOf('cotizante.0.ingreso')).toContain('765.432');
    const spouse = { 'cotizante.0.edad': '34', 'cargas.0.edad': '17', 'cargas.0.parentesco': 'Cónyuge' };
    expect((await typedInto(spouse)).html).toContain('<option value="Cónyuge" selected="">');
    const wrong = await typedInto({ 'cotizante.0.edad': '34', 'cargas.0.edad': '', 'cargas.2.edad': '200' });
    expect(wrong.status).toBe(400);
    expect(wrong.valueOf('cotizante.0.edad')).toContain('value="34"');
    expect(wrong.valueOf('cargas.0.edad')).toMatch(/aria-invalid="true".*value="200"|value="200".*aria-invalid="true"/);
  });

  it('B2.4-01 B2.4-04 B2.4-05 B2.4-06 has its button and sexes as radio buttons with their values', async () => {
    const { html } = await render(network(answerOf([{}])));
    expect(html).toMatch(/<button type="submit"[^>]*>Comparar<\/button>/);
    expect(html).toMatch(/type="radio"[^>]*name="cotizante.0.sexo"[^>]*value="Masculino"[^>]*\/>Hombre/);
    expect(html).toMatch(/type="radio"[^>]*name="cotizante.0.sexo"[^>]*value="Femenino"[^>]*\/>Mujer/);
  });
});

describe('comparison by URL', () => {
  it('shows the products named side by side, priced for the family', async () => {
    const transport = fakeTransport({
      getSite: { data: siteFacts },
      listComparators: { data: comparators },
      getIsaprePlan: { data: sampleDetail },
      calculatePrice: { data: sampleQuotedPrice },
    });
    const { html } = await render(transport, `${path}?comparar=A&comparar=B&coverageOrganizations=ALEMANA`);
    expect(html).toContain('data-columns="2"');
    const text = textOf(html);
    for (const label of ['Área de protección', 'Tope anual', 'Deducible', 'Hospitalaria', 'Clínica Alemana', 'Ver detalle']) {
      expect(text).toContain(label);
    }
  });
});
