import type { Transport } from '@cotejo/contract/client';
import type { Item, ProfilePrice } from '@cotejo/contract/compare';
import { describe, expect, it } from 'vitest';
import { networkOfPlans, planNamed } from '../../testing/compared-plans.ts';
import { renderTestPage } from '../../testing/render-test-page.ts';

async function pageOf(search: string, transport: Transport = networkOfPlans(['A', 'B', 'C'])) {
  const page = await renderTestPage(`/Comparar-Planes?comparador=Isapres&${search}`, transport);
  if (page.kind !== 'html') throw new Error(`expected a page, got ${page.response.status}`);
  return { ...page, html: page.html.replaceAll('<!-- -->', '') };
}

const compared = (...codes: readonly string[]): string => codes.map((code) => `comparar=${code}`).join('&');
const row = (html: string, label: string): string =>
  new RegExp(`<tr[^>]*><th scope="row">${label}.*?</tr>`, 's').exec(html)?.[0] ?? '';

describe('the table of products side by side', () => {
  it('B2.8-01 B2.8-09 has a column for each, and the third takes its share of the width from the others', async () => {
    for (const codes of [
      ['A', 'B'],
      ['A', 'B', 'C'],
    ]) {
      const { html } = await pageOf(compared(...codes));
      expect(html).toContain(`data-columns="${codes.length}"`);
      expect(html.match(/<col>|<col\/>/g)).toHaveLength(codes.length);
      expect(row(html, 'Precio').match(/<td/g)).toHaveLength(codes.length);
    }
  });

  it('B2.8-02 B2.8-03 B2.8-04 B2.8-05 B2.8-07 B2-06 answers each row for each product', async () => {
    const { html } = await pageOf(compared('A', 'B'));
    expect(row(html, 'Área de protección').match(/Preferente/g)).toHaveLength(2);
    expect(row(html, 'Tope anual').match(/UF 6\.000/g)).toHaveLength(2);
    expect(row(html, 'Deducible').match(/<td[^>]*>No informado/g)).toHaveLength(2);
    expect(row(html, 'Hospitalaria').match(/100 %/g)).toHaveLength(2);
    const links = [...row(html, 'Detalle').matchAll(/href="([^"]+)"[^>]*>Ver detalle/g)].map(([, link]) => link);
    expect(links).toEqual(['A', 'B'].map((code) => planNamed(code).item.url));
  });

  it('B4-51 B9-28 has a sign for each main feature, active where a product has it, and none for a feature of another kind', async () => {
    const feature = (id: number, name: string, type: number, included: boolean) => ({
      id,
      name,
      displayName: name,
      feature_type_id: type,
      description: null,
      included,
    });
    const plans = networkOfPlans(['A', 'B']);
    const { html } = await pageOf(compared('A', 'B'), async (request) => {
      const answer = await plans(request);
      const isOfA = request.url.includes('codigoplan=A');
      const read = JSON.parse(answer.text) as { data: { featuresAll?: unknown } };
      if (read.data?.featuresAll === undefined) return answer;
      read.data.featuresAll = [
        feature(1, 'has_dental_coverage', 1, true),
        feature(2, 'has_vision_coverage', 1, isOfA),
        feature(3, 'telemedicina', 2, true),
      ];
      return { ...answer, text: JSON.stringify(read) };
    });
    const signs = (label: string) => [...row(html, label).matchAll(/data-active="(\w+)"/g)].map(([, isActive]) => isActive);
    expect(signs('has_dental_coverage')).toEqual(['true', 'true']);
    expect(signs('has_vision_coverage')).toEqual(['true', 'false']);
    expect(signs('telemedicina')).toEqual([]);
    expect(row(html, 'telemedicina').match(/<td[^>]*>Incluye<\/td>/g)).toHaveLength(2);
    expect(html).toMatch(/Beneficios<.*Otras características<.*>telemedicina</s);
  });

  it('leads to an executive, and to no purchase, from what nobody of the family can have', async () => {
    const plans = networkOfPlans(['A', 'B']);
    const { html } = await pageOf(compared('A', 'B'), async (request) => {
      const answer = await plans(request);
      const { data } = JSON.parse(answer.text) as { data: { item?: Item } & Partial<ProfilePrice> };
      if (data.item) data.item.insuranceMetadata.salesChannel = ['QpOnlineSale'];
      const isOfA = request.url.includes(`/${planNamed('A').item.id}`);
      if (data.total && isOfA) Object.assign(data, { price: null, total: { ...data.total, profilesWithPrice: 0 } });
      return { ...answer, text: JSON.stringify({ data }) };
    });
    const head = /<thead>.*?<\/thead>/s.exec(html)?.[0] ?? '';
    expect([...head.matchAll(/\/Solicitar"[^>]*>([^<]*)</g)].map(([, text]) => text)).toEqual([
      'Preguntar a un ejecutivo',
      'Contratar',
    ]);
  });

  it('says so where products that are compared for their differences have none', async () => {
    const same = 'Dicen lo mismo en todo lo que comparamos.';
    // The plans of the test differ by nothing but their codes.
    const plans = networkOfPlans(['A', 'B']);
    expect((await pageOf(compared('A', 'B'), plans)).html).toContain(same);
    const higherTop = async (request: Parameters<Transport>[0]) => {
      const answer = await plans(request);
      const isOfB = request.url.includes('codigoplan=B');
      return isOfB ? { ...answer, text: answer.text.replaceAll('6000', '7000') } : answer;
    };
    expect((await pageOf(compared('A', 'B'), higherTop)).html).not.toContain(same);
  });

  it('B2.8-06 says of each feature in sign and words whether a product has it', async () => {
    expect(row((await pageOf(compared('A', 'B'))).html, 'Hospitalización<').match(/ class="sign .*?Incluye/gs)).toHaveLength(2);
  });

  it('B2.8-08 heads each column with mark, name, price and the way to ask for it', async () => {
    const head = /<th scope="col" data-column="0">.*?<\/th>/s.exec((await pageOf(compared('A', 'B'))).html)?.[0] ?? '';
    for (const said of ['CB</span>', 'Plan A', 'Cruz Blanca', '$412.380', '/mes', 'aria-label="Solicitar Plan A"']) {
      expect(head).toContain(said);
    }
  });

  it('tells what is left to pay in the examples, what each benefit pays, and where the figures come from', async () => {
    const { html } = await pageOf(compared('A', 'B'));
    expect(row(html, 'Parto').match(/\$653\.266/g)).toHaveLength(2);
    expect(row(html, 'Día cama').match(/100 %/g)).toHaveLength(2);
    expect(html).toContain('Precios del 20 de noviembre de 2026. Calculados con la UF del 20 de noviembre de 2026.');
    expect(html).toContain('Ejemplos y costo anual: <span>Supuesto de Cotejo</span>');
  });

  it('answers for the clinics of the address by their names, in its order, also for one that no product lists, and for no unknown code', async () => {
    const { html } = await pageOf(`${compared('A', 'B')}&coverageOrganizations=DAVILA,ALEMANA,NADIE`);
    expect(row(html, 'Clínica Dávila').match(/<td[^>]*>No cubre/g)).toHaveLength(2);
    expect(row(html, 'Clínica Alemana').match(/90 %/g)).toHaveLength(2);
    expect(html.indexOf('Clínica Dávila')).toBeLessThan(html.indexOf('Clínica Alemana'));
    expect(html).not.toMatch(/<th scope="row">(DAVILA|NADIE)/);
  });

  it('says of a clinic that is listed with nothing but zeros what its card says', async () => {
    const plans = networkOfPlans(['A', 'B']);
    const { html } = await pageOf(`${compared('A', 'B')}&coverageOrganizations=ALEMANA`, async (request) => {
      const answer = await plans(request);
      const text = answer.text.replaceAll('"hospitalaria":90,"ambulatoria":null', '"hospitalaria":0,"ambulatoria":0');
      return request.url.includes('codigoplan=A') ? { ...answer, text } : answer;
    });
    expect(row(html, 'Clínica Alemana')).toMatch(/<td[^>]*>No cubre.*90 %/s);
  });

  it('marks the rows that say the same of all, which a box ticked by the address hides', async () => {
    const { html } = await pageOf(`${compared('A', 'B')}&diferencias=1`);
    expect(row(html, 'Tope anual')).toContain('data-same="all"');
    expect(/<input[^>]*only-differences[^>]*>/.exec(html)?.[0]).toContain('checked');
    expect(/<input[^>]*only-differences[^>]*>/.exec((await pageOf(compared('A', 'B'))).html)?.[0]).not.toContain('checked');
  });

  it('lets a phone swap its two columns by a form that names the first two anew', async () => {
    const { html } = await pageOf(compared('A', 'B', 'C'));
    const form = /<form[^>]*aria-label="Columnas a la vista".*?<\/form>/s.exec(html)?.[0] ?? '';
    expect(form.match(/<select[^>]*name="comparar"/g)).toHaveLength(2);
    expect(form.match(/type="hidden" name="comparar"/g)).toHaveLength(3);
    const swapped = await pageOf(compared('C', 'A', 'A', 'B', 'C'));
    expect([...swapped.html.matchAll(/<th scope="col".*?(Plan [ABC])</gs)].map(([, name]) => name)).toEqual([
      'Plan C',
      'Plan A',
      'Plan B',
    ]);
    expect((await pageOf(compared('A', 'B'))).html).not.toContain('Columnas a la vista');
  });
});

describe('a comparison that is not whole', () => {
  it('of one product says that a second is missing and where to choose it', async () => {
    const { html, status } = await pageOf(compared('A'));
    expect(status).toBe(200);
    expect(html).toContain('Falta otra opción para comparar');
    expect(html).toMatch(/href="\/Comparar\/Isapres"[^>]*>Agregar otra opción/);
  });

  /** The notice of what has no room. */
  const leftOutOf = (html: string): string => /No mostramos .*?<\/ul>/s.exec(html)?.[0] ?? '';
  const hrefsOf = (html: string) => [...html.matchAll(/href="([^"]+)"/g)].map(([, link = '']) => link.replaceAll('&amp;', '&'));

  it('of four products names the fourth, says that three are compared, and leads to its page and to it in the third place', async () => {
    const { html } = await pageOf(compared('A', 'B', 'C', 'D'), networkOfPlans(['A', 'B', 'C', 'D']));
    const notice = leftOutOf(html);
    expect(notice).toContain('No mostramos Plan D');
    expect(notice).toContain('Comparamos tres opciones a la vez, como máximo.');
    expect(notice).not.toContain('El enlace trae');
    expect(notice).toContain('Poner en lugar de Plan C');
    const [page, swapped = ''] = hrefsOf(notice);
    expect(page).toBe(planNamed('D').item.url);
    // Who had the place is the one that is left out then.
    expect(new URL(swapped, 'http://site.test').searchParams.getAll('comparar')).toEqual(['A', 'B', 'D', 'C']);
  });

  it('of four products keeps the fourth on every way: without a column, with other two in sight, and what is shown of it', async () => {
    const { html } = await pageOf(`${compared('A', 'B', 'C', 'D')}&diferencias=1`, networkOfPlans(['A', 'B', 'C', 'D']));
    const named = (link: string) => new URL(link, 'http://site.test').searchParams.getAll('comparar');
    const removing = hrefsOf(html).filter((link) => named(link).join() === 'A,B,D' && !leftOutOf(html).includes(link));
    expect(removing).not.toEqual([]);
    expect([...html.matchAll(/<input type="hidden" name="comparar" value="([^"]+)"/g)].map(([, value]) => value)).toEqual([
      'A',
      'B',
      'C',
      'D',
    ]);
    const [, swapped = ''] = hrefsOf(leftOutOf(html));
    expect(new URL(swapped, 'http://site.test').searchParams.has('diferencias')).toBe(true);
  });

  it('of more names two and counts the others, also one that it cannot tell of; whoever is named twice counts once, without a word', async () => {
    const many = await pageOf(
      compared('A', 'B', 'C', 'D', 'E', 'F', 'G'),
      networkThatFails((url) => url.includes('codigoplan=E'), ['A', 'B', 'C', 'D']),
    );
    expect(leftOutOf(many.html)).toContain('No mostramos Plan D, E');
    expect(leftOutOf(many.html)).toContain('El enlace trae otras 2 más.');
    expect(hrefsOf(leftOutOf(many.html))).toHaveLength(3);
    const twice = await pageOf(compared('A', 'B', 'A', 'C', 'B'));
    expect(twice.html).toContain('data-columns="3"');
    expect(twice.html).not.toContain('No mostramos');
  });

  it('has room for another where one of the first three is gone', async () => {
    const { html } = await pageOf(compared('A', 'B', 'GONE', 'C'));
    expect(leftOutOf(html)).toContain('Agregar a la comparación');
    const [, added = ''] = hrefsOf(leftOutOf(html));
    expect(new URL(added, 'http://site.test').searchParams.getAll('comparar')).toEqual(['A', 'B', 'C']);
  });

  it('says of one beyond the third that has vanished that it is gone, and neither offers it nor names it in an address', async () => {
    const asked = compared('A', 'B', 'C', 'D', 'GONE');
    const { html, status } = await pageOf(asked, networkOfPlans(['A', 'B', 'C', 'D']));
    expect(status).toBe(200);
    expect(html).toContain('Ya no encontramos GONE<');
    expect(html).toContain('No mostramos Plan D<');
    // In other languages the page is at the same address.
    expect(hrefsOf(html).filter((link) => link.includes('GONE') && !link.endsWith(asked))).toEqual([]);
    expect(html).not.toMatch(/(?:value|aria-label)="[^"]*GONE/);
    const alone = await pageOf(compared('A', 'B', 'C', 'GONE'));
    expect(alone.html).toContain('Ya no encontramos GONE<');
    expect(alone.html).not.toContain('No mostramos');
  });

  it('tells of those after two that have vanished as well', async () => {
    const { html } = await pageOf(compared('A', 'B', 'C', 'GONE', 'LOST', 'D', 'E', 'F'));
    expect(html).toContain('Ya no encontramos GONE, LOST<');
    expect(html).toContain('No mostramos D, E<');
    expect(html).toContain('El enlace trae otra más.');
  });

  it('takes what no code can be, and what the door refuses as none, for a product that there is not', async () => {
    const { html, status } = await pageOf(compared('A', '%00', '..', 'B%07'));
    expect(status).toBe(200);
    expect(html).toContain('Falta otra opción para comparar');
    const plans = networkOfPlans(['A', 'B']);
    const refused = { type: 'about:blank', title: 'Hay datos que corregir', status: 400, requestId: 'test' };
    const long = await pageOf(compared('A', 'TOO-LONG', 'B'), async (request) =>
      request.url.includes('TOO-LONG') ? { status: 400, retryAfter: null, text: JSON.stringify(refused) } : plans(request),
    );
    expect(long.status).toBe(200);
    expect(long.html).toContain('Ya no encontramos TOO-LONG');
  });

  it('names what has vanished, shows the rest and leads to others', async () => {
    const { html, status } = await pageOf(compared('A', 'GONE', 'B'));
    expect(status).toBe(200);
    expect(html).toContain('data-columns="2"');
    expect(html).toContain('Ya no encontramos GONE');
    expect(html).toMatch(/href="\/Comparar\/Isapres"[^>]*>Elegir otra opción en Isapres/);
  });

  /** Plans, where what is asked of some of them is not answered now. */
  function networkThatFails(fails: (url: string) => boolean, codes: readonly string[] = ['A', 'B']): Transport {
    const plans = networkOfPlans(codes);
    const problem = {
      type: 'about:blank',
      title: 'Estamos actualizando; vuelve en 1 a 2 minutos',
      status: 503,
      requestId: 'test',
    };
    return async (request) =>
      fails(request.url) ? { status: 503, retryAfter: null, text: JSON.stringify(problem) } : plans(request);
  }

  it('names what could not be loaded for now, shows the rest, and offers to ask again', async () => {
    const priceOfB = `/insurance/${'B'.charCodeAt(0)}/calculatePrice`;
    for (const isOfB of [(url: string) => url.includes('codigoplan=B'), (url: string) => url.includes(priceOfB)]) {
      const { html, status } = await pageOf(compared('A', 'B'), networkThatFails(isOfB));
      expect(status).toBe(200);
      const missed = /<div[^>]*role="alert".*?<\/button>/s.exec(html)?.[0] ?? '';
      expect(missed).toContain('No pudimos cargar B');
      expect(missed).toContain('Lo demás está completo. Prueba de nuevo en un momento.');
      expect(missed).toContain('Reintentar');
      expect(html).toContain('data-columns="1"');
      expect(html).not.toContain('Ya no encontramos');
    }
  });

  it('of nothing that could be loaded answers 503 and says that it can be tried again', async () => {
    const { html, status } = await pageOf(
      compared('A', 'B'),
      networkThatFails((url) => url.includes('codigoplan=')),
    );
    expect(status).toBe(503);
    expect(html).toContain('No pudimos cargar lo que querías comparar.');
    expect(html).not.toContain('Lo demás está completo');
    expect(html).toContain('Reintentar');
  });

  it('B4-47 of nothing that there is answers 404 with a way on', async () => {
    const { html, status } = await pageOf(compared('GONE', 'LOST'));
    expect(status).toBe(404);
    expect(html).toContain('No encontramos lo que querías comparar.');
    expect(html).toMatch(/href="\/Comparar\/Isapres"[^>]*>Elegir otra opción en Isapres/);
  });
});
