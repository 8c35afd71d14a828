import type { EditionExtras } from '../people/extra-questions.ts';
import type { Currency } from '../money/money.ts';
import type { ValidatedTypes } from '../validation/validation-names.ts';
import type { Language } from './language.ts';
import type { ProductPlace } from './product-place.ts';

export const editionIds = ['chile', 'peru', 'colombia', 'international'] as const;
export type EditionId = (typeof editionIds)[number];

/** Countries that have an edition of their own, by ISO 3166-1. */
export const editionCountries = ['CL', 'PE', 'CO'] as const;
export type CountryCode = (typeof editionCountries)[number];

/** How numbers of one currency are written in one edition (decision 5). */
export interface CurrencyStyle {
  readonly prefix: string;
  readonly thousands: string;
  readonly decimal: string;
  readonly fractionDigits: number;
  /** 'fixed' always shows the decimals, 'trimmed' drops trailing zeros, as UF does ('up to 2'). */
  readonly fraction: 'fixed' | 'trimmed';
}

export interface Region {
  readonly code: string;
  readonly name: string;
  readonly abbreviation: string;
  /** Position from north to south in Chile, alphabetical elsewhere; from 1. */
  readonly order: number;
  /** As said after 'en': 'la Región Metropolitana', 'Lima'. */
  readonly inSentence: string;
}

/** The example family that first pages are priced for (decision 26, C §9). */
export interface ExampleProfile {
  readonly age: number;
  readonly sex: 'Masculino' | 'Femenino';
  /** Monthly income in the edition's currency; null where income plays no part. */
  readonly income: string | null;
  readonly regionCode: string | null;
}

/**
 * One country's edition: every difference between countries is a field here, so that shared code asks the
 * edition and never compares its id (decision 2 to 5, 26, 27; architecture 'Editions').
 */
export interface Edition {
  readonly id: EditionId;
  /** Value of the X-Country header and of the spec's country setting. */
  readonly country: string;
  readonly countryId: number;
  readonly countryName: string;
  /** Null: no one country's. */
  readonly countryCode: CountryCode | null;
  /** BCP 47 tag of html lang. */
  readonly language: string;
  /** What its pages can be read in, Spanish first; the selector shows where there are more than one (A1-30). */
  readonly languages: readonly Language[];
  /** IANA zone that 'today' and opening hours are taken in; null: the visitor's. */
  readonly timeZone: string | null;
  readonly brand: {
    /** Short mark used in paths and storage keys (decision 2). */
    readonly code: string;
    /** Product name shown beside the mark. */
    readonly name: string;
    readonly supportEmail: string;
    readonly supportPhone: string;
    /** What the e-mails of people of the house end in, after the @. */
    readonly staffDomains: readonly string[];
  };
  readonly currency: Currency;
  /** Second unit a price can be shown in: UF in Chile. */
  readonly indexedUnit: Currency | null;
  readonly currencyStyles: Readonly<Partial<Record<Currency, CurrencyStyle>>>;
  readonly identityDocument: { readonly name: string; readonly label: string };
  readonly phone: { readonly prefix: string; readonly minimumDigits: number; readonly example: string };
  readonly regions: readonly Region[];
  readonly regionLabel: string;
  /** Version part of the profile's storage key (decision 27). */
  readonly profileVersion: string;
  readonly exampleProfile: ExampleProfile;
  /** How long a product counts as new: for two months, or in the month it began in and the next one (C9-30, C9-31). */
  readonly newness: 'two-months' | 'this-month-or-last';
  /** Age of somebody of whom a profile says none (C5-09); null: none is taken. */
  readonly missingAge: number | null;
  /** Path of the comparator that the home page leads to first. */
  readonly mainComparatorUrl: string;
  /** What the detail link of a card does where script runs: opens the detail over the list, or goes to the product's page (A2.3-28). */
  readonly cardDetail: 'modal' | 'page';
  /** Where the pages of its products are; the first that suits holds (C2-23 to C2-33). */
  readonly productPlaces: readonly ProductPlace[];
  /** Which script checks the profiles of which product types (docs/decisions/0280). */
  readonly validates: ValidatedTypes;
  /** Product types that are asked for the EPS, or for maternity, beside what their prices depend on (docs/decisions/0291). */
  readonly extraQuestions: EditionExtras;
}

/** What an edition says and writes otherwise in a language other than Spanish. */
type EditionWords = Pick<Edition, 'language' | 'countryName' | 'identityDocument' | 'regionLabel'> &
  Partial<Pick<Edition, 'currencyStyles'>>;
export type EditionInLanguage = Readonly<Record<Exclude<Language, 'es'>, EditionWords>>;
