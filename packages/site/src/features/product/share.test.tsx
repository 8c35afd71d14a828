import { describe, expect, it } from 'vitest';
import { fakeTransport } from '../../testing/fake-transport.ts';
import { renderTestPage } from '../../testing/render-test-page.ts';
import { sampleDetail } from '../../testing/sample-answers.ts';
import { comparators, siteFacts } from '../../testing/site-facts.ts';

const entry = (name: string, info: string, link: string) => ({ name, info, link, external: false });
const contactInformations = [
  entry('Teléfono', '+56 2 2111 1111', 'tel:+56221111111'),
  entry('WhatsApp', '+56 9 1000 0000', 'https://wa.me/56910000000'),
  entry('Correo de ayuda', 'escribe@cotejo.example', 'mailto:escribe@cotejo.example'),
];

async function productPage(contacts: typeof contactInformations): Promise<string> {
  const transport = fakeTransport({
    getSite: { data: siteFacts },
    listComparators: { data: comparators },
    getIsaprePlan: { data: sampleDetail },
    listContactInformation: { data: contacts.length === 0 ? [] : [{ name: 'contacto', contactInformations: contacts }] },
  });
  const page = await renderTestPage(sampleDetail.item.url, transport);
  if (page.kind !== 'html') throw new Error('expected a page');
  return page.html;
}

const barOf = (html: string): string => /<nav aria-label="Pregúntanos".*?<\/nav>/s.exec(html)?.[0] ?? '';

describe('the page of a product', () => {
  it('B2.11-15 B2.11-16 has a floating bar with WhatsApp, and a call on phones alone', async () => {
    const bar = barOf(await productPage(contactInformations));
    expect(bar).toMatch(/^<nav[^>]*class="fixed /);
    expect(bar).toMatch(
      /<a href="https:\/\/wa\.me\/56910000000"[^>]*aria-label="Escríbenos por WhatsApp" class="(?:(?!lg:hidden)[^"])*"/,
    );
    expect(bar).toMatch(/<a href="tel:\+56221111111" class="[^"]*lg:hidden"/);
  });

  it('leaves out WhatsApp where nobody answers there, and calls the edition where no number is written down', async () => {
    const bar = barOf(await productPage([]));
    expect(bar).not.toContain('wa.me');
    expect(bar).toContain('href="tel:+56220000000"');
  });

  it('passes its own address on by links, with nothing of the visitor', async () => {
    const html = await productPage([]);
    const address = encodeURIComponent(`Max Salud 90, Cruz Blanca: https://cl.cotejo.example${sampleDetail.item.url}`);
    expect(html).toContain(`href="https://wa.me/?text=${address}"`);
    expect(html).toContain(`&amp;body=${address}"`);
  });
});
