import type { Edition } from '../editions/edition.ts';
import type { ProfileQuestion } from './profile-questions.ts';

/** What is known of a comparator to which a visitor may be led. */
export interface OfferedComparator {
  readonly url: string;
  readonly productCount: number;
  readonly questions: readonly ProfileQuestion[];
  readonly regionIsRequired: boolean;
}

type OwnComparator = Pick<Edition, 'mainComparatorUrl'>;

/** A form of people can be posted to it: it asks of people, and nothing that the form on the first page lacks. */
export function takesPeople({ questions, regionIsRequired, productCount }: OfferedComparator): boolean {
  const isAnswered = questions.every((question) => ['people', 'dependants', 'income', 'region'].includes(question));
  return questions.includes('people') && isAnswered && !regionIsRequired && productCount > 0;
}

/**
 * The comparator that a family is taken to: the edition's own, or the first that takes a family. Null where none of those
 * has a product, as on the host of a partner that sells something else (C6-06).
 */
export function mainComparator<Offered extends OfferedComparator>(
  comparators: readonly Offered[],
  { mainComparatorUrl }: OwnComparator,
): Offered | null {
  const own = comparators.find(({ url, productCount }) => url === mainComparatorUrl && productCount > 0);
  return own ?? comparators.find(takesPeople) ?? null;
}

/** Where comparing begins: the comparator of a family, or else the first that has a product. Null where nothing has one. */
export function firstComparator<Offered extends OfferedComparator>(
  comparators: readonly Offered[],
  edition: OwnComparator,
): Offered | null {
  return mainComparator(comparators, edition) ?? comparators.find(({ productCount }) => productCount > 0) ?? null;
}
