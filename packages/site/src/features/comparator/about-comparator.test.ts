import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { fakeTransport } from '../../testing/fake-transport.ts';
import { partner, partnerHost } from '../../testing/partner.ts';
import { renderTestPage } from '../../testing/render-test-page.ts';
import { sampleCompareAnswer } from '../../testing/sample-answers.ts';
import { complaintsOf, thingsOf } from '../../testing/structured-data.ts';
import { comparators, siteFacts } from '../../testing/site-facts.ts';

const path = '/Comparar/Isapres';
const chat = { timeZone: 'America/Santiago', agents: 2, hours: [], closedDays: [] };
const contactInformations = [
  { name: 'Teléfono', info: '+56 2 2000 0000', link: 'tel:+56220000000', external: false },
  { name: 'WhatsApp', info: '+56 9 1000 0000', link: 'https://wa.me/56910000000', external: true },
  { name: 'Correo de ayuda', info: 'escribe@cotejo.example', link: 'mailto:escribe@cotejo.example', external: false },
];
const answers = {
  getSite: { data: siteFacts },
  listComparatorEvents: { data: [] },
  listComparators: { data: comparators },
  compareIsaprePlans: sampleCompareAnswer,
  listContactInformation: { data: [{ name: 'contacto' as const, contactInformations }] },
  listComparatorBenefits: {
    data: [
      { title: 'Precio antes que contacto', description: 'Sin dar tu teléfono.', icon: 'precio', isActive: true },
      { title: 'Aviso de cambios', description: 'Aún no.', icon: 'campana', isActive: false },
    ],
  },
  getMenu: {
    data: [
      {
        type: 'header' as const,
        title: 'Seguros',
        url: '/Comparar/Isapres',
        categories: [{ displayName: 'Todos', url: '/Comparar/Isapres' }],
      },
      {
        type: 'box_category' as const,
        title: 'Para tu familia',
        url: '/Comparar/Isapres',
        categories: [{ displayName: 'Isapres', url: '/Comparar/Isapres' }],
      },
    ],
  },
  listReasons: { data: [{ icon: 'igual', message: '<b>Un solo precio.</b> En todas partes.' }] },
  listComparatorFaq: { data: [{ question: '¿Cuándo cubre?', answer: 'Desde el mes siguiente.' }] },
  getChatAvailability: { data: { ...chat, active: true } },
};

async function htmlOf(given: Partial<typeof answers> = {}): Promise<string> {
  const page = await renderTestPage(path, fakeTransport({ ...answers, ...given }));
  if (page.kind !== 'html') throw new Error('expected a page');
  return page.html.replaceAll('<!-- -->', '');
}

/** What is read: scripts are none of it. */
const shown = (html: string): string => html.replace(/<script.*?<\/script>/gs, '');

it('B7-19 B8-18 a list that could not be had asks for word at the third of the contacts', async () => {
  const { compareIsaprePlans: _none, ...rest } = answers;
  const page = await renderTestPage(path, (wire) =>
    wire.url.includes('/compare/') ? Promise.reject(new Error('no connection')) : fakeTransport(rest)(wire),
  );
  if (page.kind !== 'html') throw new Error('expected a page');
  expect(page.html).toContain('Error al cargar resultados...');
  expect(page.html.replaceAll('<!-- -->', '')).toMatch(/escríbenos a <a href="mailto:escribe@cotejo\.example"/);
});

describe('below a list', () => {
  it('B2.11-22 B7-33 are the benefits of its comparator that are active', async () => {
    const html = shown(await htmlOf());
    expect(html).toMatch(/<h3[^>]*>Precio antes que contacto<\/h3><p[^>]*>Sin dar tu teléfono\.<\/p>/);
    expect(html).not.toContain('Aviso de cambios');
  });

  it('A2.4-32 A2.4-33 are reasons as a list of ticks, under the name of the site', async () => {
    const html = shown(await htmlOf());
    expect(html).toMatch(/<h2 id="por-que"[^>]*>Por qué comparar con Cotejo<\/h2>/);
    expect(html).toMatch(/<li[^>]*><svg.*?<\/svg><p><b>Un solo precio\.<\/b> En todas partes\.<\/p><\/li>/);
    expect(shown(await htmlOf({ listReasons: { data: [] } }))).not.toContain('por-que');
  });

  it('A2.4-35 is another drawing where companies insure those who work in them', async () => {
    const pictureOf = (html: string): string | undefined => /<img src="([^"]+)"[^>]*>/.exec(shown(html))?.[1];
    const [first] = comparators;
    const collective = { ...first!, questions: ['employees' as const] };
    expect(pictureOf(await htmlOf())).toBe('/comparar-en-familia.svg');
    expect(pictureOf(await htmlOf({ listComparators: { data: [collective] } }))).toBe('/comparar-en-empresa.svg');
  });

  it('takes the brand’s colour in a drawing that has none of its own, on a ground that is drawn over to the edges', async () => {
    expect(shown(await htmlOf())).toMatch(/<img src="\/comparar-en-familia\.svg"[^>]* class="[^"]*\bbg-action\b/);
    for (const name of ['familia', 'empresa']) {
      const drawing = await readFile(new URL(`../../../public/comparar-en-${name}.svg`, import.meta.url), 'utf8');
      const outside = drawing.replace(/<mask.*<\/mask>/s, '');
      expect([...outside.matchAll(/#\w+/g)].map(([colour]) => colour)).toEqual(['#fff', '#m']);
      expect(outside).toMatch(/<path fill="#fff" mask="url\(#m\)" d="M0 0h320v200H0z"\/>/);
    }
  });

  it('B2.11-23 B7-30 B2-04 are the boxes of categories, and no other titles of the menu', async () => {
    const html = shown(await htmlOf());
    const nav = /<nav aria-labelledby="categorias".*?<\/nav>/s.exec(html)?.[0] ?? '';
    expect(nav.replace(/<[^>]+>/g, '|').replace(/\|+/g, '|')).toBe('|Otras cosas que puedes comparar|Para tu familia|Isapres|');
    expect(nav).toContain('href="/Comparar/Isapres"');
  });

  it('B2.11-12 are questions that open to their answers, which search engines are told as well', async () => {
    const html = await htmlOf();
    expect(shown(html)).toMatch(/<details[^>]*><summary[^>]*>¿Cuándo cubre\?.*?<\/summary><p[^>]*>Desde el mes siguiente\.<\/p>/);
    const questions = thingsOf(html).filter((thing) => thing['@type'] === 'FAQPage');
    expect(questions).toHaveLength(1);
    expect(JSON.stringify(questions)).toContain('"name":"¿Cuándo cubre?"');
    expect((await Promise.all(questions.map(complaintsOf))).flat()).toEqual([]);
  });

  it('B2.11-13 B5-53 B7-36 is the way to an executive while one answers, and none at any other time', async () => {
    const way = /<a href="https:\/\/wa\.me\/56910000000"[^>]*>.*?Escríbele a un ejecutivo por WhatsApp<\/a>/;
    expect(await htmlOf()).toMatch(way);
    expect(await htmlOf({ getChatAvailability: { data: { ...chat, active: false } } })).not.toMatch(way);
    expect(await htmlOf({ listContactInformation: { data: [] } })).not.toMatch(/Escríbele a un ejecutivo/);
  });

  it('B5-54 is no way to our executives on the host of a partner, whose questions stay', async () => {
    const transport = fakeTransport({ ...answers, getPartnerBySubdomain: { data: partner } });
    const page = await renderTestPage(path, transport, { partnerHost });
    const html = page.kind === 'html' ? shown(page.html) : '';
    expect(html).toContain('¿Cuándo cubre?');
    expect(html).not.toContain('Escríbele a un ejecutivo');
  });
});
