import { href } from '@cotejo/contract/paths';
import { describe, expect, it } from 'vitest';
import { fakeTransport } from '../../testing/fake-transport.ts';
import { renderTestPage } from '../../testing/render-test-page.ts';
import { loginErrors, loginHref } from './login-address.ts';
import { loginTexts } from './texts.ts';

async function html(path: string, given: Parameters<typeof renderTestPage>[2] = {}): Promise<string> {
  const page = await renderTestPage(path, fakeTransport({}), given);
  if (page.kind !== 'html') throw new Error('expected a page');
  expect(page.status).toBe(200);
  return page.html;
}

describe('portals and login', () => {
  it('A2.2-039 A2.2-042 leads to the addresses that were set for them', async () => {
    const portals = { people: 'https://personas.example/entrar', companies: 'https://empresas.example/' };
    const page = await html(href('clientPortal', {}), { portals });
    for (const address of Object.values(portals)) expect(page).toContain(`href="${address}"`);
    expect(page).not.toContain('portal=');
  });

  it('A2.2-040, A2.2-041 offers the portals of people and of companies', async () => {
    const page = await html(href('clientPortal', {}));
    expect(page).toMatch(/Personas.*Empresas/s);
    for (const portal of ['personas', 'empresas']) {
      expect(page).toContain(`href="${href('login', {}, new URLSearchParams({ portal }))}"`);
    }
  });

  it('says why somebody was sent to the login page, a sentence for each code', async () => {
    const reasons = await Promise.all(
      loginErrors.map(async (error) => {
        const page = await html(loginHref(error, '/Comparar/Isapres'));
        expect(page).toContain('href="/Comparar/Isapres"');
        const { expired, invalid, missing, late, failed } = loginTexts.es;
        return [expired, invalid, missing, late, failed].filter((text) => page.includes(text)).join();
      }),
    );
    expect(new Set(reasons)).not.toContain('');
    expect(new Set(reasons).size).toBe(loginErrors.length);
    expect(await html(href('login', {}))).not.toContain('Volver a la página donde estabas');
  });
});
