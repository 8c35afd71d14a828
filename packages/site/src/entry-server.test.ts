import { describe, expect, it } from 'vitest';
import { comparators, siteFacts } from './testing/site-facts.ts';
import { fakeTransport } from './testing/fake-transport.ts';
import { renderTestPage } from './testing/render-test-page.ts';

const transport = fakeTransport({ getSite: { data: siteFacts }, listComparators: { data: comparators } });

describe('renderPage', () => {
  it('renders the whole document of the first page, cacheable and without script', async () => {
    const page = await renderTestPage('/', transport);
    if (page.kind !== 'html') throw new Error('expected a page');
    expect(page.status).toBe(200);
    expect(page.cacheable).toBe(true);
    expect(page.html).toMatch(/^<!DOCTYPE html><html lang="es-CL">/);
    expect(page.html).not.toContain('<script');
  });

  it('answers an unknown path with the not-found page and status 404', async () => {
    const page = await renderTestPage('/no-existe', transport);
    expect(page).toMatchObject({ kind: 'html', status: 404, cacheable: false });
  });
});
