import { href } from '@cotejo/contract/paths';
import { describe, expect, it } from 'vitest';
import { fakeTransport } from '../../testing/fake-transport.ts';
import { renderTestPage } from '../../testing/render-test-page.ts';
import { sampleDetail } from '../../testing/sample-answers.ts';
import { comparators, siteFacts } from '../../testing/site-facts.ts';

const path = href('isaprePlanRequest', { organization: 'Cruz-Blanca', plan: 'MSP-9026' });

async function requestOf(salesChannel: readonly string[] = ['ExecutiveEmployee']): Promise<string> {
  const { item } = sampleDetail;
  const sold = { ...item, insuranceMetadata: { ...item.insuranceMetadata, salesChannel: [...salesChannel] } };
  const transport = fakeTransport({
    getSite: { data: siteFacts },
    listComparators: { data: comparators },
    getIsaprePlan: { data: { ...sampleDetail, item: sold } },
    listReasons: { data: [{ icon: 'igual', message: '<b>Un solo precio.</b> En todas partes.' }] },
  });
  const page = await renderTestPage(path, transport);
  if (page.kind !== 'html') throw new Error('expected a page');
  return page.html.replaceAll('<!-- -->', '');
}

const partOf = (html: string, part: RegExp): string => part.exec(html)?.[0] ?? '';
const wordsOf = (html: string): string => html.replace(/<[^>]+>/g, '|').replace(/\|+/g, '|');

describe('the request of a product', () => {
  it.each([
    [['ExecutiveEmployee'], 'Solicitar más información', 'Un ejecutivo te responde por el medio que elijas.'],
    [['QpMixSale'], 'Solicitar información o contratar en línea', 'Un ejecutivo resuelve tus dudas, o te ayuda a contratar'],
    [['QpOnlineSale', 'ExecutiveEmployee'], 'Solicitar información o contratar en línea', 'Un ejecutivo resuelve tus dudas'],
    [['QpOnlineSale'], 'Contratar en línea', 'Un ejecutivo te acompaña en la compra en línea.'],
    [['ExternalOnlineSale'], 'Contratar en línea', 'Un ejecutivo te acompaña en la compra en línea.'],
  ])('B2.11-25 B4-53 sold by %j says so in its header', async (channels, title, lead) => {
    const words = wordsOf(partOf(await requestOf(channels), /<form.*?<\/form>/s));
    expect(words).toContain(`|${title}|${lead}`);
  });

  it('B2.10-01 B2.10-02 B2.10-03 B2.10-04 has at its head the product, what it costs, whom it is for, and the way to enter that', async () => {
    const html = await requestOf();
    const summary = partOf(html, /<section aria-labelledby="resumen-solicitud".*?<\/section>/s);
    const words = wordsOf(summary);
    expect(words).toContain('|CB|Max Salud 90|Cruz Blanca\u00a0·| |Plan preferente\u00a0·| |MSP-9026|$412.380|/mes|');
    expect(words).toMatch(/\|Perfil de ejemplo\|[^|]*34 años|\|Perfil de ejemplo\|[^|]*\d+/);
    expect(summary).toMatch(/<a[^>]*href="\/Comparar\/Isapres#perfil"[^>]*>Ingresar mi perfil<\/a>/);
  });

  it('is read and gone through as it is seen: the title, what is asked for once, then the fields', async () => {
    const html = await requestOf();
    const form = partOf(html, /<form.*?<\/form>/s);
    const places = ['</h1>', 'id="resumen-solicitud"', 'name="first_name"', 'type="submit"', 'id="por-que"'].map((part) =>
      form.indexOf(part),
    );
    expect(Math.min(...places)).toBeGreaterThan(-1);
    expect(places).toEqual(places.toSorted((one, other) => one - other));
    expect(html.match(/id="resumen-solicitud"/g)).toHaveLength(1);
    expect(html.replace(/<script.*?<\/script>/gs, '').match(/\$412\.380/g)).toHaveLength(1);
  });

  it('A2.4-32 A2.4-34 has the reasons inside its form, each a tile with its sign', async () => {
    const form = partOf(await requestOf(), /<form.*?<\/form>/s);
    expect(wordsOf(form)).toContain('|Por qué comparar con Cotejo|');
    expect(form).toMatch(/<li class="[^"]*bg-surface-2[^"]*"><span[^>]*><svg.*?<\/svg><\/span><p><b>Un solo precio\.<\/b>/s);
  });
});
