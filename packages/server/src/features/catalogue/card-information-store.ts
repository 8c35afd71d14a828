import { shownTags, type CardInformation } from '@cotejo/contract/card';
import { capitalTag, offerTypes, type AmountKey, type OfferContent } from '@cotejo/core/catalogue-content';
import { isPlainDate, type PlainDate } from '@cotejo/core/dates';
import type { EditionId } from '@cotejo/core/editions';
import { and, asc, eq, gt, inArray, like, notLike, or, sql, type SQL } from 'drizzle-orm';
import type { Database } from '../../platform/database/connect.ts';
import { coverages, productOffers } from '../../platform/database/schema/product-content.ts';
import { catalogueVersions } from '../../platform/database/schema/versions.ts';
import { holdsOn } from './product-amounts-store.ts';

/** Amounts of a benefit that say how much a capital is, and the one by which it is paid day by day: of that one the others are the most of it. */
const dailyKey: AmountKey = 'daily_top';
const capitalKeys: AmountKey[] = ['top_amount', 'max_coverage', 'percentage', dailyKey];

/** The published products of one edition that are asked about, and the day. */
export interface CardsAsked {
  readonly edition: EditionId;
  readonly productIds: readonly number[];
  readonly today: PlainDate;
}

function listed<Value>(lists: Map<number, Value[]>, id: number, value: Value): void {
  const own = lists.get(id) ?? [];
  own.push(value);
  lists.set(id, own);
}

/** The coverages that hold on the day, of products as they are published. */
function coveragesOf({ edition, productIds, today }: CardsAsked): SQL | undefined {
  return and(
    eq(catalogueVersions.edition, edition),
    eq(catalogueVersions.status, 'published'),
    inArray(coverages.productId, [...productIds]),
    holdsOn(coverages, today),
  );
}

/** Groups of the coverages that hold on the day, by product, each with the range of its percentages, in the order of the source. */
export async function readCardTags(database: Database, asked: CardsAsked): Promise<ReadonlyMap<number, CardInformation['tags']>> {
  const isPercentage = like(coverages.amountKey, 'percentage%');
  const rows = await database
    .select({
      productId: coverages.productId,
      name: coverages.tag,
      displayName: coverages.tagDisplayName,
      lowest: sql<string | null>`min(coalesce(${coverages.minAmount}, ${coverages.maxAmount})) filter (where ${isPercentage})`,
      highest: sql<string | null>`max(coalesce(${coverages.maxAmount}, ${coverages.minAmount})) filter (where ${isPercentage})`,
    })
    .from(coverages)
    .innerJoin(catalogueVersions, eq(catalogueVersions.id, coverages.versionId))
    .where(coveragesOf(asked))
    .groupBy(coverages.productId, coverages.tag, coverages.tagDisplayName)
    .orderBy(asc(coverages.productId), asc(sql`min(${coverages.position})`));
  const tags = new Map<number, CardInformation['tags']>();
  for (const { productId, lowest, highest, ...tag } of rows) {
    const isStated = lowest !== null && highest !== null;
    listed(tags, productId, { ...tag, percentage: isStated ? { lowest: Number(lowest), highest: Number(highest) } : null });
  }
  return tags;
}

function dayOf(text: string | null): PlainDate | null {
  return text !== null && isPlainDate(text) ? text : null;
}

type Capital = NonNullable<CardInformation['capitals']>[number];

/** The one of two capitals of a benefit that is told: what is paid a day, else the most. */
function toldOf(known: Capital | undefined, next: Capital): Capital {
  if (known === undefined || next.isDaily === true) return next;
  const isMore = known.amount.unit.code === next.amount.unit.code && known.amount.value < next.amount.value;
  return known.isDaily !== true && isMore ? next : known;
}

/**
 * The first capitals that products pay on the day, of each benefit one, in the order of the source: what it pays a day, else the most that is
 * stated of it. What pays nothing is none.
 */
export async function readCardCapitals(
  database: Database,
  asked: CardsAsked,
): Promise<ReadonlyMap<number, CardInformation['capitals']>> {
  const amount = sql<string>`coalesce(${coverages.maxAmount}, ${coverages.minAmount})`;
  const rows = await database
    .select({
      productId: coverages.productId,
      displayName: coverages.benefit,
      unit: coverages.unit,
      amount,
      key: coverages.amountKey,
    })
    .from(coverages)
    .innerJoin(catalogueVersions, eq(catalogueVersions.id, coverages.versionId))
    .where(
      and(
        coveragesOf(asked),
        eq(coverages.tag, capitalTag),
        inArray(coverages.amountKey, capitalKeys),
        gt(amount, '0'),
        // 'UF/Año' is paid each year: no capital; 'UF/Día' is of what is paid each day.
        or(notLike(coverages.unit, '%/%'), eq(coverages.amountKey, dailyKey)),
      ),
    )
    .orderBy(asc(coverages.productId), asc(coverages.position));
  const byBenefit = new Map<number, Map<string, Capital>>();
  for (const { productId, displayName, unit, amount: value, key } of rows) {
    const own = byBenefit.get(productId) ?? new Map<string, Capital>();
    byBenefit.set(productId, own);
    const next: Capital = { displayName, amount: { value: Number(value), unit: { code: unit.split('/')[0] ?? unit } } };
    own.set(displayName, toldOf(own.get(displayName), key === dailyKey ? { ...next, isDaily: true } : next));
  }
  return new Map([...byBenefit].map(([id, own]) => [id, [...own.values()].slice(0, shownTags)]));
}

/** Every offer by product, whatever its days, in the order of the source. */
export async function readCardOffers(
  database: Database,
  { edition, productIds }: CardsAsked,
): Promise<ReadonlyMap<number, readonly OfferContent[]>> {
  const rows = await database
    .select({
      productId: productOffers.productId,
      type: productOffers.type,
      title: productOffers.title,
      text: productOffers.text,
      value: productOffers.value,
      unit: productOffers.unit,
      stock: productOffers.stock,
      validFrom: productOffers.validFrom,
      validTo: productOffers.validTo,
    })
    .from(productOffers)
    .innerJoin(catalogueVersions, eq(catalogueVersions.id, productOffers.versionId))
    .where(
      and(
        eq(catalogueVersions.edition, edition),
        eq(catalogueVersions.status, 'published'),
        inArray(productOffers.productId, [...productIds]),
      ),
    )
    .orderBy(asc(productOffers.productId), asc(productOffers.position));
  const offers = new Map<number, OfferContent[]>();
  for (const { productId, validFrom, validTo, value, ...row } of rows) {
    const type = offerTypes.find((known) => known === row.type);
    if (type === undefined) continue;
    const validity = { from: dayOf(validFrom), to: dayOf(validTo) };
    listed(offers, productId, { ...row, type, value: value === null ? null : Number(value), validity });
  }
  return offers;
}
