import { comparatorHref } from '@cotejo/contract/paths';
import { buttonClass } from '@cotejo/ui/button';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { Cards } from './load-cards.ts';
import { CardsProfile, ProductCards } from './product-cards.tsx';

interface CardsSectionProps {
  /** Unique on its page. */
  readonly id: string;
  readonly title: string;
  readonly cards: Cards;
  /** What narrows the comparator's list to the cards; without it they are all of it. */
  readonly search?: URLSearchParams;
  /** Below the cards: the way to the others. */
  readonly children?: ReactNode;
}

/** Products under a heading, with whom their prices are for. */
export function CardsSection({ id, title, cards, search, children }: CardsSectionProps) {
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="text-xl tracking-tight lg:text-2xl">
        {title}
      </h2>
      <CardsProfile cards={cards} search={search} />
      <div className="mt-4">
        <ProductCards cards={cards} />
      </div>
      {children}
    </section>
  );
}

interface AllInComparatorProps {
  readonly cards: Cards;
  /** What narrows the comparator's list to these products. */
  readonly search: URLSearchParams;
  readonly text: string;
}

/** The way from some products to all of them beside the others'. */
export function AllInComparator({ cards: { comparator }, search, text }: AllInComparatorProps) {
  return (
    <p className="mt-4">
      <Link to={comparatorHref(comparator.url, search)} className={buttonClass({ look: 'outline' })}>
        {text}
        <span className="sr-only">: {comparator.displayName}</span>
      </Link>
    </p>
  );
}
