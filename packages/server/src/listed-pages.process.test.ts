import { editionOf } from '@cotejo/core/editions';
import { HtmlValidate, StaticConfigLoader } from 'html-validate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { linkKind, ownPathsOf, unescaped } from './platform/testing/page-links.ts';
import { startSite, type RunningSite, type SiteAnswer } from './platform/testing/running-site.ts';

const hosts = ['localhost', 'peru.localhost', 'colombia.localhost', 'international.localhost'] as const;
/** Parts of the map whose pages are of one kind: of so many, one is read by the checker of mark-up. */
const checkedShare: Readonly<Record<string, number>> = { productos: 25, clinicas: 40 };
const markup = new HtmlValidate(new StaticConfigLoader({ root: true, extends: ['html-validate:standard'] }));

let site: RunningSite;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.close());

/** Own links that pages of a host had, by what they lead to: the first page that has it says where it stands. */
const links = new Map<string, Map<string, string>>();

async function fetched(host: string, path: string): Promise<SiteAnswer> {
  const answer = await site.ask(host, path);
  const known = links.get(host) ?? new Map<string, string>();
  links.set(host, known);
  const { status, text } = answer;
  // What is not there offers itself in other languages too.
  if (status !== 200) return answer;
  for (const link of ownPathsOf(text, { forms: false })) if (!known.has(link)) known.set(link, path);
  return answer;
}

async function locationsAt(host: string, path: string): Promise<string[]> {
  const { text } = await fetched(host, path);
  return [...text.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url = '']) => unescaped(url));
}

/** Everything that a listed page has once, and no more. */
const onceOfEach = [
  /<h1[ >]/g,
  /<title[ >]/g,
  /<meta [^>]*name="description"/g,
  /property="og:image"/g,
  /application\/ld\+json/g,
];

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

  it('have no own link that leads nowhere: each path is a page, or leads to one in one step', async () => {
    const known = links.get(host) ?? new Map<string, string>();
    const kinds = new Map([...known.keys()].map((link) => [linkKind(link), link]));
    const waiting = [...kinds.values()];
    const broken: string[] = [];
    const follow = async (): Promise<void> => {
      for (let link = waiting.pop(); link !== undefined; link = waiting.pop()) {
        const first = await site.ask(host, link);
        const leads = first.status === 301 || first.status === 302;
        const end = leads ? await site.ask(host, first.location) : first;
        if (end.status !== 200) broken.push(`${link} of ${known.get(link)}: ${first.status} ${first.location}`);
      }
    };
    await Promise.all([follow(), follow(), follow(), follow()]);
    expect(broken).toEqual([]);
    expect(kinds.size).toBeGreaterThan(100);
  });
});

describe('the route table', () => {
  const brand = editionOf('chile').brand.code;

  it.each([
    ['A2.2-002', '/', 200, 'Cotejo'],
    ['A2.2-006', '/Comparar/Isapres', 200, 'isapre'],
    ['A2.2-010', '/Comparar/Seguros-de-Salud/Dental', 200, 'dental'],
    ['A2.2-012', '/Comparar/Seguros-de-Salud', 200, 'seguros'],
    ['A2.2-013', '/Comparar/Seguros-de-Salud/Black-Friday', 200, 'seguros'],
    ['A2.2-033', '/Comparar-Planes', 200, 'Comparar planes'],
    ['A2.2-039', '/portal-clientes', 200, 'Portal clientes'],
    ['A2.2-044', '/Partners-y-Alianzas', 200, 'Partners y alianzas'],
    ['A2.2-057', '/preview', 200, 'Vista previa'],
    ['A2.2-062', '/not-found', 404, 'No encontramos esta página'],
    ['A2.2-063', '/lo-que-no-hay', 404, 'No encontramos esta página'],
    ['A2.2-064', '/Terminos-y-Condiciones', 200, 'Términos y condiciones'],
    ['A2.2-066', '/Seguros-de-Viaje', 200, 'viaje'],
    ['A2.2-067', '/Rescate-MetLife-Seguro-Vida-Ahorro', 200, 'ahorro'],
    ['A2.2-068', '/Practicas-Pasantias-QPTech', 200, 'prácticas'],
    ['A2.2-069', `/${brand}-Empresas`, 200, 'empresa'],
  ])('%s %s', async (_row, path, status, title) => {
    const answer = await site.ask('localhost', path);
    expect(answer.status).toBe(status);
    expect((/<title[^>]*>([^<]*)/.exec(answer.text)?.[1] ?? '').toLowerCase()).toContain(title.toLowerCase());
  });

  it('A2.2-023 an insurance has its page under who sells it', async () => {
    const paths = (await locationsAt('localhost', '/sitemaps/productos.xml')).map((url) => new URL(url).pathname);
    const insurance = paths.find((path) => /^\/Seguros\/[^/]+\/[^/]+$/.test(path)) ?? '';
    const { status, text } = await site.ask('localhost', insurance);
    expect(status).toBe(200);
    expect(text).toContain('"@type":"Product"');
  });
});
