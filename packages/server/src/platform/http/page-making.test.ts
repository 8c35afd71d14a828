import type { PageContext, RenderedPage } from '@cotejo/contract/page-rendering';
import { expect, it } from 'vitest';
import { buildTestApp } from '../testing/test-app.ts';

it.each([
  ['in production', false, { versionReloads: 1, keepsOffline: true }],
  ['in development', true, { versionReloads: null, keepsOffline: false }],
])('C4-26 pages compare versions as they are told to: %s', async (_where, isDevelopment, expected) => {
  const frames: PageContext['frame'][] = [];
  const renderPage = async (_request: Request, { frame }: PageContext): Promise<RenderedPage> => {
    frames.push(frame);
    return { kind: 'html', status: 200, html: '<p></p>', cacheable: false };
  };
  const nothing = async (): Promise<void> => undefined;
  const site = { isDevelopment, clientFolder: null, renderPage, install: nothing, close: nothing };
  const test = await buildTestApp({ site });
  await test.app.inject('/Seguros');
  await test.close();
  expect(frames[0]).toMatchObject(expected);
});
