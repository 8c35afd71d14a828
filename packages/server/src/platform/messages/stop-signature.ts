import { createHmac, timingSafeEqual } from 'node:crypto';
import type { EditionId } from '@cotejo/core/editions';

/** The message whose link stops such messages. */
export interface StopLink {
  readonly edition: EditionId;
  readonly messageId: string;
}

/** What the link of a message is signed with, fit for an address: it names no person, and nobody else can make it. */
export function stopSignature(key: Buffer, { edition, messageId }: StopLink): string {
  return createHmac('sha256', key).update(`stop ${edition} ${messageId.toLowerCase()}`).digest('base64url');
}

/** True for the signature of this message's link, in a time that tells nothing of it. */
export function isStopSignature(given: string, key: Buffer, link: StopLink): boolean {
  const [expected, actual] = [Buffer.from(stopSignature(key, link)), Buffer.from(given)];
  return expected.length === actual.length && timingSafeEqual(expected, actual);
}

/** The path of such links. */
export const stopPath = '/Dejar-de-recibir';

/** The path of a message's link. */
export function stopPathOf(link: StopLink, key: Buffer): string {
  return `${stopPath}/${link.messageId}/${stopSignature(key, link)}`;
}
