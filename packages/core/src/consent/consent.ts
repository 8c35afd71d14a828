import { languageOf, type Language } from '../editions/language.ts';
import { consentTexts } from './consent-texts.ts';

/** What a visitor may allow beside the answer to a request, each for itself: a request needs none of them. */
export const consentPurposes = ['price-alerts', 'offers', 'insurer'] as const;
export type ConsentPurpose = (typeof consentPurposes)[number];

/** The answer to the request itself: asked for by sending it, so that it has no box. */
export const requestPurpose = 'request';

/** Versions of the texts, the newest last. A text that was shown once is never changed: a new version is added. */
export const consentVersions = ['2026-11'] as const;
export type ConsentVersion = (typeof consentVersions)[number];
export const currentConsentVersion: ConsentVersion = '2026-11';

/** By which text something was allowed. */
export interface ConsentText {
  readonly version: ConsentVersion;
  readonly language: Language;
}

/** Who receives what a consent allows: the house for its own purposes, the insurer of the product for its own. */
export interface ConsentParties {
  readonly house: string;
  readonly insurer: string;
}

/** What a purpose needs a product for: a price that changes, an insurer that asks. */
const ofProducts = { 'price-alerts': true, offers: false, insurer: true } as const satisfies Record<ConsentPurpose, boolean>;

/** The purposes that a request can be asked for, by the insurer of its product; null: it is about none. */
export function consentPurposesFor(insurer: string | null): readonly ConsentPurpose[] {
  return consentPurposes.filter((purpose) => insurer !== null || !ofProducts[purpose]);
}

/** The recipient of a purpose. */
export function recipientOf(purpose: ConsentPurpose | typeof requestPurpose, { house, insurer }: ConsentParties): string {
  return purpose === 'insurer' ? insurer : house;
}

/** The sentence that stands beside a box, or under the form for the request itself, with its recipient's name. */
export function consentSentence(
  purpose: ConsentPurpose | typeof requestPurpose,
  { version, language }: ConsentText,
  recipient: string,
): string {
  return consentTexts[version][purpose][language].replaceAll('{{recipient}}', () => recipient);
}

/** A text as a form posts it: '2026-11.es'. */
export function writtenConsentText({ version, language }: ConsentText): string {
  return `${version}.${language}`;
}

/** The text that a form posted; null: it names none of ours. */
export function readConsentText(written: string): ConsentText | null {
  const [given, tongue] = written.split('.');
  const [version, language] = [consentVersions.find((known) => known === given), languageOf(tongue)];
  return version === undefined || language === null ? null : { version, language };
}
