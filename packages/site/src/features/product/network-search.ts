import type { CoverageOrganization } from '@cotejo/contract/catalogue';
import { foldText } from '@cotejo/core/text';

/** What the address says of the network of a product; each is empty for nothing. */
export interface NetworkSearch {
  /** Part of a clinic's name. */
  readonly text: string;
  /** Code of a region. */
  readonly region: string;
  /** Code of the clinic that is looked at. */
  readonly clinic: string;
}

/** Names in the address, which are those of the form's fields. */
export const networkFields = { text: 'centro', region: 'region', clinic: 'clinica' } as const satisfies Record<
  keyof NetworkSearch,
  string
>;

export function readNetworkSearch(query: URLSearchParams): NetworkSearch {
  const read = (name: keyof NetworkSearch): string => query.get(networkFields[name]) ?? '';
  return { text: read('text'), region: read('region'), clinic: read('clinic') };
}

/** Query with its question mark; empty for nothing asked. */
export function writeNetworkSearch({ text, region, clinic }: NetworkSearch): string {
  const query = new URLSearchParams();
  if (text !== '') query.set(networkFields.text, text);
  if (region !== '') query.set(networkFields.region, region);
  if (clinic !== '') query.set(networkFields.clinic, clinic);
  return query.size === 0 ? '' : `?${query.toString()}`;
}

/** Clinics of a region whose name holds the text, whatever its case and accents (B §5). */
export function clinicsFound(
  clinics: readonly CoverageOrganization[],
  { text, region }: Pick<NetworkSearch, 'text' | 'region'>,
): readonly CoverageOrganization[] {
  const wanted = foldText(text);
  return clinics.filter(
    ({ displayName, regionCode }) =>
      (region === '' || regionCode === region) && (wanted === '' || foldText(displayName).includes(wanted)),
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
