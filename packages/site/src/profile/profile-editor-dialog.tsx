import type { Profile } from '@cotejo/contract/profile';
import type { HouseholdDraft } from '@cotejo/core/people';
import { Sheet } from '@cotejo/ui/sheet';
import { useEffect, useId, useRef, type SubmitEvent } from 'react';
import { useEdition } from '../edition-context.ts';
import { layoutTexts } from '../layout/texts.ts';
import { pageVersion } from '../page-version.ts';
import { useTexts } from '../texts/use-texts.ts';
import { useProfileRules } from '../validation/use-profile-rules.ts';
import type { EditorOpening } from './editor-opening.ts';
import { forgetForm } from './kept-draft.ts';
import { EditorFoot } from './profile-editor-foot.tsx';
import { ProfileEditorForm } from './profile-editor-form.tsx';
import { ResumedNote } from './profile-editor-resumed.tsx';
import type { ProfileFault } from './profile-fault.ts';
import { focusField, readForm } from './shown-form.ts';
import type { ProfileLine } from './profile-line.ts';
import { subjectOf } from './profile-questions.ts';
import { checkRequired, fieldNames } from './required-fields.ts';
import { sendProfile } from './send-profile.ts';
import { SubmitPhaseSign, useSubmitPhase } from './submit-phase.tsx';
import { editorTexts } from './editor-texts.ts';
import { editOfProfile, useProfileEdit } from './use-profile-edit.ts';
import { useRefusedClose } from './use-refused-close.ts';
import { useRowFocus } from './use-row-focus.ts';

interface ProfileEditorDialogProps {
  /** Null: closed. Each opening starts from the profile, from what was typed, or from what was left in this tab. */
  readonly opening: EditorOpening | null;
  readonly profile: Profile;
  readonly line: ProfileLine;
  readonly onSave: (profile: Profile) => void;
  readonly onClose: () => void;
}

/** The editor with script: a sheet on phones, a box on desktops (B2.4-08, B2.4-09). */
export function ProfileEditorDialog({ opening, profile, line, onSave, onClose }: ProfileEditorDialogProps) {
  const edition = useEdition();
  const [t, tLayout] = [useTexts(editorTexts), useTexts(layoutTexts)];
  const formId = useId();
  const form = useRef<HTMLFormElement>(null);
  const { edit, setEdit, keepNow } = useProfileEdit(opening, { profile, line, edition }, form);
  const [phase, beginPhase] = useSubmitPhase(line, profile);
  useRowFocus(form, edit && edit.draft);
  const rules = useProfileRules(line.productType, opening);

  const focusFault = ([first]: readonly ProfileFault[]): void => {
    if (first) focusField(form.current, first.field);
  };
  // The box that holds the form is open by now, and has taken the focus.
  useEffect(() => focusFault(opening?.faults ?? []), [opening]);

  const change = (draft: HouseholdDraft): void => {
    rules.drop();
    setEdit((before) => ({
      ...before,
      draft,
      isTouched: true,
      verdict: before.verdict.kind === 'complete' ? { kind: 'none' } : before.verdict,
    }));
  };

  const emptyOf = (data: FormData, isTold: (field: string) => boolean = () => true): string =>
    fieldNames(checkRequired(data, { line, edition }).missing.filter(isTold), { data, edition, t });
  const findInRows = () => {
    const data = new FormData(form.current ?? undefined);
    const isOfRow = (field: string): boolean => field.startsWith('cargas.');
    const read = readForm(form.current, { line, edition });
    return { faults: read.ok ? [] : read.error.filter(({ field }) => isOfRow(field)), missing: emptyOf(data, isOfRow) };
  };
  const { mayClose, shaking } = useRefusedClose({ edit, setEdit, findInRows, focusFault });

  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const read = readForm(event.currentTarget, { line, edition });
    if (read.ok) {
      setEdit((before) => ({ ...before, faults: [], verdict: { kind: 'none' } }));
      rules.check(read.value, (valid) => {
        forgetForm(edition, line.productType);
        onSave(valid);
        beginPhase();
        sendProfile(valid, { country: edition.country, version: pageVersion(), productType: line.productType });
      });
      return;
    }
    setEdit((before) => ({
      ...before,
      faults: read.error,
      verdict: { kind: 'invalid', missing: emptyOf(data) },
    }));
    focusFault(read.error);
  };

  return (
    <>
      <SubmitPhaseSign phase={phase} />
      <Sheet
        open={edit !== null}
        onClose={() => {
          keepNow();
          onClose();
        }}
        mayClose={mayClose}
        closeText={tLayout('close')}
        title={t(`title.${subjectOf(line)}`)}
        footer={edit && <EditorFoot formId={formId} verdict={edit.verdict} ruled={rules.message} isChecking={rules.isChecking} />}
      >
        {edit && (
          <form ref={form} id={formId} noValidate onSubmit={submit} {...shaking}>
            {edit.isResumed && (
              <ResumedNote
                onDiscard={() => {
                  rules.drop();
                  forgetForm(edition, line.productType);
                  setEdit(() => editOfProfile({ profile, line, edition }));
                }}
              />
            )}
            <ProfileEditorForm draft={edit.draft} faults={edit.faults} line={line} onChange={change} />
          </form>
        )}
      </Sheet>
    </>
  );
}
