import { once } from 'node:events';
import { expect, it } from 'vitest';
import { beginRequest } from '../testing/half-request.ts';
import { buildTestApp } from '../testing/test-app.ts';

it('503: a request that was on its way when the server began to close', async () => {
  const test = await buildTestApp();
  await test.app.listen({ port: 0, host: '127.0.0.1' });
  // A connection with half a request is none that rests, which would be closed at once.
  const { socket, received } = await beginRequest(test.app.server, 'GET /api/countryState/country HTTP/1.1\r\nHost: local');
  const closed = test.close();
  await expect.poll(() => test.app.server.listening).toBe(false);
  socket.write('host\r\n\r\n');
  await once(socket, 'close');
  await closed;
  expect(received().split('\r\n')[0]).toBe('HTTP/1.1 503 Service Unavailable');
});
