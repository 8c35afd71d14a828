import { plainDate } from '@cotejo/core/dates';
import { editionIn, type Edition, type Language } from '@cotejo/core/editions';
import { formatMoney } from '@cotejo/core/money-format';
import { currencies, moneyOf, periods } from '@cotejo/core/money';
import { z } from 'zod';
import { periodSuffix } from '../../platform/messages/period-words.ts';
import type { MailContent } from '../../platform/messages/written-message.ts';
import type { ContactWish } from './contact-wish.ts';
import type { findLeadForMessage } from './lead-store.ts';
import { visitorWordsIn } from './visitor-words.ts';

type Row = NonNullable<Awaited<ReturnType<typeof findLeadForMessage>>>;

/** A request with its quote and executive, as far as messages tell of them. */
export interface LeadForMessage {
  readonly lead: Pick<Row['lead'], 'firstName' | 'phone' | 'email' | 'message' | 'contactChannel' | 'firstLeadId' | 'subject'>;
  /** Whether its person asked for no contact: nobody writes to them any more, and whoever had it is told that. */
  readonly isTakenBack: boolean;
  readonly quote: Pick<
    NonNullable<Row['quote']>,
    | 'productDisplayName'
    | 'organizationDisplayName'
    | 'productCode'
    | 'profile'
    | 'total'
    | 'currency'
    | 'period'
    | 'ufDate'
    | 'expires'
  > | null;
  readonly contact: ContactWish;
  readonly executive: Pick<NonNullable<Row['executive']>, 'id' | 'firstNames' | 'lastNames' | 'phone' | 'email'> | null;
  /** That the person read the form in. */
  readonly language: Language;
  /** Address of the page where the person sees and takes back what they allowed. */
  readonly consentsUrl: string;
  /** Address of the page where the person takes the request back. */
  readonly withdrawalUrl: string;
  /** Where the person books a meeting with the executive, or sees the one they booked; null: the executive takes none. */
  readonly meetingUrl: string | null;
}

/** What a request asks for. */
export interface Wanted extends Pick<LeadForMessage, 'quote'> {
  readonly lead: Pick<LeadForMessage['lead'], 'subject'>;
}

/** What a request is about: the name of its product, else what its person asks about. */
export function aboutOf({ lead, quote }: Wanted): string {
  return quote?.productDisplayName ?? lead.subject ?? '';
}

function priceText(quote: NonNullable<LeadForMessage['quote']>, edition: Edition, language: Language): string {
  const currency = currencies.find((candidate) => candidate === quote.currency);
  const words = visitorWordsIn(language);
  if (quote.total === null || !currency) return words.toConfirm;
  const period = periods.find((candidate) => candidate === quote.period) ?? 'month';
  return (
    formatMoney(moneyOf(Number(quote.total), currency, period), editionIn(edition, language)) + periodSuffix(period, language)
  );
}

const dayFormats = new Map<string, Intl.DateTimeFormat>();

/** A day in the edition's language: '20 de noviembre de 2026'. Throws for what is no day. */
export function dayText(day: string, { language }: Edition): string {
  const format =
    dayFormats.get(language) ??
    new Intl.DateTimeFormat(language, { timeZone: 'UTC', day: 'numeric', month: 'long', year: 'numeric' });
  dayFormats.set(language, format);
  return format.format(Date.parse(plainDate(day)));
}

const enteredSchema = z.object({ ingresodatos: z.literal(true) });

/** True where nobody said for whom the price is: it was shown as that of an example, and is called so. */
function isOfExample(profile: unknown): boolean {
  return !enteredSchema.safeParse(profile).success;
}

/** What was asked for, as rows of label and value, in a language. */
export function summaryRows(data: Wanted, edition: Edition, language: Language): MailContent['rows'] {
  const { quote } = data;
  const { labels, ofDay } = visitorWordsIn(language);
  const told = editionIn(edition, language);
  if (quote === null) return [[labels.subject, aboutOf(data)]];
  return [
    [labels.product, [quote.productDisplayName, quote.organizationDisplayName].filter(Boolean).join(', ')],
    [labels.code, quote.productCode],
    [isOfExample(quote.profile) ? labels.priceOfExample : labels.price, priceText(quote, edition, language)],
    ...(quote.ufDate ? ([[labels.uf, ofDay(dayText(quote.ufDate, told))]] as const) : []),
    ...(quote.expires ? ([[labels.expires, dayText(quote.expires, told)]] as const) : []),
  ];
}
