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
  assets: { shell: '/shell.js', start: '/start.js', scripts: [], styles: [], preloads: [], fonts: [] },
  loaderData: { page: { name: '</script><script>alert(1)</script><!--' } },
  actionData: null,
  errors: null,
};

it('writes data that cannot leave its script element, and reads the same back', () => {
  const text = writePageData(data);
  expect(text).not.toContain('<');
  expect(readPageData(text)).toEqual(data);
});

it('writes what JSON writes, of frozen parts too, however often they come', () => {
  const frozen = Object.freeze({ name: '<b>', list: [1, undefined, null], at: new Date(0), none: undefined });
  const page = { frozen, list: [frozen, frozen], at: new Date(0), none: undefined, empty: {} };
  for (const loaderData of [{ page }, { page, again: frozen }]) {
    const given: PageData = { ...data, loaderData };
    expect(writePageData(given)).toBe(JSON.stringify(given).replaceAll('<', '\\u003c'));
  }
});

it('stops with a clear word when a page carries no data', () => {
  expect(() => readPageData(null)).toThrow('carries no data');
});
