import type { Profile } from '@cotejo/contract/profile';
import type { Edition } from '@cotejo/core/editions';
import type { HouseholdDraft } from '@cotejo/core/people';
import { Button } from '@cotejo/ui/button';
import { Sheet } from '@cotejo/ui/sheet';
import { useEffect, useId, useRef, useState, type SubmitEvent } from 'react';
import { useEdition } from '../edition-context.ts';
import { layoutTexts } from '../layout/texts.ts';
import { useTexts } from '../texts/use-texts.ts';
import { useProfileRules } from '../validation/use-profile-rules.ts';
import type { EditorOpening } from './editor-opening.ts';
import { ProfileEditorForm } from './profile-editor-form.tsx';
import { draftFromProfile } from './profile-editor-state.ts';
import type { ProfileFault } from './profile-fault.ts';
import { profileFromForm } from './profile-form-data.ts';
import type { ProfileLine } from './profile-line.ts';
import { subjectOf } from './profile-questions.ts';
import { profileTexts } from './texts.ts';
import { useRowFocus } from './use-row-focus.ts';

/** What is being edited. */
interface ProfileEdit {
  readonly draft: HouseholdDraft;
  readonly faults: readonly ProfileFault[];
}

interface ProfileEditorDialogProps {
  /** Null: closed. Each opening starts from the profile, or from what was typed. */
  readonly opening: EditorOpening | null;
  readonly profile: Profile;
  readonly line: ProfileLine;
  readonly onSave: (profile: Profile) => void;
  readonly onClose: () => void;
}

type EditSource = Pick<ProfileEditorDialogProps, 'profile' | 'line'> & { readonly edition: Edition };

function editOf({ typed, faults }: EditorOpening, { profile, line, edition }: EditSource): ProfileEdit {
  const read = typed && profileFromForm(typed, line, edition);
  const found = read && !read.ok ? read.error : faults;
  return { draft: draftFromProfile(read?.ok ? read.value : profile, line, edition), faults: found };
}

/** The editor with script: a sheet on phones, a box on desktops (B2.4-08, B2.4-09). */
export function ProfileEditorDialog({ opening, profile, line, onSave, onClose }: ProfileEditorDialogProps) {
  const edition = useEdition();
  const [seen, setSeen] = useState<EditorOpening | null>(null);
  const [edit, setEdit] = useState<ProfileEdit | null>(null);
  if (opening !== seen) {
    setSeen(opening);
    setEdit(opening && editOf(opening, { profile, line, edition }));
  }
  const [t, tLayout] = [useTexts(profileTexts), useTexts(layoutTexts)];
  const formId = useId();
  const form = useRef<HTMLFormElement>(null);
  useRowFocus(form, edit && edit.draft);
  const rules = useProfileRules(line.productType, opening);

  const focusFault = ([first]: readonly ProfileFault[]): void => {
    if (first) form.current?.querySelector<HTMLElement>(`[name="${first.field}"]`)?.focus();
  };
  // The box that holds the form is open by now, and has taken the focus.
  useEffect(() => focusFault(opening?.faults ?? []), [opening]);

  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const read = profileFromForm(new FormData(event.currentTarget), line, edition);
    if (read.ok) {
      if (edit) setEdit({ ...edit, faults: [] });
      rules.check(read.value, onSave);
      return;
    }
    if (edit) setEdit({ ...edit, faults: read.error });
    focusFault(read.error);
  };

  return (
    <Sheet
      open={edit !== null}
      onClose={onClose}
      closeText={tLayout('close')}
      title={t(`title.${subjectOf(line)}`)}
      footer={
        <div className="grow">
          <p role="alert" className="text-sm font-semibold text-danger not-empty:pb-2">
            {edit && (edit.faults.length > 0 || rules.message === '') ? t('invalid') : rules.message}
          </p>
          <Button type="submit" form={formId} size="large" wide>
            {t('compare')}
          </Button>
        </div>
      }
    >
      {edit && (
        <form ref={form} id={formId} noValidate onSubmit={submit}>
          <ProfileEditorForm {...edit} line={line} onChange={(draft) => setEdit({ ...edit, draft })} />
        </form>
      )}
    </Sheet>
  );
}
