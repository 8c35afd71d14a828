import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

const cookieName = 'persona';

/** A proof that was made: whose network it is for is in its signature. */
export interface Pass {
  readonly id: string;
  /** Milliseconds since 1970. */
  readonly expiresAt: number;
}

export interface PassGround {
  readonly key: Buffer;
  readonly network: string;
  /** Milliseconds since 1970. */
  readonly now: number;
}

function signatureOf({ id, expiresAt }: Pass, { key, network }: PassGround): Buffer {
  return createHmac('sha256', key).update(`pass ${network} ${expiresAt} ${id}`).digest();
}

/** A new pass for visitors of that network. */
export function newPass(ground: PassGround, milliseconds: number): { readonly pass: Pass; readonly text: string } {
  const pass = { id: randomBytes(9).toString('base64url'), expiresAt: ground.now + milliseconds };
  return { pass, text: `${pass.expiresAt}.${pass.id}.${signatureOf(pass, ground).toString('base64url')}` };
}

/** The pass in a text, when it was given to that network and still holds; else null. */
export function readPass(text: string, ground: PassGround): Pass | null {
  const [, expiry, id, signature] = /^(\d{1,15})\.([\w-]{12})\.([\w-]{43})$/.exec(text) ?? [];
  if (expiry === undefined || id === undefined || signature === undefined) return null;
  const pass = { id, expiresAt: Number(expiry) };
  if (pass.expiresAt <= ground.now) return null;
  const given = Buffer.from(signature, 'base64url');
  const expected = signatureOf(pass, ground);
  return given.length === expected.length && timingSafeEqual(given, expected) ? pass : null;
}

/** The pass that a Cookie header carries, still to be read; null when there is none. */
export function passTextIn(cookies: string | undefined): string | null {
  const pair = cookies
    ?.split(';')
    .map((part) => part.trim())
    .find((part) => part.startsWith(`${cookieName}=`));
  return pair === undefined ? null : pair.slice(cookieName.length + 1);
}

/** A Cookie header with nothing but the pass, for the calls that a visitor's page makes; null when there is none. */
export function passCookieIn(cookies: string | undefined): string | null {
  const text = passTextIn(cookies);
  return text === null ? null : `${cookieName}=${text}`;
}

export interface PassCookie {
  readonly seconds: number;
  /** Over HTTPS. */
  readonly secure: boolean;
  /** The page is of another site than this server (docs/decisions/0190). */
  readonly isAcross: boolean;
}

/** The Set-Cookie value of a pass, out of reach of scripts, and of other sites than the one whose page got it. */
export function passCookie(text: string, { seconds, secure, isAcross }: PassCookie): string {
  const site = secure && isAcross ? 'SameSite=None; Partitioned' : 'SameSite=Lax';
  return `${cookieName}=${text}; Path=/; Max-Age=${seconds}; HttpOnly; ${site}${secure ? '; Secure' : ''}`;
}
