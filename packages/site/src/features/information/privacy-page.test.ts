import { editionOf } from '@cotejo/core/editions';
import { describe, expect, it } from 'vitest';
import { keptThings } from '../../storage/kept-things.ts';
import { fakeTransport } from '../../testing/fake-transport.ts';
import { renderTestPage } from '../../testing/render-test-page.ts';
import { eraseTexts } from './erase-texts.ts';

const path = '/Privacidad';
const text = { name: 'privacidad', title: 'Tu privacidad', body: '<p>Nada.</p>', updatedAt: '2026-11-20T01:00:00.000Z' };
const transport = fakeTransport({ getInformation: { data: text } });

function posted(fields: Readonly<Record<string, string>>) {
  return renderTestPage(path, transport, { init: { method: 'POST', body: new URLSearchParams(fields) } });
}

async function html(search = '', given: Parameters<typeof renderTestPage>[2] = {}): Promise<string> {
  const page = await renderTestPage(path + search, transport, given);
  if (page.kind !== 'html') throw new Error('expected a page');
  return page.html;
}

describe('the privacy page', () => {
  it('has a form that works without script, and tells of each kind of thing that is kept', async () => {
    const page = await html();
    const [form = '', parts = ''] = /(<form[^>]*data-erase[^>]*>)(.*?)<\/form>/.exec(page)?.slice(1) ?? [];
    expect(form).toContain('method="post"');
    expect(parts).toContain('<button type="submit"');
    // Script sends the form by itself: what a button says does not go along.
    expect(parts).toContain('<input type="hidden" name="intent" value="erase"/>');
    for (const { kind } of keptThings) expect(page).toContain(eraseTexts.es[kind]);
    expect(page).not.toContain(eraseTexts.es.done);
  });

  it('erases without script: each cookie of the site ends, and the browser is told to forget the rest', async () => {
    const page = await posted({ intent: 'erase' });
    if (page.kind !== 'response') throw new Error('expected a redirect');
    const { status, headers } = page.response;
    expect([status, headers.get('location')]).toEqual([303, '/Privacidad?borrado=1#borrar-mis-datos']);
    expect(headers.get('clear-site-data')).toBe('"storage"');
    const ended = keptThings
      .filter(({ place, path: ofPath }) => place === 'cookie' && ofPath === undefined)
      .map(({ key }) => `${key}=; Path=/; Max-Age=0; SameSite=Lax`);
    const ofLink = ['/v1', '/en/v1', '/pt/v1'].map((place) => `enlace=; Path=${place}; Max-Age=0; SameSite=Lax`);
    expect(headers.getSetCookie().toSorted()).toEqual([...ended, ...ofLink].toSorted());
    expect(ended.length).toBe(4);
  });

  it('says so afterwards', async () => expect(await html('?borrado=1')).toContain(eraseTexts.es.done));

  it('erases nothing for a form that asks for something else', async () => {
    const page = await posted({ intent: 'profile' });
    if (page.kind !== 'response') throw new Error('expected a redirect');
    const { headers } = page.response;
    expect([headers.get('location'), headers.get('clear-site-data'), headers.getSetCookie()]).toEqual([path, null, []]);
  });

  it.each([
    ['en', 'Erase my data'],
    ['pt', 'Apagar meus dados'],
  ] as const)('speaks %s', async (language, title) => {
    expect(await html('', { language, edition: editionOf('international') })).toContain(title);
  });
});
