import { buttonClass } from '@cotejo/ui/button';
import { TextWith } from '../texts/text-with.tsx';
import { useTexts } from '../texts/use-texts.ts';
import type { ProfileLine } from './profile-line.ts';
import { subjectOf } from './profile-questions.ts';
import { profileTexts } from './texts.ts';

/** What the opener of the editor looks like, with script and without. */
export const openerClass = buttonClass({ look: 'outline', size: 'small' });

/** 'Editar', and for who hears the page what of. */
export function EditText({ line }: { readonly line: ProfileLine }) {
  const t = useTexts(profileTexts);
  return <TextWith text={t(`edit.${subjectOf(line)}`)} elements={{ edit: t('edit') }} around="sr-only" />;
}
