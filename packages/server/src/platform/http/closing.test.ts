import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { buildTestApp } from '../testing/test-app.ts';

it('503: a request that was on its way when the server began to close', async () => {
  const test = await buildTestApp();
  const address = new URL(await test.app.listen({ port: 0, host: '127.0.0.1' }));
  const socket = connect(Number(address.port), address.hostname).setEncoding('utf8');
  let received = '';
  socket.on('data', (part) => (received += String(part)));
  const written = once(test.app.server, 'connection');
  // A connection with half a request is none that rests, which would be closed at once.
  socket.write('GET /api/countryState/country HTTP/1.1\r\nHost: local');
  await written;
  await sleep(100);
  const closed = test.close();
  await sleep(100);
  socket.write('host\r\n\r\n');
  await once(socket, 'close');
  await closed;
  expect(received.split('\r\n')[0]).toBe('HTTP/1.1 503 Service Unavailable');
});
