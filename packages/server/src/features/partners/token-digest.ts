import { createHash } from 'node:crypto';

/** What is kept of a token: SHA-256 in hexadecimal, so that whoever reads the table has no token. */
export function tokenDigest(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
