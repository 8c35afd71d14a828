import { createHmac, timingSafeEqual } from 'node:crypto';
import type { EditionId } from '@cotejo/core/editions';
import type { MeetingParty } from '@cotejo/core/meeting-steps';

/** Whose link it is, and of which request. */
export interface MeetingLink {
  readonly edition: EditionId;
  readonly leadId: string;
  readonly party: MeetingParty;
}

const letters = { visitor: 'v', executive: 'e' } as const satisfies Record<MeetingParty, string>;
const idBytes = 16;
const tagBytes = 16;

function idOf(leadId: string): Buffer {
  return Buffer.from(leadId.replaceAll('-', ''), 'hex');
}

function tagOf(key: Buffer, { edition, leadId, party }: MeetingLink): Buffer {
  const text = `meeting ${edition} ${party} ${leadId.toLowerCase()}`;
  return createHmac('sha256', key).update(text).digest().subarray(0, tagBytes);
}

/** What stands in the address of a meeting's page: whose it is, the request, and 128 bits that only we can make of both. */
export function meetingToken(key: Buffer, link: MeetingLink): string {
  return letters[link.party] + Buffer.concat([idOf(link.leadId), tagOf(key, link)]).toString('base64url');
}

/** The link of a token of this edition, in a time that tells nothing of it; null: we made no such token. */
export function readMeetingToken(token: string, key: Buffer, edition: EditionId): MeetingLink | null {
  const party = token.startsWith(letters.visitor) ? 'visitor' : token.startsWith(letters.executive) ? 'executive' : null;
  const bytes = Buffer.from(token.slice(1), 'base64url');
  if (party === null || bytes.length !== idBytes + tagBytes) return null;
  const leadId = bytes.toString('hex', 0, idBytes).replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
  const link = { edition, leadId, party } as const;
  return timingSafeEqual(tagOf(key, link), bytes.subarray(idBytes)) ? link : null;
}
