import { createHmac, timingSafeEqual, type KeyObject } from 'node:crypto';
import type { EditionId } from '@cotejo/core/editions';
import type { MeetingParty } from '@cotejo/core/meeting-steps';
import { leadIdBytes, leadIdIn } from '../lead-id-bytes.ts';

interface OfRequest {
  readonly edition: EditionId;
  readonly leadId: string;
}

/** A link that is made: the visitor's of a request, or that of one executive, who may lose the request. */
export type NewMeetingLink =
  (OfRequest & { readonly party: 'visitor' }) | (OfRequest & { readonly party: 'executive'; readonly executiveId: number });

/** Whose link it is, and of which request; `executiveId` null: made before links of executives said whose they are. */
export type MeetingLink =
  | Extract<NewMeetingLink, { party: 'visitor' }>
  | (OfRequest & { readonly party: 'executive'; readonly executiveId: number | null });

const letters = { visitor: 'v', executive: 'e' } as const satisfies Record<MeetingParty, string>;
const [idBytes, executiveBytes, tagBytes] = [16, 4, 16];

function tagOf(key: Buffer | KeyObject, link: MeetingLink): Buffer {
  const { edition, party, leadId } = link;
  const person = link.party === 'visitor' || link.executiveId === null ? '' : ` ${link.executiveId}`;
  const text = `meeting ${edition} ${party} ${leadId.toLowerCase()}${person}`;
  return createHmac('sha256', key).update(text).digest().subarray(0, tagBytes);
}

function numberOf(link: NewMeetingLink): Buffer {
  const number = Buffer.alloc(link.party === 'visitor' ? 0 : executiveBytes);
  if (link.party === 'executive') number.writeUInt32BE(link.executiveId);
  return number;
}

/** What stands in the address of a meeting's page: whose it is, the request, and 128 bits that only we can make of both. */
export function meetingToken(key: Buffer | KeyObject, link: NewMeetingLink): string {
  return letters[link.party] + Buffer.concat([leadIdBytes(link.leadId), numberOf(link), tagOf(key, link)]).toString('base64url');
}

/** The link of a token of this edition, in a time that tells nothing of it; null: we made no such token. */
export function readMeetingToken(token: string, key: Buffer, edition: EditionId): MeetingLink | null {
  const party = token.startsWith(letters.visitor) ? 'visitor' : token.startsWith(letters.executive) ? 'executive' : null;
  const bytes = Buffer.from(token.slice(1), 'base64url');
  const hasNumber = party === 'executive' && bytes.length === idBytes + executiveBytes + tagBytes;
  if (party === null || !(hasNumber || bytes.length === idBytes + tagBytes)) return null;
  const leadId = leadIdIn(bytes);
  const executiveId = hasNumber ? bytes.readUInt32BE(idBytes) : null;
  const link: MeetingLink = party === 'visitor' ? { edition, leadId, party } : { edition, leadId, party, executiveId };
  return timingSafeEqual(tagOf(key, link), bytes.subarray(bytes.length - tagBytes)) ? link : null;
}
