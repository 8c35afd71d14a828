import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { PassThrough } from 'node:stream';
import type { RenderedPage } from '@cotejo/contract/page-rendering';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { Reports } from '../reports.ts';
import { buildTestApp, type TestApp } from '../testing/test-app.ts';

const lines: string[] = [];
const failed: unknown[] = [];
const nothing = async (): Promise<void> => undefined;
const reports: Reports = {
  brokenInBrowser: () => undefined,
  failed: (error) => void failed.push(error),
  notFound: () => undefined,
  answered: () => undefined,
  close: nothing,
};
/** Long enough to be compressed on its way. */
const long = `<p>${'largo '.repeat(50_000)}</p>`;

let test: TestApp;
let port = 0;
/** Our ends of the connections. */
const ends: Socket[] = [];
/** Whoever asks hangs up while their answer is made. */
let untilTheyHungUp: () => Promise<void> = nothing;

async function renderPage(): Promise<RenderedPage> {
  await untilTheyHungUp();
  return { kind: 'html', status: 200, html: long, cacheable: false };
}

beforeAll(async () => {
  const install = async (app: FastifyInstance): Promise<void> => {
    app.get('/api/larga', async () => {
      await untilTheyHungUp();
      return { long };
    });
    app.get('/api/rota', (_request, reply) => {
      const source = new PassThrough();
      setImmediate(() => source.destroy());
      return reply.send(source);
    });
  };
  const site = { isDevelopment: false, clientFolder: null, renderPage, install, close: nothing };
  test = await buildTestApp({ catalogue: 'demo', reports, site, onLogLine: (line) => lines.push(line) });
  test.app.server.on('connection', (end: Socket) => ends.push(end));
  port = Number(new URL(await test.app.listen({ port: 0, host: '127.0.0.1' })).port);
});
afterAll(() => test.close());
beforeEach(() => {
  lines.length = 0;
  failed.length = 0;
  ends.length = 0;
});

it.each(['/nosotros', '/api/larga'])('whoever hangs up before the answer of %s is no fault of ours', async (path) => {
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  const served = new Promise<void>((resolve) => {
    untilTheyHungUp = async () => {
      const closed = ends.map((each) => once(each, 'close'));
      socket.destroy();
      await Promise.all(closed);
      resolve();
    };
  });
  socket.write(`GET ${path} HTTP/1.1\r\nHost: localhost\r\nAccept-Encoding: br\r\n\r\n`);
  await served;
  while (lines.length === 0) await new Promise((resolve) => setTimeout(resolve, 5));
  expect(lines.map((line) => /"level":"(\w+)".*"msg":"([^"]+)"/.exec(line)?.slice(1))).toEqual([
    ['info', 'whoever asked hung up'],
  ]);
  expect(failed).toEqual([]);
});

it('an answer that breaks off while somebody waits for it is one', async () => {
  untilTheyHungUp = nothing;
  const response = await test.app.inject({ url: '/api/rota', headers: { host: 'localhost' } });
  expect(response.statusCode).toBe(500);
  expect(lines.filter((line) => line.includes('"level":"error"'))).toHaveLength(1);
  expect(failed).toHaveLength(1);
});
