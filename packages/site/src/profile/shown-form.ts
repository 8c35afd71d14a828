import type { Profile } from '@cotejo/contract/profile';
import type { Edition } from '@cotejo/core/editions';
import { fail, type Result } from '@cotejo/core/result';
import type { ProfileFault } from './profile-fault.ts';
import { profileFromForm } from './profile-form-data.ts';
import type { ProfileLine } from './profile-line.ts';

/** Days that are half typed, or that no calendar has: a browser sends nothing of them. */
function unreadDays(form: HTMLFormElement): readonly ProfileFault[] {
  const days = [...form.querySelectorAll<HTMLInputElement>('input[type="date"]')];
  return days.filter(({ validity }) => validity.badInput).map(({ name }) => ({ field: name, fault: 'dateWrong' }));
}

/** Reads a form as it is shown, with what stands in it that it would not send. */
export function readForm(
  form: HTMLFormElement | null,
  { line, edition }: { readonly line: ProfileLine; readonly edition: Edition },
): Result<Profile, readonly ProfileFault[]> {
  const read = profileFromForm(new FormData(form ?? undefined), line, edition);
  const unread = form === null ? [] : unreadDays(form);
  return unread.length === 0 ? read : fail([...(read.ok ? [] : read.error), ...unread]);
}

/** Goes to a field of the form, opens what it stands in and keeps it in sight. */
export function focusField(form: HTMLFormElement | null, field: string): void {
  const named = form?.querySelector<HTMLElement>(`[name="${field}"]`);
  const closed = named?.closest('details');
  if (closed) closed.open = true;
  named?.focus();
  // What is said in the foot of a box makes it higher, over a field that was in sight a moment before.
  requestAnimationFrame(() => named?.scrollIntoView({ block: 'nearest' }));
}
