import type { PriceRangeTable } from '@cotejo/contract/organization';
import { Table, TableCell, TableRow } from '@cotejo/ui/table';
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
      <Table
        className="mt-3"
        caption={t('priceTableCaption', { name: organization.displayName })}
        columns={[
          { label: t('type') },
          { label: t('count'), end: true, className: 'hidden sm:table-cell' },
          { label: t('prices'), end: true },
        ]}
      >
        <tbody>
          {rows.map((row) => (
            <TableRow key={`${row.type.name} ${row.unit.code} ${row.suffix}`} head={row.type.displayName}>
              <TableCell end tone="quiet" className="hidden sm:table-cell">
                {row.count}
              </TableCell>
              <TableCell end tone="strong">
                {rangeText(row)}
              </TableCell>
            </TableRow>
          ))}
        </tbody>
      </Table>
    </section>
  );
}
