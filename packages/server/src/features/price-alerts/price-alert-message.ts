import { href } from '@cotejo/contract/paths';
import { editionById, editionIn, type Edition, type Language } from '@cotejo/core/editions';
import type { FollowedPrice } from '@cotejo/core/followed-price';
import { convert, subtract, type ExchangeRate, type Money } from '@cotejo/core/money';
import { formatMoney, formatUf } from '@cotejo/core/money-format';
import { readerPlace, type ReaderServices } from '../../platform/consents/reader-place.ts';
import { periodSuffix } from '../../platform/messages/period-words.ts';
import type { MailContent, MessageWriters } from '../../platform/messages/written-message.ts';
import type { DataKeys } from '../../platform/personal-data/data-keys.ts';
import type { PublishedCatalogue } from '../../platform/published-catalogue.ts';
import { findAsker, type QuotedRequest } from '../../platform/quotes/quoted-request-store.ts';
import { alertPause, findFollowed } from './followed-store.ts';
import { priceAlertWordsIn } from './price-alert-words.ts';
import { findNews } from './price-news.ts';
import { newsOf, occasionOf } from './told-price.ts';

/** All digits of a UF price count: what changed may be the last one. */
const ufDigits = 5;

/** Whose price it is, and where the mail leads. */
interface Told {
  readonly firstName: string;
  readonly request: Pick<QuotedRequest, 'productCode' | 'productDisplayName' | 'organizationDisplayName'>;
  readonly language: Language;
  /** The product's page, or where others are compared. */
  readonly url: string;
  /** The signed page where the person takes back what they allowed. */
  readonly consentsUrl: string;
}

/** Two prices for the same people, in the same unit and period, and today's rate into the edition's money; null: none is told. */
export interface ChangedPrice {
  readonly before: FollowedPrice;
  readonly price: FollowedPrice;
  readonly rate: ExchangeRate | null;
}

function frame({ request, language, url, consentsUrl }: Told, action: 'see' | 'compare') {
  const words = priceAlertWordsIn(language);
  const { productDisplayName, organizationDisplayName, productCode } = request;
  return {
    rows: [
      [words.labels.product, [productDisplayName, organizationDisplayName].filter(Boolean).join(', ')],
      [words.labels.code, productCode],
    ] as const,
    action: { label: words[action], url },
    closing: [words.closing],
    closingLinks: [{ label: words.consents, url: consentsUrl }],
  };
}

/** An alert that a price changed: before, now and the difference, in the product's unit and at today's value. */
export function changedContent(told: Told, { before, price, rate }: ChangedPrice, edition: Edition): MailContent {
  const { language, firstName, request } = told;
  const words = priceAlertWordsIn(language);
  const shownIn = editionIn(edition, language);
  const plain = (amount: Money) =>
    amount.currency === 'UF' ? formatUf(amount, shownIn, ufDigits) : formatMoney(amount, shownIn);
  const write = (amount: Money) => plain(amount) + periodSuffix(amount.period, language);
  const [old, now] = [before.amount, price.amount];
  const way = now.units > old.units ? 'up' : 'down';
  const [less, more] = way === 'up' ? [old, now] : [now, old];
  const inMoney = (amount: Money) => (rate === null ? null : convert(amount, rate));
  const [lessToday, moreToday] = [inMoney(less), inMoney(more)];
  const apart = lessToday && moreToday && subtract(moreToday, lessToday);
  const valued = (text: string, today: Money | null) =>
    today === null ? text : `${text} (${words.today(formatMoney(today, shownIn))})`;
  const { rows, ...rest } = frame(told, 'see');
  const difference = `${plain(subtract(more, less))} ${words[way]}${periodSuffix(now.period, language)}`;
  return {
    subject: words.subject[way](request.productDisplayName),
    preview: words.changed(request.productDisplayName, write(old), write(now)),
    heading: words.heading[way](firstName),
    paragraphs: [words.changed(request.productDisplayName, write(old), write(now))],
    rows: [
      ...rows,
      [words.labels.before, valued(write(old), inMoney(old))],
      [words.labels.now, valued(write(now), inMoney(now))],
      [words.labels.difference, valued(difference, apart)],
    ],
    ...rest,
  };
}

/** An alert that the product is sold no more. */
export function goneContent(told: Told): MailContent {
  const { request, firstName, language } = told;
  const words = priceAlertWordsIn(language);
  const text = words.gone(request.productDisplayName);
  const subject = words.subject.gone(request.productDisplayName);
  return { subject, preview: text, heading: words.heading.gone(firstName), paragraphs: [text], ...frame(told, 'compare') };
}

export interface PriceAlertServices extends ReaderServices {
  readonly dataKeys: DataKeys;
  readonly catalogue: PublishedCatalogue;
  /** Milliseconds since 1970. */
  readonly clock: () => number;
}

/** Who writes the alerts: what is true no more when one goes is not told, and the next round finds what is. */
export function priceAlertWriters(services: PriceAlertServices): MessageWriters {
  const { database, dataKeys, catalogue, clock } = services;
  return {
    'price-alert': async ({ id, leadId, edition: name, occasion }) => {
      const found = editionById(name);
      const meant = occasion === null ? null : newsOf(occasion);
      if (leadId === null || !found.ok || meant === null) throw new Error(`message ${id} is about no price of a request of ours`);
      const [edition, now] = [found.value, clock()];
      const request = await findFollowed(database, leadId);
      const person = await findAsker(database, leadId, dataKeys);
      if (request === null || person === null) return null;
      if (request.lastToldAt !== null && now - request.lastToldAt.getTime() < alertPause) return null;
      const news = findNews(request, catalogue, now);
      if (news === null || occasionOf({ ...news, day: meant.day }) !== occasion) return null;
      const { language, urlOf, consentsUrl } = await readerPlace(services, { leadId, edition });
      const url = urlOf(news.kind === 'price' ? news.path : href('home', {}));
      const told = { firstName: person.firstName, request, language, url, consentsUrl };
      const content =
        news.kind === 'gone' ? goneContent(told) : changedContent(told, { ...news, rate: news.exchange?.rate ?? null }, edition);
      return { channel: 'mail', email: person.email, language, content };
    },
  };
}
