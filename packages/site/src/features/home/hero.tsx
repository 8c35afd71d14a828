import type { ComparatorAnswer } from '@cotejo/contract/catalogue';
import { formatNumber } from '@cotejo/core/money-format';
import { useEdition } from '../../edition-context.ts';
import { groupUrl } from '../../layout/comparator-groups.ts';
import { useSiteFacts } from '../../layout/site-facts.ts';
import { ufAmount } from '../../layout/uf-text.ts';
import { useDayText } from '../../texts/use-day-text.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { homeTexts } from './texts.ts';

interface Figure {
  readonly value: string;
  readonly label: string;
  /** Left out on phones, where the footer says it. */
  readonly isSecondary?: boolean;
}

/** Products of all comparators; those of a narrower one stand in the wide one above it, when both take the same profile. */
function countOnce(comparators: readonly ComparatorAnswer[]): number {
  const isPart = ({ url, productType }: ComparatorAnswer): boolean =>
    groupUrl(url) !== url && comparators.some((wide) => wide.url === groupUrl(url) && wide.productType === productType);
  return comparators.reduce((sum, comparator) => (isPart(comparator) ? sum : sum + comparator.productCount), 0);
}

/** What the catalogue holds today, counted and never written by hand. */
function useFigures(comparators: readonly ComparatorAnswer[]): readonly Figure[] {
  const edition = useEdition();
  const [t, dayText] = [useTexts(homeTexts), useDayText()];
  const uf = useSiteFacts()?.uf;
  const products = countOnce(comparators);
  const isapres = comparators.find((comparator) => comparator.productKind === 'isapre-plan');
  return [
    ...(products > 0 ? [{ value: formatNumber(products, edition), label: t('products') }] : []),
    ...(isapres
      ? [
          {
            value: t('someOf', { compared: isapres.organizationsCompared, known: isapres.organizationsKnown }),
            label: t('isapres'),
          },
        ]
      : []),
    ...(uf && uf.status !== 'fallback'
      ? [{ value: ufAmount(uf, edition), label: t('ufOfDay', { day: dayText(uf.fecha) }), isSecondary: true }]
      : []),
  ];
}

interface HeroProps {
  readonly comparators: readonly ComparatorAnswer[];
  readonly description: string;
}

/** Headline, one sentence and three real figures. */
export function Hero({ comparators, description }: HeroProps) {
  const t = useTexts(homeTexts);
  const figures = useFigures(comparators);
  return (
    <div className="lg:pt-18">
      <h1 className="text-3xl tracking-tighter lg:text-display">{t('heading')}</h1>
      <p className="mt-3.5 max-w-text text-lg leading-normal text-ink-2">{description}</p>
      {figures.length > 0 && (
        <dl className="mt-5 flex flex-wrap gap-x-7 gap-y-3 lg:mt-7">
          {figures.map((figure) => (
            <div key={figure.label} className={`flex-col-reverse ${figure.isSecondary ? 'hidden sm:flex' : 'flex'}`}>
              <dt className="text-sm text-ink-2">{figure.label}</dt>
              <dd className="text-lg font-bold tabular lg:text-xl">{figure.value}</dd>
            </div>
          ))}
        </dl>
      )}
    </div>
  );
}
