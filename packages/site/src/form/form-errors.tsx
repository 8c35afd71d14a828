import { answerKey, sectionsOf, type AnswerPlace, type FormAnswers, type FormDefinition } from '@cotejo/core/forms';
import { ErrorState } from '@cotejo/ui/error-state';
import { useTexts } from '../texts/use-texts.ts';
import { controlIdOf, faultAt, useFormParts } from './form-parts.ts';
import { formTexts } from './texts.ts';
import { useFieldWords } from './use-group-words.ts';

/** Every place in the order in which it is seen: groups stand together, whatever the order of the fields. */
function placesAsShown(definition: FormDefinition, answers: FormAnswers): readonly AnswerPlace[] {
  return sectionsOf(definition).flatMap((section): readonly AnswerPlace[] => {
    if (section.kind === 'field') return [{ field: section.field, row: null }];
    if (section.rows === null) return section.fields.map((field) => ({ field, row: null }));
    return (answers.rows[section.name] ?? []).flatMap((_, row) => section.fields.map((field) => ({ field, row })));
  });
}

/** Everything that is wrong once the form was sent, each leading to its field (B2.5-02, B8-09). */
export function FormErrors() {
  const { definition, form, formId } = useFormParts();
  const t = useTexts(formTexts);
  const wordsOf = useFieldWords(definition);
  if (!form.isConfirmed) return null;
  const wrong = placesAsShown(definition, form.answers).flatMap((place) => {
    const message = faultAt(form, answerKey(place));
    return message === undefined ? [] : [{ place, message }];
  });
  const placed = new Set(wrong.map(({ place }) => answerKey(place)));
  const others = Object.entries(form.faults).filter(([key]) => !placed.has(key));
  if (wrong.length + others.length === 0) return null;
  return (
    <ErrorState place="form" title={t('check')}>
      <ul className="mt-1">
        {wrong.map(({ place, message }) => (
          <li key={answerKey(place)}>
            <a
              href={`#${controlIdOf(formId, answerKey(place))}`}
              className="tap inline-flex items-center py-2 leading-snug text-ink underline underline-offset-4 lg:pointer-fine:py-1"
            >
              {t('fault', { field: wordsOf(place), message })}
            </a>
          </li>
        ))}
        {others.map(([key, message]) => (
          <li key={key}>{message}</li>
        ))}
      </ul>
    </ErrorState>
  );
}
