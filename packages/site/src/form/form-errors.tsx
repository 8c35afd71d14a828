import { answerKey, sectionsOf, type AnswerPlace, type FormAnswers, type FormDefinition } from '@cotejo/core/forms';
import { ErrorState } from '@cotejo/ui/error-state';
import type { ReactNode } from 'react';
import { useTexts } from '../texts/use-texts.ts';
import { controlIdOf, shownFault, useFormParts } from './form-parts.ts';
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

function FieldLink({ id, children }: { readonly id: string; readonly children: ReactNode }) {
  return (
    <a
      href={`#${id}`}
      className="tap inline-flex items-center py-2 leading-snug text-ink underline underline-offset-4 lg:pointer-fine:py-1"
    >
      {children}
    </a>
  );
}

/** What is asked because of what was answered and nobody has seen yet, each leading to its field (decision 0306). */
export function FirstShown() {
  const { definition, form, visible, formId } = useFormParts();
  const t = useTexts(formTexts);
  const wordsOf = useFieldWords(definition);
  const keys = new Set(form.firstShown.filter((key) => visible.has(key)));
  if (keys.size === 0) return null;
  return (
    <section role="status" className="mt-4 rounded-control border border-line bg-surface-3 px-4 py-3">
      <p className="font-semibold">{t('more')}</p>
      <ul className="mt-1">
        {placesAsShown(definition, form.answers)
          .filter((place) => keys.has(answerKey(place)))
          .map((place) => (
            <li key={answerKey(place)}>
              <FieldLink id={controlIdOf(formId, answerKey(place))}>{wordsOf(place)}</FieldLink>
            </li>
          ))}
      </ul>
    </section>
  );
}

/** Everything that is wrong once the form was sent, each leading to its field (B2.5-02, B8-09). */
export function FormErrors() {
  const { definition, form, formId } = useFormParts();
  const t = useTexts(formTexts);
  const wordsOf = useFieldWords(definition);
  if (!form.isConfirmed) return null;
  const wrong = placesAsShown(definition, form.answers).flatMap((place) => {
    const message = shownFault(form, answerKey(place));
    return message === undefined ? [] : [{ place, message }];
  });
  const placed = new Set([...wrong.map(({ place }) => answerKey(place)), ...form.firstShown]);
  const others = Object.entries(form.faults).filter(([key]) => !placed.has(key));
  if (wrong.length + others.length === 0) return null;
  return (
    <ErrorState place="form" title={t('check')}>
      <ul className="mt-1">
        {wrong.map(({ place, message }) => (
          <li key={answerKey(place)}>
            <FieldLink id={controlIdOf(formId, answerKey(place))}>{t('fault', { field: wordsOf(place), message })}</FieldLink>
          </li>
        ))}
        {others.map(([key, message]) => (
          <li key={key}>{message}</li>
        ))}
      </ul>
    </ErrorState>
  );
}
