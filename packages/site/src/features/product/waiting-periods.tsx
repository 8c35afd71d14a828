import type { ProductDetail } from '@cotejo/contract/catalogue';
import { Term } from '@cotejo/ui/term';
import { SectionCard } from './section-card.tsx';

/** '1 día', '180 días'. */
function daysText(days: number): string {
  return days === 1 ? '1 día' : `${days} días`;
}

/** What is covered only after so many days. */
export function WaitingPeriods({ periods }: { readonly periods: ProductDetail['waitingPeriods'] }) {
  if (periods.length === 0) return null;
  return (
    <SectionCard id="carencias" title="Carencias">
      <p className="mb-2 text-ink-2">
        Días que pasan desde que contratas hasta que el seguro paga.
        <Term word="carencia">Una carencia es un tiempo en que ya pagas y esa prestación todavía no se cubre.</Term>
      </p>
      <dl>
        {periods.map(({ benefit, days }) => (
          <div key={benefit} className="flex justify-between gap-4 border-t border-line py-2.5">
            <dt>{benefit}</dt>
            <dd className="tabular font-semibold whitespace-nowrap">{daysText(days)}</dd>
          </div>
        ))}
      </dl>
    </SectionCard>
  );
}
