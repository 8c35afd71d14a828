import type { HouseholdDraft } from '@cotejo/core/people';
import { useEffect, useRef, type RefObject } from 'react';

const rowName = '[data-person], [data-pet]';

/** Marks the button of a form that adds a row at the end. */
export const addsRow = { 'data-adds-row': '' } as const;

/**
 * Leads who adds a person or a pet to a form to its age, and who takes one away to what adds another: what was pressed may be gone,
 * and the focus with it. `draft`: what the form shows; null: it is not there.
 */
export function useRowFocus(form: RefObject<HTMLFormElement | null>, draft: HouseholdDraft | null): void {
  const before = useRef<readonly string[]>(null);
  useEffect(() => {
    const rows = draft && [...(form.current?.querySelectorAll<HTMLElement>(rowName) ?? [])];
    const names = rows && rows.map(({ dataset }) => dataset['person'] ?? dataset['pet'] ?? '');
    const known = before.current;
    before.current = names;
    if (rows === null || names === null || known === null) return;
    const added = rows.find((_, index) => !known.includes(names[index] ?? ''));
    if (added) added.querySelector<HTMLElement>('[name$=".edad"]')?.focus();
    else if (names.length < known.length) form.current?.querySelector<HTMLElement>('[data-adds-row]')?.focus();
  }, [form, draft]);
}
