import type { ComparatorAnswer } from '@cotejo/contract/catalogue';
import { comparatorHref, comparatorNamedAs } from '@cotejo/contract/paths';
import { readComparatorSearch, writeComparatorSearch } from '@cotejo/contract/search-params';
import { buttonClass } from '@cotejo/ui/button';
import { chipClass } from '@cotejo/ui/chip';
import { Link, useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { answered } from '../../content/answered.ts';
import { QuestionList } from '../../content/question-list.tsx';
import { useEdition } from '../../edition-context.ts';
import { PageHead } from '../../head/page-head.tsx';
import { questionsThings } from '../../head/questions-thing.ts';
import { PageMain } from '../../layout/page-main.tsx';
import { pageUrlOf } from '../../page-url.ts';
import { countText } from '../../price/amount-text.ts';
import { CardsSection } from '../../product-cards/cards-section.tsx';
import { loadCards, type Cards } from '../../product-cards/load-cards.ts';
import { serverContext } from '../../server-context.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { lineTexts } from './texts.ts';

const cardsShown = 6;

interface Told {
  readonly title: string;
  readonly text: string;
}

interface LineData {
  readonly path: string;
  readonly comparator: ComparatorAnswer;
  /** Narrower comparators of the same line. */
  readonly narrower: readonly ComparatorAnswer[];
  /** Null: they cannot be told now. */
  readonly cards: Cards | null;
  readonly benefits: readonly Told[];
  readonly questions: readonly { readonly question: string; readonly answer: string }[];
  readonly blocks: readonly (Told & { readonly link: string })[];
}

/** The comparator that the path of a line stands for, with its figures and texts; 404 where the edition has none. */
export async function loader({ context, request }: LoaderFunctionArgs): Promise<LineData> {
  const { api } = context.get(serverContext);
  const path = pageUrlOf(request).pathname;
  const all = answered(await api.listComparators({})).data;
  const comparator = all.find(({ url }) => url === comparatorNamedAs(path));
  if (!comparator) throw new Response(null, { status: 404 });
  const id = comparator.name;
  const [cards, benefits, questions, blocks] = await Promise.all([
    loadCards(context, { comparator, filters: {}, pageSize: cardsShown }),
    api.listComparatorBenefits({ params: { id } }),
    api.listComparatorFaq({ params: { id } }),
    api.listComparatorBlocks({ params: { id } }),
  ]);
  const active = benefits.ok ? benefits.value.data.filter(({ isActive }) => isActive) : [];
  return {
    path,
    comparator,
    narrower: all.filter(({ url, productCount }) => url.startsWith(`${comparator.url}/`) && productCount > 0),
    cards,
    benefits: active.map(({ title, description }) => ({ title, text: description })),
    questions: questions.ok ? questions.value.data : [],
    blocks: blocks.ok ? blocks.value.data.map(({ title, text, link }) => ({ title, text, link })) : [],
  };
}

interface Way {
  readonly to: string;
  readonly name: string;
  readonly count: number;
}

/** Its narrower comparators, or its types where it has none. */
function waysOf({ comparator, narrower }: LineData): readonly Way[] {
  if (narrower.length > 0) {
    return narrower.map(({ url, displayName, productCount }) => ({
      to: comparatorHref(url),
      name: displayName,
      count: productCount,
    }));
  }
  const search = readComparatorSearch(new URLSearchParams());
  return comparator.types.map(({ name, displayName, count }) => {
    const narrowed = writeComparatorSearch({ ...search, filters: { ...search.filters, insuranceTypes: [name] } });
    return { to: comparatorHref(comparator.url, narrowed), name: displayName, count };
  });
}

function Ways({ line }: { readonly line: LineData }) {
  const t = useTexts(lineTexts);
  const ways = waysOf(line);
  if (ways.length < 2) return null;
  return (
    <section aria-labelledby="por-tipo">
      <h2 id="por-tipo" className="text-xl tracking-tight lg:text-2xl">
        {t('byType')}
      </h2>
      <ul className="mt-4 flex flex-wrap gap-2">
        {ways.map(({ to, name, count }) => (
          <li key={to}>
            <Link to={to} className={chipClass()}>
              {name} <span className="text-ink-2 tabular">{count}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Best({ cards }: { readonly cards: Cards }) {
  const t = useTexts(lineTexts);
  return cards.answer.data.length === 0 ? null : <CardsSection id="mejores" title={t('best')} cards={cards} />;
}

function ToldList({ id, title, told }: { readonly id: string; readonly title: string; readonly told: readonly Told[] }) {
  if (told.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="text-xl tracking-tight lg:text-2xl">
        {title}
      </h2>
      <ul className="mt-4 grid gap-x-8 gap-y-5 sm:grid-cols-2">
        {told.map((one) => (
          <li key={one.title}>
            <h3 className="text-lg">{one.title}</h3>
            <p className="mt-1 text-ink-2">{one.text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Ways to what is no part of this line: in a new tab, so that the line stays open (B2-07). */
function Blocks({ blocks }: { readonly blocks: LineData['blocks'] }) {
  const t = useTexts(lineTexts);
  if (blocks.length === 0) return null;
  return (
    <section aria-labelledby="tambien">
      <h2 id="tambien" className="text-xl tracking-tight lg:text-2xl">
        {t('more')}
      </h2>
      <ul className="mt-4 grid gap-x-8 gap-y-5 sm:grid-cols-2">
        {blocks.map(({ title, text, link }) => (
          <li key={link}>
            <h3 className="text-lg">
              <Link to={link} target="_blank" rel="noopener" className="inline-flex min-h-6 text-action">
                {title}
                <span className="sr-only"> ({t('newTab')})</span>
              </Link>
            </h3>
            <p className="mt-1 text-ink-2">{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** A line of products: what it is, what there is of it, and the way to compare it (A2.2-027, A2.2-029, A2.2-031, A2.2-032). */
export function Component() {
  const line = useLoaderData<LineData>();
  const { comparator, path, cards } = line;
  const edition = useEdition();
  const t = useTexts(lineTexts);
  const products = countText(comparator.productCount, comparator.noun, edition);
  const steps = [{ name: comparator.displayName, path }];
  return (
    <PageMain className="bg-surface">
      <PageHead
        title={comparator.displayName}
        description={comparator.description}
        path={path}
        breadcrumbs={steps}
        things={questionsThings(line.questions)}
      />
      <div className="border-b border-line bg-surface-2">
        <div className="wrap pt-8 pb-8 lg:pt-14 lg:pb-12">
          <h1 className="max-w-text text-2xl tracking-tight lg:text-3xl">{comparator.displayName}</h1>
          <p className="mt-3 max-w-text text-lg leading-normal text-ink-2">{comparator.description}</p>
          <p className="mt-3 tabular">
            {t('facts', { products, compared: comparator.organizationsCompared, known: comparator.organizationsKnown })}
          </p>
          <p className="mt-5">
            <Link to={comparatorHref(comparator.url)} className={buttonClass({ size: 'large' })}>
              {t('compareAll', { products })}
            </Link>
          </p>
        </div>
      </div>
      <div className="wrap grid gap-10 pt-8 pb-14 lg:gap-14 lg:pt-12 lg:pb-20">
        {cards && <Best cards={cards} />}
        <Ways line={line} />
        <ToldList id="por-que" title={t('why')} told={line.benefits} />
        {line.questions.length > 0 && (
          <section aria-labelledby="preguntas">
            <h2 id="preguntas" className="mb-2 text-xl tracking-tight lg:text-2xl">
              {t('questions')}
            </h2>
            <QuestionList questions={line.questions} />
          </section>
        )}
        <Blocks blocks={line.blocks} />
      </div>
    </PageMain>
  );
}
