import { withoutInsurer } from '@cotejo/core/colombian-rules';
import { useTexts } from '../texts/use-texts.ts';
import { ChoiceField } from './choice-field.tsx';
import { editorTexts } from './editor-texts.ts';
import { withVisitor } from './edit-extras.ts';
import { errorOf } from './field-error.ts';
import type { QuestionGroupProps } from './profile-questions.ts';

interface InsurerFieldProps extends QuestionGroupProps {
  readonly isRequired: boolean;
}

/** Whose EPS the visitor has, or that there is none (B3-28). */
export function InsurerField({ line, draft, errors, onChange, isRequired }: InsurerFieldProps) {
  const t = useTexts(editorTexts);
  const name = 'cotizante.0.epsActual';
  return (
    <ChoiceField
      name={name}
      label={t('insurer')}
      hint={t(isRequired ? 'insurerHint' : 'insurerOptionalHint')}
      choices={[...line.insurers, { code: withoutInsurer, name: t('noInsurer'), group: null }]}
      chosen={draft.contributors[0]?.insurer}
      error={errorOf(errors, name)}
      onChange={onChange && ((insurer) => onChange(withVisitor(draft, { insurer })))}
    />
  );
}
