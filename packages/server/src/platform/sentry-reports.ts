import { randomBytes } from 'node:crypto';
import { createStackParser, createTransport, Scope, type BaseTransportOptions, type Transport } from '@sentry/core';
import { nodeStackLineParser, ServerRuntimeClient } from '@sentry/core/server';
import { errorForLog } from './log.ts';
import { browserErrorShare, notFoundShare, traceShare, type Reports } from './reports.ts';

export interface SentryReportsOptions {
  /** Where reports go. */
  readonly dsn: string;
  /** Commit or version that runs. */
  readonly release: string;
  /** Milliseconds since 1970. */
  readonly clock: () => number;
  /** From 0 up to, not including, 1: chooses what is reported. */
  readonly random: () => number;
  /** How long a report may take, and all that are under way at the end; absent: two seconds. */
  readonly patienceMilliseconds?: number;
}

const usualPatienceMilliseconds = 2000;
const longestPath = 200;

function transportTo(options: BaseTransportOptions & { readonly url: string }, patienceMilliseconds: number): Transport {
  return createTransport(options, async ({ body }) => {
    const response = await fetch(options.url, {
      method: 'POST',
      body: typeof body === 'string' ? body : new Uint8Array(body),
      signal: AbortSignal.timeout(patienceMilliseconds),
    });
    await response.arrayBuffer();
    return {
      statusCode: response.status,
      headers: {
        'retry-after': response.headers.get('retry-after'),
        'x-sentry-rate-limits': response.headers.get('x-sentry-rate-limits'),
      },
    };
  });
}

/** The error as the log may hold it, without the values that messages of the database carry. */
function safeError(error: unknown): Error {
  const { name, message, frames } = errorForLog(error);
  const safe = new Error(message);
  safe.name = name;
  safe.stack = [`${name}: ${message}`, ...frames.map((frame) => `    ${frame}`)].join('\n');
  return safe;
}

function frameOf(frame: string): { readonly function: string; readonly filename: string; lineno: number; colno: number } {
  const [, name = '', filename = '', line = '', column = ''] = /^(.*) \((.+):(\d+):(\d+)\)$/.exec(frame) ?? [];
  return { function: name, filename, lineno: Number(line), colno: Number(column) };
}

/** Reports by the protocol of Sentry, sampled as A8-16 and A9-55 say (docs/decisions/0201). */
export function openSentryReports({ dsn, release, clock, random, ...options }: SentryReportsOptions): Reports {
  const patience = options.patienceMilliseconds ?? usualPatienceMilliseconds;
  const client = new ServerRuntimeClient({
    dsn,
    release,
    integrations: [],
    transport: (transport) => transportTo(transport, patience),
    stackParser: createStackParser(nodeStackLineParser()),
    platform: 'node',
    runtime: { name: 'node', version: process.version },
  });
  const scope = new Scope();
  scope.setClient(client);

  return {
    notFound: (path) => {
      if (random() >= notFoundShare) return;
      client.captureMessage(`URL ${path.slice(0, longestPath)} no gestionada por Angular router`, 'error', {}, scope);
    },
    failed: (error) => {
      client.captureException(safeError(error), {}, scope);
    },
    brokenInBrowser: ({ name, message, page, frames }) => {
      if (random() >= browserErrorShare) return;
      // The protocol lists the outermost first.
      const stacktrace = { frames: frames.map((frame) => ({ ...frameOf(frame), in_app: true })).toReversed() };
      const exception = { values: [{ type: name, value: message, stacktrace, mechanism: { type: 'browser', handled: false } }] };
      client.captureEvent({ platform: 'javascript', level: 'error', transaction: page, exception, tags: { page } }, {}, scope);
    },
    answered: ({ method, route, status, milliseconds }) => {
      if (random() >= traceShare) return;
      const end = clock() / 1000;
      client.captureEvent(
        {
          type: 'transaction',
          transaction: `${method} ${route}`,
          start_timestamp: end - milliseconds / 1000,
          timestamp: end,
          contexts: {
            trace: {
              trace_id: randomBytes(16).toString('hex'),
              span_id: randomBytes(8).toString('hex'),
              op: 'http.server',
              data: { 'http.response.status_code': status },
            },
          },
        },
        {},
        scope,
      );
    },
    close: async () => {
      await client.close(patience);
    },
  };
}
