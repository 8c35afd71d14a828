import type { ComparatorAnswer } from '@cotejo/contract/catalogue';

/** Why the list is in this order, in plain words (experience, promise 2; decision 10). */
export function HowWeOrder({ noun }: { readonly noun: ComparatorAnswer['noun'] }) {
  return (
    <details className="relative">
      <summary className="tap inline-flex items-center font-semibold text-action hover:underline">Cómo ordenamos</summary>
      <div className="absolute top-full left-0 z-10 mt-1 grid w-[min(24rem,100vw-2rem)] gap-2 rounded-card border border-line bg-surface p-4 text-sm shadow-float">
        <p>
          El puntaje va de 0 a 100. Suma lo que cubre cada {noun.one}: hospital, consultas, topes y clínicas, cada parte con su
          peso. El detalle de cada {noun.one} muestra esas partes.
        </p>
        <p>Si dos empatan, va primero el más barato para ti.</p>
        <p>La promoción y la comisión nunca mueven un resultado. Los que están en promoción lo dicen con la palabra Destacado.</p>
        <p>La afinidad dice qué eligieron personas parecidas a ti en edad, género, renta y cargas. Sólo ordena si tú lo pides.</p>
      </div>
    </details>
  );
}
