import type { Subtype } from './subtypes.ts';

/** A text with its explanation (A3-14, A3-15). */
export interface ExplainedText {
  readonly text: string;
  readonly tooltip: string;
}

/** What cards and pages show beside prices and coverages (A3-08 to A3-15). */
export interface ProductMetadata {
  /** Label of the category badge, e.g. 'Catastrófico' (A3-63 to A3-81); null: its type's own name. */
  readonly category: string | null;
  /** How its price is made, said to the visitor: 'por persona, según edad'. */
  readonly priceDetail: string | null;
  readonly priceTooltip: string | null;
  readonly isMapEnabled: boolean;
  /** Facts of a collective policy (A3-12). */
  readonly collective: readonly {
    readonly key: string;
    readonly category: string;
    readonly value: string;
    readonly type: string;
  }[];
  readonly initialContribution: string | null;
  readonly taxBenefit: string | null;
  readonly additionalCoverages: ExplainedText | null;
  readonly availableFunds: ExplainedText | null;
  /** How fast it is contracted, 0 to 100 (the speed bar of A §4); null: not known. */
  readonly contractingSpeed: number | null;
  /** What it is for, more narrowly than its type (A3-83 to A3-93). */
  readonly subtypes: readonly Subtype[];
}

export const noMetadata: ProductMetadata = {
  category: null,
  priceDetail: null,
  priceTooltip: null,
  isMapEnabled: false,
  collective: [],
  initialContribution: null,
  taxBenefit: null,
  additionalCoverages: null,
  availableFunds: null,
  contractingSpeed: null,
  subtypes: [],
};
