import type { Profile } from '@cotejo/contract/profile';
import type { Edition } from '@cotejo/core/editions';
import type { HouseholdDraft } from '@cotejo/core/people';
import { useEffect, useEffectEvent, useState, type RefObject } from 'react';
import { useStateOfRenders } from '../use-state-of-renders.ts';
import { browserProfileStore } from './browser-profile-store.ts';
import { draftFromForm } from './draft-from-form.ts';
import type { EditorOpening } from './editor-opening.ts';
import { keepForm, keptForm } from './kept-draft.ts';
import { ownProfile } from './own-profile.ts';
import { draftFromProfile } from './profile-editor-state.ts';
import type { ProfileFault } from './profile-fault.ts';
import { profileFromForm } from './profile-form-data.ts';
import type { ProfileLine } from './profile-line.ts';
import { checkRequired } from './required-fields.ts';

/** When what a tab or an older version kept is taken in: the box has come in by then (B4-10). Milliseconds. */
const prefillDelay = 200;
/** How long after the last change the form is looked at (B4-24). */
const checkDelay = 1000;

/** What is said of the form as a whole: nothing, what a refused submit or close found, or that all is there. */
export type Verdict =
  | { readonly kind: 'none' }
  | { readonly kind: 'complete' }
  | {
      readonly kind: 'invalid' | 'rows-without-age';
      /** Names of the required fields that are empty; '' for none. */
      readonly missing: string;
    };

/** What is being edited. */
export interface ProfileEdit {
  readonly draft: HouseholdDraft;
  readonly faults: readonly ProfileFault[];
  readonly verdict: Verdict;
  /** The visitor changed something. */
  readonly isTouched: boolean;
  /** It goes on with what was left in this tab before. */
  readonly isResumed: boolean;
}

interface EditSource {
  readonly profile: Profile;
  readonly line: ProfileLine;
  readonly edition: Edition;
}

/** The edit that begins with a profile, untouched. */
export function editOfProfile({ profile, line, edition }: EditSource): ProfileEdit {
  const draft = draftFromProfile(profile, line, edition);
  return { draft, faults: [], verdict: { kind: 'none' }, isTouched: false, isResumed: false };
}

/**
 * Where an opening begins: with what was typed before script ran, with the form left in this tab, else with the profile. Only a
 * form that was refused says what is wrong: in one that was merely begun nothing is yet.
 */
export function editOf({ typed, faults }: EditorOpening, source: EditSource): ProfileEdit {
  const { line, edition } = source;
  const start = editOfProfile(source);
  if (typed) {
    const read = profileFromForm(typed, line, edition);
    const stillWrong = read.ok || faults.length === 0 ? faults : read.error;
    return { ...start, draft: draftFromForm(typed, edition), faults: stillWrong, isTouched: true };
  }
  const left = faults.length > 0 ? null : keptForm(edition, line.productType);
  return left ? { ...start, draft: draftFromForm(left, edition), isTouched: true, isResumed: true } : { ...start, faults };
}

export interface EditState {
  /** Null: closed. */
  readonly edit: ProfileEdit | null;
  readonly setEdit: (change: (edit: ProfileEdit) => ProfileEdit) => void;
  /** Keeps the form for this tab, as it stands now, if anything in it was changed. */
  readonly keepNow: () => void;
}

/** The edit of an open form. What is typed is looked at, and kept for this tab, a second after the last change and on leaving. */
export function useProfileEdit(
  opening: EditorOpening | null,
  source: EditSource,
  form: RefObject<HTMLFormElement | null>,
): EditState {
  const { line, edition } = source;
  const [seen, setSeen] = useState<EditorOpening | null>(null);
  const [whole, setWhole] = useStateOfRenders<ProfileEdit | null>(() => null);
  if (opening !== seen) {
    setSeen(opening);
    setWhole(() => opening && editOf(opening, source));
  }
  // A key that the form still has to follow would have React forget that it was closed meanwhile.
  const edit = opening && whole;
  const setEdit = (change: (edit: ProfileEdit) => ProfileEdit): void => setWhole((before) => before && change(before));
  const draft = edit?.draft;
  const isTouched = edit?.isTouched ?? false;
  const keepNow = (): void => {
    if (form.current && isTouched) keepForm(new FormData(form.current), edition, line.productType);
  };

  const prefill = useEffectEvent((): void => {
    const saved = ownProfile(browserProfileStore()?.read(edition, line) ?? null, line);
    if (saved === null) return;
    const kept = editOfProfile({ profile: saved, line, edition });
    // What the form began with, not what the page has come to show by now.
    const isNews = (before: ProfileEdit): boolean => JSON.stringify(before.draft) !== JSON.stringify(kept.draft);
    setWhole((before) => (before && !before.isTouched && isNews(before) ? kept : before));
  });
  // Once for each opening: a page that is rendered anew meanwhile does not put it off.
  useEffect(() => {
    if (opening === null) return undefined;
    const timer = setTimeout(() => prefill(), prefillDelay);
    return () => clearTimeout(timer);
  }, [opening]);

  useEffect(() => {
    if (!isTouched) return undefined;
    const keep = (): FormData | null => {
      const data = form.current && new FormData(form.current);
      if (data) keepForm(data, edition, line.productType);
      return data;
    };
    const look = (): void => {
      const data = keep();
      if (data === null) return;
      const isComplete = profileFromForm(data, line, edition).ok && checkRequired(data, { line, edition }).missing.length === 0;
      if (isComplete) setWhole((before) => before && { ...before, faults: [], verdict: { kind: 'complete' } });
    };
    const timer = setTimeout(look, checkDelay);
    addEventListener('pagehide', keep);
    return () => {
      clearTimeout(timer);
      removeEventListener('pagehide', keep);
    };
  }, [draft, isTouched, form, line, edition, setWhole]);

  return { edit, setEdit, keepNow };
}
