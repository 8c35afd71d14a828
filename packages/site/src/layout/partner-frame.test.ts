import type { PartnerAnswer } from '@cotejo/contract/partner';
import { editionOf } from '@cotejo/core/editions';
import { describe, expect, it } from 'vitest';
import { fakeTransport } from '../testing/fake-transport.ts';
import { partner, partnerHost } from '../testing/partner.ts';
import { renderTestPage } from '../testing/render-test-page.ts';
import { fragmentPaths } from '@cotejo/contract/paths/fragments';

const header = '<header><p>Mi portal</p></header>';
const footer = '<footer><p>Beneficio para socios</p></footer>';
const ownHeader = '>Portal clientes<';

/** A page of a partner's host; null: of our own. */
async function htmlFor(given: Partial<PartnerAnswer> | null, path = '/no-existe'): Promise<string> {
  const transport = fakeTransport({ getPartnerBySubdomain: { data: { ...partner, ...given } } });
  const page = await renderTestPage(path, transport, { partnerHost: given && partnerHost });
  if (page.kind !== 'html') throw new Error('expected a page');
  return page.html;
}

describe("a page on a partner's host", () => {
  it("A2.1-19 has the partner's header in place of ours, and ours where it gives none or the host is our own", async () => {
    const html = await htmlFor({ headerHtml: header });
    expect(html).toContain('Mi portal');
    expect(html).not.toContain(ownHeader);
    expect(await htmlFor({ footerHtml: footer })).toContain(ownHeader);
    expect(await htmlFor(null)).toContain(ownHeader);
  });

  it("A2.1-20 has the partner's footer in place of ours, also where the frame's script fetches it", async () => {
    for (const path of ['/no-existe', fragmentPaths.footer]) {
      expect(await htmlFor({ footerHtml: footer }, path)).toContain('Beneficio para socios');
      expect(await htmlFor({ footerHtml: footer }, path)).not.toContain('Cómo ordenamos');
      expect(await htmlFor({ headerHtml: header }, path)).toContain('Cómo ordenamos');
    }
  });

  it("leads on in the page's language from what the partner wrote", async () => {
    const given = { headerHtml: '<header><a href="/Ayuda">Help</a></header>' };
    const network = fakeTransport({ getPartnerBySubdomain: { data: { ...partner, ...given } } });
    const page = await renderTestPage('/no-existe', network, {
      partnerHost,
      edition: editionOf('international'),
      language: 'en',
    });
    expect(page.kind === 'html' && page.html).toContain('<a href="/en/Ayuda">Help</a>');
  });

  it('offers no other country, also where the partner itself could not be had', async () => {
    expect(await htmlFor(null)).toContain('data-abroad="PE CO"');
    expect(await htmlFor({})).not.toContain('data-abroad');
    const page = await renderTestPage('/no-existe', fakeTransport({}), { partnerHost });
    expect(page.kind === 'html' && page.html).toMatch(/<div class="page-strips" data-strips="[^"]*" data-keys/);
  });

  it('has no footer element within another', async () => {
    for (const path of ['/no-existe', fragmentPaths.footer]) {
      expect((await htmlFor({ footerHtml: footer }, path)).match(/<footer/g)).toHaveLength(1);
    }
  });

  it("gives its pages the roles of its colour, and the brand's own where it has none or the host is our own", async () => {
    const rootOf = (html: string): string => /<html[^>]*>/.exec(html)?.[0] ?? '';
    expect(rootOf(await htmlFor({ bannerColor: '#0b5c6e' }))).toContain('--color-action:#0b5c6e;');
    for (const own of [{ bannerColor: null }, null]) expect(rootOf(await htmlFor(own))).not.toContain('style');
  });

  it('has no footer where the partner wants none', async () => {
    expect(await htmlFor({ hasFooter: false })).not.toMatch(/<footer|data-footer/);
  });

  it('C6-08 says that it is shown to try, when it is', async () => {
    expect(await htmlFor({ access: 'demo' })).toContain('Ud. tiene acceso Demo a esta vista');
    expect(await htmlFor({})).not.toContain('Ud. tiene acceso Demo');
  });

  it('A1-37 A1-38 has its name in its colour, legible, where it set a colour or a place', async () => {
    const styled = await htmlFor({ bannerColor: '#ffd84d', bannerLayout: 'center' });
    expect(styled).toMatch(/<p data-banner="center" style="background-color:#ffd84d;color:black"/);
    expect(styled).toContain('>Bienestar<');
    expect(await htmlFor({ bannerLayout: 'left' })).toMatch(/<p data-banner="left" class/);
    expect(await htmlFor({})).not.toContain('data-banner');
    expect(await htmlFor(null)).not.toContain('data-banner');
  });
});
