import { createServer } from 'node:http';
import { once } from 'node:events';
import type { RenderedPage } from '@cotejo/contract/page-rendering';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { Reports } from './reports.ts';
import { openSentryReports } from './sentry-reports.ts';
import { buildTestApp, testNow, type TestApp } from './testing/test-app.ts';

const eventSchema = z.object({
  type: z.string().optional(),
  message: z.string().optional(),
  level: z.string().optional(),
  transaction: z.string().optional(),
  start_timestamp: z.number().optional(),
  timestamp: z.number().optional(),
  exception: z.object({ values: z.array(z.object({ type: z.string(), value: z.string() })) }).optional(),
});

/** A service that keeps what is sent to it. */
async function openSink() {
  const envelopes: string[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      envelopes.push(Buffer.concat(chunks).toString());
      response.end('{}');
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = address !== null && typeof address === 'object' ? address.port : 0;
  return {
    dsn: `http://public@127.0.0.1:${port}/1`,
    envelopes,
    events: () => envelopes.map((envelope) => eventSchema.parse(JSON.parse(envelope.split('\n')[2] ?? ''))),
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}

/** 0, then a step more each time, below 1, and again. */
function evenly(steps: number): () => number {
  let turn = 0;
  return () => (turn++ % steps) / steps;
}

function always(value: number): () => number {
  return () => value;
}

describe('reports', () => {
  let sink: Awaited<ReturnType<typeof openSink>>;
  let test: TestApp | null = null;
  beforeEach(async () => {
    sink = await openSink();
  });
  afterEach(async () => {
    await test?.close();
    test = null;
    await sink.close();
  });

  // A busy machine takes its time to send what was chosen: how long is no part of the choice.
  const reportsWith = (random: () => number) =>
    openSentryReports({ dsn: sink.dsn, release: 'abc123', clock: () => testNow, random, patienceMilliseconds: 50_000 });

  /** No more are under way at once than are let wait for an answer. */
  async function manyTimes(random: () => number, turns: number, report: (reports: Reports, turn: number) => void): Promise<void> {
    for (let first = 0; first < turns; first += 50) {
      const reports = reportsWith(random);
      for (let turn = first; turn < first + 50; turn += 1) report(reports, turn);
      await reports.close();
    }
  }

  it('A8-15, A8-16, A2.1-30 name 70 of 100 unknown pages, in the words of the specification', async () => {
    await manyTimes(evenly(100), 100, (reports, turn) => reports.notFound(`/nada-${turn}`));
    const messages = sink.events().map(({ message, level }) => `${level}: ${message}`);
    expect(messages).toHaveLength(70);
    expect(messages).toContain('error: URL /nada-0 no gestionada por Angular router');
  });

  it.each([
    [0.69, 1],
    [0.71, 0],
  ])('A8-16 with a chance of %d send %i', async (chance, sent) => {
    const reports = reportsWith(always(chance));
    reports.notFound('/nada');
    await reports.close();
    expect(sink.envelopes).toHaveLength(sent);
  });

  it('A9-55 tell how long 75 of 1,000 requests took', async () => {
    const request = { method: 'GET', route: '/api/landings/{url}', status: 200, milliseconds: 12 };
    await manyTimes(evenly(1000), 1000, (reports) => reports.answered(request));
    const events = sink.events();
    expect(events).toHaveLength(75);
    expect(events[0]).toMatchObject({
      type: 'transaction',
      transaction: 'GET /api/landings/{url}',
      timestamp: testNow / 1000,
      start_timestamp: testNow / 1000 - 0.012,
    });
  });

  it('C8-15 of faults hold what failed and where, without what the database was asked', async () => {
    const reports = reportsWith(always(0));
    const refused = Object.assign(new Error('Failed query: select 1 where mail = $1\nparams: ana@correo.example'), {
      query: 'select 1',
      params: ['ana@correo.example'],
    });
    reports.failed(refused);
    await reports.close();
    expect(sink.events()[0]?.exception?.values[0]?.type).toBe('Error');
    expect(sink.envelopes.join()).toContain('sentry-reports.test');
    expect(sink.envelopes.join()).not.toContain('ana@correo.example');
  });

  it('C8-15 tell of half the errors in browsers what broke and where, on which kind of page', async () => {
    const error = {
      name: 'TypeError',
      message: 'x is undefined',
      page: '/Isapre/:organization',
      frames: ['show (/assets/a.js:1:20)', '? (/assets/b.js:2:9)'],
    };
    await manyTimes(evenly(50), 50, (reports) => reports.brokenInBrowser(error));
    expect(sink.envelopes).toHaveLength(25);
    const sent: unknown = JSON.parse(sink.envelopes[0]?.split('\n')[2] ?? '');
    expect(sent).toMatchObject({
      platform: 'javascript',
      transaction: '/Isapre/:organization',
      exception: {
        values: [
          {
            type: 'TypeError',
            value: 'x is undefined',
            stacktrace: {
              frames: [
                { function: '?', filename: '/assets/b.js', lineno: 2, colno: 9 },
                { function: 'show', filename: '/assets/a.js', lineno: 1, colno: 20 },
              ],
            },
          },
        ],
      },
    });
  });

  it('come from requests: unknown pages and faults, and nothing of the visitor', async () => {
    const nothing = async (): Promise<void> => undefined;
    const renderPage = async (request: Request): Promise<RenderedPage> => {
      const { pathname } = new URL(request.url);
      if (pathname === '/falla') throw new Error('broken page');
      return { kind: 'html', status: pathname === '/nada' ? 404 : 200, html: '<p></p>', cacheable: false };
    };
    const reports = reportsWith(always(0.5));
    test = await buildTestApp({
      reports,
      site: { isDevelopment: false, clientFolder: null, renderPage, install: nothing, close: nothing },
    });
    const headers = { cookie: 'perfil=secreto', 'user-agent': 'secreto', referer: 'http://localhost/secreto' };
    for (const url of ['/nada?edad=41', '/esta', '/falla?edad=41', '/assets/nada.js', '/api/nada']) {
      await test.app.inject({ url, headers, remoteAddress: '203.0.113.7' });
    }
    await reports.close();
    const told = sink.events().map(({ message, exception }) => message ?? exception?.values[0]?.value);
    // Each is sent by itself, and the later can be there first.
    expect(told).toHaveLength(2);
    expect(new Set(told)).toEqual(new Set(['URL /nada no gestionada por Angular router', 'broken page']));
    // An id may have 'edad' in it: as the name of a parameter it has signs around it.
    expect(sink.envelopes.join()).not.toMatch(/secreto|edad=|"edad\\?"|203\.0\.113/);
  });
});
