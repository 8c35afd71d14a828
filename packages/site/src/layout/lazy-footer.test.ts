import { describe, expect, it } from 'vitest';
import { fakeTransport } from '../testing/fake-transport.ts';
import { renderTestPage } from '../testing/render-test-page.ts';
import { siteFacts } from '../testing/site-facts.ts';
import { fragmentPaths } from '@cotejo/contract/paths/fragments';

const transport = fakeTransport({ getSite: { data: siteFacts } });

async function htmlOf(path: string): Promise<string> {
  const page = await renderTestPage(path, transport);
  if (page.kind !== 'html') throw new Error('expected a page');
  return page.html;
}

/** Addresses that a piece of HTML leads to, each once. */
function linksOf(html: string): string[] {
  return [...new Set([...html.matchAll(/href="([^"]+)"/g)].map(([, href]) => href ?? ''))];
}

describe('LazyFooter', () => {
  it('A2.1-17 leaves a place that says where the footer is, and the footer itself only for who has no script', async () => {
    const footer = /<footer.*<\/footer>/s.exec(await htmlOf('/no-existe'))?.[0] ?? '';
    expect(footer).toContain(`data-footer="${fragmentPaths.footer}"`);
    const copy = /<noscript>(.*)<\/noscript>/s.exec(footer)?.[1] ?? '';
    expect(linksOf(copy)).toContain('/Comparar/Isapres');
    expect(linksOf(footer.replace(copy, ''))).toEqual([]);
  });

  it('A2.1-18 brings along what to say when it cannot be fetched', async () => {
    expect(await htmlOf('/no-existe')).toContain('data-failed="Falló carga de Footer"');
  });

  it('is a page that anybody may keep and search engines leave alone, with the footer and nothing around', async () => {
    const page = await renderTestPage(fragmentPaths.footer, transport);
    expect(page).toMatchObject({ kind: 'html', status: 200, cacheable: true });
    const html = await htmlOf(fragmentPaths.footer);
    expect(html).toContain('content="noindex"');
    expect(html).not.toMatch(/<header|<main|<noscript/);
    const copy = /<noscript>(.*)<\/noscript>/s.exec(await htmlOf('/no-existe'))?.[1] ?? '';
    expect(linksOf(/<footer.*<\/footer>/s.exec(html)?.[0] ?? '')).toEqual(linksOf(copy));
  });
});
