import type { Edition } from '@cotejo/core/editions';
import { currencies } from '@cotejo/core/money';
import type { MailContent } from './written-message.ts';

/** What stands before a figure with a space between: 'UF', 'S/', '$' in Colombia; the code of a currency without a style. */
function signsOf({ currencyStyles }: Edition): readonly string[] {
  const prefixes = [...Object.values(currencyStyles).map(({ prefix }) => prefix), ...currencies.map((code) => `${code} `)];
  return [...new Set(prefixes.filter((prefix) => prefix.endsWith(' ')).map((prefix) => prefix.trimEnd()))];
}

/**
 * A mail in whose lines no amount is broken between its sign and its figure: the space there is one that does not break. Not in its
 * subject, which is searched for; texts for telephones keep theirs, as another sign would make them two messages.
 */
export function withWholeFigures(content: MailContent, edition: Edition): MailContent {
  const signs = signsOf(edition).map((sign) => sign.replaceAll('$', '\\$'));
  const broken = new RegExp(`(?<![\\p{L}\\p{N}$])(${signs.join('|')}) (?=\\d)`, 'gu');
  const whole = (text: string): string => text.replaceAll(broken, '$1\u00a0');
  return {
    ...content,
    heading: whole(content.heading),
    paragraphs: content.paragraphs.map(whole),
    rows: content.rows.map(([label, value]) => [whole(label), whole(value)] as const),
    closing: content.closing.map(whole),
  };
}
