import { quoteGroundOf, type AnswerGround, type PriceAsked, type QuoteGround } from '@cotejo/contract/answer-ground';
import { quoteFor } from '@cotejo/contract/answer-price';
import { profilePlace } from '@cotejo/contract/household-of-profile';
import { quoteIdOf } from '@cotejo/contract/quote-id';
import { wireItem } from '@cotejo/contract/wire-item';
import { contributionOf } from '@cotejo/contract/wire-price';
import { noChoices, type CatalogueSnapshot, type Product } from '@cotejo/core/catalogue';
import { compare, comparatorOf, noFilters, type ComparedItem } from '@cotejo/core/comparison';
import { plainDate } from '@cotejo/core/dates';
import { editionIds, editionOf, type EditionId } from '@cotejo/core/editions';
import { rateOf, toNumber, type Money } from '@cotejo/core/money';
import { preparePricing, priceProduct, type UfValue } from '@cotejo/core/pricing';
import { chargeOf, quoteOf } from '@cotejo/core/quote';
import { snapshotOfContents } from '@cotejo/core/testing/snapshot-of-contents';
import { demoCatalogues } from '@cotejo/demo/catalogues';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { PublishedCatalogue } from '../published-catalogue.ts';
import { groundOfCall } from './ground-of-call.ts';
import { quoteRow, storedTotal } from './quote-row.ts';
import { profileIn, profileSeed, type ProfileSeed } from './testing/arbitrary-profile.ts';

const today = plainDate('2026-11-20');
const runs = 10_000;
const productsPerProfile = 6;

const snapshots = new Map<EditionId, CatalogueSnapshot>(
  [...Map.groupBy(demoCatalogues(), ({ edition }) => edition)].map(([edition, contents]) => [
    edition,
    snapshotOfContents(contents),
  ]),
);
const editions = editionIds.filter((edition) => snapshots.has(edition));
const offered = editions.flatMap((edition) => snapshots.get(edition)!.products.map((product) => ({ edition, product })));

function catalogueWith(status: UfValue['status']): PublishedCatalogue {
  const date = status === 'of-the-day' ? today : plainDate('2026-07-11');
  return {
    snapshot: (edition) => snapshots.get(edition)!,
    uf: () => ({ rate: rateOf('40844.79', 'UF', 'CLP'), date, status }),
    ufPublishedUntil: () => plainDate('2026-12-09'),
    usd: () => ({ rate: rateOf('951.37', 'USD', 'CLP'), date: today, status: 'of-the-day' }),
    utm: () => null,
  };
}
const catalogues = {
  'of-the-day': catalogueWith('of-the-day'),
  older: catalogueWith('older'),
  fallback: catalogueWith('fallback'),
} satisfies Record<UfValue['status'], PublishedCatalogue>;

/** How one profile asks for the products of one comparator. */
interface Asked {
  readonly asked: PriceAsked;
  readonly around: AnswerGround;
  readonly ground: QuoteGround;
  readonly priceOf: ReturnType<typeof preparePricing>;
}

function askIn(edition: EditionId, seed: ProfileSeed, catalogue: PublishedCatalogue): (product: Product) => Asked {
  const call = { edition: editionOf(edition), view: null, requestId: 'r', today, now: 0 };
  const around = groundOfCall(catalogue, call);
  const { comparators } = around.snapshot;
  const known = new Map<string, Asked>();
  return (product) => {
    const comparator = comparatorOf(product, comparators);
    const key = comparator?.url ?? '';
    const before = known.get(key);
    if (before) return before;
    const profile = profileIn(seed, profilePlace(call.edition, comparator), comparator?.choices ?? noChoices);
    const asked: PriceAsked = { profile, comparator };
    const ground = quoteGroundOf(asked, around);
    if (!ground.ok) throw new Error(JSON.stringify(ground.error));
    const all = { asked, around, ground: ground.value, priceOf: preparePricing(ground.value.household, ground.value.context) };
    known.set(key, all);
    return all;
  };
}

const figure = (amount: Money | null): number | null => (amount === null ? null : toNumber(amount));

/** The figures of one product in the five places: card, column of the comparison, page, request, and what a purchase charges. */
function figuresOf(item: ComparedItem, { asked, around, ground }: Asked) {
  const { product, price } = item;
  const contribution = contributionOf(ground.household, ground.context);
  const facts = { snapshot: around.snapshot, today, shownInUf: null, isOwnProfile: asked.profile.ingresodatos };
  const card = wireItem(item, { ...facts, contribution });
  const quoted = quoteFor({ ...asked, product }, around);
  if (!quoted.ok) throw new Error(JSON.stringify(quoted.error));
  const { id, quote, answer } = quoted.value;
  const row = quoteRow(quoted.value, around.edition.id);
  const total = storedTotal(row);
  const charge = chargeOf({ total, expires: quote.promise.kind === 'until' ? quote.promise.day : null }, today);
  return {
    quote,
    ids: [quoteIdOf(quoteOf({ ...ground, product }, price), around), id, row.id, answer.quote.id],
    shown: [card.price.minPrice, card.profilePrice.price?.value ?? null, answer.price?.value ?? null, figure(quote.price.total)],
    periods: [price.total?.period, quote.price.total?.period, total?.period],
    stored: figure(total),
    charged: charge.ok ? figure(charge.value) : null,
  };
}

/** Throws where the places differ; many thousand calls of expect would cost more than the prices. */
function mustAgree(item: ComparedItem, asked: Asked): void {
  const { quote, ids, shown, periods, stored, charged } = figuresOf(item, asked);
  const isFallback = quote.promise.kind === 'none' && quote.promise.because === 'uf-fallback';
  const isWrong =
    new Set(ids).size !== 1 ||
    new Set(shown).size !== 1 ||
    stored !== (isFallback ? null : shown[0]) ||
    charged !== (quote.promise.kind === 'until' ? shown[0] : null) ||
    (stored !== null && new Set(periods).size !== 1);
  if (isWrong) expect({ product: item.product.code, ids, shown, stored, charged, periods }).toBe('one quote');
}

const bare = { affinity: null, clinicAnswers: [], isBest: false } as const;
const noCost = { kind: 'not-computable', reasons: [{ kind: 'no-basket' }] } as const;

const question = fc.record({
  edition: fc.constantFrom(...editions),
  seed: profileSeed,
  // Without the bias to small numbers, so that every product has its turn.
  from: fc.noBias(fc.nat({ max: offered.length - 1 })),
  status: fc.constantFrom<UfValue['status']>('of-the-day', 'of-the-day', 'older', 'fallback'),
});

describe('one price everywhere (decision 24)', () => {
  it(
    `${runs} random profiles, each with ${productsPerProfile} demonstration products, in turn all: card, column, page, request and purchase agree`,
    { timeout: 600_000 },
    () => {
      const met = new Map<Product, number>();
      fc.assert(
        fc.property(question, ({ seed, from, status }) => {
          const catalogue = catalogues[status];
          const asks = new Map(editions.map((edition) => [edition, askIn(edition, seed, catalogue)]));
          for (let step = 0; step < productsPerProfile; step += 1) {
            const { edition, product } = offered[(from + step) % offered.length]!;
            met.set(product, (met.get(product) ?? 0) + 1);
            const asked = asks.get(edition)!(product);
            mustAgree({ product, price: asked.priceOf(product), yearlyCost: noCost, ...bare }, asked);
          }
        }),
        { numRuns: runs },
      );
      const missed = offered.filter(({ product }) => (met.get(product) ?? 0) < 10);
      expect(missed.map(({ product }) => product.code)).toEqual([]);
    },
  );

  it(
    `${runs} random profiles x all demonstration products: what a list works out for all at once is what each costs alone`,
    { timeout: 900_000 },
    () => {
      let pairs = 0;
      for (const seed of fc.sample(profileSeed, runs)) {
        for (const edition of editions) {
          const ask = askIn(edition, seed, catalogues['of-the-day']);
          for (const product of snapshots.get(edition)!.products) {
            const { ground, priceOf } = ask(product);
            const [listed, alone] = [priceOf(product), priceProduct(product, ground.household, ground.context)];
            pairs += 1;
            if (listed.total?.units === alone.total?.units && listed.total?.period === alone.total?.period) continue;
            expect({ product: product.code, listed, alone }).toBe('one price');
          }
        }
      }
      expect(pairs).toBe(runs * offered.length);
    },
  );

  it(
    '20 random profiles with every product of every comparator, as the comparison itself lists them',
    { timeout: 300_000 },
    () => {
      let agreed = 0;
      fc.assert(
        fc.property(question, ({ edition, seed, status }) => {
          const catalogue = catalogues[status];
          const snapshot = catalogue.snapshot(edition);
          const ask = askIn(edition, seed, catalogue);
          for (const comparator of snapshot.comparators) {
            const [first] = snapshot.products.filter((product) => comparatorOf(product, [comparator]) !== null);
            if (!first) continue;
            const { ground } = ask(first);
            const query = {
              comparatorUrl: comparator.url,
              household: ground.household,
              filters: noFilters,
              sort: 'precio-asc',
            } as const;
            const result = compare({ ...query, page: 1, pageSize: 10_000, ponderation: 0 }, { ...ground.context, snapshot });
            if (!result.ok) throw new Error(result.error.kind);
            for (const item of result.value.items) {
              const own = ask(item.product);
              if (own.asked.comparator !== comparator) continue;
              mustAgree(item, own);
              agreed += 1;
            }
          }
        }),
        { numRuns: 20 },
      );
      expect(agreed).toBeGreaterThan(1_000);
    },
  );
});
