import { contactChannels } from '@cotejo/contract/lead';
import { z } from 'zod';
import type { RequestValues } from './submit-request.ts';

const draftSchema = z.object({
  first_name: z.string(),
  telefono: z.string(),
  email: z.string(),
  mensaje: z.string(),
  contactChannel: z.enum(contactChannels),
  acceptsPriceAlerts: z.boolean(),
});

function keyOf(brand: string): string {
  return `${brand}_DRAFT_request`;
}

function parseDraft(text: string): RequestValues | null {
  try {
    return draftSchema.parse(JSON.parse(text));
  } catch {
    return null;
  }
}

function storedText(brand: string): string | null {
  try {
    return sessionStorage.getItem(keyOf(brand));
  } catch {
    return null;
  }
}

let parsed: { readonly text: string; readonly draft: RequestValues | null } | null = null;

/** The half-filled form of this tab, or null; the same object while nothing changed. A browser that refuses storage keeps none. */
export function readDraft(brand: string): RequestValues | null {
  const text = storedText(brand);
  if (text === null) return null;
  if (parsed?.text !== text) parsed = { text, draft: parseDraft(text) };
  return parsed.draft;
}

/** Keeps the form until the tab closes: contact data stays out of lasting storage. */
export function writeDraft(brand: string, values: RequestValues): void {
  try {
    sessionStorage.setItem(keyOf(brand), JSON.stringify(values));
  } catch {
    // Nothing to keep it in; the form itself still holds it.
  }
}

/** Forgets it, once the request went. */
export function clearDraft(brand: string): void {
  try {
    sessionStorage.removeItem(keyOf(brand));
  } catch {
    // As above.
  }
}
