import type { FormField } from '@cotejo/core/forms';
import { TextWith } from '../texts/text-with.tsx';
import { useTexts } from '../texts/use-texts.ts';
import { formTexts } from './texts.ts';

/** The label of a field; one that may stay empty says so in words. */
export function FieldLabel({ field }: { readonly field: FormField }) {
  const t = useTexts(formTexts);
  if (field.isRequired) return field.label;
  return <TextWith text={t('optional')} elements={{ label: field.label }} around="font-normal text-ink-2" />;
}
