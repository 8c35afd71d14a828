import { describe, expect, it } from 'vitest';
import { canonicalUrl, createPageCache, withCampaign, type KeptPage } from './page-cache.ts';
import { sharedAnswer } from './prepared-answer.ts';

function pageOf(text: string, until = Number.POSITIVE_INFINITY): KeptPage {
  return { answer: sharedAnswer(text), until };
}

describe('the page cache', () => {
  it('keeps no more pages and bytes than allowed', async () => {
    const cache = createPageCache(Date.now, { pages: 3, bytes: 1400, milliseconds: 60_000 });
    for (let index = 0; index < 10; index += 1) await cache.get(`k${index}`, async () => pageOf('x'.repeat(100)));
    expect(cache.size()).toBe(3);
    for (let index = 0; index < 10; index += 1) await cache.get(`l${index}`, async () => pageOf('x'.repeat(400)));
    expect(cache.size()).toBe(2);
  });

  it('keeps neither a failure nor a page that is not to be shared', async () => {
    const cache = createPageCache(Date.now);
    await expect(cache.get('a', () => Promise.reject(new Error('once')))).rejects.toThrow('once');
    expect(await cache.get('a', async () => null)).toBeNull();
    expect((await cache.get('a', async () => pageOf('good')))?.answer.plain.toString()).toBe('good');
  });

  it('gives a page until the moment that makes it another one, and makes it anew from then on', async () => {
    const now = { value: 1_000 };
    const cache = createPageCache(() => now.value);
    const textAt = async (moment: number): Promise<string | undefined> => {
      now.value = moment;
      const page = await cache.get('a', async () => pageOf(`made at ${moment}`, moment < 2_000 ? 2_000 : undefined));
      return page?.answer.plain.toString();
    };
    expect(await textAt(1_000)).toBe('made at 1000');
    expect(await textAt(1_999)).toBe('made at 1000');
    now.value = 2_000;
    expect(cache.known('a')).toBeUndefined();
    expect(await textAt(2_000)).toBe('made at 2000');
    expect(await textAt(9_000)).toBe('made at 2000');
  });
});

describe('the canonical URL', () => {
  it.each([
    ['/a', '/a'],
    ['/a?', '/a'],
    ['/a?b=2&a=1', '/a?a=1&b=2'],
    ['/a?b=2&b=1', '/a?b=2&b=1'],
    ['/a?utm_source=x', '/a'],
    ['/a?fbclid=1&sort=precio-asc&utm_medium=y', '/a?sort=precio-asc'],
  ])('of %s is %s', (given, expected) => {
    expect(canonicalUrl(given)).toBe(expected);
  });
});

it.each([
  ['/a', '/b?utm_source=x&q=1&gclid=%20y', '/a?utm_source=x&gclid=%20y'],
  ['/a?q=1#parte', '/b?utm_source=x', '/a?q=1&utm_source=x#parte'],
  ['/a?utm_source=z', '/b?utm_source=x', '/a?utm_source=z'],
  ['/a', '/b?edad=30&idioma=en', '/a'],
  ['https://otro.example/a', '/b?utm_source=x', 'https://otro.example/a'],
])('what leads on to %s from %s says of campaigns what it was asked with', (location, url, to) => {
  expect(withCampaign(location, url)).toBe(to);
});
