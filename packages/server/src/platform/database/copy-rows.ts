import type pg from 'pg';
import { readMessage, viewOf, type Chunk, type ReadRow } from './copied-bytes.ts';

const copyOutResponse = 'H'.charCodeAt(0);
const copyData = 'd'.charCodeAt(0);
/** Every message: its kind in one byte, then its length in four, which counts itself. */
const headBytes = 5;

type Listener = (chunk: Buffer) => void;

function isListener(value: unknown): value is Listener {
  return typeof value === 'function';
}

const firstBytes = 1 << 18;

/** What arrived and was not read yet, in one place that is used over and over: a message may come in pieces. */
class Arrived implements Chunk {
  bytes = new Uint8Array(firstBytes);
  view = viewOf(this.bytes);
  start = 0;
  end = 0;

  add(piece: Buffer): void {
    if (this.start === this.end) this.start = this.end = 0;
    if (this.end + piece.length > this.bytes.length) this.#makeRoom(piece.length);
    this.bytes.set(piece, this.end);
    this.end += piece.length;
  }

  #makeRoom(more: number): void {
    const length = this.end - this.start;
    const old = this.bytes;
    if (length + more > old.length) {
      this.bytes = new Uint8Array(Math.max(length + more, old.length * 2));
      this.view = viewOf(this.bytes);
    }
    this.bytes.set(old.subarray(this.start, this.end));
    [this.start, this.end] = [0, length];
  }

  rest(): Buffer {
    return Buffer.from(this.bytes.subarray(this.start, this.end));
  }
}

/**
 * A COPY … TO STDOUT under way. While rows arrive it reads them from the bytes of the connection, where the driver would
 * make an object and an event of each; any other message goes back to the driver, which may also hand in rows itself.
 */
class CopyQuery implements pg.Submittable {
  readonly #statement: string;
  readonly #read: ReadRow;
  readonly #done = Promise.withResolvers<void>();
  #hasFailed = false;

  constructor(statement: string, read: ReadRow) {
    this.#statement = statement;
    this.#read = read;
  }

  get finished(): Promise<void> {
    return this.#done.promise;
  }

  submit(connection: pg.Connection): void {
    const { stream } = connection;
    const drivers = stream.listeners('data').filter(isListener);
    for (const driver of drivers) stream.removeListener('data', driver);
    const arrived = new Arrived();
    const listener = (chunk: Buffer): void => {
      arrived.add(chunk);
      if (!this.#readMessages(arrived)) return;
      stream.removeListener('data', listener);
      for (const driver of drivers) stream.on('data', driver);
      const rest = arrived.rest();
      for (const driver of drivers) driver(rest);
    };
    stream.on('data', listener);
    connection.query(this.#statement);
  }

  /** Reads whole messages; true when the next one is the driver's. */
  #readMessages(arrived: Arrived): boolean {
    const { bytes, view } = arrived;
    while (arrived.start + headBytes <= arrived.end) {
      const { start } = arrived;
      const kind = bytes[start];
      if (kind !== copyData && kind !== copyOutResponse) return true;
      const end = start + 1 + view.getUint32(start + 1);
      if (end > arrived.end) return false;
      if (kind === copyData) this.#readData(arrived, start + headBytes, end);
      arrived.start = end;
    }
    return false;
  }

  #readData(chunk: Chunk, start: number, end: number): void {
    if (this.#hasFailed) return;
    try {
      readMessage(chunk, { start, end }, this.#read);
    } catch (error) {
      this.handleError(error);
    }
  }

  handleCopyData({ chunk }: { readonly chunk: Buffer }): void {
    this.#readData({ bytes: chunk, view: viewOf(chunk) }, 0, chunk.length);
  }

  handleCommandComplete(): void {
    // The connection is free again only when it says that it is ready.
  }

  handleReadyForQuery(): void {
    this.#done.resolve();
  }

  handleError(error: unknown): void {
    this.#hasFailed = true;
    this.#done.reject(error);
  }
}

/**
 * Runs a query and hands over its rows as bytes while they arrive; nothing of them is kept. `query` is the text of a
 * SELECT without parameters. Rejects when it fails, the connection breaks, or `read` throws: the rest of the rows may
 * then still be on its way, so that the connection must not be used again.
 */
export async function copyRows(client: pg.ClientBase, query: string, read: ReadRow): Promise<void> {
  return client.query(new CopyQuery(`copy (${query}) to stdout (format binary)`, read)).finished;
}
