import { addDays, type PlainDate } from '../dates/plain-date.ts';

/** So many days before the last one of a quote its person is told that it ends. */
export const quoteReminderDays = 3;

/** Nobody is reminded of what they asked for fewer days ago: the confirmation told them until when it holds. */
export const quoteQuietDays = 4;

/** A request as far as the reminder of its quote needs it. Days are of the edition's zone. */
export interface QuoteToRemind {
  readonly askedOn: PlainDate;
  /** Last day on which the quote holds. */
  readonly expires: PlainDate;
}

/** The first day on which the end of a quote is told; null: it is too near to when it was asked for (docs/decisions/0345). */
export function quoteReminderDay({ askedOn, expires }: QuoteToRemind): PlainDate | null {
  const day = addDays(expires, -quoteReminderDays);
  return day < addDays(askedOn, quoteQuietDays) ? null : day;
}

/** Whether the end of a quote is told today: from its day on until the quote's last one, that day included. */
export function isQuoteReminderDue(quote: QuoteToRemind, today: PlainDate): boolean {
  const day = quoteReminderDay(quote);
  return day !== null && day <= today && today <= quote.expires;
}
