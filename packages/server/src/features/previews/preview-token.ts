import { createHmac, timingSafeEqual } from 'node:crypto';
import type { PreviewKind } from '@cotejo/contract/preview';
import type { EditionId } from '@cotejo/core/editions';

/** The content that a link shows, and until when in milliseconds since 1970. */
export interface Previewed {
  readonly edition: EditionId;
  readonly kind: PreviewKind;
  readonly id: number;
  readonly expiresAt: number;
}

const radix = 36;

function signature(key: Buffer, { edition, kind, id, expiresAt }: Previewed): string {
  return createHmac('sha256', key).update(`preview ${edition} ${kind} ${id} ${expiresAt}`).digest('base64url');
}

/** What a link to unpublished content is signed with (decision 40), fit for an address: when it ends, and the signature of all. */
export function previewToken(key: Buffer, previewed: Previewed): string {
  return `${previewed.expiresAt.toString(radix)}.${signature(key, previewed)}`;
}

/** When the token of a content ends, in milliseconds since 1970; null for one that is forged or of another content. */
export function tokenEnd(token: string, key: Buffer, content: Omit<Previewed, 'expiresAt'>): number | null {
  const expiresAt = Number.parseInt(token.split('.')[0] ?? '', radix);
  if (!Number.isSafeInteger(expiresAt)) return null;
  const [expected, actual] = [Buffer.from(previewToken(key, { ...content, expiresAt })), Buffer.from(token)];
  return expected.length === actual.length && timingSafeEqual(expected, actual) ? expiresAt : null;
}
