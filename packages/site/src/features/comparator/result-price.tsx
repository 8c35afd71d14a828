import type { View } from '@cotejo/contract/search-params';
import { Price } from '@cotejo/ui/price';
import { amountText } from '../../price/amount-text.ts';
import { priceForText } from '../../price/insured-words.ts';
import { viewPrice, type PriceSetting } from '../../price/price-view.ts';
import { failureTexts } from '../../failures/texts.ts';
import { priceTexts } from '../../price/texts.ts';
import { useTexts } from '../../texts/use-texts.ts';
import type { CardScript } from './card-script.ts';
import { resultTexts } from './card-texts.ts';
import { InsurablePersons } from './insurable-persons.tsx';
import type { ListedItem } from './listed-item.ts';

/** The list of a desktop has a narrow column for the price: its word stands above it, so that '/mes' stays beside it. */
const besidesPrice = { tarjetas: '', lista: 'lg:@sm:block' } as const satisfies Record<View, string>;

interface ResultPriceProps {
  readonly item: ListedItem;
  readonly setting: PriceSetting;
  readonly layout: View;
  /** Null until the card's script is there. */
  readonly later: CardScript | null;
  readonly className: string;
}

/** The price, the largest thing on the card, and under it the people it is for. Its UF is said once above the list, unless it is the fallback. */
export function ResultPrice({ item, setting, layout, later, className }: ResultPriceProps) {
  const t = useTexts(resultTexts);
  const tPrice = useTexts(priceTexts);
  const tFailure = useTexts(failureTexts);
  const view = viewPrice(item, setting);
  const { total } = item.profilePrice;
  if (!view) {
    return (
      <div className={className}>
        <p className="font-bold">{tPrice(`noPrice.${item.insures}`)}</p>
        <InsurablePersons item={item} view={layout} />
      </div>
    );
  }
  const label = view.label ?? (view.isLeast ? tPrice('from') : null);
  const yearly = item.profilePrice.yearlyCost.amounts?.medium;
  return (
    <div className={className}>
      <p>
        {label !== null && <span className={`text-sm text-ink-2 ${besidesPrice[layout]}`.trimEnd()}>{label} </span>}
        <Price text={view.main} suffix={later ? <later.PriceSuffix item={item} suffix={view.suffix} /> : view.suffix} />
      </p>
      <p className="text-sm text-ink-2 tabular">
        {view.other && `${view.other} · `}
        {priceForText(item, { edition: setting.edition, t: tPrice })}
      </p>
      {setting.uf?.status === 'fallback' && view.other && <p className="text-sm text-warm">{tFailure('getUf')}</p>}
      {yearly && <p className="text-sm text-ink-2 tabular">{t('yearlyCost', { amount: amountText(yearly, setting.edition) })}</p>}
      {total.profilesWithPrice < total.profilesEvaluated && <InsurablePersons item={item} view={layout} />}
    </div>
  );
}
