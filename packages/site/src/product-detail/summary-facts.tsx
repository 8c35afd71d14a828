import type { ProductDetail } from '@cotejo/contract/catalogue';
import type { KeyOf } from '../texts/texts.ts';
import { useEdition } from '../edition-context.ts';
import { amountText, percentText } from '../price/amount-text.ts';
import { priceTexts } from '../price/texts.ts';
import { useTexts } from '../texts/use-texts.ts';
import { SectionCard } from './section-card.tsx';
import { productTexts } from './texts.ts';

type Features = ProductDetail['featuresAll'];

/** Whether existing conditions are covered (A5-36, A5-37); null where features are not told, or not of this kind of product. */
function preexisting(features: Features): KeyOf<typeof productTexts.es> | null {
  const known = features.find(({ name }) => name === 'cubre_preexistencias');
  if (!known || !features.some(({ included }) => included)) return null;
  return known.included ? 'covered' : 'notCovered';
}

/** The figures of the card, again, in one row. */
export function SummaryFacts({
  detail: { item, featuresAll },
}: {
  readonly detail: Pick<ProductDetail, 'item' | 'featuresAll'>;
}) {
  const edition = useEdition();
  const [t, tPrice] = [useTexts(productTexts), useTexts(priceTexts)];
  const { summary, score } = item;
  const conditions = preexisting(featuresAll);
  const isHealth = summary.hospitalPercentage !== null || summary.ambulatoryPercentage !== null;
  const facts = [
    ...(isHealth
      ? ([
          [t('hospital'), percentText(summary.hospitalPercentage, tPrice)],
          [t('ambulatory'), percentText(summary.ambulatoryPercentage, tPrice)],
        ] as const)
      : []),
    ...(isHealth || summary.annualCap
      ? [[t(`cap.${item.insures}`), summary.annualCap ? amountText(summary.annualCap, edition) : tPrice('notStated')] as const]
      : []),
    ...(summary.deductible ? [[t('deductible'), amountText(summary.deductible, edition)] as const] : []),
    ...(score === null ? [] : [[t('score'), String(Math.round(score))] as const]),
    ...(conditions === null ? [] : [[t('preexisting'), t(conditions)] as const]),
    [t('requirement'), item.requirementText],
  ] as const;
  return (
    <SectionCard id="resumen" title={t('summary')}>
      <dl className="grid grid-cols-2 gap-4 sm:grid-cols-3">
        {facts.map(([label, value]) => (
          <div key={label} className="flex flex-col-reverse justify-end">
            <dt className="text-sm text-ink-2">{label}</dt>
            <dd className="tabular text-lg font-bold tracking-tight">{value}</dd>
          </div>
        ))}
      </dl>
    </SectionCard>
  );
}
