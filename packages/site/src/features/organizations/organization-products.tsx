import type { OrganizationAnswer } from '@cotejo/contract/catalogue';
import { comparatorHref } from '@cotejo/contract/paths';
import { buttonClass } from '@cotejo/ui/button';
import { Link } from 'react-router';
import type { Cards } from '../../product-cards/load-cards.ts';
import { CardsProfile, ProductCards, useComparedName } from '../../product-cards/product-cards.tsx';
import { useTexts } from '../../texts/use-texts.ts';
import { organizationTexts } from './texts.ts';

interface OrganizationProductsProps {
  readonly organization: Pick<OrganizationAnswer, 'displayName' | 'organizationCode'>;
  readonly cards: Cards;
}

/** The best products of an organisation in a comparator, and the way to all of them beside the others'. */
export function OrganizationProducts({ organization, cards }: OrganizationProductsProps) {
  const t = useTexts(organizationTexts);
  const { comparator, answer } = cards;
  const id = `en-${comparator.name}`;
  const search = new URLSearchParams({ organizations: organization.organizationCode });
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="text-xl tracking-tight lg:text-2xl">
        {t('inComparator', { comparator: useComparedName(cards), name: organization.displayName })}
      </h2>
      <CardsProfile cards={cards} />
      <div className="mt-4">
        <ProductCards cards={cards} />
      </div>
      <p className="mt-4">
        <Link to={comparatorHref(comparator.url, search)} className={buttonClass({ look: 'outline' })}>
          {t('compareAll', { count: answer.metaData.total })}
          <span className="sr-only">: {comparator.displayName}</span>
        </Link>
      </p>
    </section>
  );
}
