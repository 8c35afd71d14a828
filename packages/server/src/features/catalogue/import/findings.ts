/** What a kind of remark is called in the quality report. */
export interface FindingTitle {
  readonly title: string;
  /** True when such a row was left out: the report then names each one among the refused. */
  readonly refusesRow: boolean;
}

/** The remarks that one kind of import makes. */
export type FindingTitles<Kind extends string = string> = Readonly<Record<Kind, FindingTitle>>;

/** One remark about the files, with its place. */
export interface Finding<Kind extends string = string> {
  readonly kind: Kind;
  readonly file: string;
  /** As a spreadsheet counts: the header is row 1. */
  readonly row: number;
  readonly column: string | null;
  /** In Spanish, for whoever prepares the files. */
  readonly message: string;
}

/** The remarks of one import, as they go into its report. */
export interface FindingsReport {
  readonly titles: FindingTitles;
  /** How many of each kind were made, kept or not. */
  readonly counts: Readonly<Record<string, number>>;
  /** The first 20,000. */
  readonly list: readonly Finding[];
}

/** A file in which every row is odd must not fill the memory: further remarks are counted, not kept. */
const maximumKept = 20_000;

/** Collects remarks in the order they are made. */
export class Findings<Kind extends string> {
  readonly #titles: FindingTitles<Kind>;
  readonly #list: Finding<Kind>[] = [];
  readonly #counts = new Map<Kind, number>();

  constructor(titles: FindingTitles<Kind>) {
    this.#titles = titles;
  }

  add(finding: Finding<Kind>): void {
    this.#counts.set(finding.kind, this.count(finding.kind) + 1);
    if (this.#list.length < maximumKept) this.#list.push(finding);
  }

  count(kind: Kind): number {
    return this.#counts.get(kind) ?? 0;
  }

  /** A copy of what was found up to now. */
  report(): FindingsReport {
    return { titles: this.#titles, counts: Object.fromEntries(this.#counts), list: [...this.#list] };
  }
}
