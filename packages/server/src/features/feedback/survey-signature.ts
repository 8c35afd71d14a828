import { createHmac, timingSafeEqual } from 'node:crypto';
import type { EditionId } from '@cotejo/core/editions';

/** The request that a survey asks about. */
export interface Surveyed {
  readonly edition: EditionId;
  readonly leadId: string;
}

/** What the survey's link of a request is signed with, fit for an address: without it nobody is told of the request. */
export function surveySignature(key: Buffer, { edition, leadId }: Surveyed): string {
  return createHmac('sha256', key).update(`survey ${edition} ${leadId.toLowerCase()}`).digest('base64url');
}

/** True for the signature of this request's link, in a time that tells nothing of it. */
export function isSurveySignature(given: string, key: Buffer, surveyed: Surveyed): boolean {
  const [expected, actual] = [Buffer.from(surveySignature(key, surveyed)), Buffer.from(given)];
  return expected.length === actual.length && timingSafeEqual(expected, actual);
}
