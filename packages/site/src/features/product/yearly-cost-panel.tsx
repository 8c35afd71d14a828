import type { Care } from '@cotejo/contract/care';
import type { ProfilePrice } from '@cotejo/contract/compare';
import { useEdition } from '../../edition-context.ts';
import { amountText } from '../../price/amount-text.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { SectionCard } from './section-card.tsx';
import { careTexts } from './texts.ts';

interface YearlyCostPanelProps {
  readonly care: Care;
  readonly price: ProfilePrice;
}

function UseRow({ use, amount }: { readonly use: Care['uses'][number]; readonly amount: string }) {
  const t = useTexts(careTexts);
  return (
    <tr className="border-t border-line align-top">
      <th scope="row" className="py-2.5 pr-3 text-left font-normal">
        <span className="font-semibold">{t(`use.${use.use}`)}</span>
        <span className="block text-sm text-ink-2">
          {use.visits.map(({ label, times }) => `${times}\u00a0×\u00a0${label.toLowerCase()}`).join(' · ')}
        </span>
      </th>
      <td className="tabular py-2.5 text-right font-bold whitespace-nowrap">{amount}</td>
    </tr>
  );
}

/** What the family would pay in a year, premium and care together, for three levels of use; or why it cannot be said. */
export function YearlyCostPanel({ care, price }: YearlyCostPanelProps) {
  const edition = useEdition();
  const t = useTexts(careTexts);
  const { amounts, reason, system } = price.yearlyCost;
  return (
    <SectionCard id="costo-anual" title={t('yearTitle')}>
      {amounts === null ? (
        <p className="text-ink-2">{t('impossible', { reason: reason ?? '' })}</p>
      ) : (
        <>
          <p className="mb-3 text-ink-2">{t('yearLead', { count: price.total.profilesWithPrice })}</p>
          <table className="w-full">
            <caption className="sr-only">{t('yearCaption')}</caption>
            <thead className="text-left text-sm text-ink-2">
              <tr>
                <th scope="col" className="pb-1.5 font-normal">
                  {t('visits')}
                </th>
                <th scope="col" className="pb-1.5 text-right font-normal">
                  {t('yearCost')}
                </th>
              </tr>
            </thead>
            <tbody>
              {care.uses.map((use) => (
                <UseRow key={use.use} use={use} amount={amountText(amounts[use.use], edition)} />
              ))}
            </tbody>
          </table>
          {system && care.system && <p className="mt-3 text-sm text-ink-2">{t(`first.${system}`)}</p>}
          <p className="mt-3 text-sm text-ink-2">{t('estimate')}</p>
          {care.basket && <p className="mt-1.5 text-sm text-ink-2">{care.basket.source}</p>}
        </>
      )}
    </SectionCard>
  );
}
