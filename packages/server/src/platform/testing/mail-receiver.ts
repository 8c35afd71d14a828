import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

/** A message as it came in. */
export interface Delivery {
  /** Its Message-ID, without brackets: '<number of the message>.<event>@<host>'. */
  readonly id: string;
  /** Milliseconds on the clock of `performance`. */
  readonly at: number;
}

/** A mail server that takes everything and counts: a file under the id of a message says of two that they are one. */
export interface MailReceiver {
  /** For SMTP_URL. */
  readonly url: string;
  /** All that came in, in its order; the same message twice is two. */
  readonly deliveries: readonly Delivery[];
  readonly close: () => Promise<void>;
}

/** Messages that came in more than once, each with its deliveries. */
export function deliveredTwice(deliveries: readonly Delivery[]): readonly (readonly Delivery[])[] {
  return [...Map.groupBy(deliveries, ({ id }) => id).values()].filter(({ length }) => length > 1);
}

/** Starts one on loopback. */
export async function startMailReceiver(): Promise<MailReceiver> {
  const deliveries: Delivery[] = [];
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    logger: false,
    onData: (stream, _session, done) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const id = /^Message-ID:\s+<(.+)>\r?$/im.exec(Buffer.concat(chunks).toString())?.[1] ?? '';
        deliveries.push({ id, at: performance.now() });
        done();
      });
    },
  });
  // Who sends may be killed meanwhile.
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address: AddressInfo | string | null = server.server.address();
  if (address === null || typeof address === 'string') throw new Error('no TCP port');
  return {
    url: `smtp://127.0.0.1:${address.port}`,
    deliveries,
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}
