/** A country as forms keep it (C3-32): its code by ISO 3166-1, how it is called, and what its people are. */
export interface NamedCountry {
  readonly code: string;
  readonly name: string | null;
  readonly nationality: string | null;
}

/** What a line may know of who asks beside what prices depend on; null: it was not said. */
export interface HolderAnswers {
  /** Code of the EPS or other insurer one has, 'notengo' for none (Colombia and Peru). */
  readonly insurer: string | null;
  /** Cover of births is wanted. */
  readonly maternity: boolean | null;
  readonly nationality: NamedCountry | null;
  /** Country that cover is wanted in. */
  readonly coverCountry: NamedCountry | null;
}

/** The same of a company. */
export interface CompanyAnswers {
  /** Id of the sector of its activity, and how it reads (C3-28, C3-30). */
  readonly sectorId: number | null;
  readonly sectorLabel: string | null;
  /** How its kind of work reads; its code is `riskClass`. */
  readonly workLabel: string | null;
  /** System that its people pay their contributions into (Peru, C3-23). */
  readonly pensionSystem: string | null;
}

/** Days, as YYYY-MM-DD, and places of a journey beside its length. */
export interface JourneyAnswers {
  readonly departure: string | null;
  readonly homecoming: string | null;
  readonly origin: NamedCountry | null;
  readonly destination: NamedCountry | null;
}
