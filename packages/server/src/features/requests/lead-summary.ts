import { dateFormat } from '@cotejo/core/date-format';
import { plainDate } from '@cotejo/core/dates';
import { editionIn, type Edition, type Language } from '@cotejo/core/editions';
import { formatMoney } from '@cotejo/core/money-format';
import { currencies, moneyOf, periods } from '@cotejo/core/money';
import { z } from 'zod';
import { periodSuffix } from '../../platform/messages/period-words.ts';
import type { MailContent } from '../../platform/messages/written-message.ts';
import type { ContactWish } from './contact-wish.ts';
import type { ToldRequest } from './told/all-told.ts';
import type { findLeadForMessage } from './lead-store.ts';
import { visitorWordsIn } from './visitor-words.ts';

type Row = NonNullable<Awaited<ReturnType<typeof findLeadForMessage>>>;

/** A request with its quote and executive, as far as messages tell of them. */
export interface LeadForMessage extends ToldRequest {
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
  /** Where whoever has the request says what became of it; null: nobody has it. */
  readonly workUrl: string | null;
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

type Quote = NonNullable<LeadForMessage['quote']>;

/** The price of a quote and how often it is paid; null: there is none that could be charged. */
function priceText(quote: Quote, edition: Edition, language: Language): string | null {
  const currency = currencies.find((candidate) => candidate === quote.currency);
  if (quote.total === null || !currency) return null;
  const period = periods.find((candidate) => candidate === quote.period) ?? 'month';
  return (
    formatMoney(moneyOf(Number(quote.total), currency, period), editionIn(edition, language)) + periodSuffix(period, language)
  );
}

/** A day in the edition's language: '20 de noviembre de 2026'. Throws for what is no day. */
export function dayText(day: string, { language }: Edition): string {
  const format = dateFormat(language, { timeZone: 'UTC', day: 'numeric', month: 'long', year: 'numeric' });
  return format.format(Date.parse(plainDate(day)));
}

const enteredSchema = z.object({ ingresodatos: z.literal(true) });

/** True where nobody said for whom the price is: it was shown as that of an example, and is called so. */
function isOfExample(profile: unknown): boolean {
  return !enteredSchema.safeParse(profile).success;
}

/** What the person themselves was quoted, and how often it is paid; null: nothing, or the price of an example alone. */
export function ownPriceText(quote: Quote, edition: Edition, language: Language): string | null {
  return isOfExample(quote.profile) ? null : priceText(quote, edition, language);
}

/** Which product a quote is of, as rows of label and value. */
export function productRows(quote: Quote, language: Language): MailContent['rows'] {
  const { labels } = visitorWordsIn(language);
  return [
    [labels.product, [quote.productDisplayName, quote.organizationDisplayName].filter(Boolean).join(', ')],
    [labels.code, quote.productCode],
  ];
}

/** Of which day the UF is that a quote was made with, as a row; none where it was made with no UF. */
export function ufRows({ ufDate }: Quote, edition: Edition, language: Language): MailContent['rows'] {
  const { labels, ofDay } = visitorWordsIn(language);
  return ufDate ? [[labels.uf, ofDay(dayText(ufDate, editionIn(edition, language)))]] : [];
}

/** What was asked for, as rows of label and value, in a language. */
export function summaryRows(data: Wanted, edition: Edition, language: Language): MailContent['rows'] {
  const { quote } = data;
  const { labels, toConfirm } = visitorWordsIn(language);
  if (quote === null) return [[labels.subject, aboutOf(data)]];
  return [
    ...productRows(quote, language),
    [isOfExample(quote.profile) ? labels.priceOfExample : labels.price, priceText(quote, edition, language) ?? toConfirm],
    ...ufRows(quote, edition, language),
    ...(quote.expires ? ([[labels.expires, dayText(quote.expires, editionIn(edition, language))]] as const) : []),
  ];
}
