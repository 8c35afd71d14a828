import { fragmentPaths } from '@cotejo/contract/paths/fragments';
import { editionOf } from '@cotejo/core/editions';
import { describe, expect, it } from 'vitest';
import { fakeTransport } from '../testing/fake-transport.ts';
import { renderTestPage } from '../testing/render-test-page.ts';
import { siteFacts } from '../testing/site-facts.ts';

async function htmlOf(path: string, options: Parameters<typeof renderTestPage>[2] = {}): Promise<string> {
  const page = await renderTestPage(path, fakeTransport({ getSite: { data: siteFacts } }), options);
  if (page.kind !== 'html') throw new Error('expected a page');
  return page.html;
}

describe('the badge as the server writes it', () => {
  it('is a page of its own that search engines leave alone, and no part of any other', async () => {
    expect(await htmlOf(fragmentPaths.badge)).toContain('content="noindex"');
    expect(await htmlOf('/no-existe')).not.toMatch(/data-badge-of-traffic|trafico-interno/);
  });

  it('B2.13-11 B2.13-12 B2.13-13 has the weight of affinity from 0 to 1 with a button, and one that empties the caches', async () => {
    const html = await htmlOf(fragmentPaths.badge);
    const form = /<form.*<\/form>/s.exec(html)?.[0] ?? '';
    expect(form).toMatch(/<input type="number" [^>]*min="0" max="1"/);
    expect(form).toMatch(/<button type="submit"[^>]*>Aplicar</);
    expect(html).toMatch(/<button[^>]*>Limpiar cache</);
  });

  it('B2.13-09 B2.13-10 says under its key that a link was copied', async () => {
    expect(await htmlOf(fragmentPaths.badge)).toMatch(
      /<p role="alert" data-alert="build.url.message" data-copied="¡Enlace del plan copiado al portapapeles!"/,
    );
  });

  it('B7-43 empties the caches of the application of its host', async () => {
    expect(await htmlOf(fragmentPaths.badge)).toContain('data-purge="site"');
    expect(await htmlOf(fragmentPaths.badge, { partnerHost: 'socio.cotejo.example' })).toContain(
      'data-purge="partner-marketplace"',
    );
  });

  it('B4-70 knows e-mails of the house, and is in the language of the page', async () => {
    expect(await htmlOf(fragmentPaths.badge)).toContain('data-domains="cotejo.example"');
    const html = await htmlOf(fragmentPaths.badge, { edition: editionOf('international'), language: 'en' });
    expect(html).toContain('Copy the link to the list');
  });
});
