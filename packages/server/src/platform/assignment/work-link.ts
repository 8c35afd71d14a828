import { createHmac, timingSafeEqual } from 'node:crypto';
import { href } from '@cotejo/contract/paths';
import type { EditionId } from '@cotejo/core/editions';
import { leadIdBytes, leadIdIn } from '../lead-id-bytes.ts';

/** A request for the one executive who has it. */
export interface WorkLink {
  readonly edition: EditionId;
  readonly leadId: string;
  readonly executiveId: number;
}

const [idBytes, executiveBytes, tagBytes] = [16, 4, 16];

function tagOf(key: Buffer, { edition, leadId, executiveId }: WorkLink): Buffer {
  const text = `work ${edition} ${leadId.toLowerCase()} ${executiveId}`;
  return createHmac('sha256', key).update(text).digest().subarray(0, tagBytes);
}

/** Own path, in Spanish, of the page where an executive works on a request: both, and 128 bits that only we can make of them. */
export function workPath(key: Buffer, link: WorkLink): string {
  const executive = Buffer.alloc(executiveBytes);
  executive.writeUInt32BE(link.executiveId);
  const token = Buffer.concat([leadIdBytes(link.leadId), executive, tagOf(key, link)]).toString('base64url');
  return href('assignedRequest', { token });
}

/** The link of a token of this edition, in a time that tells nothing of it; null: we made no such token. */
export function readWorkToken(token: string, key: Buffer, edition: EditionId): WorkLink | null {
  const bytes = Buffer.from(token, 'base64url');
  if (bytes.length !== idBytes + executiveBytes + tagBytes) return null;
  const link: WorkLink = { edition, leadId: leadIdIn(bytes), executiveId: bytes.readUInt32BE(idBytes) };
  return timingSafeEqual(tagOf(key, link), bytes.subarray(idBytes + executiveBytes)) ? link : null;
}
