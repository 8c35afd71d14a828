import type { ProductDetail } from '@cotejo/contract/catalogue';
import { useEdition } from '../../edition-context.ts';
import { formatNumber } from '@cotejo/core/money-format';
import { SectionCard } from './section-card.tsx';

interface ScorePanelProps {
  readonly score: number | null;
  readonly parts: ProductDetail['scoreParts'];
}

/** How the score came about, part by part. */
export function ScorePanel({ score, parts }: ScorePanelProps) {
  const edition = useEdition();
  if (score === null || parts.length === 0) return null;
  return (
    <SectionCard id="puntaje" title={`Puntaje: ${formatNumber(score, edition, 1)} de 100`}>
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
      <p className="mt-3 text-sm text-ink-2">Ni las comisiones ni las promociones entran en el puntaje.</p>
    </SectionCard>
  );
}
