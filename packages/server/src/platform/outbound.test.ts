import { createServer, type Server, type Socket } from 'node:net';
import { fail } from '@cotejo/core/result';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fetchLimits, fetchText } from '../features/indicators/fetch-text.ts';
import { readOutside } from './outbound.ts';

/** Takes every connection and says nothing; one that begins with 'GET /drops' is sent a byte now and then, without end. */
let silent: Server;
const sockets = new Set<Socket>();
beforeAll(async () => {
  silent = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined);
    socket.on('data', (part) => {
      if (!part.toString('latin1').startsWith('GET /drops')) return;
      socket.write('HTTP/1.1 200 OK\r\ncontent-length: 1000\r\n\r\n');
      const dropping = setInterval(() => socket.write('1'), 100);
      socket.on('close', () => clearInterval(dropping));
    });
  });
  await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
});
afterAll(() => {
  for (const socket of sockets) socket.destroy();
  silent.close();
});

function address(scheme: 'http' | 'https', path = '/'): string {
  const { port } = silent.address() as { port: number };
  return `${scheme}://127.0.0.1:${port}${path}`;
}

describe('a call to somebody else’s server', () => {
  it.each(['/', '/drops'])('is ended after three seconds in all, body and all (%s)', async (path) => {
    expect(await fetchText(address('http', path), { ...fetchLimits, tries: 1 })).toEqual(fail(['no answer in 3000 ms']));
  });

  it('is given up after one second without a connection, long before the whole of it is over', async () => {
    // Nobody answers the beginning of TLS, which is a part of connecting.
    const asked = readOutside(new URL(address('https')), AbortSignal.timeout(2_600));
    await expect(asked).rejects.toMatchObject({ code: 'UND_ERR_CONNECT_TIMEOUT' });
  });
});
