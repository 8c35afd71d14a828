import type { Source } from '@cotejo/core/catalogue-content';
import type { PlanLine } from './isapre-lines.ts';
import type { PlanFigures } from './isapre-plan-figures.ts';

/** What the texts and coverages of one plan are written from. */
export interface PlanFacts {
  /** Name of the isapre as visitors know it. */
  readonly isapre: string;
  readonly line: PlanLine;
  readonly figures: PlanFigures;
  readonly displayName: string;
  readonly source: Source;
}
