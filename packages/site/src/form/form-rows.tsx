import { canAddRow, canDropRow, rowCountKey, type FormSection } from '@cotejo/core/forms';
import { Button, buttonClass } from '@cotejo/ui/button';
import { Icon } from '@cotejo/ui/icon';
import { useEffect, useRef } from 'react';
import { useTexts } from '../texts/use-texts.ts';
import { FormFields } from './form-fields.tsx';
import { useFormParts } from './form-parts.ts';
import { rowIntent } from './row-intent.ts';
import { formTexts } from './texts.ts';
import { useGroupWords } from './use-group-words.ts';

type Group = Extract<FormSection, { kind: 'group' }>;

/** Where the focus goes once a button changed the rows: to the first field of the new one, or to the button that adds one. */
const ledTo = {
  add: ':scope > [data-row]:last-of-type :is(input:not([type=hidden]), select, textarea)',
  drop: ':scope > button',
} as const;

/** Leads on from the buttons of rows, and from nothing else that changes their number, such as a draft. */
function useRowFocus(count: number) {
  const place = useRef<HTMLDivElement>(null);
  const pressed = useRef<keyof typeof ledTo>(null);
  useEffect(() => {
    if (pressed.current !== null) place.current?.querySelector<HTMLElement>(ledTo[pressed.current])?.focus();
    pressed.current = null;
  }, [count]);
  const press = (work: keyof typeof ledTo, change: () => void): void => {
    pressed.current = work;
    change();
  };
  return { place, press };
}

/** A group that is repeated: each row with its number, one more below, and each to be left out while there are enough. */
export function FormRows({ group }: { readonly group: Group }) {
  const { definition, session, form, isAlive } = useFormParts();
  const t = useTexts(formTexts);
  const words = useGroupWords(group.name);
  const { answers } = form;
  const rows = answers.rows[group.name] ?? [];
  const { place, press } = useRowFocus(rows.length);
  const mayDrop = canDropRow(answers, group.name);
  // Without script a button of its own sends the form, which comes back with its rows as asked.
  const intent = (value: string) => (isAlive ? {} : ({ type: 'submit', name: rowIntent, value } as const));
  return (
    <div ref={place} className="grid gap-4">
      <input type="hidden" name={rowCountKey(group.name)} value={rows.length} />
      {rows.map((_, row) => (
        <fieldset key={row} data-row className="rounded-control border border-line p-4">
          <legend className="sr-only">{words.row(row + 1)}</legend>
          <div className="-mt-2.5 mb-0.5 flex min-h-11 items-center justify-between gap-3 lg:pointer-fine:-mt-1.5 lg:pointer-fine:mb-1.5 lg:pointer-fine:min-h-9">
            <span aria-hidden="true" className="font-semibold">
              {words.row(row + 1)}
            </span>
            {mayDrop && (
              <Button
                look="quiet"
                size="small"
                {...intent(`drop:${group.name}:${row}`)}
                onClick={isAlive ? () => press('drop', () => session.dropRow(group.name, row)) : undefined}
              >
                <span aria-hidden="true">{t('dropRow')}</span>
                <span className="sr-only">{t('dropRowOf', { row: words.row(row + 1) })}</span>
              </Button>
            )}
          </div>
          <FormFields fields={group.fields} row={row} wrapper={group.wrapper} />
        </fieldset>
      ))}
      {canAddRow(definition, answers, group.name) && (
        <button
          type="button"
          className={buttonClass({ look: 'outline', className: 'justify-self-start' })}
          {...intent(`add:${group.name}`)}
          onClick={isAlive ? () => press('add', () => session.addRow(group.name)) : undefined}
        >
          <Icon name="plus" />
          {words.add}
        </button>
      )}
    </div>
  );
}
