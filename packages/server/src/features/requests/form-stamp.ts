import { createHmac, timingSafeEqual } from 'node:crypto';

/** What a stamp says of the form that it came with. */
export type StampState = 'none' | 'good' | 'fast' | 'old' | 'forged';

/** Nobody reads a form and says who they are in less. */
const leastMilliseconds = 2_000;
/** A form that was open for longer is asked about once more. */
const mostMilliseconds = 24 * 3_600_000;

function tagOf(key: Buffer, moment: string): Buffer {
  return createHmac('sha256', key).update(`stamp ${moment}`).digest();
}

/** The moment at which a form begins to be filled in, in milliseconds since 1970, with what only we can sign it by. */
export function formStamp(key: Buffer, now: number): string {
  const moment = String(now);
  return `${moment}.${tagOf(key, moment).toString('base64url')}`;
}

/** Reads a stamp in a time that tells nothing of its signature. `now` in milliseconds since 1970. */
export function stampState(text: string, { key, now }: { readonly key: Buffer; readonly now: number }): StampState {
  const [, moment, signature] = /^(\d{1,15})\.([\w-]{43})$/.exec(text) ?? [];
  if (moment === undefined || signature === undefined) return 'forged';
  if (!timingSafeEqual(tagOf(key, moment), Buffer.from(signature, 'base64url'))) return 'forged';
  const age = now - Number(moment);
  if (age < leastMilliseconds) return 'fast';
  return age > mostMilliseconds ? 'old' : 'good';
}
