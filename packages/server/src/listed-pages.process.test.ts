import { mkdtempSync, rmSync } from 'node:fs';
import { get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { HtmlValidate, StaticConfigLoader } from 'html-validate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startServerProcess, type ServerProcess } from './platform/testing/server-process.ts';

const hosts = ['localhost', 'peru.localhost', 'colombia.localhost', 'international.localhost'] as const;
/** Parts of the map whose pages are of one kind: of so many, one is read by the checker of mark-up. */
const checkedShare: Readonly<Record<string, number>> = { productos: 25, clinicas: 40 };
const markup = new HtmlValidate(new StaticConfigLoader({ root: true, extends: ['html-validate:standard'] }));

let server: ServerProcess;
let port = '';
const folder = mkdtempSync(join(tmpdir(), 'cotejo-pages-'));
beforeAll(async () => {
  // The server's own program: it serves the built site.
  const program = fileURLToPath(new URL('./main.ts', import.meta.url));
  server = startServerProcess({ program, env: { DATA_DIR: join(folder, 'data'), CATALOGUE: 'demo' } });
  port = new URL(await server.address).port;
});
afterAll(async () => {
  server.kill('SIGTERM');
  await server.exit;
  rmSync(folder, { recursive: true, force: true });
});

function fetched(host: string, path: string): Promise<{ status: number; text: string }> {
  return new Promise((resolve, reject) => {
    get({ host: '127.0.0.1', port, path, headers: { host: `${host}:${port}` } }, (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (chunk: string) => (text += chunk));
      response.on('end', () => resolve({ status: response.statusCode ?? 0, text }));
    }).on('error', reject);
  });
}

function unescaped(text: string): string {
  return text
    .replaceAll(/&(?:apos|#x27);/g, "'")
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&');
}

async function locationsAt(host: string, path: string): Promise<string[]> {
  const { text } = await fetched(host, path);
  return [...text.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url = '']) => unescaped(url));
}

/** Everything that a listed page has once, and no more. */
const onceOfEach = [/<h1[ >]/g, /<title>/g, /<meta name="description"/g, /property="og:image"/g, /application\/ld\+json/g];

/** What is wrong with a page that search engines are told of; none as it should be. */
async function faultsOf(host: string, url: string, isChecked: boolean): Promise<string[]> {
  const { status, text } = await fetched(host, new URL(url).pathname);
  if (status !== 200) return [`${url}: ${status}`];
  const canonical = unescaped(/<link rel="canonical" href="([^"]*)"/.exec(text)?.[1] ?? '');
  const things = JSON.parse(/<script type="application\/ld\+json">(.*?)<\/script>/s.exec(text)?.[1] ?? '{}')['@graph'];
  const report = isChecked ? await markup.validateString(text) : null;
  return [
    ...(canonical === url ? [] : [`${url}: its address is '${canonical}'`]),
    ...(text.includes('content="noindex"') ? [`${url}: it is left out of search engines`] : []),
    ...onceOfEach.flatMap((part) => (text.match(part)?.length === 1 ? [] : [`${url}: ${part.source}`])),
    ...(Array.isArray(things) && things.length > 0 ? [] : [`${url}: it says nothing of itself`]),
    ...(report?.results ?? []).flatMap(({ messages }) => messages.map(({ message }) => `${url}: ${message}`)),
  ];
}

describe.each(hosts)('pages in the map of the site of %s', (host) => {
  it('answer 200 at their own address, are open to search engines, say what they are, and have mark-up without fault', async () => {
    const faults: string[] = [];
    for (const file of await locationsAt(host, '/sitemap.xml')) {
      const path = new URL(file).pathname;
      const share = checkedShare[path.slice('/sitemaps/'.length, -'.xml'.length)] ?? 1;
      const urls = await locationsAt(host, path);
      expect(urls.length).toBeGreaterThan(0);
      for (const [index, url] of urls.entries()) faults.push(...(await faultsOf(host, url, index % share === 0)));
    }
    expect(faults).toEqual([]);
  });

  it.each(['/login', '/Feedback', '/v1', '/no-existe', 'request', 'purchase'])(
    'that are not in it are left out of search engines as well, with mark-up without fault: %s',
    async (kind) => {
      const [product = ''] = await locationsAt(host, '/sitemaps/productos.xml');
      const { pathname } = new URL(product);
      const purchase = `/Compra-Online/${pathname.split('/').at(-1)}`;
      const path = kind === 'request' ? `${pathname}/Solicitar` : kind === 'purchase' ? purchase : kind;
      const { status, text } = await fetched(host, path);
      const { results } = await markup.validateString(text);
      expect(status).toBe(path === '/no-existe' ? 404 : 200);
      expect(text).toContain('<meta name="robots" content="noindex"/>');
      expect(results.flatMap(({ messages }) => messages.map(({ message }) => message))).toEqual([]);
    },
  );
});
