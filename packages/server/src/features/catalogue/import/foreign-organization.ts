import type { Organization } from '@cotejo/core/catalogue';
import { wordsOfOrganizations } from '../reserved-words.ts';
import { urlSegment } from './url-segment.ts';
import type { KnownCodes } from './known-codes-store.ts';

export interface ForeignInsurer {
  readonly code: string;
  readonly name: string;
}

/** A hue from 0 to 359 that stays the same for the same text. */
function hueOf(text: string): number {
  let hue = 7;
  for (let index = 0; index < text.length; index += 1) hue = (hue * 31 + text.charCodeAt(index)) % 360;
  return hue;
}

/** The insurers that the catalogue does not know yet, each with a page of its own. */
export function newInsurers(insurers: readonly ForeignInsurer[], known: KnownCodes): readonly Omit<Organization, 'id'>[] {
  const codes = new Set(known.organizations.map(({ code }) => code));
  const urls = new Set(known.organizations.map(({ url }) => url));
  return insurers
    .filter(({ code }) => !codes.has(code))
    .map(({ code, name }) => {
      const initials = name
        .split(/[^\p{Letter}\d]+/u)
        .map((word) => word.slice(0, 1).toUpperCase())
        .join('');
      const mark = (initials.length > 1 ? initials : name).slice(0, 2).toUpperCase();
      return {
        code,
        acronym: initials.slice(0, 12),
        name,
        displayName: name,
        url: urlSegment(name, urls, wordsOfOrganizations),
        kind: 'insurer',
        mark,
        hue: hueOf(name),
        // Nobody of the edition's visitors can buy of it: a gap in another comparator is not its gap.
        open: false,
      };
    });
}
