import type { ComparatorAnswer } from '@cotejo/contract/catalogue';
import type { Profile } from '@cotejo/contract/profile';
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { describe, expect, it } from 'vitest';
import { fakeTransport } from '../../testing/fake-transport.ts';
import { renderTestPage } from '../../testing/render-test-page.ts';
import { sampleCompareAnswer } from '../../testing/sample-answers.ts';
import { comparators, siteFacts } from '../../testing/site-facts.ts';

const [isapres] = comparators as [ComparatorAnswer];
const site = new URL('../../../', import.meta.url);
const styles = readFileSync(createRequire(import.meta.url).resolve('@cotejo/ui/tokens.css'), 'utf8');

async function bannerOf(change: Partial<ComparatorAnswer> = {}, profile: Profile | null = null): Promise<string> {
  const transport = fakeTransport({
    getSite: { data: siteFacts },
    listComparatorEvents: { data: [] },
    listComparators: { data: [{ ...isapres, ...change }] },
    compareIsaprePlans: sampleCompareAnswer,
  });
  const page = await renderTestPage(isapres.url, transport, { profile });
  if (page.kind !== 'html') throw new Error(`expected a page, got ${page.response.status}`);
  const [, from = ''] = page.html.split(/<section aria-labelledby="titulo"[^>]*>/);
  return from.slice(0, from.indexOf('id="resultados"')).replaceAll('<!-- -->', '');
}

const own: Profile = { ...isapres.exampleProfile, ingresodatos: true };

describe('the banner of a comparator', () => {
  it('B2.6-01 shows its title and its sentence over a drawing that is there', async () => {
    const banner = await bannerOf();
    expect(banner).toMatch(/data-banner="people"[^>]*>.*<h1 id="titulo"[^>]*>Compara planes de isapre<\/h1>/s);
    expect(banner).toContain('Con tu 7 % y tus cargas');
    expect(styles).toMatch(/\.banner::before \{[^}]*mask: var\(--banner-art\)/);
  });

  it.each([
    ['people', ['people']],
    ['pets', ['pets']],
    ['company', ['employees']],
    ['journey', ['journey']],
  ] as const)('B2.6-01 has a drawing of its own for %s, of less than 1 kB', async (subject, questions) => {
    expect(await bannerOf({ questions: [...questions] })).toContain(`data-banner="${subject}"`);
    const [, file = ''] =
      new RegExp(`\\[data-banner='${subject}'\\] \\{\\s*--banner-art: url\\('/([^']+)'\\)`).exec(styles) ?? [];
    const drawing = new URL(`public/${file}`, site);
    expect(existsSync(drawing)).toBe(true);
    expect(readFileSync(drawing).length).toBeLessThan(1024);
  });

  it('B2.6-02 holds the form of the profile', async () => {
    expect(await bannerOf()).toMatch(/class="profile-bar".*<form [^>]*method="post".*name="cotizante\.0\.edad"/s);
  });

  it('B2.6-03 B2.6-04 has a toggle that says what there is to do: add a profile, edit it, or contract the open form', async () => {
    const toggleOf = (html: string) =>
      [...(/<summary.*?<\/summary>/s.exec(html)?.[0] ?? '').matchAll(/<span class="lg:hidden ([^"]*)">([^<]*)</g)].map(
        ([, when, words]) => [when, words],
      );
    const contract = ['not-group-open/editor:hidden', 'Contraer perfil'];
    expect(toggleOf(await bannerOf())).toEqual([['group-open/editor:hidden', 'Agregar perfil'], contract]);
    expect(toggleOf(await bannerOf({}, own))).toEqual([['group-open/editor:hidden', 'Editar perfil'], contract]);
    expect(await bannerOf()).toContain('<details class="group/editor">');
  });

  it('B4-37 B4-38 warns as long as no profile was entered', async () => {
    expect(await bannerOf()).toContain('form-warning');
    expect(await bannerOf({}, own)).not.toContain('form-warning');
  });
});
