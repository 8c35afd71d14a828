import type { CatalogueSnapshot, Clinic, Comparator, Feature, Organization } from '../catalogue/catalogue.ts';
import { editionIds, type EditionId } from '../editions/editions.ts';
import type { ByteReader, ByteWriter } from './byte-stream.ts';
import { readJson, writeJson } from './json-values.ts';

/** A clinic that no product of the comparator lists: a filter may still ask for it, and then says its name. */
type NamedClinic = readonly [id: number, code: string, displayName: string];

/** Clinics in their order; of those that no product lists only what a filter says of them. */
export function clinicsFor(clinics: Iterable<Clinic>, isListed: (id: number) => boolean): Surroundings['clinics'] {
  return Array.from(clinics, (clinic) => (isListed(clinic.id) ? clinic : [clinic.id, clinic.code, clinic.displayName]));
}

const unsaid = { url: '', regionCode: null, latitude: null, longitude: null, address: null } as const;

function clinicOf(told: Clinic | NamedClinic): Clinic {
  if (!isNamed(told)) return told;
  const [id, code, displayName] = told;
  return { id, code, displayName, ...unsaid };
}

function isNamed(told: Clinic | NamedClinic): told is NamedClinic {
  return Array.isArray(told);
}

/** Everything of a compact catalogue that is no column. */
export interface Surroundings {
  readonly edition: EditionId;
  readonly version: string;
  readonly isDemonstration: boolean;
  readonly isWhollyDemonstration: boolean;
  readonly comparator: Comparator;
  /** Organisations that 'Comparamos N de M' knows: M, which only the whole catalogue tells. */
  readonly knownOrganizations: number;
  readonly organizations: readonly Organization[];
  readonly clinics: readonly (Clinic | NamedClinic)[];
  readonly features: readonly Feature[];
}

const lists = ['organizations', 'clinics', 'features'] as const satisfies readonly (keyof Surroundings)[];

function isSurroundings(value: unknown): value is Surroundings {
  if (typeof value !== 'object' || value === null) return false;
  const { edition, version, comparator, knownOrganizations, ...rest }: Readonly<Record<string, unknown>> = { ...value };
  return (
    editionIds.some((id) => id === edition) &&
    typeof version === 'string' &&
    typeof comparator === 'object' &&
    comparator !== null &&
    typeof knownOrganizations === 'number' &&
    lists.every((name) => Array.isArray(rest[name]))
  );
}

export function writeSurroundings(writer: ByteWriter, surroundings: Surroundings): void {
  writeJson(writer, surroundings);
}

export function readSurroundings(reader: ByteReader): Surroundings {
  return readJson(reader, isSurroundings);
}

function byId<Thing extends { readonly id: number }>(things: readonly Thing[]): ReadonlyMap<number, Thing> {
  return new Map(things.map((thing) => [thing.id, thing]));
}

/** What of a snapshot the surroundings give back: everything but its products. */
export function snapshotWithout(surroundings: Surroundings): Omit<CatalogueSnapshot, 'products'> {
  const { edition, version, isDemonstration, isWhollyDemonstration, comparator, knownOrganizations } = surroundings;
  const known = {
    edition,
    version,
    isDemonstration,
    isWhollyDemonstration,
    organizations: byId(surroundings.organizations),
    clinics: byId(surroundings.clinics.map(clinicOf)),
    features: byId(surroundings.features),
    comparators: [comparator],
    knownOrganizations: new Map([[comparator.id, knownOrganizations]]),
  };
  return known;
}
