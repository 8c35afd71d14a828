import type { Server } from 'node:http';
import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

/** A connection with a text that the server has read: `socket` writes the rest, which the server sees after it. */
export interface BegunRequest {
  readonly socket: Socket;
  readonly received: () => string;
}

/** Connects to a server that listens and writes a text; resolves when the server has read all that it wants of it. */
export async function beginRequest(server: Server, text: string): Promise<BegunRequest> {
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the server listens on no port');
  const opened = new Promise<Socket>((resolve) => server.once('connection', resolve));
  const socket = connect(address.port, '127.0.0.1').setEncoding('utf8');
  let received = '';
  socket.on('data', (part) => (received += String(part)));
  const far = await opened;
  socket.write(text);
  // One that it does not read to its end is answered, and its connection ends.
  while (!far.destroyed && far.bytesRead < Buffer.byteLength(text)) await sleep(5);
  return { socket, received: () => received };
}
