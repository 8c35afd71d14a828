import { fragmentPaths } from '@cotejo/contract/paths/fragments';
import { expect, it } from 'vitest';
import { fakeTransport } from '../testing/fake-transport.ts';
import { renderTestPage } from '../testing/render-test-page.ts';
import { siteFacts } from '../testing/site-facts.ts';

/** What the frame's script is to say on a page when the connection is gone. */
async function saidOffline(path: string): Promise<string | undefined> {
  const page = await renderTestPage(path, fakeTransport({ getSite: { data: siteFacts } }));
  return page.kind === 'html' ? /data-offline="([^"]*)"/.exec(page.html)?.[1] : undefined;
}

it('says that a page is as it was loaded last, and of one that was never loaded that there is no connection', async () => {
  expect(await saidOffline('/no-existe')).toBe('Estás sin conexión. Ves lo último que cargaste.');
  expect(await saidOffline(fragmentPaths.offline)).toBe('Estás sin conexión.');
});
