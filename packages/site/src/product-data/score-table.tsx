import type { ProductDetail } from '@cotejo/contract/catalogue';
import { formatNumber } from '@cotejo/core/money-format';
import { useEdition } from '../edition-context.ts';
import { useTexts } from '../texts/use-texts.ts';
import { productDataTexts } from './texts.ts';

/** What a score is made of: each part with its weight and its points. */
export function ScoreTable({ parts }: { readonly parts: ProductDetail['scoreParts'] }) {
  const edition = useEdition();
  const t = useTexts(productDataTexts);
  return (
    <table className="w-full">
      <caption className="sr-only">{t('parts')}</caption>
      <thead className="text-left text-sm text-ink-2">
        <tr>
          <th scope="col" className="py-1.5 font-normal">
            {t('what')}
          </th>
          <th scope="col" className="py-1.5 text-right font-normal">
            {t('weight')}
          </th>
          <th scope="col" className="py-1.5 text-right font-normal">
            {t('points')}
          </th>
        </tr>
      </thead>
      <tbody>
        {parts.map((part) => (
          <tr key={part.category} className="border-t border-line">
            <th scope="row" className="py-2 text-left font-normal">
              {part.category}
            </th>
            <td className="tabular py-2 text-right text-ink-2">
              {t('weightOf', { percentage: formatNumber(part.peso_item * 100, edition) })}
            </td>
            <td className="tabular py-2 text-right font-semibold">{formatNumber(part.puntaje_plan, edition, 1)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
