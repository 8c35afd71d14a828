import { Term } from '@cotejo/ui/term';
import type { ReactNode } from 'react';
import { useTexts } from '../texts/use-texts.ts';
import { layoutTexts } from './texts.ts';

interface ExplainedTermProps {
  /** As it stands in 'Qué es …', in the page's language. */
  readonly word: string;
  readonly children: ReactNode;
}

/** A button beside a word that opens what it means. */
export function ExplainedTerm({ word, children }: ExplainedTermProps) {
  const t = useTexts(layoutTexts);
  return <Term label={t('whatIs', { word })}>{children}</Term>;
}
