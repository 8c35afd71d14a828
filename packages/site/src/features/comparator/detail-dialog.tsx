import { Button } from '@cotejo/ui/button';
import { Notice } from '@cotejo/ui/notice';
import { Sheet } from '@cotejo/ui/sheet';
import { Skeleton } from '@cotejo/ui/skeleton';
import { textLinkClass } from '@cotejo/ui/text-link';
import { useEffect } from 'react';
import { Link, useFetcher, useLocation } from 'react-router';
import { useSpanishMark } from '../../labels/use-spanish-mark.ts';
import { SectionBoundary } from '../../layout/section-boundary.tsx';
import { layoutTexts } from '../../layout/texts.ts';
import type { ProductPageData } from '../../product-data/load-product.ts';
import { useMeasuredView } from '../../product-data/use-measured-view.ts';
import { CoverageTable } from '../../product-detail/coverage-table.tsx';
import { PriceBox } from '../../product-detail/price-box.tsx';
import { ProductDescriptions } from '../../product-detail/product-descriptions.tsx';
import { SubtypeList } from '../../product-detail/subtype-list.tsx';
import { SummaryFacts } from '../../product-detail/summary-facts.tsx';
import { useTexts } from '../../texts/use-texts.ts';
import { codeOf, detailAnswerUrl } from './detail-url.ts';
import { detailTexts } from './detail-texts.ts';
import type { DetailAnswer } from './detail-answer.ts';

function DetailSkeleton() {
  const t = useTexts(detailTexts);
  return (
    <div role="status" className="grid gap-4 py-4">
      <p className="sr-only">{t('loading')}</p>
      <Skeleton shape="block" className="h-10 w-2/5" />
      <Skeleton shape="block" className="h-32 w-full" />
      <Skeleton shape="block" className="h-64 w-full" />
    </div>
  );
}

/** What decides, as on the product's page: price, summary, what it covers and what not. */
function DetailBody({ product }: { readonly product: ProductPageData }) {
  const t = useTexts(detailTexts);
  useMeasuredView(product);
  const { detail } = product;
  const { item } = detail;
  return (
    <div className="grid items-start gap-x-6 gap-y-4 lg:grid-cols-[minmax(0,1fr)_20rem]">
      <PriceBox data={product} className="lg:col-start-2 lg:row-start-1" />
      <div className="grid min-w-0 gap-4 lg:row-start-1">
        <p className="tabular flex flex-wrap items-center justify-between gap-x-6 text-ink-2">
          <span>
            {item.organization.displayName} · <span className="inline-block">{item.productCode}</span>
          </span>
          <Link to={item.url} className={textLinkClass({ alone: true })}>
            {t('wholePage')}
          </Link>
        </p>
        <SummaryFacts detail={detail} />
        <SubtypeList subtypes={detail.subtypes} />
        <SectionBoundary>
          <ProductDescriptions {...detail} insures={item.insures} />
          <CoverageTable resume={detail.coverages} />
        </SectionBoundary>
      </div>
    </div>
  );
}

interface DetailDialogProps {
  /** Path of the product's page; null: closed. */
  readonly productUrl: string | null;
  /** Asked for by Escape, the cross or a press outside. */
  readonly onClose: () => void;
}

/** The detail of a product over its list. */
export function DetailDialog({ productUrl, onClose }: DetailDialogProps) {
  const [t, tLayout] = [useTexts(detailTexts), useTexts(layoutTexts)];
  const spanish = useSpanishMark();
  const { pathname } = useLocation();
  const { load, reset, state, data } = useFetcher<DetailAnswer>();
  useEffect(() => {
    if (productUrl === null) return undefined;
    void load(detailAnswerUrl(pathname, productUrl));
    // Opened again it is asked for again: the profile may be another.
    return () => reset();
  }, [productUrl, pathname, load, reset]);
  const isThere = state === 'idle' && productUrl !== null && data?.code === codeOf(productUrl);
  const product = isThere ? data.product : null;
  return (
    <Sheet
      open={productUrl !== null}
      onClose={() => productUrl !== null && onClose()}
      title={product ? <span {...spanish}>{product.detail.item.displayName}</span> : t('detail')}
      closeText={tLayout('close')}
      size="page"
    >
      {product !== null && <DetailBody product={product} />}
      {isThere && product === null && (
        <Notice tone="danger" title={t('failed')} role="alert">
          <div className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-1">
            <Button look="outline" size="small" onClick={() => void load(detailAnswerUrl(pathname, productUrl))}>
              {t('retry')}
            </Button>
            {/* Loaded whole: who has no connection has the browser's own word for it, and the list behind it. */}
            <Link to={productUrl} reloadDocument className={textLinkClass({ alone: true })}>
              {t('wholePage')}
            </Link>
          </div>
        </Notice>
      )}
      {!isThere && <DetailSkeleton />}
    </Sheet>
  );
}
