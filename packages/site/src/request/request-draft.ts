import { contactChannels } from '@cotejo/contract/contact-words';
import { isTrueOrFalse, objectOf, oneOf, text } from '@cotejo/contract/guard-parts';
import { contactTimes } from '@cotejo/core/contact-times';
import { draftKey } from './sent-draft.ts';
import type { RequestValues } from './submit-request.ts';

const isDraft = objectOf<RequestValues>({
  first_name: text(),
  telefono: text(),
  email: text(),
  mensaje: text(),
  contactChannel: oneOf(contactChannels),
  contactTime: oneOf(contactTimes),
  acceptsPriceAlerts: isTrueOrFalse,
  acceptsOffers: isTrueOrFalse,
  acceptsInsurer: isTrueOrFalse,
});

function parseDraft(stored: string): RequestValues | null {
  try {
    const draft: unknown = JSON.parse(stored);
    return isDraft(draft) ? draft : null;
  } catch {
    return null;
  }
}

function storedText(brand: string): string | null {
  try {
    return sessionStorage.getItem(draftKey(brand, null));
  } catch {
    return null;
  }
}

let parsed: { readonly stored: string; readonly draft: RequestValues | null } | null = null;

/** The half-filled form of this tab, or null; the same object while nothing changed. A browser that refuses storage keeps none. */
export function readDraft(brand: string): RequestValues | null {
  const stored = storedText(brand);
  if (stored === null) return null;
  if (parsed?.stored !== stored) parsed = { stored, draft: parseDraft(stored) };
  return parsed.draft;
}

/** Keeps the form until the tab closes: contact data stays out of lasting storage. */
export function writeDraft(brand: string, values: RequestValues): void {
  try {
    sessionStorage.setItem(draftKey(brand, null), JSON.stringify(values));
  } catch {
    // Nothing to keep it in; the form itself still holds it.
  }
}
