import { randomBytes } from 'node:crypto';
import { encodeNumber } from '@cotejo/core/number-code';

/** Signs of a link to a page: short enough to be typed. */
const shortLink = 10;
/** Signs of a link to a family's page: 128 bits, which nobody finds by trying. */
const secretLink = 22;

/** A link that nobody has yet, in base 62. `isSecret`: it shall not be found by trying. */
export function newLink({ isSecret }: { readonly isSecret: boolean }): string {
  const length = isSecret ? secretLink : shortLink;
  const number = BigInt(`0x${randomBytes(16).toString('hex')}`);
  const code = encodeNumber(isSecret ? number : number % 62n ** BigInt(shortLink));
  if (!code.ok) throw new Error(code.error);
  return code.value.padStart(length, '0');
}
