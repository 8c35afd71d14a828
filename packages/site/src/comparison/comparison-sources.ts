import { dayText } from '../texts/use-day-text.ts';
import type { TranslateComparison } from './comparison-texts.ts';
import type { ShownComparison } from './shown-comparison.ts';

interface SourceWords {
  readonly t: TranslateComparison;
  readonly language: string;
  /** 'UF del 20 de noviembre de 2026' of a day. */
  readonly ufText: (uf: { readonly fecha: string }) => string;
}

function sheetText({ item, source }: ShownComparison['columns'][number], { t, language }: SourceWords): string {
  const product = item.displayName;
  if (source === null) return t('noSheet', { product });
  const { document, date } = source;
  return date === null
    ? t('sheetUndated', { product, document })
    : t('sheetOf', { product, document, day: dayText(date, language) });
}

/** Where the figures of a comparison come from and of which day they are, one sentence each. */
export function sourceTexts(
  { columns, today }: Pick<ShownComparison, 'columns' | 'today'>,
  words: SourceWords,
): readonly string[] {
  const { t, language, ufText } = words;
  const days = new Set(columns.flatMap(({ item }) => item.profilePrice.ufDate ?? []));
  const baskets = new Set(columns.flatMap(({ basketSource }) => basketSource ?? []));
  return [
    [
      t('consulted', { day: dayText(today, language) }),
      ...[...days].map((day) => t('withUf', { uf: ufText({ fecha: day }) })),
    ].join(' '),
    ...columns.map((column) => sheetText(column, words)),
    ...[...baskets].map((source) => t('basket', { source })),
  ];
}
