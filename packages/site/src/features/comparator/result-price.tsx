import type { Item } from '@cotejo/contract/compare';
import { Price } from '@cotejo/ui/price';
import { amountText } from '../../price/amount-text.ts';
import { InsurablePersons } from './insurable-persons.tsx';
import { noPriceText, priceForText } from '../../price/insured-words.ts';
import { ufDateText, ufFallbackNotice, viewPrice, type PriceSetting } from '../../price/price-view.ts';

interface ResultPriceProps {
  readonly item: Item;
  readonly setting: PriceSetting;
  readonly className: string;
}

/** The price, the largest thing on the card, and under it the UF with its date and the people it is for. */
export function ResultPrice({ item, setting, className }: ResultPriceProps) {
  const view = viewPrice(item, setting);
  const { total } = item.profilePrice;
  const { uf } = setting;
  if (!view) {
    return (
      <div className={className}>
        <p className="font-bold">{noPriceText(item.insures)}</p>
        <InsurablePersons item={item} />
      </div>
    );
  }
  const yearly = item.profilePrice.yearlyCost.amounts?.medium;
  return (
    <div className={className}>
      <p>
        {view.label && <span className="text-sm text-ink-2">{view.label} </span>}
        <Price text={view.main} suffix={view.suffix} />
      </p>
      <p className="text-sm text-ink-2 tabular">
        {view.other && `${view.other} · `}
        {priceForText(item, setting.edition)}
      </p>
      {uf && view.other && (
        <p className={`text-sm ${uf.status === 'of-the-day' ? 'text-ink-2' : 'text-warm'}`}>
          {uf.status === 'fallback' ? ufFallbackNotice : ufDateText(uf)}
        </p>
      )}
      {yearly && (
        <p className="text-sm text-ink-2 tabular">Costo anual estimado, uso medio: {amountText(yearly, setting.edition)}</p>
      )}
      {total.profilesWithPrice < total.profilesEvaluated && <InsurablePersons item={item} />}
    </div>
  );
}
