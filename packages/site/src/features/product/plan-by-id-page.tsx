import { comparatorHref } from '@cotejo/contract/paths';
import { noticeParameter, notices } from '@cotejo/contract/paths/notices';
import { firstComparator } from '@cotejo/core/main-comparator';
import { redirect, type LoaderFunctionArgs } from 'react-router';
import { pageContext } from '../../page-context.ts';
import { loadProductAnywhere, type ProductPageData } from '../../product-data/load-product.ts';

export { Component } from './product-page.tsx';

const status = { found: 302, notFound: 404 } as const;

/**
 * The plan of a code, by the old address that has no organisation in it (decision 39); its canonical address is its own.
 * What is no plan goes to the comparator, which says so: not for good, as a plan of that code may come.
 */
export async function loader({ context, params }: LoaderFunctionArgs): Promise<ProductPageData> {
  const { api, edition } = context.get(pageContext);
  try {
    return await loadProductAnywhere(context, { plan: params['plan'] ?? '' });
  } catch (thrown) {
    if (!(thrown instanceof Response) || thrown.status !== status.notFound) throw thrown;
    const search = new URLSearchParams({ [noticeParameter]: notices.planNotFound });
    const comparators = await api.listComparators({});
    const first = comparators.ok ? firstComparator(comparators.value.data, edition) : null;
    throw redirect(comparatorHref(first?.url ?? edition.mainComparatorUrl, search), status.found);
  }
}
