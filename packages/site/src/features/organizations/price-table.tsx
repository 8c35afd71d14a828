import type { PriceRangeTable } from '@cotejo/contract/organization';
import { useEdition } from '../../edition-context.ts';
import { amountText } from '../../price/amount-text.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { organizationTexts } from './texts.ts';

type Row = PriceRangeTable['rows'][number];

function useRangeText(): (row: Row) => string {
  const edition = useEdition();
  const t = useTexts(organizationTexts);
  return ({ from, to, unit, suffix }) => {
    if (from === null || to === null) return t('noPrice');
    const lowest = amountText({ value: from, unit }, edition);
    return (from === to ? lowest : t('range', { from: lowest, to: amountText({ value: to, unit }, edition) })) + suffix;
  };
}

/** Lowest and highest price of an organisation by type of product, for the example of each comparator. */
export function PriceTable({ table: { organization, rows } }: { readonly table: PriceRangeTable }) {
  const t = useTexts(organizationTexts);
  const rangeText = useRangeText();
  if (rows.length === 0) return null;
  return (
    <section aria-labelledby="precios">
      <h2 id="precios" className="text-xl tracking-tight lg:text-2xl">
        {t('priceTable')}
      </h2>
      <p className="mt-1 text-sm text-ink-2">{t('priceTableNote')}</p>
      <table className="mt-3 w-full border-collapse text-start">
        <caption className="sr-only">{t('priceTableCaption', { name: organization.displayName })}</caption>
        <thead className="text-sm text-ink-2">
          <tr className="border-b border-line">
            <th scope="col" className="py-2 pr-4 text-start font-semibold">
              {t('type')}
            </th>
            <th scope="col" className="hidden py-2 pr-4 text-end font-semibold sm:table-cell">
              {t('count')}
            </th>
            <th scope="col" className="py-2 text-end font-semibold">
              {t('prices')}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={`${row.type.name} ${row.unit.code} ${row.suffix}`} className="border-b border-line">
              <th scope="row" className="py-3 pr-4 text-start font-medium">
                {row.type.displayName}
              </th>
              <td className="hidden py-3 pr-4 text-end text-ink-2 tabular sm:table-cell">{row.count}</td>
              <td className="py-3 text-end font-semibold tabular">{rangeText(row)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
