import { Socket } from 'node:net';
import type pg from 'pg';

/**
 * How long a connection may owe an answer without a byte of it. Longer than any statement may take, so that a database that is
 * well ends it first; only one that hangs, or a network that broke, is silent for so long.
 */
export const silentMilliseconds = 17_000;

/** For reading a whole catalogue, whose statements have no end of their own. */
const patientMilliseconds = 5 * 60_000;

/**
 * Ends a connection that leaves what it was asked unanswered and is silent for so long: who waits for it is told, and the
 * pool opens another. One that nobody asked anything may be silent. To be called once for each connection.
 */
export function endWhenSilent({ connection: { stream } }: pg.Client, milliseconds = silentMilliseconds): void {
  if (!(stream instanceof Socket)) return;
  let writtenWhenHeard = stream.bytesWritten;
  stream.on('data', () => {
    writtenWhenHeard = stream.bytesWritten;
  });
  stream.on('timeout', () => {
    if (stream.bytesWritten > writtenWhenHeard) stream.destroy(new Error('the database does not answer'));
  });
  stream.setTimeout(milliseconds);
}

/** Waits longer for a connection's answers, or again as long as for any other's. */
export function waitLonger({ connection: { stream } }: pg.Client, isPatient: boolean): void {
  if (stream instanceof Socket) stream.setTimeout(isPatient ? patientMilliseconds : silentMilliseconds);
}
