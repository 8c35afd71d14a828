import type { Care } from '@cotejo/contract/care';
import type { ProfilePrice } from '@cotejo/contract/compare';
import { useEdition } from '../../edition-context.ts';
import { amountText } from '../../price/amount-text.ts';
import { priceTexts } from '../../price/texts.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { SectionCard } from './section-card.tsx';

const useNames = { low: 'Uso bajo', medium: 'Uso medio', high: 'Uso alto' } as const;

const systemTexts = {
  isapre: 'Contamos que tienes isapre y que paga primero su parte. Con Fonasa el costo es otro.',
  fonasa: 'Contamos que tienes Fonasa y que paga primero su parte.',
} as const;

interface YearlyCostPanelProps {
  readonly care: Care;
  readonly price: ProfilePrice;
}

function UseRow({ use, amount }: { readonly use: Care['uses'][number]; readonly amount: string }) {
  return (
    <tr className="border-t border-line align-top">
      <th scope="row" className="py-2.5 pr-3 text-left font-normal">
        <span className="font-semibold">{useNames[use.use]}</span>
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
  const tPrice = useTexts(priceTexts);
  const { amounts, reason, system } = price.yearlyCost;
  return (
    <SectionCard id="costo-anual" title="Costo anual estimado">
      {amounts === null ? (
        <p className="text-ink-2">No se puede calcular: {reason}.</p>
      ) : (
        <>
          <p className="mb-3 text-ink-2">
            Lo que pagarías en un año para {tPrice('insured.people', { count: price.total.profilesWithPrice })}: el precio, más tu
            parte de la atención de cada persona.
          </p>
          <table className="w-full">
            <caption className="sr-only">Costo anual estimado según cuánto te atiendes</caption>
            <thead className="text-left text-sm text-ink-2">
              <tr>
                <th scope="col" className="pb-1.5 font-normal">
                  Atenciones de cada persona al año
                </th>
                <th scope="col" className="pb-1.5 text-right font-normal">
                  Costo al año
                </th>
              </tr>
            </thead>
            <tbody>
              {care.uses.map((use) => (
                <UseRow key={use.use} use={use} amount={amountText(amounts[use.use], edition)} />
              ))}
            </tbody>
          </table>
          {system && care.system && <p className="mt-3 text-sm text-ink-2">{systemTexts[system]}</p>}
          <p className="mt-3 text-sm text-ink-2">
            Es una estimación para comparar, no una promesa. Usa los mismos precios de atención para todos. No cuenta GES ni CAEC,
            que pueden bajar lo que pagas.
          </p>
          {care.basket && <p className="mt-1.5 text-sm text-ink-2">{care.basket.source}</p>}
        </>
      )}
    </SectionCard>
  );
}
