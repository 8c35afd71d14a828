import { createServer, type IncomingHttpHeaders, type Server, type ServerResponse } from 'node:http';
import { editionOf } from '@cotejo/core/editions';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { OutgoingMessage } from './channel.ts';
import { httpChannel } from './http-channel.ts';

interface Posted {
  readonly headers: IncomingHttpHeaders;
  readonly body: unknown;
}

let server: Server;
const posted: Posted[] = [];
/** What the provider does with a request. */
let answer: (response: ServerResponse) => void = (response) => void response.writeHead(200).end();

beforeAll(async () => {
  server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      posted.push({ headers: request.headers, body: JSON.parse(Buffer.concat(chunks).toString()) });
      answer(response);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
beforeEach(() => {
  posted.length = 0;
});

const now = Date.parse('2026-11-20T15:00:00Z');
const text: OutgoingMessage = {
  id: '7b0f6f2c-3a36-4bb4-9a9e-2f2b1a3e6d10',
  event: 'visitor-confirmation-sms',
  edition: editionOf('chile'),
  written: { channel: 'sms', phone: '56 9 1234-5678', email: 'ana@correo.example', text: 'Recibimos tu solicitud.' },
  stopUrl: null,
};

function channel(token: string | null = 'clave', path = '/sms', milliseconds?: number) {
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no address');
  return httpChannel({ url: `http://127.0.0.1:${address.port}${path}`, token }, () => now, milliseconds);
}

describe('a text by HTTP', () => {
  it('is posted as the contract says, with its number as Idempotency-Key, and nothing of the person but the telephone', async () => {
    answer = (response) => void response.writeHead(202).end('{"id":"x"}');
    expect(await channel().send(text)).toEqual({ kind: 'accepted' });
    expect(posted[0]?.headers).toMatchObject({ authorization: 'Bearer clave', 'idempotency-key': text.id });
    expect(posted[0]?.body).toEqual({
      id: text.id,
      channel: 'sms',
      event: 'visitor-confirmation-sms',
      to: '+56912345678',
      text: 'Recibimos tu solicitud.',
      language: 'es-CL',
    });
    await channel(null).send(text);
    expect(posted[1]?.headers.authorization).toBeUndefined();
  });

  it('is of a push for the number of an executive, with no telephone and no address', async () => {
    answer = (response) => void response.writeHead(200).end();
    const written = { channel: 'push', executiveId: 17, text: 'Tienes una solicitud nueva.' } as const;
    const push: OutgoingMessage = { ...text, event: 'executive-notice-push', written };
    expect(await channel().send(push)).toEqual({ kind: 'accepted' });
    expect(posted[0]?.headers['idempotency-key']).toBe(text.id);
    expect(posted[0]?.body).toEqual({
      id: text.id,
      channel: 'push',
      event: 'executive-notice-push',
      to: '17',
      text: 'Tienes una solicitud nueva.',
      language: 'es-CL',
    });
  });

  it.each([
    ['429 with seconds', 429, { 'retry-after': '120' }, { kind: 'failed', fault: 'http 429', askedFor: 120 }],
    [
      '503 with a date',
      503,
      { 'retry-after': new Date(now + 90_000).toUTCString() },
      { kind: 'failed', fault: 'http 503', askedFor: 90 },
    ],
    ['429 with nonsense', 429, { 'retry-after': 'soon' }, { kind: 'failed', fault: 'http 429', askedFor: null }],
    ['500', 500, {}, { kind: 'failed', fault: 'http 500', askedFor: null }],
    ['408', 408, {}, { kind: 'failed', fault: 'http 408', askedFor: null }],
    [
      '302, which nobody follows',
      302,
      { location: 'http://127.0.0.1:1/' },
      { kind: 'failed', fault: 'http 302', askedFor: null },
    ],
    ['400', 400, {}, { kind: 'refused', fault: 'http 400' }],
    ['401', 401, {}, { kind: 'refused', fault: 'http 401' }],
  ] as const)('answered %s is worth another try or not', async (_, status, headers, expected) => {
    answer = (response) => void response.writeHead(status, headers).end('whatever 56912345678');
    expect(await channel().send(text)).toEqual(expected);
    expect(posted).toHaveLength(1);
  });

  it('is waited for longer than the three seconds of other calls, as what is given up would go twice', async () => {
    answer = (response) => void setTimeout(() => response.writeHead(202).end(), 3_500);
    expect(await channel().send(text)).toEqual({ kind: 'accepted' });
    expect(posted).toHaveLength(1);
  });

  it('is given up in the end where nothing comes', async () => {
    const dropping: ServerResponse[] = [];
    answer = (response) => void dropping.push(response);
    expect(await channel('clave', '/sms', 200).send(text)).toEqual({
      kind: 'failed',
      fault: 'http without an answer',
      askedFor: null,
    });
    for (const response of dropping) response.destroy();
  });

  it('is worth another try where nobody listens', async () => {
    const nobody = httpChannel({ url: 'http://127.0.0.1:1/', token: null }, () => now);
    expect(await nobody.send(text)).toEqual({ kind: 'failed', fault: 'http without an answer', askedFor: null });
  });
});
