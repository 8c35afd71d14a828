import type { ComparatorAnswer } from '@cotejo/contract/catalogue';
import { useId } from 'react';

/** Why the list is in this order, in plain words (experience, promise 2; decision 10). It opens without script. */
export function HowWeOrder({ noun, sorts }: Pick<ComparatorAnswer, 'noun' | 'sorts'>) {
  const id = useId();
  return (
    <div>
      <button type="button" popoverTarget={id} className="tap inline-flex items-center font-semibold text-action hover:underline">
        Cómo ordenamos
      </button>
      <section id={id} popover="auto" aria-label="Cómo ordenamos" className="term-panel">
        <div className="grid gap-2">
          {sorts.includes('puntaje') ? (
            <>
              <p>
                El puntaje va de 0 a 100. Suma lo que cubre cada {noun.one}: hospital, consultas, topes y clínicas, cada parte con
                su peso. El detalle de cada {noun.one} muestra esas partes.
              </p>
              <p>Si dos empatan, va primero el más barato para ti.</p>
            </>
          ) : (
            <p>Va primero lo más barato para ti: estos datos no traen con qué calcular un puntaje.</p>
          )}
          <p>
            La promoción y la comisión nunca mueven un resultado. Los que están en promoción lo dicen con la palabra Destacado.
          </p>
          {sorts.includes('costo-anual') && (
            <p>
              El costo anual estimado suma doce meses de precio y lo que pagarías por tu atención en un año de uso medio. Va al
              final lo que no se puede calcular.
            </p>
          )}
          {sorts.includes('afinidad') && (
            <p>
              La afinidad dice qué eligieron personas parecidas a ti en edad, género, renta y cargas. Sólo ordena si tú lo pides.
            </p>
          )}
        </div>
      </section>
    </div>
  );
}
