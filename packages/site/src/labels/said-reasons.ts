import type { YearlyCostAnswer } from '@cotejo/contract/care';
import type { ProfilePrice } from '@cotejo/contract/compare';
import type { WireQuote } from '@cotejo/contract/quote';
import { costReasonsText } from '@cotejo/core/care';
import type { TranslateOf } from '../texts/texts.ts';
import type { costReasonTexts, quoteTexts, uninsurableTexts } from './texts.ts';

type PersonPrice = ProfilePrice['profiles'][number];

/** Why a person has no price. An answer from before reasons had codes says it in Spanish. */
export function reasonsOf(
  { reasons, reasonCodes }: Pick<PersonPrice, 'reasons' | 'reasonCodes'>,
  t: TranslateOf<typeof uninsurableTexts>,
): readonly string[] {
  return reasonCodes?.map(({ code, values }) => t(code, values)) ?? reasons;
}

/** Ends 'No se puede calcular: …'; null where there is a figure. */
export function costReasonOf(
  { reason, reasonCodes }: Pick<YearlyCostAnswer, 'reason' | 'reasonCodes'>,
  t: TranslateOf<typeof costReasonTexts>,
): string | null {
  return reason !== null && reasonCodes ? costReasonsText(reasonCodes, t) : reason;
}

/** Why a price promises nothing. */
export function noPromiseOf({ kind }: NonNullable<WireQuote['noPromise']>, t: TranslateOf<typeof quoteTexts>): string {
  return t(`no-promise-${kind}`);
}
