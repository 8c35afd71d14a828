import type { ComparatorAnswer } from '@cotejo/contract/catalogue';

/** Plural of what sells the comparator's products. */
function sellers({ productKind }: ComparatorAnswer): string {
  return productKind === 'isapre-plan' ? 'isapres abiertas' : 'compañías';
}

/** Title and the one sentence of the page; how many are compared is counted, not claimed (experience, promise 2). */
export function ComparatorIntro({ comparator }: { readonly comparator: ComparatorAnswer }) {
  const { title, description, organizationsCompared, organizationsKnown } = comparator;
  return (
    <>
      <h1 className="text-2xl tracking-tight lg:text-3xl">{title}</h1>
      <p className="mt-1.5 text-ink-2">
        {description}
        {organizationsCompared > 1 && (
          <>
            {' '}
            Comparamos{' '}
            <span className="tabular">
              {organizationsCompared} de {organizationsKnown}
            </span>{' '}
            {sellers(comparator)}.
          </>
        )}
      </p>
    </>
  );
}
