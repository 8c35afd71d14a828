import type { Profile } from '@cotejo/contract/profile';
import type { HouseholdDraft } from '@cotejo/core/people';
import { Button } from '@cotejo/ui/button';
import { Sheet } from '@cotejo/ui/sheet';
import { useId, useRef, type SubmitEvent } from 'react';
import { useEdition } from '../edition-context.ts';
import { layoutTexts } from '../layout/texts.ts';
import { useTexts } from '../texts/use-texts.ts';
import { ProfileEditorForm } from './profile-editor-form.tsx';
import type { ProfileFault } from './profile-fault.ts';
import { profileFromForm } from './profile-form-data.ts';
import type { ProfileLine } from './profile-line.ts';
import { subjectOf } from './profile-questions.ts';
import { profileTexts } from './texts.ts';

/** What is being edited; kept by the owner, so that each opening starts from the saved profile. */
export interface ProfileEdit {
  readonly draft: HouseholdDraft;
  readonly faults: readonly ProfileFault[];
}

interface ProfileEditorDialogProps {
  /** Null: closed. */
  readonly edit: ProfileEdit | null;
  readonly line: ProfileLine;
  readonly onEdit: (edit: ProfileEdit) => void;
  readonly onSave: (profile: Profile) => void;
  readonly onClose: () => void;
}

/** The editor with script: a sheet on phones, a box on desktops (B2.4-08, B2.4-09). */
export function ProfileEditorDialog({ edit, line, onEdit, onSave, onClose }: ProfileEditorDialogProps) {
  const edition = useEdition();
  const [t, tLayout] = [useTexts(profileTexts), useTexts(layoutTexts)];
  const formId = useId();
  const form = useRef<HTMLFormElement>(null);

  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const read = profileFromForm(new FormData(event.currentTarget), line, edition);
    if (read.ok) {
      onSave(read.value);
      return;
    }
    if (edit) onEdit({ ...edit, faults: read.error });
    const first = read.error[0]?.field;
    if (first) form.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
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
            {edit && edit.faults.length > 0 ? t('invalid') : null}
          </p>
          <Button type="submit" form={formId} size="large" wide>
            {t('compare')}
          </Button>
        </div>
      }
    >
      {edit && (
        <form ref={form} id={formId} noValidate onSubmit={submit}>
          <ProfileEditorForm {...edit} line={line} onChange={(draft) => onEdit({ ...edit, draft })} />
        </form>
      )}
    </Sheet>
  );
}
