import { SelectField } from '@cotejo/ui/field';
import { contactTimeOf, type ContactTime } from '@cotejo/core/contact-times';
import { useEdition } from '../edition-context.ts';
import { useTexts } from '../texts/use-texts.ts';
import { timesOffered } from './times-offered.ts';
import { requestTexts } from './texts.ts';

interface TimeChoiceProps {
  readonly value: ContactTime;
  readonly onChange: (time: ContactTime) => void;
}

/** In which part of the day the visitor wants to be contacted; nobody has to say. */
export function TimeChoice({ value, onChange }: TimeChoiceProps) {
  const t = useTexts(requestTexts);
  const offered = timesOffered(useEdition());
  return (
    <SelectField
      label={t('time')}
      name="contactTime"
      value={value}
      onChange={({ target }) => onChange(contactTimeOf(target.value) ?? 'any')}
    >
      {offered.map((time) => (
        <option key={time} value={time}>
          {t(`time.${time}`)}
        </option>
      ))}
    </SelectField>
  );
}
