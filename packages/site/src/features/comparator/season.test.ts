import type { ComparatorEvent } from '@cotejo/contract/comparator-event';
import { describe, expect, it } from 'vitest';
import { fakeTransport } from '../../testing/fake-transport.ts';
import { renderTestPage } from '../../testing/render-test-page.ts';
import { sampleCompareAnswer } from '../../testing/sample-answers.ts';
import { comparators, siteFacts } from '../../testing/site-facts.ts';
import { seasonState } from './season.ts';

const path = '/Comparar/Seguros-de-Salud/Black-Friday';
const event: ComparatorEvent = {
  name: 'black-friday',
  title: 'Black Friday de seguros de salud',
  comparatorRelativePath: 'Black-Friday',
  comparatorPath: '/Comparar/Seguros-de-Salud',
  show: true,
  logo: null,
  image: null,
  url: '/Comparar/Seguros-de-Salud',
  start: '2023-11-23T21:00:00-03:00',
  finish: '2023-11-27T23:59:59-03:00',
};
const before = Date.parse('2023-11-23T20:59:59-03:00');
const during = Date.parse('2023-11-25T12:00:00-03:00');
const after = Date.parse('2023-11-27T23:59:59-03:00');

async function pageAt(now: number, change: Partial<ComparatorEvent> = {}, asked = path) {
  const health = comparators.map((known) => ({ ...known, url: event.comparatorPath, productKind: 'insurance' as const }));
  const transport = fakeTransport({
    getSite: { data: siteFacts },
    listComparators: { data: health.slice(0, 1) },
    listComparatorEvents: { data: [{ ...event, ...change }] },
    compareInsurance: sampleCompareAnswer,
  });
  return renderTestPage(asked, transport, { now });
}

async function htmlAt(...given: Parameters<typeof pageAt>): Promise<string> {
  const page = await pageAt(...given);
  if (page.kind !== 'html') throw new Error(`expected a page, got ${page.response.status}`);
  expect(page.status).toBe(200);
  return page.html;
}

describe('the address of a season', () => {
  it('A2.2-013 A2.3-03 A2.3-04 shows the list of its comparator, with its banner while it is on', async () => {
    const html = await htmlAt(during);
    expect(html).toContain(`<title>${event.title}`);
    expect(html).toMatch(new RegExp(`<section[^>]*aria-label="${event.title}"`));
    expect(html).toContain('Hasta el 27 de noviembre de 2023.');
    expect(html).toContain('data-total=');
    expect(html).toMatch(new RegExp(`<a[^>]*href="${event.comparatorPath}"[^>]*>Ver la lista de siempre<`));
    expect(html).toMatch(new RegExp(`<link rel="canonical" href="[^"]*${path}"`));
    expect(html).not.toContain('content="noindex"');
  });

  it('A2.4-37 A4-32 is said of its comparator too while it is on, with the way to it, and of no other', async () => {
    const own = await htmlAt(during, {}, event.comparatorPath);
    expect(own).toMatch(
      new RegExp(`<section[^>]*aria-label="${event.title}".*?<a[^>]*href="${path}"[^>]*>Ver la página de la temporada<`, 's'),
    );
    expect(own).toMatch(/<link rel="canonical" href="[^"]*\/Comparar\/Seguros-de-Salud"/);
    for (const [now, change] of [[before], [after], [during, { comparatorPath: '/Comparar/Otra' }]] as const) {
      const html = await htmlAt(now, change, event.comparatorPath);
      expect(html).not.toContain(event.title);
      expect(html).not.toContain('Esta temporada terminó.');
    }
  });

  it('A2.3-05 links to the blog of it', async () => {
    expect(await htmlAt(during)).toContain('href="/QP-Blog/Seguros-de-Salud/BlackFriday"');
  });

  it('A2.4-37 A4-32 A4-33 decision 41: has no banner before its start, after its finish, or when it is not to be shown', async () => {
    for (const [now, change] of [[before], [after], [during, { show: false }]] as const) {
      const html = await htmlAt(now, change);
      expect(html).not.toContain(`aria-label="${event.title}"`);
      expect(html).toContain('data-total=');
    }
    expect(await htmlAt(during)).toContain(`aria-label="${event.title}"`);
  });

  it('is at any other time the comparator a second time, which search engines are not told of', async () => {
    const html = await htmlAt(after);
    expect(html).toMatch(/<link rel="canonical" href="[^"]*\/Comparar\/Seguros-de-Salud"/);
    expect(html).toContain('content="noindex"');
    expect(html).toContain('Esta temporada terminó.');
    expect(await htmlAt(before)).not.toContain('Esta temporada terminó.');
  });

  it('is kept by nobody, so that its banner ends on time', async () => {
    expect(await pageAt(during)).toMatchObject({ cacheable: false });
    expect(await pageAt(during, {}, event.comparatorPath)).toMatchObject({ cacheable: true });
  });

  it('A2.4-37 A4-32 its comparator’s own page is kept until its banner comes or goes', async () => {
    const untilAt = async (now: number, change: Partial<ComparatorEvent> = {}): Promise<unknown> => {
      const page = await pageAt(now, change, event.comparatorPath);
      return page.kind === 'html' && page.until;
    };
    expect(await untilAt(before)).toBe(Date.parse(event.start));
    expect(await untilAt(Date.parse(event.start))).toBe(Date.parse(event.finish));
    expect(await untilAt(during)).toBe(Date.parse(event.finish));
    expect(await untilAt(after)).toBe(Number.POSITIVE_INFINITY);
    expect(await untilAt(during, { show: false })).toBe(Number.POSITIVE_INFINITY);
    expect(await untilAt(during, { comparatorPath: '/Comparar/Otra' })).toBe(Number.POSITIVE_INFINITY);
  });

  it('in another letter case leads to its own, and no other address under a comparator is one', async () => {
    const page = await pageAt(during, {}, '/Comparar/seguros-de-salud/black-friday?page=2');
    expect(page.kind === 'response' && [page.response.status, page.response.headers.get('location')]).toEqual([
      301,
      `${path}?page=2`,
    ]);
    expect(await pageAt(during, {}, '/Comparar/Seguros-de-Salud/Cyber-Day')).toMatchObject({ status: 404 });
  });
});

it('A9-10 A9-11 a season begins with its start, and its finish is no longer part of it', () => {
  const at = (now: number) => seasonState(event, now);
  const start = Date.parse(event.start);
  expect([at(start - 1), at(start), at(after - 1), at(after)]).toEqual(['hidden', 'open', 'open', 'closed']);
});
