import { comparatorHref, href } from '@cotejo/contract/paths';
import { expect, it } from 'vitest';
import { fakeTransport } from '../../testing/fake-transport.ts';
import { renderTestPage } from '../../testing/render-test-page.ts';
import { sampleCompareAnswer, sampleDetail } from '../../testing/sample-answers.ts';
import { comparators, siteFacts } from '../../testing/site-facts.ts';

const health = comparators[1]!;
const answers = {
  getSite: { data: siteFacts },
  listComparators: { data: comparators },
  compareInsurance: sampleCompareAnswer,
  compareIsaprePlans: sampleCompareAnswer,
  getInsurance: { data: sampleDetail },
  listComparatorBenefits: {
    data: [
      { title: 'Precio antes que contacto', description: 'Sin dar tu teléfono.', icon: 'precio', isActive: true },
      { title: 'Aviso de cambios', description: 'Aún no.', icon: 'campana', isActive: false },
    ],
  },
  listComparatorBlocks: {
    data: [
      { title: '¿Y una isapre?', text: 'Planes para tu familia.', image: null, link: '/Comparar/Isapres', newTab: true as const },
    ],
  },
  listComparatorFaq: { data: [{ question: '¿Cuándo cubre?', answer: 'Desde el mes siguiente.' }] },
};

async function pageAt(path: string) {
  const page = await renderTestPage(path, fakeTransport(answers));
  if (page.kind !== 'html') throw new Error(`expected a page at ${path}`);
  const text = page.html
    .replace(/<script.*?<\/script>/gs, '')
    .replaceAll('<!-- -->', '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ');
  return { ...page, text };
}

it('A2.2-029, A2.2-032: a line shows what is compared, its best, its types, why and its questions', async () => {
  const { status, html, text } = await pageAt(href('healthInsurances', {}));
  expect(status).toBe(200);
  expect(html.match(/<h1/g)).toHaveLength(1);
  for (const said of ['Seguros de salud', '150 seguros de 12 de 12 empresas', 'Max Salud 90', 'Dental 14', '¿Cuándo cubre?']) {
    expect(text).toContain(said);
  }
  expect(text).toContain('Precio antes que contacto');
  expect(text).not.toContain('Aviso de cambios');
  expect(html).toContain(`href="${comparatorHref(health.url)}"`);
  expect(html).toContain(`href="${comparatorHref(health.url, new URLSearchParams({ insuranceTypes: 'Dental' }))}"`);
});

it('B2-07 a block leads on where its data say, in a new tab, and says so', async () => {
  const { html } = await pageAt(href('healthInsurances', {}));
  const [link = ''] = /<a [^>]*href="\/Comparar\/Isapres"[^>]*target="_blank".*?<\/a>/s.exec(html) ?? [];
  expect(link).toContain('rel="noopener"');
  expect(link.replace(/<[^>]+>/g, '').replaceAll('<!-- -->', '')).toBe('¿Y una isapre? (se abre en otra pestaña)');
});

it('A2.2-027, A2.2-031: a line whose comparator the edition has not is no page', async () => {
  expect((await pageAt(href('accidents', {}))).status).toBe(404);
  expect((await pageAt(href('guards', {}))).status).toBe(404);
});

it('A2.2-030: the best plan page shows the best of the main comparators and what the first has its points for', async () => {
  const { status, html, text } = await pageAt(href('bestPlan', {}));
  expect(status).toBe(200);
  expect(html.match(/<h1/g)).toHaveLength(1);
  expect(text).toContain('Por qué Max Salud 90 va primero 92 de 100 puntos');
  expect(html).toContain(`href="${comparatorHref(health.url)}"`);
});
