import { controlClass } from '@cotejo/ui/control';
import { describedBy, FieldFrame, SelectField, type FieldTexts } from '@cotejo/ui/field';
import { Icon } from '@cotejo/ui/icon';
import { useId, useRef, useState, type KeyboardEvent } from 'react';
import { useTexts } from '../texts/use-texts.ts';
import { foundChoices, meantChoice, type Choice } from './found-choices.ts';
import { SearchList } from './search-list.tsx';
import { formTexts } from './texts.ts';

interface SearchChoiceProps extends FieldTexts {
  readonly id: string;
  readonly name: string;
  readonly choices: readonly Choice[];
  /** A choice's value, or what was typed that is none. */
  readonly value: string;
  readonly required: boolean;
  readonly autoComplete: string | undefined;
  /** Shown while nothing is written. */
  readonly placeholder?: string | undefined;
  readonly className?: string | undefined;
  readonly onValue: (value: string) => void;
  readonly onLeave: () => void;
}

/** One of a long list without script: a native select, which every keyboard and phone knows. */
export function PlainSearchChoice({ choices, value, onValue, onLeave, placeholder, ...field }: SearchChoiceProps) {
  const t = useTexts(formTexts);
  return (
    <SelectField {...field} value={value} onChange={(event) => onValue(event.currentTarget.value)} onBlur={onLeave}>
      <option value="">{placeholder ?? t('choose')}</option>
      {choices.map((choice) => (
        <option key={choice.value} value={choice.value}>
          {choice.label}
        </option>
      ))}
    </SelectField>
  );
}

/** Where an arrow leads in a list of so many, round its ends; null: it is no arrow. */
function ledTo(key: string, from: number | null, count: number): number | null {
  if (count === 0) return null;
  if (key === 'ArrowDown') return from === null ? 0 : (from + 1) % count;
  if (key === 'ArrowUp') return from === null ? count - 1 : (from + count - 1) % count;
  return null;
}

/**
 * One of a long list, found by typing: a box with the choices that fit below it (the combobox of WAI-ARIA, with its list alone
 * completing). What is no choice stays in the box for the form to refuse (B5-25, B5-26).
 */
export function SearchChoice(props: SearchChoiceProps) {
  const { id, name, choices, value, required, autoComplete, placeholder, className, label, hint, error, onValue, onLeave } =
    props;
  const t = useTexts(formTexts);
  const listId = useId();
  const box = useRef<HTMLInputElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  /** What is being looked for; null: nothing is, the choice is shown. */
  const [looked, setLooked] = useState<string | null>(null);
  const [active, setActive] = useState<number | null>(null);
  const chosen = choices.find((choice) => choice.value === value);
  const shown = looked ?? chosen?.label ?? value;
  const found = looked === null ? choices : foundChoices(choices, looked);

  function close(): void {
    setIsOpen(false);
    setActive(null);
  }

  function choose(choice: Choice): void {
    setLooked(null);
    close();
    onValue(choice.value);
  }

  function open(): void {
    setIsOpen(true);
    const place = chosen ? found.indexOf(chosen) : -1;
    setActive(place < 0 ? null : place);
  }

  function type(text: string): void {
    setLooked(text);
    setIsOpen(text !== '' || isOpen);
    setActive(text !== '' && foundChoices(choices, text).length > 0 ? 0 : null);
    // What can mean one thing alone means that at once: a form may be sent before the box is left.
    onValue(meantChoice(choices, text)?.value ?? text);
  }

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>): void {
    const { key } = event;
    const next = ledTo(key, active, found.length);
    if (next !== null) {
      event.preventDefault();
      if (isOpen) setActive(next);
      else open();
    } else if (key === 'Enter' && isOpen) {
      event.preventDefault();
      const choice = active === null ? undefined : found[active];
      if (choice) choose(choice);
      else close();
    } else if (key === 'Escape' && isOpen) {
      event.preventDefault();
      event.stopPropagation();
      close();
    }
  }

  function leave(): void {
    setLooked(null);
    close();
    onLeave();
  }

  return (
    <FieldFrame controlId={id} {...{ label, hint, error, className }}>
      <span className="relative block">
        <input
          ref={box}
          id={id}
          role="combobox"
          aria-expanded={isOpen}
          aria-controls={listId}
          aria-autocomplete="list"
          aria-activedescendant={isOpen && active !== null ? `${listId}-${active}` : undefined}
          aria-required={required || undefined}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(id, { label, hint, error })}
          autoComplete={autoComplete ?? 'off'}
          spellCheck={false}
          placeholder={placeholder ?? t('search')}
          className={controlClass({ invalid: Boolean(error), className: 'pr-10' })}
          value={shown}
          onChange={(event) => type(event.currentTarget.value)}
          onFocus={(event) => event.currentTarget.select()}
          onClick={() => (isOpen ? close() : open())}
          onKeyDown={onKeyDown}
          onBlur={leave}
        />
        <Icon name="down" className="pointer-events-none absolute top-0 right-3 h-full w-4.5 text-ink-2" />
        <input type="hidden" name={name} value={value} />
        <SearchList id={listId} {...{ label, isOpen, active, found }} chosen={chosen} onChoose={choose} />
      </span>
      <span role="status" className="sr-only">
        {isOpen && looked !== null ? t('found', { count: found.length }) : ''}
      </span>
    </FieldFrame>
  );
}
