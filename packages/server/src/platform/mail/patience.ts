import { Readable } from 'node:stream';

/** A wait that ends by itself, and that can begin anew. */
export interface Patience {
  /** Aborted once it is over. */
  readonly signal: AbortSignal;
  /** Rejects with what `reason` makes once it is over; never resolves. */
  readonly over: (reason: () => Error) => Promise<never>;
  /** Waits so many milliseconds from now on, whatever was left. */
  readonly renew: (milliseconds: number) => void;
  /** Ends it: it is never over. */
  readonly end: () => void;
}

/** A wait of so many milliseconds. */
export function createPatience(milliseconds: number): Patience {
  const controller = new AbortController();
  let timer = setTimeout(() => controller.abort(), milliseconds);
  return {
    signal: controller.signal,
    over: (reason) =>
      new Promise((_, reject) => {
        controller.signal.addEventListener('abort', () => reject(reason()));
      }),
    renew: (next) => {
      clearTimeout(timer);
      timer = setTimeout(() => controller.abort(), next);
    },
    end: () => clearTimeout(timer),
  };
}

/** The same stream, telling when the first of it is asked for. */
export function tellingStart(stream: Readable, tell: () => void): Readable {
  return Readable.from(
    (async function* read() {
      tell();
      yield* stream;
    })(),
    { objectMode: false },
  );
}
