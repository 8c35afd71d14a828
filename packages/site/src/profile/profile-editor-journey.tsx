import { oldestPassenger, passengerBand } from '@cotejo/core/passenger-bands';
import { ageFromText } from '@cotejo/core/people';
import { TextField } from '@cotejo/ui/field';
import { useTexts } from '../texts/use-texts.ts';
import { ChoiceField } from './choice-field.tsx';
import { withDays } from './edit-extras.ts';
import { errorOf } from './field-error.ts';
import { asks, type QuestionGroupProps } from './profile-questions.ts';
import { editorTexts } from './editor-texts.ts';

/** Says of travellers who are too old that the assistance provider leaves them out (B5-41), once such an age is there. */
function LeftOutNote({ draft }: Pick<QuestionGroupProps, 'draft'>) {
  const t = useTexts(editorTexts);
  const isLeftOut = [...draft.contributors, ...draft.dependants].some(
    ({ age }) => age !== undefined && passengerBand(age) === undefined,
  );
  return (
    <p role="status" className="text-sm text-ink-2 empty:hidden">
      {isLeftOut && t('leftOut', { age: oldestPassenger })}
    </p>
  );
}

/** How long, and where cover is wanted. */
export function JourneyQuestions({ line, draft, errors, onChange }: QuestionGroupProps) {
  const t = useTexts(editorTexts);
  const days = draft.tripDays == null ? '' : String(draft.tripDays);
  return (
    <>
      {asks(line, 'journey') && <LeftOutNote draft={draft} />}
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
    </>
  );
}
