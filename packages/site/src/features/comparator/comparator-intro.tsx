import type { ComparatorAnswer } from '@cotejo/contract/catalogue';
import { useTexts } from '../../texts/use-texts.ts';
import { useLater } from '../../use-later.ts';
import { comparatorTexts } from './texts.ts';

const loadHelp = () => import('./help-link.tsx');

/** Title and the one sentence of the page; how many are compared is counted, not claimed (experience, promise 2). */
export function ComparatorIntro({ comparator, titleId }: { readonly comparator: ComparatorAnswer; readonly titleId: string }) {
  const t = useTexts(comparatorTexts);
  const help = useLater(loadHelp, null, true);
  const { title, description, organizationsCompared, organizationsKnown, productKind } = comparator;
  const figures = { compared: organizationsCompared, known: organizationsKnown };
  return (
    <>
      <div className="flex min-h-11 flex-wrap items-start justify-between gap-x-3">
        <h1 id={titleId} className="flex-[1_1_9rem] tracking-tight lg:text-3xl">
          {title}
        </h1>
        {/* Its room beside the title is free from the first paint, as the hours are known later; below the title none is kept. */}
        <div className="min-w-11 shrink-0">{help && <help.HelpLink />}</div>
      </div>
      <p className="mt-1.5 text-ink-2 tabular">
        {organizationsCompared > 1 ? `${description} ${t(`compared.${productKind}`, figures)}` : description}
      </p>
    </>
  );
}
