import type { Care } from '@cotejo/contract/care';
import type { ProfilePrice } from '@cotejo/contract/compare';
import { Table, TableCell, TableRow } from '@cotejo/ui/table';
import { useEdition } from '../../edition-context.ts';
import { amountText } from '../../price/amount-text.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { SectionCard } from '../../product-detail/section-card.tsx';
import { careTexts } from '../../product-detail/texts.ts';

interface YearlyCostPanelProps {
  readonly care: Care;
  readonly price: ProfilePrice;
}

function UseRow({ use, amount }: { readonly use: Care['uses'][number]; readonly amount: string }) {
  const t = useTexts(careTexts);
  return (
    <TableRow
      head={
        <>
          <span className="font-semibold">{t(`use.${use.use}`)}</span>
          <span className="block text-sm text-ink-2">
            {use.visits.map(({ label, times }) => `${label.toLowerCase()} (${times})`).join(', ')}
          </span>
        </>
      }
    >
      <TableCell end tone="strong" className="whitespace-nowrap">
        {amount}
      </TableCell>
    </TableRow>
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
          <Table caption={t('yearCaption')} columns={[{ label: t('visits') }, { label: t('yearCost'), end: true }]}>
            <tbody>
              {care.uses.map((use) => (
                <UseRow key={use.use} use={use} amount={amountText(amounts[use.use], edition)} />
              ))}
            </tbody>
          </Table>
          {system && care.system && <p className="mt-3 text-sm text-ink-2">{t(`first.${system}`)}</p>}
          <p className="mt-3 text-sm text-ink-2">{t('estimate')}</p>
          {care.basket && <p className="mt-1.5 text-sm text-ink-2">{care.basket.source}</p>}
        </>
      )}
    </SectionCard>
  );
}
