import { describe, expect, it } from 'vitest';
import { fakeTransport } from '../testing/fake-transport.ts';
import { renderTestPage } from '../testing/render-test-page.ts';

const asked: string[] = [];
const nearest = (path: string) => {
  asked.push(path);
  return [
    { title: 'Isapres', page: null, path: '/Comparar/Isapres' },
    { title: null, page: 'howWeOrder' as const, path: '/Como-ordenamos' },
  ];
};

async function htmlOf(path: string): Promise<string> {
  const page = await renderTestPage(path, fakeTransport({}), { nearest });
  if (page.kind !== 'html') throw new Error('expected a page');
  expect(page.status).toBe(404);
  return page.html;
}

describe('NotFoundContent', () => {
  it.each(['/Comparar-Isapre', '/Isapre/Cruz-Blanca/Planes/NO-HAY'])(
    'offers the pages nearest to %s, in their order',
    async (path) => {
      const html = await htmlOf(path);
      expect(asked.at(-1)).toBe(path);
      const near = /Quizás buscabas.*?<\/nav>/s.exec(html)?.[0] ?? '';
      expect([...near.matchAll(/href="([^"]+)"[^>]*>([^<]+)/g)].map(([, href, title]) => `${title} ${href}`)).toEqual([
        'Isapres /Comparar/Isapres',
        'Cómo ordenamos /Como-ordenamos',
      ]);
    },
  );
});
