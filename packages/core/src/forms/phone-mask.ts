import { AsYouType, type MetadataJson } from 'libphonenumber-js/core';
import { caretAfterMask, maskedText, type CaretText } from './mask-text.ts';
import type { FormSetting } from './form-setting.ts';
import { nearPhoneWays } from './near-phone-ways.ts';

/** How telephones are written, of some countries or of all (decision 0272). */
export type PhoneWays = MetadataJson;

const prefixesNear = Object.keys(nearPhoneWays.country_calling_codes);

/** A telephone with its prefix as digits: its own, or the one that is chosen beside it. */
function wholeDigits(text: string, prefix: string): string {
  const own = text.trimStart();
  return `${own.startsWith('+') ? '' : prefix}${own}`.replace(/\D/g, '');
}

/** How the telephone of a text is written: at hand for the countries most visitors come from, loaded for the others. */
export async function phoneWaysFor(text: string, prefix: string): Promise<PhoneWays> {
  const digits = wholeDigits(text, prefix);
  if (digits === '' || prefixesNear.some((near) => digits.startsWith(near))) return nearPhoneWays;
  const all = await import('libphonenumber-js/metadata.min.json');
  return all.default;
}

/** The ways that are at hand without loading anything. */
export const phoneWaysAtHand: PhoneWays = nearPhoneWays;

/** A number in groups of digits; undefined: the library knows none for it, and what was typed says more. */
function inGroups(shown: string): string | undefined {
  return /\d\D+\d/.test(shown.replace(/^\+\d+/, '')) ? shown : undefined;
}

/** The number as its country writes it; undefined where the library knows no way, or would lose or add a digit. */
function written(text: string, prefix: string, ways: PhoneWays): string | undefined {
  const digits = wholeDigits(text, prefix);
  const shown = new AsYouType(undefined, ways).input(`+${digits}`);
  if (shown.replace(/\D/g, '') !== digits) return undefined;
  if (text.trimStart().startsWith('+')) return inGroups(shown);
  const own = prefix.replace(/\D/g, '').length;
  // The prefix stands in the field beside it: as many digits are left out from the left.
  let [seen, at] = [0, 0];
  while (seen < own && at < shown.length) {
    if (/\d/.test(shown.charAt(at))) seen += 1;
    at += 1;
  }
  return inGroups(shown.slice(at).trimStart());
}

/**
 * A telephone as it is typed, written as its country does: '912345678' beside '+56' is '9 1234 5678'. `prefix` is the one
 * chosen beside the field, '' where there is none; a number with a prefix of its own keeps it. Digits stay as they are.
 */
export function maskPhone(
  typed: CaretText,
  { prefix, ways, setting }: { readonly prefix: string; readonly ways: PhoneWays; readonly setting: FormSetting },
): CaretText {
  const plain = maskedText({ kind: 'phone' }, typed.text, setting);
  const isWhole = plain.startsWith('+') || prefix.replace(/\D/g, '') !== '';
  const text =
    plain.replace(/\D/g, '') === '' || !isWhole || plain.startsWith('00') ? plain : (written(plain, prefix, ways) ?? plain);
  return { text, caret: caretAfterMask(typed, text, '') };
}
