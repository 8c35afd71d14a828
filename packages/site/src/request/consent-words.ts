import {
  consentPurposesFor,
  consentSentence,
  currentConsentVersion,
  readConsentText,
  recipientOf,
  writtenConsentText,
  type ConsentPurpose,
  type ConsentText,
} from '@cotejo/core/consent';
import type { Edition, Language } from '@cotejo/core/editions';

/** Name of each box as the form posts it, which is that of the request's body. */
export const consentNames = {
  'price-alerts': 'acceptsPriceAlerts',
  offers: 'acceptsOffers',
  insurer: 'acceptsInsurer',
} as const satisfies Record<ConsentPurpose, string>;

/** A box as a form shows it. */
export interface ConsentBox {
  readonly name: (typeof consentNames)[ConsentPurpose];
  readonly label: string;
}

/** The boxes of a request, in the words that are kept as their proof. `insurer` is the organization of the product; null: there is none. */
export function consentBoxes(edition: Edition, language: Language, insurer: string | null): readonly ConsentBox[] {
  const text = { version: currentConsentVersion, language };
  const parties = { house: edition.brand.name, insurer: insurer ?? '' };
  return consentPurposesFor(insurer).map((purpose) => ({
    name: consentNames[purpose],
    label: consentSentence(purpose, text, recipientOf(purpose, parties)),
  }));
}

/** Name under which a form posts which texts stood beside its boxes. */
export const consentTextName = 'consentText';

/** The texts of a page's boxes as its form posts them. */
export function postedConsentText(language: Language): string {
  return writtenConsentText({ version: currentConsentVersion, language });
}

/** The texts that a posted form was shown with; null: it names none of ours, and nothing was read. */
export function consentTextFromForm(form: FormData): ConsentText | null {
  const posted = form.get(consentTextName);
  return typeof posted === 'string' ? readConsentText(posted) : null;
}
