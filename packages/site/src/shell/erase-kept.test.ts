import { afterEach, describe, expect, it, vi } from 'vitest';
import { keptThings } from '../storage/kept-things.ts';
import { SharedStorage } from '../testing/shared-storage.ts';
import { eraseKept, type ErasedHost } from './erase-kept.ts';

/** A browser's cookies that scripts see. */
class Cookies {
  readonly kept = new Set<string>();
  get cookie(): string {
    return [...this.kept].map((name) => `${name}=x`).join('; ');
  }
  set cookie(text: string) {
    const [name = ''] = text.split('=');
    if (/Max-Age=0/.test(text)) this.kept.delete(name);
    else this.kept.add(name);
  }
}

/** A browser that keeps all that the site keeps for its brands, and something that nobody thought of. */
function fullBrowser() {
  const [local, session, document] = [new SharedStorage(), new SharedStorage(), new Cookies()];
  const cacheNames = new Set(['of-others']);
  vi.stubGlobal('caches', { keys: async () => [...cacheNames], delete: async (name: string) => cacheNames.delete(name) });
  for (const brand of ['QP', 'QS', 'IH']) {
    for (const { place, key } of [...keptThings, { place: 'local', key: '{brand}_OF_TOMORROW' }]) {
      const name = key.replace('{brand}', brand).replaceAll(/[{}]/g, '');
      if (place === 'local') local.change(name, 'x');
      if (place === 'session') session.change(name, 'x');
      if (place === 'cookie') document.kept.add(name);
      if (place === 'cache') cacheNames.add(name);
    }
  }
  const [tab, other] = [local.tab(), local.tab()];
  const heard: (string | null)[] = [];
  other.addEventListener('storage', ({ key }) => heard.push(key));
  const host: ErasedHost = {
    localStorage: tab.localStorage,
    sessionStorage: session.tab().localStorage,
    document,
    location: { hostname: 'www.cotejo.example' },
  };
  const left = () => [local.items.size, session.items.size, document.kept.size, [...cacheNames]];
  return { host, left, heard };
}

describe('eraseKept', () => {
  afterEach(() => vi.unstubAllGlobals());

  it('leaves nothing of all that the site keeps, and what is of others', async () => {
    const { host, left } = fullBrowser();
    expect(left()).toEqual([expect.any(Number), expect.any(Number), expect.any(Number), expect.arrayContaining(['of-others'])]);
    await eraseKept(host);
    expect(left()).toEqual([0, 0, 0, ['of-others']]);
  });

  it('tells other tabs, also where nothing was kept', async () => {
    const { host, heard } = fullBrowser();
    await eraseKept(host);
    expect(heard.at(-1)).toBeNull();
    heard.length = 0;
    await eraseKept(host);
    expect(heard.at(-1)).toBeNull();
  });

  it('erases the rest where the browser refuses a part', async () => {
    const { host, left } = fullBrowser();
    const before = left()[0];
    const refused = Object.defineProperty({ ...host }, 'localStorage', {
      get: () => {
        throw new DOMException('refused', 'SecurityError');
      },
    });
    await eraseKept(refused);
    expect(left()).toEqual([before, 0, 0, ['of-others']]);
    vi.stubGlobal('caches', { keys: () => Promise.reject(new Error('refused')) });
    await expect(eraseKept(host)).resolves.toBeUndefined();
  });

  it('ends cookies that a tag keeps for the whole site', async () => {
    const { host } = fullBrowser();
    const written: string[] = [];
    const document = Object.defineProperty({ cookie: '' }, 'cookie', {
      get: () => '_ga=GA1.1.1.2',
      set: (text: string) => {
        written.push(text);
      },
    });
    await eraseKept({ ...host, document });
    expect(written).toContain('_ga=; Path=/; Domain=cotejo.example; Max-Age=0');
  });
});
