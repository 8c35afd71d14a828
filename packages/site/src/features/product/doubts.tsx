import { salesOfferOf } from '@cotejo/core/requests';
import type { ProductPageData } from '../../product-data/load-product.ts';
import { SectionCard } from '../../product-detail/section-card.tsx';
import { RequestTrigger } from '../../request/request-trigger.tsx';
import { triggerTexts } from '../../request/trigger-texts.ts';
import { useTexts } from '../../texts/use-texts.ts';

/** For who has read about a product and has a question left: the form that asks an executive, over the page. */
export function Doubts({ data }: { readonly data: ProductPageData }) {
  const t = useTexts(triggerTexts);
  const { price, detail } = data;
  const { executive } = salesOfferOf(detail.item.insuranceMetadata.salesChannel);
  if (!executive || price === null) return null;
  return (
    <SectionCard id="dudas" title={t('doubts')}>
      <p className="mb-4 text-ink-2">{t('doubtsText')}</p>
      <RequestTrigger data={data} price={price} />
    </SectionCard>
  );
}
