import { offeredOptions, type AnswerPlace, type FormField } from '@cotejo/core/forms';
import { CheckChoice } from './check-choice.tsx';
import { rowAt, useFormParts } from './form-parts.ts';
import { ListChoice } from './list-choice.tsx';
import { LongField } from './long-field.tsx';
import { RadioChoice } from './radio-choice.tsx';
import { SelectChoice } from './select-choice.tsx';
import { TypedField } from './typed-field.tsx';

/** More than these are looked for by typing: nobody reads through them. */
const mostInSight = 40;

function isLong({ options }: FormField): boolean {
  return (options?.length ?? 0) > mostInSight;
}

/** One field of a form, drawn as its definition says. */
export function FormFieldView({ place }: { readonly place: AnswerPlace }) {
  const { definition, form } = useFormParts();
  const { answers } = form;
  const options = offeredOptions(definition, place.field, { values: answers.values, row: rowAt(answers, place) }) ?? [];
  switch (place.field.control) {
    case 'text':
    case 'number':
    case 'email':
    case 'tel':
    case 'password':
    case 'date':
      return <TypedField place={place} />;
    case 'textarea':
      return <LongField place={place} />;
    case 'select':
      return isLong(place.field) ? <ListChoice {...{ place, options }} /> : <SelectChoice {...{ place, options }} />;
    case 'radio':
      return <RadioChoice {...{ place, options }} />;
    case 'checkbox':
      return <CheckChoice place={place} />;
    case 'phonePrefix':
    case 'country':
      return <ListChoice {...{ place, options }} />;
  }
}
