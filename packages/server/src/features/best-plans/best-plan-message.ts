import { editionById, editionIn, type Edition, type Language } from '@cotejo/core/editions';
import type { Product } from '@cotejo/core/catalogue';
import type { Money } from '@cotejo/core/money';
import { formatMoney, formatNumber } from '@cotejo/core/money-format';
import { readerPlace, type ReaderServices } from '../../platform/consents/reader-place.ts';
import { periodSuffix } from '../../platform/messages/period-words.ts';
import type { MailContent, MessageWriters } from '../../platform/messages/written-message.ts';
import type { DataKeys } from '../../platform/personal-data/data-keys.ts';
import type { PublishedCatalogue } from '../../platform/published-catalogue.ts';
import { findAsker } from '../../platform/quotes/quoted-request-store.ts';
import { bestPlanWordsIn } from './best-plan-words.ts';
import { findOffer, type Offer } from './find-offer.ts';
import { offeredProductOf } from './offer-occasion.ts';
import { findOfferable, offerPause } from './offered-store.ts';

/** One of the two plans, as far as the mail tells of it. */
export interface ToldPlan extends Pick<Product, 'displayName' | 'summary' | 'score'> {
  readonly price: Money;
}

/** An offer, to whom, and where it leads. */
export interface ToldOffer {
  readonly firstName: string;
  readonly own: ToldPlan;
  readonly better: ToldPlan;
  readonly organization: string;
  readonly language: Language;
  /** The page that compares the two. */
  readonly url: string;
  /** The signed page where the person takes back what they allowed. */
  readonly consentsUrl: string;
}

/** What the offer says: both prices, each figure that one of the two informs, and where they are compared. */
export function bestPlanContent(offer: ToldOffer, edition: Edition): MailContent {
  const { firstName, own, better, organization, language, url, consentsUrl } = offer;
  const words = bestPlanWordsIn(language);
  const { labels } = words;
  const shownIn = editionIn(edition, language);
  const written = (amount: Money) => formatMoney(amount, shownIn) + periodSuffix(amount.period, language);
  const [betterPrice, ownPrice] = [written(better.price), written(own.price)];
  const percent = Math.floor(100 - (better.price.units * 100) / own.price.units);
  const plans = { better: better.displayName, organization, betterPrice, own: own.displayName, ownPrice, percent };
  const row = <Figure>(label: string, figureOf: (plan: ToldPlan) => Figure | null, write: (figure: Figure) => string) => {
    const [theirs, known] = [figureOf(better), figureOf(own)].map((figure) => (figure === null ? null : write(figure)));
    return theirs == null && known == null ? [] : [[label, words.beside(theirs ?? words.unsaid, known ?? words.unsaid)] as const];
  };
  const percentText = (figure: number) => `${formatNumber(figure, shownIn, 2)}%`;
  const amountText = (amount: Money) => formatMoney(amount, shownIn);
  const capText = (cap: Money) => (cap.units === 0 ? words.noCap : amountText(cap));
  return {
    subject: words.subject(better.displayName),
    preview: words.preview(plans),
    heading: words.heading(firstName),
    paragraphs: [words.text(plans), words.advice],
    rows: [
      [labels.asked, own.displayName],
      [labels.offered, [better.displayName, organization].filter(Boolean).join(', ')],
      ...row(labels.price, ({ price }) => price, written),
      ...row(labels.hospital, ({ summary }) => summary.hospitalPercentage, percentText),
      ...row(labels.ambulatory, ({ summary }) => summary.ambulatoryPercentage, percentText),
      ...row(labels.annualCap, ({ summary }) => summary.annualCap, capText),
      ...row(labels.deductible, ({ summary }) => summary.deductible, amountText),
      ...row(
        labels.score,
        ({ score }) => score,
        (score) => formatNumber(score, shownIn, 2),
      ),
    ],
    action: { label: words.action, url },
    closing: words.closing,
    closingLinks: [{ label: words.consents, url: consentsUrl }],
  };
}

function toldPlan({ product, price }: Offer['own']): ToldPlan | null {
  const { displayName, summary, score } = product;
  return price.total === null ? null : { displayName, summary, score, price: price.total };
}

export interface BestPlanServices extends ReaderServices {
  readonly dataKeys: DataKeys;
  readonly catalogue: PublishedCatalogue;
  /** Milliseconds since 1970. */
  readonly clock: () => number;
}

/** Who writes the offers: of a plan that is not the better one any more there is none. */
export function bestPlanWriters(services: BestPlanServices): MessageWriters {
  const { database, dataKeys, catalogue, clock } = services;
  return {
    'best-plan': async ({ id, leadId, edition: name, occasion }) => {
      const known = editionById(name);
      if (leadId === null || !known.ok || occasion === null)
        throw new Error(`message ${id} is about no plan for a request of ours`);
      const [edition, now] = [known.value, clock()];
      const request = await findOfferable(database, leadId);
      const person = await findAsker(database, leadId, dataKeys);
      if (request === null || person === null) return null;
      if (request.lastOfferedAt !== null && now - request.lastOfferedAt.getTime() < offerPause) return null;
      const offer = findOffer(request, catalogue, now);
      const [own, better] = offer === null ? [null, null] : [toldPlan(offer.own), toldPlan(offer.better)];
      if (offer === null || own === null || better === null || offer.better.product.id !== offeredProductOf(occasion))
        return null;
      const { language, urlOf, consentsUrl } = await readerPlace(services, { leadId, edition });
      const told = { firstName: person.firstName, own, better, organization: offer.organization, language };
      const content = bestPlanContent({ ...told, url: urlOf(offer.path), consentsUrl }, edition);
      return { channel: 'mail', email: person.email, language, content };
    },
  };
}
