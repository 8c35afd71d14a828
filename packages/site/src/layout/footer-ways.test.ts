import { expect, it } from 'vitest';
import { fakeTransport } from '../testing/fake-transport.ts';
import { partner, partnerHost } from '../testing/partner.ts';
import { renderTestPage } from '../testing/render-test-page.ts';
import { fragmentPaths } from '@cotejo/contract/paths/fragments';

const external = true;
const network = { name: 'Instagram', info: '@cotejo', link: 'https://instagram.example/cotejo', external };
const phone = { name: 'Teléfono', info: '+56 2 2000 0000', link: 'tel:+56220000000', external: false };
const mail = { name: 'Correo de ayuda', info: 'ayuda@cotejo.example', link: 'mailto:ayuda@cotejo.example', external: false };
const transport = fakeTransport({
  listContactInformation: {
    data: [
      { name: 'contacto', contactInformations: [phone, phone, mail] },
      { name: 'red_social', contactInformations: [network] },
    ],
  },
});

async function htmlAt(path: string, given: Parameters<typeof renderTestPage>[2] = {}): Promise<string> {
  const page = await renderTestPage(path, transport, given);
  if (page.kind !== 'html') throw new Error('expected a page');
  return page.html;
}

it('the footer leads to the networks of the site, as they were written down', async () => {
  for (const path of ['/no-existe', fragmentPaths.footer]) {
    expect(await htmlAt(path)).toMatch(
      /<ul aria-label="Síguenos"[^>]*><li><a href="https:\/\/instagram.example\/cotejo"[^>]*target="_blank"/,
    );
  }
});

it('the footer leads to the same page for other countries, and to their first one where they have none', async () => {
  const peru = 'https://pe.cotejo.example/Seguros';
  const html = await htmlAt('/portal-clientes', { alternatesOf: () => [{ language: 'es-PE', url: peru }] });
  expect(html).toContain(`href="${peru}" data-country-site="https://pe.cotejo.example"`);
  expect(html).toContain('href="https://co.cotejo.example" data-country-site="https://co.cotejo.example"');
  expect(html).not.toContain('href="https://cl.cotejo.example" data-country-site=');
  expect(await htmlAt(fragmentPaths.footer)).toContain(
    'href="https://pe.cotejo.example" data-country-site="https://pe.cotejo.example"',
  );
});

it('the footer leads to no other country on the host of a partner', async () => {
  const page = await renderTestPage('/portal-clientes', fakeTransport({ getPartnerBySubdomain: { data: partner } }), {
    partnerHost,
  });
  expect(page.kind === 'html' && page.html).not.toContain('data-country-site');
});
