import { afterEach, describe, expect, it, vi } from 'vitest';
import { keepReferral, referralIn } from './referral.ts';

describe('the cookie of who sent the visitor', () => {
  it('is read among others, as it was written', () => {
    const value = encodeURIComponent('{"name":"Paula; Araneda"}');
    expect(referralIn(`perfil=x; referido=${value}; otra=1`)).toBe('{"name":"Paula; Araneda"}');
  });

  it.each(['', 'perfil=x', 'referido=', 'noreferido=x', 'referido=%E0%A4%A'])('is none in: %s', (cookies) => {
    expect(referralIn(cookies)).toBeNull();
  });
});

describe('keepReferral', () => {
  afterEach(() => vi.unstubAllGlobals());

  /** What a page writes to its cookies, where the browser keeps values by `setItem`. */
  function writtenWith(cookie: string, setItem: (name: string, value: string) => void): readonly string[] {
    const written: string[] = [];
    vi.stubGlobal('document', {
      get cookie() {
        return cookie;
      },
      set cookie(text: string) {
        written.push(text);
      },
    });
    vi.stubGlobal('localStorage', { setItem });
    keepReferral({ dataset: { referralKey: 'QP_REFERRAL' } } as unknown as HTMLElement);
    return written;
  }
  const sent = `referido=${encodeURIComponent('{"name":"Paula"}')}`;

  it('moves it to what the browser keeps, and removes the cookie', () => {
    const kept = new Map<string, string>();
    expect(writtenWith(sent, (name, value) => kept.set(name, value))).toEqual(['referido=; Path=/; Max-Age=0; SameSite=Lax']);
    expect([...kept]).toEqual([['QP_REFERRAL', '{"name":"Paula"}']]);
  });

  it('leaves the cookie where nothing can be kept, and writes nothing where there is none', () => {
    const full = (): never => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    expect(writtenWith(sent, full)).toEqual([]);
    expect(writtenWith('otra=1', () => undefined)).toEqual([]);
  });
});
