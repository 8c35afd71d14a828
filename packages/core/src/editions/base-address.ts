import { editions } from './editions.ts';
import type { EditionId } from './edition.ts';

const defaultEdition: EditionId = 'chile';

/** Where the site of a country is, by its number (C2-65 to C2-68); that of Chile when there is none or nobody has it (C2-69). */
export function baseAddressOf(countryId: number | null | undefined, addresses: Readonly<Record<EditionId, string>>): string {
  return addresses[editions.find((edition) => edition.countryId === countryId)?.id ?? defaultEdition];
}
