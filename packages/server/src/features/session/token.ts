import { createHmac, timingSafeEqual } from 'node:crypto';
import type { TokenClaims } from '@cotejo/contract/session';
import { editionIds, type EditionId } from '@cotejo/core/editions';
import { z } from 'zod';
import type { TokenHolder } from './login-hash-store.ts';

/** As long as a session lasts (C §4). */
const tokenMilliseconds = 10 * 60 * 60_000;

/** `company_institution` is the company claim: the code of an organisation (docs/decisions/0172). */
const payloadSchema = z.object({
  sub: z.string(),
  company_institution: z.string().optional(),
  edition: z.enum(editionIds),
  exp: z.number(),
});

export interface TokenGround {
  readonly key: Buffer;
  readonly edition: EditionId;
  /** Milliseconds since 1970. */
  readonly now: number;
}

function signatureOf(payload: string, key: Buffer): Buffer {
  return createHmac('sha256', key).update(`v1.${payload}`).digest();
}

/** A signed token for its holder: good for ten hours, in one edition. */
export function newToken({ subject, company }: TokenHolder, { key, edition, now }: TokenGround): string {
  const claims: z.input<typeof payloadSchema> = {
    sub: subject,
    ...(company === null ? {} : { company_institution: company }),
    edition,
    exp: now + tokenMilliseconds,
  };
  const payload = Buffer.from(JSON.stringify(claims), 'utf8').toString('base64url');
  return `v1.${payload}.${signatureOf(payload, key).toString('base64url')}`;
}

/** What a token says; null when it was not given here, for another edition, or too long ago. */
export function readToken(token: string, { key, edition, now }: TokenGround): TokenClaims | null {
  const [, payload, signature] = /^v1\.([\w-]+)\.([\w-]{43})$/.exec(token) ?? [];
  if (payload === undefined || signature === undefined) return null;
  const [given, expected] = [Buffer.from(signature, 'base64url'), signatureOf(payload, key)];
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null;
  const claims = payloadSchema.parse(JSON.parse(Buffer.from(payload, 'base64url').toString('utf8')));
  if (claims.edition !== edition || claims.exp <= now) return null;
  return {
    subject: claims.sub,
    company: claims.company_institution === undefined ? null : { institution: claims.company_institution },
    expiresAt: new Date(claims.exp).toISOString(),
  };
}
