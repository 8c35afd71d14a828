import { textPieces } from '../texts/texts.ts';
import { dayText } from '../texts/use-day-text.ts';
import type { TranslateComparison } from './comparison-texts.ts';
import type { ShownComparison } from './shown-comparison.ts';

interface SourceWords {
  readonly t: TranslateComparison;
  readonly language: string;
  /** 'UF del 20 de noviembre de 2026' of a day. */
  readonly ufText: (uf: { readonly fecha: string }) => string;
}

/** A sentence on where figures come from: its words, with what stands in the place of each `{{name}}`. */
export interface SourceLine {
  readonly text: string;
  /** As insurers and sources wrote it themselves, in Spanish. */
  readonly names: Readonly<Record<string, string>>;
  readonly own: Readonly<Record<string, string>>;
}

function sheetLine({ item, source }: ShownComparison['columns'][number], { t, language }: SourceWords): SourceLine {
  const product = item.displayName;
  if (source === null) return { text: t('noSheet'), names: { product }, own: {} };
  const { document, date } = source;
  const names = { product, document };
  return date === null
    ? { text: t('sheetUndated'), names, own: {} }
    : { text: t('sheetOf'), names, own: { day: dayText(date, language) } };
}

/** Where the figures of a comparison come from and of which day they are, one sentence each. */
export function sourceLines(
  { columns, today }: Pick<ShownComparison, 'columns' | 'today'>,
  words: SourceWords,
): readonly SourceLine[] {
  const { t, language, ufText } = words;
  const days = new Set(columns.flatMap(({ item }) => item.profilePrice.ufDate ?? []));
  const baskets = new Set(columns.flatMap(({ basketSource }) => basketSource ?? []));
  const consulted = [
    t('consulted', { day: dayText(today, language) }),
    ...[...days].map((day) => t('withUf', { uf: ufText({ fecha: day }) })),
  ].join(' ');
  return [
    { text: consulted, names: {}, own: {} },
    ...columns.map((column) => sheetLine(column, words)),
    ...[...baskets].map((source): SourceLine => ({ text: t('basket'), names: { source }, own: {} })),
  ];
}

/** The same as plain text, for paper and tables. */
export function sourceTexts(shown: Pick<ShownComparison, 'columns' | 'today'>, words: SourceWords): readonly string[] {
  return sourceLines(shown, words).map(({ text, names, own }) => {
    const values: Readonly<Record<string, string>> = { ...names, ...own };
    return textPieces(text)
      .map((piece, index) => (index % 2 === 1 ? (values[piece] ?? '') : piece))
      .join('');
  });
}
