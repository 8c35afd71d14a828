/**
 * The small work that a suspicious request is asked for (docs/decisions/0326), as both sides know it. A challenge is a text that its server
 * signed: '<until>.<bits>.<of what>.<signature>'. For each part from 0 on, a count is to be found so that the SHA-256 of
 * '<challenge>:<part>:<count>' begins with so many zero bits.
 */

/** Parts of a work: many small ones take everybody much the same time, one large one would not. */
export const workParts = 16;

/** Field of a form that nobody sees: who fills it in is no person, or a program that fills in for one. */
export const trapField = 'sitio_web';

const challengePattern = /^\d{1,15}\.(\d{1,2})\.[\w-]{22}\.[\w-]{43}$/;
const countsPattern = /^(?:[\da-z]{1,8}\.)*[\da-z]{1,8}$/;
const radix = 36;

/** How many zero bits a challenge asks of each part; null for what is no challenge. */
export function bitsOfChallenge(challenge: string): number | null {
  const [, bits] = challengePattern.exec(challenge) ?? [];
  return bits === undefined ? null : Number(bits);
}

/** What is digested to try a count. */
export function workAttempt(challenge: string, part: number, count: number): string {
  return `${challenge}:${part}:${count.toString(radix)}`;
}

/** Whether a digest begins with so many zero bits. */
export function beginsWithZeros(digest: Uint8Array, bits: number): boolean {
  const whole = bits >> 3;
  for (let index = 0; index < whole; index += 1) if (digest[index] !== 0) return false;
  return (bits & 7) === 0 || (digest[whole] ?? 0xff) >> (8 - (bits & 7)) === 0;
}

/** What is handed in for a challenge: one count for each part, in their order. */
export interface RequestWork {
  readonly challenge: string;
  readonly counts: readonly number[];
}

/** The value of the header `x-request-work`. */
export function writeWork({ challenge, counts }: RequestWork): string {
  return `${challenge}:${counts.map((count) => count.toString(radix)).join('.')}`;
}

/** Reads such a value; null for what is none, or has another number of parts. */
export function readWork(text: string): RequestWork | null {
  const [challenge = '', said = '', ...rest] = text.split(':');
  if (rest.length > 0 || bitsOfChallenge(challenge) === null || !countsPattern.test(said)) return null;
  const counts = said.split('.').map((count) => Number.parseInt(count, radix));
  return counts.length === workParts ? { challenge, counts } : null;
}
