import { editionOf } from '@cotejo/core/editions';
import { expect, it } from 'vitest';
import { readPageData, writePageData, type PageData } from './page-data.ts';
import { testSiteUrls } from './testing/test-site-urls.ts';

const data: PageData = {
  edition: editionOf('chile'),
  language: 'es',
  today: '2026-11-20',
  version: 'test',
  siteUrls: testSiteUrls,
  apiBase: 'https://api.cotejo.example',
  profile: null,
  assets: { shell: '/shell.js', scripts: [], styles: [], preloads: [], fonts: [] },
  loaderData: { page: { name: '</script><script>alert(1)</script><!--' } },
  actionData: null,
  errors: null,
};

it('writes data that cannot leave its script element, and reads the same back', () => {
  const text = writePageData(data);
  expect(text).not.toContain('<');
  expect(readPageData(text)).toEqual(data);
});

it('stops with a clear word when a page carries no data', () => {
  expect(() => readPageData(null)).toThrow('carries no data');
});
