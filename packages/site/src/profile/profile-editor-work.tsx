import { SelectField } from '@cotejo/ui/field';
import { useState } from 'react';
import { useTexts } from '../texts/use-texts.ts';
import { ChoiceField } from './choice-field.tsx';
import { errorOf } from './field-error.ts';
import type { QuestionGroupProps } from './profile-questions.ts';
import { editorTexts } from './editor-texts.ts';
import { sectorOf, sectorsOf, worksIn } from './work-choices.ts';

interface WorkFieldsProps extends QuestionGroupProps {
  readonly onWork: ((code: string | null) => void) | null;
}

/** The kind of work, in one list under its sectors: how it is asked without script, or where there is one sector. */
function WorkField({ line, draft, errors, onWork }: WorkFieldsProps) {
  const t = useTexts(editorTexts);
  return (
    <ChoiceField
      name="tipo_trabajo"
      label={t('work')}
      hint={t('workHint')}
      choices={line.choices.riskClasses}
      chosen={draft.company?.riskClass}
      error={errorOf(errors, 'tipo_trabajo')}
      onChange={onWork}
    />
  );
}

/** The sector, which fills the kinds of work and clears the chosen one (C4-42, C4-43), and the kind of work. */
function SectorAndWork(props: WorkFieldsProps) {
  const { line, draft, errors, onWork } = props;
  const t = useTexts(editorTexts);
  const choices = line.choices.riskClasses;
  const chosen = draft.company?.riskClass;
  const [picked, setPicked] = useState<string | null>(null);
  const sector = sectorOf(choices, chosen) ?? picked;
  return (
    <>
      <SelectField
        name="sector"
        label={t('sector')}
        hint={t('sectorHint')}
        value={sector ?? ''}
        onChange={({ currentTarget }) => {
          setPicked(currentTarget.value || null);
          onWork?.(null);
        }}
      >
        <option value="">{t('choose')}</option>
        {sectorsOf(choices).map((name) => (
          <option key={name} value={name}>
            {name}
          </option>
        ))}
      </SelectField>
      <ChoiceField
        name="tipo_trabajo"
        label={t('work')}
        hint={t('workOfSectorHint')}
        {...(sector === null ? { noneLabel: t('sectorFirst') } : {})}
        choices={worksIn(choices, sector)}
        chosen={chosen}
        error={errorOf(errors, 'tipo_trabajo')}
        onChange={onWork}
      />
    </>
  );
}

/** What kind of work the company does. */
export function WorkFields(props: WorkFieldsProps) {
  const hasSectors = sectorsOf(props.line.choices.riskClasses).length > 1;
  return props.onWork !== null && hasSectors ? <SectorAndWork {...props} /> : <WorkField {...props} />;
}
