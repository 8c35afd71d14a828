import type { ProductDetail } from '@cotejo/contract/catalogue';
import { comparatorHref, href } from '@cotejo/contract/paths';
import { formatNumber } from '@cotejo/core/money-format';
import { buttonClass } from '@cotejo/ui/button';
import { Link, useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { answered } from '../../content/answered.ts';
import { PlainPage } from '../../content/plain-page.tsx';
import { useEdition } from '../../edition-context.ts';
import { widestComparators } from '../../layout/comparator-groups.ts';
import { countText } from '../../price/amount-text.ts';
import { loadCards, type Cards } from '../../product-cards/load-cards.ts';
import { CardsProfile, ProductCards, useComparedName } from '../../product-cards/product-cards.tsx';
import { ScoreTable } from '../../product-data/score-table.tsx';
import { serverContext } from '../../server-context.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { lineTexts } from './texts.ts';

const comparatorsShown = 3;
const bestShown = 3;

interface Best {
  readonly cards: Cards;
  /** What the first of them has its points for; null: it cannot be told now. */
  readonly first: Pick<ProductDetail, 'scoreParts'> | null;
}

/** The best of the comparators with most products, and what the first of each has its points for. */
export async function loader({ context }: LoaderFunctionArgs): Promise<readonly Best[]> {
  const { api } = context.get(serverContext);
  const all = answered(await api.listComparators({})).data;
  const main = widestComparators(all)
    .filter(({ productCount, questions }) => productCount > 0 && questions.includes('people'))
    .toSorted((left, right) => right.productCount - left.productCount)
    .slice(0, comparatorsShown);
  if (main.length === 0) throw new Response(null, { status: 404 });
  const loaded = await Promise.all(
    main.map((comparator) => loadCards(context, { comparator, filters: {}, pageSize: bestShown })),
  );
  const shown = loaded.filter((cards) => cards !== null).filter(({ answer }) => answer.data.length > 0);
  if (shown.length === 0) throw new Response(null, { status: 503 });
  return Promise.all(
    shown.map(async (cards) => {
      const id = String(cards.answer.data[0]?.id ?? '');
      const detail = await api.getInsurance({ params: { id } });
      return { cards, first: detail.ok ? { scoreParts: detail.value.data.scoreParts } : null };
    }),
  );
}

function Why({ best: { cards, first } }: { readonly best: Best }) {
  const edition = useEdition();
  const t = useTexts(lineTexts);
  const [item] = cards.answer.data;
  if (!item || item.score === null || !first || first.scoreParts.length === 0) return null;
  return (
    <div className="mt-5 max-w-text">
      <h3 className="text-lg">{t('best.whyFirst', { product: item.displayName })}</h3>
      <p className="mt-1 text-ink-2 tabular">{t('best.score', { score: formatNumber(item.score, edition, 1) })}</p>
      <div className="mt-2">
        <ScoreTable parts={first.scoreParts} />
      </div>
    </div>
  );
}

function BestOf({ best }: { readonly best: Best }) {
  const edition = useEdition();
  const t = useTexts(lineTexts);
  const { cards } = best;
  const { comparator, answer } = cards;
  const id = `mejor-${comparator.name}`;
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="text-xl tracking-tight lg:text-2xl">
        {useComparedName(cards)}
      </h2>
      <CardsProfile cards={cards} />
      <div className="mt-4">
        <ProductCards cards={cards} />
      </div>
      <Why best={best} />
      <p className="mt-5">
        <Link to={comparatorHref(comparator.url)} className={buttonClass({ look: 'outline' })}>
          {t('best.list', { products: countText(answer.metaData.total, comparator.noun, edition) })}
        </Link>
      </p>
    </section>
  );
}

/** The best of each main comparator for the visitor, or for its example, and why (A2.2-030, A2.2-032). */
export function Component() {
  const all = useLoaderData<readonly Best[]>();
  const t = useTexts(lineTexts);
  return (
    <PlainPage title={t('best.title')} lead={t('best.lead')} path={href('bestPlan', {})}>
      <p className="-mt-3 mb-8 text-ink-2">
        {t('best.method')}{' '}
        <Link to={href('howWeOrder', {})} className="font-semibold text-action">
          {t('best.howWeOrder')}
        </Link>
      </p>
      <div className="grid gap-12">
        {all.map((best) => (
          <BestOf key={best.cards.comparator.name} best={best} />
        ))}
      </div>
    </PlainPage>
  );
}
