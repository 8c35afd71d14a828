import type { CompareAnswer } from '@cotejo/contract/compare';
import { describe, expect, it } from 'vitest';
import { fakeTransport } from '../../testing/fake-transport.ts';
import { renderTestPage } from '../../testing/render-test-page.ts';
import { sampleCompareAnswer } from '../../testing/sample-answers.ts';
import { comparators, siteFacts } from '../../testing/site-facts.ts';

const path = '/Comparar/Isapres';
const named = `${path}?coverageOrganizations=ALEMANA,DAVILA`;

/** The list at an address with what was asked to make it. */
async function listAt(url: string, meta: Partial<CompareAnswer['metaData']> = {}) {
  const { metaData } = sampleCompareAnswer;
  const facets = {
    ...metaData.facets,
    coverageOrganizations: [
      { value: 'ALEMANA', label: 'Clínica Alemana', count: 3 },
      { value: 'DAVILA', label: 'Clínica Dávila', count: 5 },
    ],
  };
  const answering = fakeTransport({
    getSite: { data: siteFacts },
    listComparatorEvents: { data: [] },
    listComparators: { data: comparators },
    compareIsaprePlans: {
      ...sampleCompareAnswer,
      data: meta.total === 0 ? [] : sampleCompareAnswer.data,
      metaData: { ...metaData, facets, ...meta },
    },
  });
  const asked: { filters: object }[] = [];
  const page = await renderTestPage(url, async (request) => {
    if (request.url.includes('/compare/')) asked.push(JSON.parse(request.body ?? ''));
    return answering(request);
  });
  if (page.kind !== 'html') throw new Error(`expected a page, got ${page.response.status}`);
  return { html: page.html.replaceAll('<!-- -->', ''), filters: asked[0]?.filters };
}

/** The box of the panel, and what it says; null: there is none. */
function boxOf(html: string) {
  const [, attributes = '', text = ''] =
    /<label[^>]*><input type="checkbox"([^>]*name="clinicMatch"[^>]*)\/>(.*?)<\/label>/s.exec(html) ?? [];
  if (attributes === '') return null;
  return { isChecked: attributes.includes('checked'), text: text.replaceAll(/<[^>]+>/g, '') };
}

describe('clinics that the visitor names', () => {
  it('are required, and the panel and the chips offer to list what does not cover them', async () => {
    const { html, filters } = await listAt(named);
    expect(filters).toMatchObject({ coverageOrganizations: ['ALEMANA', 'DAVILA'], clinicMatch: 'all' });
    expect(boxOf(html)).toEqual({ isChecked: false, text: 'Ver también los demás planes' });
    expect(html).toMatch(
      /<a [^>]*href="\/Comparar\/Isapres\?coverageOrganizations=ALEMANA%2CDAVILA&amp;clinicMatch=optional"[^>]*>Ver también los demás planes</,
    );
    expect(html).not.toContain('Tus clínicas no cambian el orden');
  });

  it('are answered for by every result where the address says so, which every form and link keeps', async () => {
    const { html, filters } = await listAt(`${named}&clinicMatch=optional`);
    expect(filters).toMatchObject({ coverageOrganizations: ['ALEMANA', 'DAVILA'], clinicMatch: 'optional' });
    expect(boxOf(html)).toEqual({ isChecked: true, text: 'Ver también los demás planes' });
    expect(html).toMatch(
      /<a [^>]*href="\/Comparar\/Isapres\?coverageOrganizations=ALEMANA%2CDAVILA"[^>]*>.*?También los demás planes/,
    );
    expect(html).toContain('Tus clínicas no cambian el orden: cada resultado responde por cada una.');
    // The order's form, the layout's links and the profile's way back.
    expect(html).toMatch(/<input type="hidden" name="clinicMatch" value="optional"\/>/);
    expect(html).toMatch(/clinicMatch=optional&amp;view=lista/);
  });

  it('are asked about where one is named, and of none there is nothing to say', async () => {
    expect(boxOf((await listAt(`${path}?coverageOrganizations=ALEMANA`)).html)?.text).toBe('Ver también los demás planes');
    const { html, filters } = await listAt(`${path}?clinicMatch=optional`);
    expect(boxOf(html)).toBeNull();
    expect(html).not.toContain('los demás planes');
    expect(filters).toMatchObject({ clinicMatch: 'all' });
  });

  it('that leave nothing stay named in the way out, which says how many it gives', async () => {
    const relaxations = [{ filter: 'coverageOrganizations', total: 48 }];
    const { html } = await listAt(named, { total: 0, relaxations });
    const [, link = '', text] = /<a [^>]*href="([^"]*)"[^>]*>(Sin exigir[^<]*)</.exec(html) ?? [];
    expect(text).toBe('Sin exigir mis clínicas · 48 planes');
    expect(link.replaceAll('&amp;', '&')).toBe(`${path}?coverageOrganizations=ALEMANA%2CDAVILA&clinicMatch=optional`);
    // Said once: the chips do not offer it a second time.
    expect(html.match(/href="[^"]*clinicMatch=optional"/g)).toHaveLength(1);
  });
});
