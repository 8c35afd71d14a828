import { prefixFieldOf, type AnswerPlace, type CaretText, type FormField } from '@cotejo/core/forms';
import { TextField } from '@cotejo/ui/field';
import type { HTMLInputTypeAttribute, InputHTMLAttributes } from 'react';
import { autoCompleteOf } from './autocomplete-of.ts';
import { fieldIcon } from './field-icon.ts';
import { FieldLabel } from './field-label.tsx';
import { useFieldState, useFormParts } from './form-parts.ts';

type InputMode = InputHTMLAttributes<HTMLInputElement>['inputMode'];

/**
 * What the browser takes a field for: numbers are texts to it, so that it loses nothing that is typed, and a telephone whose
 * prefix stands beside it is no whole one.
 */
function typeOf({ control }: FormField, isBesidePrefix: boolean): HTMLInputTypeAttribute {
  return control === 'number' || isBesidePrefix ? 'text' : control;
}

/** The keyboard of a phone. */
function inputModeOf({ control, mask }: FormField): InputMode {
  if (mask?.kind === 'money') return 'decimal';
  if (mask?.kind === 'digits' || mask?.kind === 'integer' || mask?.kind === 'date' || control === 'number') return 'numeric';
  if (mask?.kind === 'phone' || control === 'tel') return 'tel';
  return control === 'email' ? 'email' : undefined;
}

/** A day may stand in the answers as 'dd/mm/aaaa'; a browser's own field takes 'aaaa-mm-dd' alone. */
function shownText({ control }: FormField, text: string): string {
  return control === 'date' ? text.replace(/^(\d\d)\/(\d\d)\/(\d{4})$/, '$3-$2-$1') : text;
}

interface TextBoxProps {
  readonly place: AnswerPlace;
  /** How a text is written while it is typed; null: as it is. */
  readonly mask: ((typed: CaretText) => CaretText) | null;
  /** What a text comes to once the field is left. */
  readonly finish?: (text: string) => string;
  /** The field was entered, with what stands in it. */
  readonly onEnter?: (text: string) => void;
}

/** A box to type in. What its mask makes of the text is shown at once, and the caret stays behind the sign that was typed. */
export function TextBox({ place, mask, finish, onEnter }: TextBoxProps) {
  const { definition, session } = useFormParts();
  const { field } = place;
  const { id, key, text, error } = useFieldState(place);
  const isBesidePrefix = prefixFieldOf(definition, field) !== undefined;

  function type(input: HTMLInputElement): void {
    if (mask === null) {
      session.type(place, input.value);
      return;
    }
    const masked = mask({ text: input.value, caret: input.selectionEnd ?? input.value.length });
    session.type(place, masked.text);
    // React has written the text once this event is over; a frame later the next key may be there already.
    queueMicrotask(() => {
      if (document.activeElement === input) input.setSelectionRange(masked.caret, masked.caret);
    });
  }

  function leave(): void {
    const finished = finish?.(text) ?? text;
    if (finished !== text) session.type(place, finished);
    session.leave(place);
  }

  return (
    <TextField
      id={id}
      name={key}
      type={typeOf(field, isBesidePrefix)}
      label={<FieldLabel field={field} />}
      hint={field.helper ?? undefined}
      error={error}
      icon={fieldIcon(field.icon)}
      required={field.isRequired}
      placeholder={field.placeholder ?? undefined}
      inputMode={inputModeOf(field)}
      autoComplete={autoCompleteOf(field, isBesidePrefix)}
      value={shownText(field, text)}
      onFocus={() => onEnter?.(text)}
      onChange={(event) => type(event.currentTarget)}
      onBlur={leave}
    />
  );
}
