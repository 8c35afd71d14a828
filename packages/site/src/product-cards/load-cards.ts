import type { ComparatorAnswer } from '@cotejo/contract/catalogue';
import type { CompareAnswer, FilterState } from '@cotejo/contract/compare';
import type { Profile } from '@cotejo/contract/profile';
import type { LoaderFunctionArgs } from 'react-router';
import { pageContext } from '../page-context.ts';
import { refusedPage, robotRefusalOf } from '../person-check/robot-refusal.ts';
import { serverContext } from '../server-context.ts';

/** Some results of a comparator, as other pages show them. */
export interface Cards {
  readonly comparator: ComparatorAnswer;
  /** The profile priced: the visitor's, or the comparator's example. */
  readonly profile: Profile;
  readonly answer: CompareAnswer;
}

interface CardsWish {
  readonly comparator: ComparatorAnswer;
  readonly filters: Partial<FilterState>;
  readonly pageSize: number;
  /** From 1. */
  readonly page?: number;
}

/**
 * Results of a comparator in its own order, for a page without script. Null: they cannot be told now. Throws the page of the
 * check for who is taken for a robot.
 */
export async function loadCards(context: LoaderFunctionArgs['context'], wish: CardsWish): Promise<Cards | null> {
  const { comparator, filters, pageSize, page = 1 } = wish;
  const { api } = context.get(serverContext);
  const profile = context.get(pageContext).profileFor(comparator) ?? comparator.exampleProfile;
  const body = { comparator: comparator.url, profile, productType: comparator.productType, filters, page, pageSize };
  const compare = comparator.productKind === 'isapre-plan' ? api.compareIsaprePlans : api.compareInsurance;
  const answer = await compare({ body });
  if (answer.ok) return { comparator, profile, answer: answer.value };
  const refusal = robotRefusalOf(answer.error);
  if (refusal !== null) throw refusedPage(refusal);
  return null;
}
