import { ageFromText } from '@cotejo/core/people';
import { TextField } from '@cotejo/ui/field';
import { useTexts } from '../texts/use-texts.ts';
import { ChoiceField } from './choice-field.tsx';
import { withDays } from './edit-extras.ts';
import { errorOf } from './field-error.ts';
import { asks, type QuestionGroupProps } from './profile-questions.ts';
import { editorTexts } from './editor-texts.ts';

/** How long, and where cover is wanted. */
export function JourneyQuestions({ line, draft, errors, onChange }: QuestionGroupProps) {
  const t = useTexts(editorTexts);
  const days = draft.tripDays == null ? '' : String(draft.tripDays);
  return (
    <div className={asks(line, 'journey') && asks(line, 'zone') ? 'grid gap-4 lg:grid-cols-2' : undefined}>
      {asks(line, 'journey') && (
        <TextField
          label={t('days')}
          hint={t('daysHint')}
          error={errorOf(errors, 'viaje.dias')}
          name="viaje.dias"
          inputMode="numeric"
          autoComplete="off"
          maxLength={3}
          {...(onChange
            ? {
                value: days,
                onChange: (event) => onChange(withDays(draft, ageFromText(event.currentTarget.value) ?? null)),
              }
            : { defaultValue: days })}
        />
      )}
      {asks(line, 'zone') && (
        <ChoiceField
          name="zona"
          label={t('zone')}
          hint={t('zoneHint')}
          choices={line.choices.zones}
          chosen={draft.zone}
          error={errorOf(errors, 'zona')}
          onChange={onChange && ((zone) => onChange({ ...draft, zone }))}
        />
      )}
    </div>
  );
}
