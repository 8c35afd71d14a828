import type { View } from '@cotejo/contract/search-params';
import { Mark } from '@cotejo/ui/mark';
import { StarBanner } from '@cotejo/ui/star-banner';
import { memo } from 'react';
import { comparedName } from '../../comparison/compared-in-url.ts';
import { identityOf } from '../../comparison/compare-slots.ts';
import { useSpanishMark } from '../../labels/use-spanish-mark.ts';
import { PlainLink } from '../../layout/plain-link.tsx';
import { viewPrice, type PriceSetting } from '../../price/price-view.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { cardButtons } from './card-buttons.ts';
import type { CardScript } from './card-script.ts';
import { compareFormId } from './compare-form-id.ts';
import { resultTexts } from './card-texts.ts';
import { DetailLink } from './detail-link.tsx';
import type { ListedItem } from './listed-item.ts';
import { ResultBadges } from './result-badges.tsx';
import { ResultClinics } from './result-clinics.tsx';
import { ResultFacts, type FactName } from './result-facts.tsx';
import { ResultFeatures } from './result-features.tsx';
import { ResultPrice } from './result-price.tsx';
import { roomOf } from './result-room.ts';
import { ResultSpeed } from './result-speed.tsx';

/** The ways to buy, as the card says them. */
function BuyButtons({ item }: Pick<ResultCardProps, 'item'>) {
  const t = useTexts(resultTexts);
  const product = item.displayName;
  const buttons = cardButtons(item);
  if (buttons.length === 0) return <p className="text-sm text-ink-2">{t('notSold')}</p>;
  return (
    <div className="result-buy">
      {buttons.map(({ link, text, class: look }) => (
        <PlainLink key={text} to={link} aria-label={t(`${text}Of`, { product })} className={look}>
          {t(text)}
        </PlainLink>
      ))}
    </div>
  );
}

/** Whether a product is among the compared ones, and whether it can become one; none: its kind is not compared (A2.4-28). */
export type ComparisonState = 'none' | 'open' | 'closed' | 'chosen';

interface CompareBoxProps {
  readonly item: ListedItem;
  readonly comparison: ComparisonState;
  readonly onToggle: (item: ListedItem) => void;
}

/** That three are chosen stands in place of its word, so that no card grows by it. */
function CompareBox({ item, comparison, onToggle }: CompareBoxProps) {
  const t = useTexts(resultTexts);
  const isClosed = comparison === 'closed';
  return (
    <label className="result-compare has-disabled:text-ink-2">
      <input
        type="checkbox"
        aria-label={t('compareOf', { product: item.displayName })}
        form={compareFormId}
        name={comparedName}
        value={identityOf(item)}
        className="size-4.5 shrink-0 accent-action"
        checked={comparison === 'chosen'}
        disabled={isClosed}
        onChange={() => onToggle(item)}
      />
      {t(isClosed ? 'compareFull' : 'compare')}
    </label>
  );
}

interface ResultCardProps extends CompareBoxProps {
  readonly view: View;
  readonly setting: PriceSetting;
  /** What this list speaks of, of its kind. */
  readonly facts: readonly FactName[];
  /** Opens the detail of a product, by its path, over the list. */
  readonly openDetail: (productUrl: string) => void;
  /** What a card does and tells once its script is there; null until then. */
  readonly later: CardScript | null;
}

/**
 * A result: who, how much, what it covers, and the ways on. Its hooks are in docs/contracts/dom-hooks.md. Rendered again only when
 * what it is given changes: a phone may have hundreds.
 */
export const ResultCard = memo(function ResultCard({
  item,
  view,
  setting,
  facts,
  openDetail,
  later,
  ...compared
}: ResultCardProps) {
  const t = useTexts(resultTexts);
  const spanish = useSpanishMark();
  const clinics = facts.includes('clinics');
  return (
    <article
      tabIndex={-1}
      data-product-code={item.productCode}
      data-price-clp={setting.edition.currency === 'CLP' ? viewPrice(item, setting)?.units : undefined}
      data-best={item.isBest ? '' : undefined}
      className={`result scroll-mt-24 overflow-clip contain-content rounded-card bg-surface ${item.isBest ? 'border-2 border-best' : 'border border-line'}`}
    >
      {item.isBest && <StarBanner className="[grid-area:ban]">{t('best')}</StarBanner>}
      <header className="result-part flex gap-3.5 pt-4 [grid-area:id] lg:pt-4.5">
        <Mark letters={item.organization.metadata.mark} hue={item.organization.metadata.hue} />
        <div className="result-name">
          <h3 {...spanish} className="text-lg wrap-anywhere">
            {item.displayName}
          </h3>
          <p className="text-sm text-ink-2 tabular">
            {item.organization.displayName} · <span className="inline-block">{item.codigoplan ?? item.productCode}</span>
          </p>
          <ResultBadges item={item} later={later} />
        </div>
      </header>
      <ResultPrice
        item={item}
        setting={setting}
        layout={view}
        later={later}
        className="result-part pt-3.5 [grid-area:price] lg:pt-4"
      />
      <div className="result-rest">
        <ResultFacts item={item} facts={facts} />
        {clinics && <ResultClinics item={item} />}
        <div className="result-more">
          <div className={`awaited ${roomOf(item, view)}`}>{later && <later.ResultInformation item={item} view={view} />}</div>
          <ResultSpeed item={item} />
          <ResultFeatures item={item} view={view} later={later} />
        </div>
      </div>
      <div className="result-act">
        <BuyButtons item={item} />
        {compared.comparison !== 'none' && <CompareBox item={item} {...compared} />}
        <p>
          <DetailLink item={item} openDetail={openDetail} />
        </p>
      </div>
    </article>
  );
});
