import type { Language } from '@cotejo/core/editions';
import { countText } from '../price/amount-text.ts';
import { viewPrice } from '../price/price-view.ts';
import { minimumCompared } from './compare-slots.ts';
import type { ComparisonWords } from './compared-value.ts';
import { comparisonGroups, type ComparisonGroup } from './comparison-rows.ts';
import { sourceTexts } from './comparison-sources.ts';
import type { ShownComparison } from './shown-comparison.ts';

/** A comparison as it is taken away: all words, no sign or colour that says something alone. */
export interface ComparisonSheet {
  readonly language: Language;
  readonly title: string;
  readonly madeBy: string;
  /** Whose prices they are. */
  readonly lead: readonly string[];
  readonly products: readonly { readonly name: string; readonly seller: string; readonly price: string }[];
  readonly labels: Readonly<Record<'what' | 'unit' | 'seller' | 'price' | 'best', string>>;
  readonly groups: readonly ComparisonGroup[];
  /** Where the figures come from, and the address of the comparison. */
  readonly sources: readonly string[];
  /** '100 % (Mejor)'. */
  readonly bestText: (value: string) => string;
  readonly pageText: (page: number, pages: number) => string;
}

interface SheetWords extends Omit<ComparisonWords, 'setting'> {
  readonly language: Language;
  /** The family, as a sentence. */
  readonly who: string;
  /** Said of demonstration data. */
  readonly demonstration: string;
  /** Whole address of the comparison. */
  readonly address: string;
  readonly ufText: (uf: { readonly fecha: string }) => string;
}

/** The title of a comparison: 'Compara tus 3 planes'; of a single one 'Compara 1 plan'. */
export function titleOf(
  { comparator: { noun }, columns }: Pick<ShownComparison, 'comparator' | 'columns'>,
  words: Pick<ComparisonWords, 't' | 'edition'>,
): string {
  const { t, edition } = words;
  return columns.length < minimumCompared
    ? t('title', { what: countText(columns.length, noun, edition) })
    : t('titleOf', { number: columns.length, nouns: noun.many });
}

/** Writes a comparison down, in the edition's currency. The price of each product is its first row. */
export function comparisonSheet(shown: ShownComparison, words: SheetWords): ComparisonSheet {
  const { t, tPrice, edition } = words;
  const { columns, profile } = shown;
  const setting = { edition, uf: null, inUf: false };
  const isDemonstration = columns.some((column) => column.isDemonstration);
  return {
    language: words.language,
    title: titleOf(shown, words),
    madeBy: t('madeBy', { brand: edition.brand.name }),
    lead: [...(profile.ingresodatos ? [] : [t('example')]), words.who, ...(isDemonstration ? [words.demonstration] : [])],
    products: columns.map(({ item }) => {
      const view = viewPrice(item, setting);
      const price = view ? view.main + view.suffix : tPrice(`noPrice.${item.insures}`);
      return { name: item.displayName, seller: item.organization.displayName, price };
    }),
    labels: { what: t('what'), unit: t('unit'), seller: t('seller'), price: t('price'), best: t('best') },
    groups: comparisonGroups(columns, { ...words, setting }),
    sources: [...sourceTexts(shown, words), words.address],
    bestText: (value) => t('bestOf', { value, best: t('best') }),
    pageText: (page, pages) => t('pageOf', { page, pages }),
  };
}
