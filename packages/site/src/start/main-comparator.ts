import type { ComparatorAnswer } from '@cotejo/contract/catalogue';
import type { Edition } from '@cotejo/core/editions';

/** A form of people can be posted to it: it asks of people, and nothing that the form on the first page lacks. */
function takesPeople({ questions, regionIsRequired, productCount }: ComparatorAnswer): boolean {
  const isAnswered = questions.every((question) => ['people', 'dependants', 'income', 'region'].includes(question));
  return questions.includes('people') && isAnswered && !regionIsRequired && productCount > 0;
}

/** The comparator that the first page leads to: the edition's own, or the first that takes a family; null while there is none. */
export function mainComparator(
  comparators: readonly ComparatorAnswer[],
  { mainComparatorUrl }: Pick<Edition, 'mainComparatorUrl'>,
): ComparatorAnswer | null {
  return comparators.find(({ url }) => url === mainComparatorUrl) ?? comparators.find(takesPeople) ?? null;
}

/** The one other comparator that the same family can be taken to; null when there is none. */
export function secondComparator(
  comparators: readonly ComparatorAnswer[],
  main: ComparatorAnswer | null,
): ComparatorAnswer | null {
  return comparators.find((comparator) => comparator !== main && takesPeople(comparator)) ?? null;
}
