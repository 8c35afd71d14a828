import type { OrganizationAnswer } from '@cotejo/contract/catalogue';
import { AllInComparator, CardsSection } from '../../product-cards/cards-section.tsx';
import type { Cards } from '../../product-cards/load-cards.ts';
import { useComparedName } from '../../product-cards/product-cards.tsx';
import { useTexts } from '../../texts/use-texts.ts';
import { organizationTexts } from './texts.ts';

interface OrganizationProductsProps {
  readonly organization: Pick<OrganizationAnswer, 'displayName' | 'organizationCode'>;
  readonly cards: Cards;
  /** The page is the organisation's: its title says whose they are. */
  readonly isOnOwnPage?: boolean;
}

/** The best products of an organisation in a comparator, and the way to all of them beside the others'. */
export function OrganizationProducts({ organization, cards, isOnOwnPage = false }: OrganizationProductsProps) {
  const t = useTexts(organizationTexts);
  const compared = useComparedName(cards);
  const title = isOnOwnPage ? compared : t('inComparator', { comparator: compared, name: organization.displayName });
  const search = new URLSearchParams({ organizations: organization.organizationCode });
  return (
    <CardsSection id={`en-${cards.comparator.name}`} title={title} cards={cards} search={search}>
      <AllInComparator cards={cards} search={search} text={t('compareAll', { count: cards.answer.metaData.total })} />
    </CardsSection>
  );
}
