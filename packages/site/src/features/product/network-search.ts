import type { CoverageOrganization } from '@cotejo/contract/catalogue';
import { foldText } from '@cotejo/core/text';

/** What the address says of the network of a product; each is empty for nothing (B4-46). */
export interface NetworkSearch {
  /** Part of a clinic's name. */
  readonly text: string;
  /** Codes of regions; none: any. */
  readonly regions: readonly string[];
  /** Code of the clinic that is looked at. */
  readonly clinic: string;
}

/** Names in the address, which are those of the form's fields. */
export const networkFields = { text: 'centro', regions: 'region', clinic: 'clinica' } as const satisfies Record<
  keyof NetworkSearch,
  string
>;

export function readNetworkSearch(query: URLSearchParams): NetworkSearch {
  const read = (name: 'text' | 'clinic'): string => query.get(networkFields[name]) ?? '';
  // A form without script names each code apart.
  const regions = query.getAll(networkFields.regions).flatMap((codes) => codes.split(','));
  return { text: read('text'), regions: regions.filter((code) => code !== ''), clinic: read('clinic') };
}

/** Query with its question mark; empty for nothing asked. */
export function writeNetworkSearch({ text, regions, clinic }: NetworkSearch): string {
  const query = new URLSearchParams();
  if (text !== '') query.set(networkFields.text, text);
  if (regions.length > 0) query.set(networkFields.regions, regions.join());
  if (clinic !== '') query.set(networkFields.clinic, clinic);
  return query.size === 0 ? '' : `?${query.toString()}`;
}

/**
 * Clinics of the regions whose name holds the text, whatever its case and accents (B5-46 to B5-48). A clinic whose region nobody
 * knows is left out by no region (B5-49): it may be in any.
 */
export function clinicsFound(
  clinics: readonly CoverageOrganization[],
  { text, regions }: Pick<NetworkSearch, 'text' | 'regions'>,
): readonly CoverageOrganization[] {
  const wanted = foldText(text);
  return clinics.filter(
    ({ displayName, regionCode }) =>
      (regions.length === 0 || regionCode === null || regions.includes(regionCode)) &&
      (wanted === '' || foldText(displayName).includes(wanted)),
  );
}

/** Clinics that a product covers alike (B2.9-01). */
export interface ClinicGroup {
  readonly hospitalaria: number | null;
  readonly ambulatoria: number | null;
  readonly clinics: readonly CoverageOrganization[];
}

/** Unknown comes after all that is known. */
const worth = (percentage: number | null): number => percentage ?? -1;

/** Groups of clinics by what is paid there, the best covered in hospital first. */
export function clinicGroups(clinics: readonly CoverageOrganization[]): readonly ClinicGroup[] {
  const byCoverage = Map.groupBy(clinics, ({ hospitalaria, ambulatoria }) => `${hospitalaria} ${ambulatoria}`);
  return [...byCoverage.values()]
    .flatMap((alike) => {
      const [first] = alike;
      return first ? [{ hospitalaria: first.hospitalaria, ambulatoria: first.ambulatoria, clinics: alike }] : [];
    })
    .toSorted(
      (one, other) => worth(other.hospitalaria) - worth(one.hospitalaria) || worth(other.ambulatoria) - worth(one.ambulatoria),
    );
}
