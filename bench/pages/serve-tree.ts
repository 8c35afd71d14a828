import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { createClient } from '@cotejo/contract/client';
import { fetchTransport } from '@cotejo/contract/fetch-transport';
import { endpoints } from '@cotejo/contract/endpoints';
import type { PageContext } from '@cotejo/contract/page-rendering';
import { editionOf } from '@cotejo/core/editions';
import fastify from 'fastify';
import { z } from 'zod';

// What React takes for a page and nothing else: its loaders ran once, against the server whose origin is given.
type PreparePage = (request: Request, page: PageContext) => Promise<unknown>;
const entrySchema = z.object({ preparePage: z.custom<PreparePage>((value) => typeof value === 'function') });
const preparedSchema = z.object({
  kind: z.literal('prepared'),
  tree: z.custom<() => () => string>((value) => typeof value === 'function'),
});

const [origin = '', path = '/'] = process.argv.slice(2);
const folder = resolve(import.meta.dirname, '../../packages/site/dist/server');
const loaded: unknown = await import(pathToFileURL(join(folder, 'entry-server.js')).href);
const { preparePage } = entrySchema.parse(loaded);
const edition = editionOf('chile');
const now = Date.now();
const page: PageContext = {
  edition,
  language: 'es',
  api: createClient(endpoints, fetchTransport(origin), { headers: { 'x-country': edition.country, 'x-qpversion': 'bench' } }),
  profile: null,
  saveProfile: () => undefined,
  today: new Date(now).toISOString().slice(0, 10),
  now,
  formStamp: null,
  version: 'bench',
  apiBase: '',
  siteUrls: { chile: origin, peru: origin, colombia: origin, international: origin },
  assistance: null,
  portals: { people: null, companies: null },
  alternatesOf: () => [],
  nearest: () => [],
  partnerHost: null,
  frame: { versionReloads: 1, keepsOffline: true, asksToMeasure: false },
  warn: () => undefined,
};
const html = preparedSchema.parse(await preparePage(new Request(new URL(path, origin)), page)).tree();
const app = fastify();
app.get('/*', (_, reply) => {
  void reply.type('text/html; charset=utf-8').send(html());
});
console.log(await app.listen({ port: 0, host: '127.0.0.1' }));
