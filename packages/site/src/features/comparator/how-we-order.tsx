import type { ComparatorAnswer } from '@cotejo/contract/catalogue';
import { useId } from 'react';

/** Why the list is in this order, in plain words (experience, promise 2; decision 10). It opens without script. */
export function HowWeOrder({ noun }: { readonly noun: ComparatorAnswer['noun'] }) {
  const id = useId();
  return (
    <div>
      <button type="button" popoverTarget={id} className="tap inline-flex items-center font-semibold text-action hover:underline">
        Cómo ordenamos
      </button>
      <section id={id} popover="auto" aria-label="Cómo ordenamos" className="term-panel">
        <div className="grid gap-2">
          <p>
            El puntaje va de 0 a 100. Suma lo que cubre cada {noun.one}: hospital, consultas, topes y clínicas, cada parte con su
            peso. El detalle de cada {noun.one} muestra esas partes.
          </p>
          <p>Si dos empatan, va primero el más barato para ti.</p>
          <p>
            La promoción y la comisión nunca mueven un resultado. Los que están en promoción lo dicen con la palabra Destacado.
          </p>
          <p>
            El costo anual estimado suma doce meses de precio y lo que pagarías por tu atención en un año de uso medio. Va al
            final lo que no se puede calcular.
          </p>
          <p>
            La afinidad dice qué eligieron personas parecidas a ti en edad, género, renta y cargas. Sólo ordena si tú lo pides.
          </p>
        </div>
      </section>
    </div>
  );
}
