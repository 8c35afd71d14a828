import type { ProductDetail } from '@cotejo/contract/catalogue';
import { useTexts } from '../../texts/use-texts.ts';
import { FeatureIcon } from '../../product-data/feature-icon.tsx';
import { SectionCard } from '../../product-detail/section-card.tsx';
import { productTexts } from '../../product-detail/texts.ts';

/**
 * Every feature of the edition: what the product has, and greyed what it has not. Of a source that tells none, such as
 * public data, nothing is known to be missing, so nothing is listed.
 */
export function FeatureList({ features }: { readonly features: ProductDetail['featuresAll'] }) {
  const t = useTexts(productTexts);
  if (!features.some(({ included }) => included)) return null;
  return (
    <SectionCard id="beneficios" title={t('benefits')}>
      <ul className="grid gap-x-6 gap-y-2 @min-[30rem]:grid-cols-2">
        {features.map((feature) => (
          <li key={feature.id} className={`flex items-center gap-2.5 ${feature.included ? '' : 'text-ink-2'}`}>
            <FeatureIcon name={feature.name} isActive={feature.included} />
            <span className="flex min-w-0 flex-wrap items-center gap-x-2.5">
              {feature.displayName}
              {!feature.included && <span className="text-sm">{t('notIncluded')}</span>}
            </span>
          </li>
        ))}
      </ul>
    </SectionCard>
  );
}
