import { useEdition } from '../edition-context.ts';
import { priceTexts } from '../price/texts.ts';
import { coverageAmountTexts } from '../product-data/coverage-texts.ts';
import { useTexts } from '../texts/use-texts.ts';
import type { ComparisonWords } from './compared-value.ts';
import { comparisonTexts } from './comparison-texts.ts';
import { useComparedSetting } from './use-compared-setting.ts';

/** What the rows are written with, in the page's language. */
export function useComparisonWords(): ComparisonWords {
  return {
    edition: useEdition(),
    setting: useComparedSetting(),
    t: useTexts(comparisonTexts),
    tPrice: useTexts(priceTexts),
    tCoverage: useTexts(coverageAmountTexts),
  };
}
