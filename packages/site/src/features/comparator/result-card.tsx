import type { View } from '@cotejo/contract/search-params';
import { Mark } from '@cotejo/ui/mark';
import { StarBanner } from '@cotejo/ui/star-banner';
import { memo } from 'react';
import { useSpanishMark } from '../../labels/use-spanish-mark.ts';
import { PlainLink } from '../../layout/plain-link.tsx';
import { viewPrice, type PriceSetting } from '../../price/price-view.ts';
import { TextWith } from '../../texts/text-with.tsx';
import { useTexts } from '../../texts/use-texts.ts';
import { cardButtons, type CardButton } from './card-buttons.ts';
import type { CardScript } from './card-script.ts';
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

const stacked =
  "grid-cols-2 grid-rows-[auto_auto_auto_auto_auto_1fr_auto_auto] [grid-template-areas:'ban_ban'_'id_id'_'price_price'_'facts_facts'_'clinics_clinics'_'more_more'_'buy_buy'_'compare_detail']";
const besides = 'lg:@sm:grid-cols-[minmax(0,1fr)_7.5rem_7.5rem] lg:@sm:grid-rows-[auto_auto_auto_auto_1fr]';

/** Stacked on phones and in the grid; in the list a column for the price on desktops, where two buttons take two rows. */
const frame = {
  tarjetas: { one: stacked, two: stacked },
  lista: {
    one: `${stacked} ${besides} lg:@sm:[grid-template-areas:'ban_ban_ban'_'id_price_price'_'facts_buy_buy'_'clinics_compare_detail'_'more_compare_detail']`,
    two: `${stacked} ${besides} lg:@sm:[grid-template-areas:'ban_ban_ban'_'id_price_price'_'facts_buy_buy'_'clinics_buy_buy'_'more_compare_detail']`,
  },
} as const satisfies Record<View, unknown>;

const leftColumn = { tarjetas: '', lista: 'lg:@sm:border-r lg:@sm:border-line' } as const satisfies Record<View, string>;

/** The ways to buy, as the card says them. */
function BuyButtons({
  item,
  view,
  buttons,
}: Pick<ResultCardProps, 'item' | 'view'> & { readonly buttons: readonly CardButton[] }) {
  const t = useTexts(resultTexts);
  const product = item.displayName;
  if (buttons.length === 0) return <p className="px-4 pt-3.5 text-sm text-ink-2 [grid-area:buy] lg:px-5">{t('notSold')}</p>;
  return (
    <div
      className={`flex items-start gap-2 px-4 pt-3.5 [grid-area:buy] max-lg:flex-wrap max-lg:*:flex-[1_0_6.5rem] lg:px-5 ${view === 'lista' ? 'lg:@sm:flex-col' : ''}`}
    >
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

function CompareBox({ item, comparison, onToggle }: CompareBoxProps) {
  const t = useTexts(resultTexts);
  const isClosed = comparison === 'closed';
  return (
    <label className="hidden self-start pt-1 pl-5 text-sm [grid-area:compare] lg:block has-disabled:[grid-column-end:detail] has-disabled:text-ink-2">
      <span className="flex min-h-8 items-center gap-2">
        <input
          type="checkbox"
          className="size-4.5 shrink-0 accent-action"
          checked={comparison === 'chosen'}
          disabled={isClosed}
          onChange={() => onToggle(item)}
        />
        <TextWith text={t('compare')} elements={{ product: <span className="sr-only">{item.displayName}</span> }} />
      </span>
      {isClosed && <span className="block pb-3">{t('compareFull')}</span>}
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
  const left = leftColumn[view];
  const buttons = cardButtons(item);
  return (
    <article
      tabIndex={-1}
      data-product-code={item.productCode}
      data-price-clp={setting.edition.currency === 'CLP' ? viewPrice(item, setting)?.units : undefined}
      data-best={item.isBest ? '' : undefined}
      className={`grid scroll-mt-24 overflow-clip contain-content rounded-card bg-surface ${item.isBest ? 'border-2 border-best' : 'border border-line'} ${frame[view][buttons.length > 1 ? 'two' : 'one']}`}
    >
      {item.isBest && <StarBanner className="[grid-area:ban]">{t('best')}</StarBanner>}
      <header className={`flex gap-3.5 px-4 pt-4 [grid-area:id] lg:px-5 lg:pt-4.5 ${left}`}>
        <Mark letters={item.organization.metadata.mark} hue={item.organization.metadata.hue} />
        <div className="min-w-0">
          <h3 {...spanish} className="text-lg wrap-anywhere">
            {item.displayName}
          </h3>
          <p className="text-sm text-ink-2 tabular">
            {item.organization.displayName} · {item.codigoplan ?? item.productCode}
          </p>
          <ResultBadges item={item} later={later} />
        </div>
      </header>
      <ResultPrice
        item={item}
        setting={setting}
        layout={view}
        later={later}
        className="px-4 pt-3.5 [grid-area:price] lg:px-5 lg:pt-4"
      />
      <ResultFacts
        item={item}
        facts={facts}
        className={`flex flex-wrap content-start gap-x-7 gap-y-3 px-4 py-3.5 [grid-area:facts] lg:px-5 ${left}`}
      />
      <div className={`px-4 [grid-area:clinics] lg:px-5 ${left}`}>
        {facts.includes('clinics') && (
          <ResultClinics
            item={item}
            className="flex flex-col gap-x-4.5 gap-y-1 border-t border-line pt-3 text-sm lg:flex-row lg:flex-wrap"
          />
        )}
      </div>
      <div className={`flex min-w-0 flex-col gap-2 px-4 pt-2 lg:px-5 lg:pb-4 ${left} [grid-area:more]`}>
        <div className={`awaited ${roomOf(item, view)}`}>{later && <later.ResultInformation item={item} view={view} />}</div>
        <ResultSpeed item={item} />
        <ResultFeatures item={item} view={view} later={later} />
      </div>
      <BuyButtons item={item} view={view} buttons={buttons} />
      {compared.comparison !== 'none' && <CompareBox item={item} {...compared} />}
      <p className="self-start pb-2 text-sm font-semibold max-lg:col-span-2 max-lg:row-start-8 lg:justify-self-end lg:pt-1 lg:pr-5 lg:pb-3 lg:[grid-area:detail]">
        <DetailLink item={item} openDetail={openDetail} />
      </p>
    </article>
  );
});
