import { dayAt } from '@cotejo/core/dates';
import { editionById, editionIn, inLanguage, type Edition, type EditionId, type Language } from '@cotejo/core/editions';
import { withdrawalPath } from '../../platform/consents/consent-link.ts';
import { findReadLanguage } from '../../platform/consents/consent-store.ts';
import { withdrawalLabelIn } from '../../platform/consents/withdrawal-words.ts';
import type { Database } from '../../platform/database/connect.ts';
import type { MailContent, MessageWriters } from '../../platform/messages/written-message.ts';
import type { DataKeys } from '../../platform/personal-data/data-keys.ts';
import { findSoldProduct } from '../../platform/product-page.ts';
import type { PublishedCatalogue } from '../../platform/published-catalogue.ts';
import type { ServiceKeys } from '../../platform/service-keys-store.ts';
import { isStillEnding } from './ending-quotes-store.ts';
import { findLeadForMessage } from './lead-store.ts';
import { aboutOf, dayText, summaryRows, type LeadForMessage, type Wanted } from './lead-summary.ts';
import { quoteExpiryWordsIn } from './quote-expiry-words.ts';

export interface QuoteExpiryServices {
  readonly database: Database;
  readonly dataKeys: DataKeys;
  readonly keys: ServiceKeys;
  /** Origin of an edition's site. */
  readonly siteUrlOf: (edition: EditionId) => string;
  readonly catalogue: Pick<PublishedCatalogue, 'snapshot'>;
  /** Milliseconds since 1970. */
  readonly clock: () => number;
}

/** Whose quote ends, and when. */
export interface EndingQuote extends Wanted {
  readonly lead: Pick<LeadForMessage['lead'], 'firstName' | 'subject'>;
  readonly executive: LeadForMessage['executive'];
  /** Last day on which it holds. */
  readonly expires: string;
  readonly language: Language;
  /** The page of its product. */
  readonly url: string;
  /** The signed page where the request is taken back. */
  readonly withdrawalUrl: string;
}

/** What the reminder says, in the language that the person reads. */
export function quoteExpiryContent(data: EndingQuote, edition: Edition): MailContent {
  const { lead, executive, expires, language, url, withdrawalUrl } = data;
  const words = quoteExpiryWordsIn(language);
  const day = dayText(expires, editionIn(edition, language));
  const ask = executive && words.ask({ ...executive, name: `${executive.firstNames} ${executive.lastNames}` });
  return {
    subject: words.subject(aboutOf(data)),
    preview: words.preview(aboutOf(data), day),
    heading: words.heading(lead.firstName),
    paragraphs: [words.text(day), ...(ask === null ? [] : [ask])],
    rows: summaryRows(data, edition, language),
    action: { label: words.action, url },
    closing: [words.closing],
    closingLinks: [{ label: withdrawalLabelIn(language), url: withdrawalUrl }],
  };
}

/** The reminder that a quote ends: to whoever decided nothing yet and has no newer offer, while it holds and its product is sold. */
export function quoteExpiryWriters(services: QuoteExpiryServices): MessageWriters {
  const { database, dataKeys, keys, siteUrlOf, catalogue, clock } = services;
  return {
    'quote-expiry': async ({ id, leadId, edition: name }) => {
      const known = editionById(name);
      if (leadId === null || !known.ok) throw new Error(`message ${id} is about no request of ours`);
      const edition = known.value;
      const data = await findLeadForMessage(database, leadId, dataKeys);
      const today = dayAt(clock(), edition.timeZone ?? 'UTC');
      const expires = data?.quote?.expires ?? null;
      if (data?.quote == null || expires === null || expires < today) return null;
      if (!(await isStillEnding(database, leadId))) return null;
      const sold = findSoldProduct(catalogue.snapshot(edition.id), data.quote.productId, { edition, today });
      if (sold === null) return null;
      const language = await findReadLanguage(database, leadId, edition);
      const urlOf = (path: string): string => siteUrlOf(edition.id) + inLanguage(path, language);
      const withdrawalUrl = urlOf(withdrawalPath(await keys.get('consents'), { edition: edition.id, leadId }));
      const content = quoteExpiryContent({ ...data, expires, language, url: urlOf(sold.path), withdrawalUrl }, edition);
      return { channel: 'mail', email: data.lead.email, replyTo: data.executive?.email, language, content };
    },
  };
}
