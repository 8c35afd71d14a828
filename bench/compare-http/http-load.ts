import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

const endOfHead = Buffer.from('\r\n\r\n');
const fine = Buffer.from('HTTP/1.1 200');

/** One connection that asks, waits for the whole answer, and asks again. It reads as little of an answer as it can. */
class Asker {
  readonly #socket: Socket;
  readonly #next: () => Buffer | null;
  #head: Buffer = Buffer.alloc(0);
  /** Bytes of the answer's body yet to come; null: its head is being read. */
  #left: number | null = null;
  answers = 0;
  readonly ended: Promise<unknown>;

  constructor(port: number, next: () => Buffer | null) {
    this.#next = next;
    this.#socket = connect({ port, host: '127.0.0.1', noDelay: true });
    this.#socket.on('data', (chunk) => this.#take(chunk));
    this.ended = once(this.#socket, 'close');
    this.#ask();
  }

  #ask(): void {
    const request = this.#next();
    if (request === null) this.#socket.end();
    else this.#socket.write(request);
  }

  #take(chunk: Buffer): void {
    if (this.#left === null) {
      this.#head = this.#head.length === 0 ? chunk : Buffer.concat([this.#head, chunk]);
      const end = this.#head.indexOf(endOfHead);
      if (end < 0) return;
      const length = /content-length: (\d+)/i.exec(this.#head.toString('latin1', 0, end))?.[1];
      if (length === undefined || !this.#head.subarray(0, fine.length).equals(fine)) {
        throw new Error(`unexpected answer: ${this.#head.toString('latin1', 0, end)}`);
      }
      this.#left = Number(length) - (this.#head.length - end - endOfHead.length);
    } else {
      this.#left -= chunk.length;
    }
    if (this.#left > 0) return;
    this.#left = null;
    this.#head = Buffer.alloc(0);
    this.answers += 1;
    this.#ask();
  }
}

export interface Load {
  readonly port: number;
  /** The whole request, head and body, of the nth question. */
  readonly requestOf: (number: number) => Buffer;
  readonly connections: number;
  readonly seconds: number;
}

/** Asks over and over on so many connections at once; answers per second. Throws at an answer that is not 200. */
export async function answersPerSecond({ port, requestOf, connections, seconds }: Load): Promise<number> {
  const began = performance.now();
  const until = began + seconds * 1_000;
  let asked = 0;
  const next = (): Buffer | null => (performance.now() < until ? requestOf((asked += 1)) : null);
  const askers = Array.from({ length: connections }, () => new Asker(port, next));
  await Promise.all(askers.map(({ ended }) => ended));
  const answers = askers.reduce((sum, asker) => sum + asker.answers, 0);
  return (answers * 1_000) / (performance.now() - began);
}

/** A request as it goes over the wire. */
export function requestBytes(path: string, body: string, headers: Readonly<Record<string, string>> = {}): Buffer {
  const all = {
    host: 'localhost',
    'content-type': 'application/json',
    accept: 'application/json',
    'x-country': 'chile',
    'x-qpversion': 'bench',
    'content-length': String(Buffer.byteLength(body)),
    ...headers,
  };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
  return Buffer.from(`POST ${path} HTTP/1.1\r\n${lines.join('')}\r\n${body}`);
}
