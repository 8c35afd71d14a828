import type { EditionId, Region } from '../editions/edition.ts';
import type { Currency } from '../money/money.ts';
import type { Company, Pet, Sex } from '../people/household.ts';
import type { OrganizationKind } from './kinds.ts';
import type { Product } from './product.ts';
import type { ProductTable } from './table/product-table.ts';

export { organizationKinds, type OrganizationKind } from './kinds.ts';
export {
  modalities,
  salesChannels,
  type CustomerProfile,
  type Modality,
  type Product,
  type SalesChannel,
  type ScorePart,
} from './product.ts';

export interface Organization {
  readonly id: number;
  readonly code: string;
  readonly acronym: string;
  readonly name: string;
  readonly displayName: string;
  /** Path segment, e.g. 'Cruz-Blanca'. */
  readonly url: string;
  readonly kind: OrganizationKind;
  /** Two letters of its drawn mark, and the hue (0 to 359) of its tile. */
  readonly mark: string;
  readonly hue: number;
  readonly open: boolean;
  /** Part of all insured of its market that are with it, in percent; null or absent: not known. */
  readonly marketShare?: number | null;
  /** Lowest and highest commission it pays for a sale, in percent of what the insured pay in a year; null or absent: not known. */
  readonly commissionFrom?: number | null;
  readonly commissionTo?: number | null;
}

export interface Clinic {
  readonly id: number;
  readonly code: string;
  readonly displayName: string;
  readonly url: string;
  readonly regionCode: string | null;
  readonly latitude: number | null;
  readonly longitude: number | null;
  readonly address: string | null;
}

export interface Feature {
  readonly id: number;
  readonly name: string;
  readonly displayName: string;
  /** 1 marks the main features (B §9). */
  readonly typeId: number;
  /** What it means, in a sentence; empty where nobody wrote one. */
  readonly description: string;
}

/** One value that a question of the profile offers: a zone, a kind of work with its risk class, a breed. */
export interface ProfileChoice {
  readonly code: string;
  readonly name: string;
  /** What it stands under: sector of a kind of work, species of a breed; null where there is nothing above it. */
  readonly group: string | null;
}

/** Values offered by the questions that a comparator's prices depend on. */
export interface ProfileChoices {
  readonly zones: readonly ProfileChoice[];
  readonly riskClasses: readonly ProfileChoice[];
  readonly breeds: readonly ProfileChoice[];
}

export const noChoices: ProfileChoices = { zones: [], riskClasses: [], breeds: [] };

/** What a comparator's example profile has in place of, or beside, the edition's example person (decision 26). */
export interface ComparatorExample {
  readonly age?: number;
  readonly sex?: Sex;
  /** Income of that person, in whole units of the comparator's currency. */
  readonly monthlyIncome?: number;
  readonly regionCode?: string;
  readonly pets?: readonly Pet[];
  /** Payroll in whole units of the comparator's currency. */
  readonly company?: Pick<Company, 'employees' | 'riskClass'> & { readonly monthlyPayroll: number | null };
  readonly tripDays?: number;
  readonly zone?: string;
}

/** A comparator whose profile asks what the edition's does, in its currency. */
export const plainComparator = {
  typeNames: [],
  currency: null,
  regions: null,
  choices: noChoices,
  example: {},
} as const satisfies Partial<Comparator>;

/** A comparator page as data (decision 19). */
export interface Comparator {
  readonly id: number;
  readonly name: string;
  /** Canonical path, e.g. '/Comparar/Isapres'. */
  readonly url: string;
  readonly displayName: string;
  readonly title: string;
  readonly description: string;
  /** Singular and plural noun of its results: 'plan', 'planes'. */
  readonly noun: { readonly one: string; readonly many: string };
  readonly productKind: Product['kind'];
  /** Upper types shown; empty: all of the kind. */
  readonly upperTypes: readonly string[];
  /** Type names shown among those; empty: all of them. */
  readonly typeNames: readonly string[];
  /** Currency its prices are shown in; null: the edition's. */
  readonly currency: Currency | null;
  /** Regions that its products are priced by; null: the edition's. */
  readonly regions: readonly Region[] | null;
  readonly choices: ProfileChoices;
  readonly example: ComparatorExample;
  /** Product type of the profile form and of the storage key. */
  readonly productType: string;
  readonly asksIncome: boolean;
  readonly isComparable: boolean;
}

/** The published catalogue of one edition, immutable, built from PostgreSQL and replaced whole. */
export interface CatalogueSnapshot {
  readonly edition: EditionId;
  /** Changes with every publication; part of cache keys and of quotes. */
  readonly version: string;
  /** True while any published layer is demonstration data: every page then says so. */
  readonly isDemonstration: boolean;
  /** True while every published layer is: with a real one beside it, pages say that part of the data is demonstration. */
  readonly isWhollyDemonstration: boolean;
  readonly organizations: ReadonlyMap<number, Organization>;
  readonly clinics: ReadonlyMap<number, Clinic>;
  readonly features: ReadonlyMap<number, Feature>;
  readonly products: ProductTable;
  readonly comparators: readonly Comparator[];
  /**
   * Organisations known in the market of a comparator, by its id, where the snapshot holds only a part of the
   * catalogue and cannot count them (see countOrganizations).
   */
  readonly knownOrganizations?: ReadonlyMap<number, number>;
}
