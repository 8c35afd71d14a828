import { once } from 'node:events';
import { problemSchema } from '@cotejo/contract/errors';
import { afterEach, describe, expect, it } from 'vitest';
import { beginRequest } from '../testing/half-request.ts';
import { buildTestApp, type TestApp } from '../testing/test-app.ts';

const lines: string[] = [];
let test: TestApp | null = null;
afterEach(async () => {
  await test?.close();
  test = null;
});

async function listening(): Promise<TestApp> {
  lines.length = 0;
  test = await buildTestApp({ onLogLine: (line) => lines.push(line) });
  await test.app.listen({ port: 0, host: '127.0.0.1' });
  return test;
}

function problemIn(answer: string) {
  const [head = '', body = ''] = answer.split('\r\n\r\n');
  expect(head.toLowerCase()).toContain('content-type: application/problem+json; charset=utf-8');
  const problem = problemSchema.parse(JSON.parse(body));
  expect(head.toLowerCase()).toContain(`x-request-id: ${problem.requestId}`);
  return { line: head.split('\r\n')[0], problem };
}

describe('a request that is none', () => {
  it.each([
    ['400', 'HTTP/1.1 400 Bad Request', 'GET / MENTIRA\r\n\r\n', '/problems/invalid-input'],
    [
      '431',
      'HTTP/1.1 431 Request Header Fields Too Large',
      `GET / HTTP/1.1\r\nhost: localhost\r\nx-largo: ${'a'.repeat(40_000)}\r\n\r\n`,
      '/problems/headers-too-large',
    ],
  ])('%s: is answered in the one shape of errors, with an id that the log knows', async (_, line, sent, type) => {
    const { app } = await listening();
    const { socket, received } = await beginRequest(app.server, sent);
    if (!socket.closed) await once(socket, 'close');
    const answer = problemIn(received());
    expect([answer.line, answer.problem.type]).toEqual([line, type]);
    expect(lines.filter((entry) => entry.includes(answer.problem.requestId))).toHaveLength(1);
  });
});

it('503: a request that comes while the server closes is answered in the one shape of errors too, and its connection ends', async () => {
  const { app } = await listening();
  const { socket, received } = await beginRequest(app.server, 'GET /api/countryState/country HTTP/1.1\r\nHost: local');
  const closed = app.close();
  await expect.poll(() => app.server.listening).toBe(false);
  socket.write('host\r\n\r\n');
  await once(socket, 'close');
  await closed;
  const answer = problemIn(received());
  expect([answer.line, answer.problem.type]).toEqual(['HTTP/1.1 503 Service Unavailable', '/problems/unavailable']);
  expect(received().toLowerCase()).toContain('connection: close');
});
