import { afterEach, describe, expect, it, vi } from 'vitest';
import { loadScript } from './load-script.ts';
import { validateOf } from './run-script.ts';

const { told } = vi.hoisted(() => ({ told: [] as string[] }));
vi.mock('../browser-log.ts', () => ({ warnInBrowser: (message: string) => told.push(message) }));

const integrity = 'sha384-AAAA';
const ofSite = new URL('https://cotejo.example/Comparar/Isapres');

afterEach(() => vi.unstubAllGlobals());

describe('a validation script', () => {
  it('is told apart by its address in browsers that cannot be asked whether it is one', async () => {
    vi.stubGlobal('URL', Object.defineProperty(class extends URL {}, 'canParse', { value: undefined }));
    vi.stubGlobal('location', ofSite);
    const whyNot = async (url: string) => loadScript({ url, integrity: null });
    expect(await whyNot('/validation/valid-ages.js')).toEqual({ why: 'has no hash' });
    for (const url of ['https://otro.example/validation/valid-ages.js', '/sw.js', 'https://[', '/validation/a.js?b'])
      expect(await whyNot(url)).toEqual({ why: 'is none of our own' });
  });

  it('is asked for anew after loading it failed by itself', async () => {
    vi.stubGlobal('location', ofSite);
    vi.stubGlobal('AbortSignal', {
      timeout: () => {
        throw new Error('broken');
      },
    });
    const address = { url: '/validation/valid-ages.js', integrity };
    await expect(validateOf(address)).rejects.toThrow('broken');
    vi.stubGlobal('AbortSignal', { timeout: () => new AbortController().signal });
    vi.stubGlobal('fetch', async () => new Response(null, { status: 404 }));
    expect(await validateOf(address)).toBeNull();
    expect(told).toEqual(['validation script /validation/valid-ages.js is missing (404)']);
  });
});
