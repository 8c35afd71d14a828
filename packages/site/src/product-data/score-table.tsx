import type { ProductDetail } from '@cotejo/contract/catalogue';
import { formatNumber } from '@cotejo/core/money-format';
import { Table, TableCell, TableRow } from '@cotejo/ui/table';
import { useEdition } from '../edition-context.ts';
import { useTexts } from '../texts/use-texts.ts';
import { productDataTexts } from './texts.ts';

/** What a score is made of: each part with its weight and its points. */
export function ScoreTable({ parts }: { readonly parts: ProductDetail['scoreParts'] }) {
  const edition = useEdition();
  const t = useTexts(productDataTexts);
  return (
    <Table
      caption={t('parts')}
      columns={[{ label: t('what') }, { label: t('weight'), end: true }, { label: t('points'), end: true }]}
    >
      <tbody>
        {parts.map((part) => (
          <TableRow key={part.category} head={part.category}>
            <TableCell end tone="quiet">
              {t('weightOf', { percentage: formatNumber(part.peso_item * 100, edition) })}
            </TableCell>
            <TableCell end tone="strong">
              {formatNumber(part.puntaje_plan, edition, 1)}
            </TableCell>
          </TableRow>
        ))}
      </tbody>
    </Table>
  );
}
