import type { CatalogueSnapshot } from '@cotejo/core/catalogue';
import { spelledProductName } from '@cotejo/core/find-product';
import { foldText } from '@cotejo/core/text';
import { segmentsOf, type PathValues } from './path-match.ts';
import { clinicShortNames } from './clinic-short-names.ts';

/** The right spelling of path segments that a catalogue names, by how they are often written: products in any letter case. */
export interface Spellings {
  /** Values of a page's path, those that are names spelled right; others as they are. */
  readonly right: (values: PathValues) => PathValues;
  /** The url of the comparator that segments after '/Comparar' name, however they are spelled; null: none. */
  readonly comparator: (segments: readonly string[]) => string | null;
}

/** Letters and digits alone: 'CruzBlanca', 'cruz-blanca' and 'Cruz-Blanca' are one (A2.2-075, A2.2-076). */
function keyOf(text: string): string {
  return foldText(text).replaceAll(/[^\p{L}\p{N}]/gu, '');
}

/** Names by their key; those that two share are told apart by nobody and left out. */
function byKey(names: Iterable<string>): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  const shared = new Set<string>();
  for (const name of new Set(names)) {
    const key = keyOf(name);
    if (found.has(key)) shared.add(key);
    found.set(key, name);
  }
  for (const key of shared) found.delete(key);
  return found;
}

function makeSpellings(snapshot: CatalogueSnapshot): Spellings {
  const { organizations, clinics, comparators } = snapshot;
  const clinicUrls = new Set(Array.from(clinics.values(), ({ url }) => url));
  const ofOrganizations = byKey(Array.from(organizations.values(), ({ url }) => url));
  const ofClinics = new Map(byKey(clinicUrls));
  for (const { short, full } of clinicShortNames) if (clinicUrls.has(full)) ofClinics.set(keyOf(short), full);
  const ofComparators = new Map(comparators.map(({ url }) => [segmentsOf(url).slice(1).map(keyOf).join('/'), url] as const));
  const comparator = (segments: readonly string[]): string | null => ofComparators.get(segments.map(keyOf).join('/')) ?? null;

  function right(values: PathValues): PathValues {
    const { organization, clinic, comparator: first, line, insurance, plan, product } = values;
    const spelled: Record<string, string> = { ...values };
    if (organization !== undefined) spelled['organization'] = ofOrganizations.get(keyOf(organization)) ?? organization;
    if (clinic !== undefined) {
      spelled['clinic'] = ofClinics.get(keyOf(clinic)) ?? ofOrganizations.get(keyOf(clinic)) ?? clinic;
    }
    if (insurance !== undefined) spelled['insurance'] = spelledProductName(snapshot, insurance);
    if (plan !== undefined) spelled['plan'] = spelledProductName(snapshot, plan);
    if (product !== undefined) spelled['product'] = spelledProductName(snapshot, product);
    if (first !== undefined) {
      const url = comparator(line === undefined ? [first] : [first, line]);
      const [, name, ownLine] = segmentsOf(url ?? comparator([first]) ?? `/Comparar/${first}`);
      spelled['comparator'] = name ?? first;
      if (line !== undefined) spelled['line'] = (url === null ? null : ownLine) ?? line;
    }
    return spelled;
  }

  return { right, comparator };
}

const known = new WeakMap<CatalogueSnapshot, Spellings>();

/** The spellings of a published catalogue, worked out once. */
export function spellingsOf(snapshot: CatalogueSnapshot): Spellings {
  const spellings = known.get(snapshot) ?? makeSpellings(snapshot);
  known.set(snapshot, spellings);
  return spellings;
}
