import type { ProductDetail } from '@cotejo/contract/catalogue';
import { formatNumber } from '@cotejo/core/money-format';
import { useEdition } from '../edition-context.ts';

/** What a score is made of: each part with its weight and its points. */
export function ScoreTable({ parts }: { readonly parts: ProductDetail['scoreParts'] }) {
  const edition = useEdition();
  return (
    <table className="w-full">
      <caption className="sr-only">Partes del puntaje</caption>
      <thead className="text-left text-sm text-ink-2">
        <tr>
          <th scope="col" className="py-1.5 font-normal">
            Qué miramos
          </th>
          <th scope="col" className="py-1.5 text-right font-normal">
            Peso
          </th>
          <th scope="col" className="py-1.5 text-right font-normal">
            Puntos
          </th>
        </tr>
      </thead>
      <tbody>
        {parts.map((part) => (
          <tr key={part.category} className="border-t border-line">
            <th scope="row" className="py-2 text-left font-normal">
              {part.category}
            </th>
            <td className="tabular py-2 text-right text-ink-2">{formatNumber(part.peso_item * 100, edition)} %</td>
            <td className="tabular py-2 text-right font-semibold">{formatNumber(part.puntaje_plan, edition, 1)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
