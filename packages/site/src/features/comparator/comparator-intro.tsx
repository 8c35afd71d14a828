import type { ComparatorAnswer } from '@cotejo/contract/catalogue';
import { useTexts } from '../../texts/use-texts.ts';
import { comparatorTexts } from './texts.ts';

/** Title and the one sentence of the page; how many are compared is counted, not claimed (experience, promise 2). */
export function ComparatorIntro({ comparator }: { readonly comparator: ComparatorAnswer }) {
  const t = useTexts(comparatorTexts);
  const { title, description, organizationsCompared, organizationsKnown, productKind } = comparator;
  const figures = { compared: organizationsCompared, known: organizationsKnown };
  return (
    <>
      <h1 className="text-2xl tracking-tight lg:text-3xl">{title}</h1>
      <p className="mt-1.5 text-ink-2 tabular">
        {organizationsCompared > 1 ? `${description} ${t(`compared.${productKind}`, figures)}` : description}
      </p>
    </>
  );
}
