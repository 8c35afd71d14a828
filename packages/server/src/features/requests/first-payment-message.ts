import { editionById, inLanguage, type Edition, type EditionId, type Language } from '@cotejo/core/editions';
import { paymentWayOf, type PaymentWay } from '@cotejo/core/first-payment';
import { leadStatus } from '@cotejo/core/leads';
import { consentPath } from '../../platform/consents/consent-link.ts';
import { findReadLanguage } from '../../platform/consents/consent-store.ts';
import type { Database } from '../../platform/database/connect.ts';
import type { MailContent, MessageWriters } from '../../platform/messages/written-message.ts';
import type { DataKeys } from '../../platform/personal-data/data-keys.ts';
import type { ServiceKeys } from '../../platform/service-keys-store.ts';
import { readOtherOffers } from './first-payment-store.ts';
import { firstPaymentWordsIn } from './first-payment-words.ts';
import { findLeadForMessage } from './lead-store.ts';
import { aboutOf, ownPriceText, productRows, ufRows, type LeadForMessage, type Wanted } from './lead-summary.ts';
import { visitorWordsIn } from './visitor-words.ts';

export interface FirstPaymentServices {
  readonly database: Database;
  readonly dataKeys: DataKeys;
  readonly keys: ServiceKeys;
  /** Origin of an edition's site. */
  readonly siteUrlOf: (edition: EditionId) => string;
}

/** A request that ended in a contract. */
export interface ClosedRequest extends Wanted {
  readonly lead: Pick<LeadForMessage['lead'], 'firstName' | 'subject'>;
  /** False where its person was quoted other prices too, and one of those may have been contracted. */
  readonly isPriceSure: boolean;
  readonly way: PaymentWay | null;
  readonly executive: Pick<NonNullable<LeadForMessage['executive']>, 'firstNames' | 'lastNames' | 'phone' | 'email'> | null;
  readonly language: Language;
  /** The signed page where the person sees and takes back what they allowed. */
  readonly consentsUrl: string;
}

/** What is contracted, and for how much, as far as that is known. */
function contractRows(
  { quote, lead }: Wanted,
  price: string | null,
  { edition, language }: { readonly edition: Edition; readonly language: Language },
): MailContent['rows'] {
  const { labels } = visitorWordsIn(language);
  if (quote === null) return lead.subject === null ? [] : [[labels.subject, lead.subject]];
  const priced = price === null ? [] : [[labels.price, price] as const, ...ufRows(quote, edition, language)];
  return [...productRows(quote, language), ...priced];
}

/** What a person is told of their first payment, in the language that they read: no amount that nobody quoted them. */
export function firstPaymentContent(data: ClosedRequest, edition: Edition): MailContent {
  const { lead, quote, isPriceSure, way, executive, language, consentsUrl } = data;
  const words = firstPaymentWordsIn(language);
  const price = quote !== null && isPriceSure ? ownPriceText(quote, edition, language) : null;
  const closed = words.closed(aboutOf(data));
  const payment = [
    ...(price === null ? [] : [words.price(price)]),
    ...(way === null ? [] : [words.ways[way]]),
    words.charges(quote?.organizationDisplayName ?? ''),
  ].join(' ');
  return {
    subject: words.subject(aboutOf(data)),
    preview: closed,
    heading: words.heading(lead.firstName),
    paragraphs: [
      closed,
      payment,
      ...(executive === null ? [] : [words.ask({ ...executive, name: `${executive.firstNames} ${executive.lastNames}` })]),
    ],
    rows: contractRows(data, price, { edition, language }),
    closing: [words.closing],
    closingLinks: [{ label: visitorWordsIn(language).consents, url: consentsUrl }],
  };
}

/** The mail about a first payment: to whoever's request is closed when it goes. */
export function firstPaymentWriters({ database, dataKeys, keys, siteUrlOf }: FirstPaymentServices): MessageWriters {
  return {
    'first-payment': async ({ id, leadId, edition: name }) => {
      const known = editionById(name);
      const data = leadId === null ? null : await findLeadForMessage(database, leadId, dataKeys);
      if (data === null || !known.ok) throw new Error(`message ${id} is about no request of ours`);
      const edition = known.value;
      const { lead, quote, executive } = data;
      if (lead.status !== leadStatus.closed) return null;
      const others = await readOtherOffers(database, { leadId: lead.id, quoteId: lead.quoteId });
      const isProductSure = others.every(({ productId }) => productId === lead.productId);
      const language = await findReadLanguage(database, lead.id, edition);
      const path = consentPath(await keys.get('consents'), { edition: edition.id, leadId: lead.id });
      const closed = {
        lead,
        quote: isProductSure ? quote : null,
        isPriceSure: others.length === 0,
        way: paymentWayOf(lead.subStatus),
        executive,
        language,
        consentsUrl: siteUrlOf(edition.id) + inLanguage(path, language),
      };
      return {
        channel: 'mail',
        email: lead.email,
        replyTo: executive?.email,
        language,
        content: firstPaymentContent(closed, edition),
      };
    },
  };
}
