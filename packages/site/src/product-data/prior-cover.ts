import type { RequirementKind } from '@cotejo/core/requirement-text';
import type { TranslateOf } from '../texts/texts.ts';
import type { priorCoverTexts } from './prior-cover-texts.ts';

/**
 * What a requirement means for who takes the product (A5-22 to A5-27). One of a single system does not speak of zero percent
 * of the other.
 */
export function priorCoverText(asked: RequirementKind, t: TranslateOf<typeof priorCoverTexts>): string {
  if (!('fonasa' in asked)) return t(`meaning.${asked.kind}`);
  const { kind, fonasa, isapre } = asked;
  if (isapre === 0) return t('meaning.fonasa', { fonasa });
  return fonasa === 0 ? t('meaning.isapre', { isapre }) : t(`meaning.${kind}`, { fonasa, isapre });
}
