import type { ComparatorAnswer } from '@cotejo/contract/catalogue';
import type { LoaderFunctionArgs } from 'react-router';
import { answered } from '../../content/answered.ts';
import { widestComparators } from '../../layout/comparator-groups.ts';
import { pageNumberOf } from '../../page-links/page-number.ts';
import { pageUrlOf } from '../../page-url.ts';
import { loadCards, type Cards } from '../../product-cards/load-cards.ts';
import { serverContext } from '../../server-context.ts';

/** Name of the search parameter that chooses the line. */
export const lineParameter = 'linea';
const status = { notFound: 404, unavailable: 503 } as const;

/** A page of the products of one line, among the lines there are. */
export interface IndexData {
  readonly lines: readonly ComparatorAnswer[];
  readonly cards: Cards;
  /** From 1. */
  readonly page: number;
  readonly pages: number;
}

interface IndexWish {
  readonly isListed: (comparator: ComparatorAnswer) => boolean;
  readonly pageSize: number;
}

/** The products of the line that the address names, or of the first. Throws 404 for another line or page, 503 when nobody can tell. */
export async function loadIndex({ context, request }: LoaderFunctionArgs, { isListed, pageSize }: IndexWish): Promise<IndexData> {
  const { api } = context.get(serverContext);
  const url = pageUrlOf(request);
  const all = answered(await api.listComparators({})).data;
  const lines = widestComparators(all).filter((comparator) => comparator.productCount > 0 && isListed(comparator));
  const wanted = url.searchParams.get(lineParameter);
  const comparator = wanted === null ? lines[0] : lines.find(({ name }) => name === wanted);
  if (!comparator) throw new Response(null, { status: status.notFound });
  const page = pageNumberOf(url);
  const cards = await loadCards(context, { comparator, filters: {}, pageSize, page });
  if (!cards) throw new Response(null, { status: status.unavailable });
  const pages = Math.max(1, Math.ceil(cards.answer.metaData.total / pageSize));
  if (page > pages) throw new Response(null, { status: status.notFound });
  return { lines, cards, page, pages };
}

/** The address of a line among the index's, without what is the same for the first one. */
export function indexPath(path: string, { lines, cards }: Pick<IndexData, 'lines' | 'cards'>): string {
  return linePath(path, cards.comparator, lines);
}

/** The address of a line of an index; the first one has no name in it. */
export function linePath(path: string, { name }: ComparatorAnswer, lines: readonly ComparatorAnswer[]): string {
  return name === lines[0]?.name ? path : `${path}?${new URLSearchParams({ [lineParameter]: name }).toString()}`;
}
