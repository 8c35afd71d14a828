import { ageFromText } from '@cotejo/core/people';
import { controlClass } from '@cotejo/ui/control';
import { TextWith } from '../texts/text-with.tsx';
import { useTexts } from '../texts/use-texts.ts';
import { editorTexts } from './editor-texts.ts';
import { useAnswerAhead } from './use-answer-ahead.ts';

interface AgeFieldProps {
  /** Start of the field's name: 'cotizante.0', 'cargas.1', 'mascotas.0'. */
  readonly name: string;
  /** 'tu hijo', 'tu mascota 2'; null: the visitor's own. */
  readonly whose: string | null;
  readonly age: number | undefined;
  readonly error: string | undefined;
  /** Null: part of a form without script. */
  readonly onChange: ((age: number | undefined) => void) | null;
}

/** Completed years, cut to three digits while they are typed (decision 25). */
export function AgeField({ name, whose, age, error, onChange }: AgeFieldProps) {
  const t = useTexts(editorTexts);
  const { shown, say, catchUp } = useAnswerAhead(age, onChange);
  const text = shown === undefined ? '' : String(shown);
  return (
    <label className="w-22 text-sm font-semibold">
      <span className="mb-1.5 block">
        {whose === null ? t('ownAge') : <TextWith text={t('ageOf', { whose })} elements={{ age: t('age') }} around="sr-only" />}
      </span>
      <input
        name={`${name}.edad`}
        inputMode="numeric"
        autoComplete="off"
        maxLength={3}
        className={controlClass({ invalid: Boolean(error), className: 'font-normal' })}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${name}-error` : undefined}
        {...(onChange
          ? { value: text, onChange: (event) => say(ageFromText(event.currentTarget.value)), ...catchUp }
          : { defaultValue: text })}
      />
    </label>
  );
}
