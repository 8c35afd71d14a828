import { describe, expect, it } from 'vitest';
import { fakeTransport } from '../../testing/fake-transport.ts';
import { renderTestPage } from '../../testing/render-test-page.ts';
import { referralCookie } from '@cotejo/contract/page-rendering';

const referrer = {
  id: 'paula-araneda',
  name: 'Paula Araneda; hoy',
  email: 'paula@cotejo.example',
  ejecutivo: null,
  loggedAs: 'referral' as const,
};

async function opened(path: string, answers: Parameters<typeof fakeTransport>[0]) {
  const page = await renderTestPage(path, fakeTransport(answers));
  if (page.kind !== 'response') throw new Error('expected a redirect');
  const { status, headers } = page.response;
  return { status, to: headers.get('location'), cookie: headers.get('set-cookie') };
}

describe('the link of who sends a visitor', () => {
  it.each(['/ref/paula-araneda', '/ref?id=paula-araneda'])(
    'A2.2-059, A2.2-060 %s keeps the referrer and goes to the insurances',
    async (path) => {
      const { status, to, cookie } = await opened(path, { getReferrer: { data: referrer } });
      expect([status, to]).toEqual([302, '/Comparar/Seguros-de-Salud']);
      const value = new RegExp(`^${referralCookie}=([^;]*); Path=/; SameSite=Lax$`).exec(cookie ?? '')?.[1] ?? '';
      const { email, ...kept } = referrer;
      expect(JSON.parse(decodeURIComponent(value))).toEqual(kept);
      expect(decodeURIComponent(cookie ?? '')).not.toContain(email);
    },
  );

  it.each([
    ['/ref/nadie?utm_source=x&a=1&a=2', '?utm_source=x&a=1&a=2'],
    ['/ref?utm_source=x&id=nadie', '?utm_source=x'],
    ['/ref?id=nadie', ''],
  ])('takes along what %s says beside the referrer', async (path, search) => {
    expect((await opened(path, {})).to).toBe(`/Comparar/Seguros-de-Salud${search}`);
  });

  it.each(['/ref/nadie', '/ref', `/ref/${'x'.repeat(500)}`])(
    'A2.2-061 %s goes there as well, with nothing kept',
    async (path) => {
      expect(await opened(path, {})).toEqual({ status: 302, to: '/Comparar/Seguros-de-Salud', cookie: null });
    },
  );
});
