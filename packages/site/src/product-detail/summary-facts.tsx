import type { ProductDetail } from '@cotejo/contract/catalogue';
import { requirementKind } from '@cotejo/core/requirement-text';
import type { KeyOf } from '../texts/texts.ts';
import { useEdition } from '../edition-context.ts';
import { amountText, percentText } from '../price/amount-text.ts';
import { priceTexts } from '../price/texts.ts';
import { asksPriorCover } from '../product-data/asks-prior-cover.ts';
import { priorCoverText } from '../product-data/prior-cover.ts';
import { priorCoverTexts } from '../product-data/prior-cover-texts.ts';
import { useTexts } from '../texts/use-texts.ts';
import { SectionCard } from './section-card.tsx';
import { productTexts } from './texts.ts';

type SummaryDetail = Pick<ProductDetail, 'item' | 'featuresAll' | 'coverageRequirement'>;

/** Whether existing conditions are covered (A5-36, A5-37); null where features are not told, or not of this kind of product. */
function preexisting(features: SummaryDetail['featuresAll']): KeyOf<typeof productTexts.es> | null {
  const known = features.find(({ name }) => name === 'cubre_preexistencias');
  if (!known || !features.some(({ included }) => included)) return null;
  return known.included ? 'covered' : 'notCovered';
}

/** Whether it pays what is had in hospital or in consultations. */
function paysCare({ summary }: SummaryDetail['item']): boolean {
  return summary.hospitalPercentage !== null || summary.ambulatoryPercentage !== null;
}

/** True of an insurance that pays care, and of any other that does ask for a system that pays first. */
function asksRequirement({ item, coverageRequirement }: SummaryDetail): boolean {
  return asksPriorCover(item) && (paysCare(item) || requirementKind(coverageRequirement).kind !== 'none');
}

/** What another system must pay first, in a sentence: the card's '$1' or '50%' would say nothing here. */
function PriorCover({ coverageRequirement }: Pick<SummaryDetail, 'coverageRequirement'>) {
  const t = useTexts(priorCoverTexts);
  return (
    <div className="col-span-full border-t border-line pt-4">
      <dt className="text-sm text-ink-2">{t('name')}</dt>
      <dd className="mt-0.5 max-w-text">{priorCoverText(requirementKind(coverageRequirement), t)}</dd>
    </div>
  );
}

/** The figures of the card, again, in one row; below them what must pay first. */
export function SummaryFacts({ detail }: { readonly detail: SummaryDetail }) {
  const { item, featuresAll } = detail;
  const edition = useEdition();
  const [t, tPrice] = [useTexts(productTexts), useTexts(priceTexts)];
  const { summary, score } = item;
  const conditions = preexisting(featuresAll);
  const isHealth = paysCare(item);
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
  ] as const;
  return (
    <SectionCard id="resumen" title={t('summary')}>
      <dl className={`grid grid-cols-2 gap-4 ${facts.length === 4 ? '@sm:grid-cols-4' : 'sm:grid-cols-3'}`}>
        {facts.map(([label, value]) => (
          <div key={label} className="flex flex-col-reverse justify-end">
            <dt className="text-sm text-ink-2">{label}</dt>
            <dd className="tabular text-lg font-bold tracking-tight">{value}</dd>
          </div>
        ))}
        {asksRequirement(detail) && <PriorCover {...detail} />}
      </dl>
    </SectionCard>
  );
}
