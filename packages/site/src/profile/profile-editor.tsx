import type { Profile } from '@cotejo/contract/profile';
import { useRef } from 'react';
import { Frozen } from '../frozen.tsx';
import { useTexts } from '../texts/use-texts.ts';
import { useBeforeScript } from '../use-before-script.ts';
import { useHydrated } from '../use-hydrated.ts';
import { useLater } from '../use-later.ts';
import { EditText, openerClass } from './edit-text.tsx';
import { profileFormId, type EditorOpening } from './editor-opening.ts';
import { useAskedEditor } from './use-asked-editor.ts';
import { PlainEditor } from './plain-editor.tsx';
import { ProfileSentence } from './profile-editor-sentence.tsx';
import type { ProfileFault } from './profile-fault.ts';
import type { ProfileLine } from './profile-line.ts';
import { subjectOf } from './profile-questions.ts';
import { profileTexts } from './texts.ts';

interface ProfileEditorProps {
  readonly profile: Profile;
  readonly line: ProfileLine;
  /** What is wrong in the form without script, which is open then: as posted, or as it was kept. */
  readonly faults: readonly ProfileFault[];
  /** What the form without script was posted with, when it was refused. */
  readonly typed: Readonly<Record<string, string>> | undefined;
  /** Null: the editor is closed. */
  readonly opening: EditorOpening | null;
  readonly onOpening: (opening: EditorOpening | null) => void;
  /** Called with script, with the visitor's own profile. */
  readonly onSave: (profile: Profile) => void;
}

const loadDialog = () => import('./profile-editor-dialog.tsx');

/** The form that is open in the HTML, as it is filled in now; null: none is. */
function filledForm(place: HTMLElement | null): FormData | null {
  const form = place?.querySelector<HTMLFormElement>('details[open] form');
  return form ? new FormData(form) : null;
}

/** What the server wrote of the editor; `onEarly` is told what was filled in when script takes over an open form. */
function EarlyEditor({
  onEarly,
  ...shown
}: Pick<ProfileEditorProps, 'profile' | 'line' | 'faults' | 'typed'> & { readonly onEarly: (form: FormData) => void }) {
  const place = useRef<HTMLDivElement>(null);
  useBeforeScript(
    () => filledForm(place.current),
    (filled) => filled && onEarly(filled),
  );
  return (
    <Frozen name="editor" ref={place}>
      {import.meta.env.SSR && <PlainEditor {...shown} />}
    </Frozen>
  );
}

/** The profile as a sentence that is its own editor (experience: 'Comparator'). */
export function ProfileEditor({ profile, line, faults, typed, opening, onOpening, onSave }: ProfileEditorProps) {
  const t = useTexts(profileTexts);
  const isHydrated = useHydrated();
  const dialog = useLater(loadDialog, opening, true);
  useAskedEditor(() => onOpening({ typed: null, faults: [] }));
  return (
    <section
      id={profileFormId}
      aria-label={t(`section.${subjectOf(line)}`)}
      className={`relative rounded-card border bg-surface px-4 py-3 lg:px-4.5 lg:py-3.5 ${profile.ingresodatos ? 'border-line' : 'form-warning border-warm'}`}
    >
      <ProfileSentence profile={profile} line={line} />
      {isHydrated ? (
        <button
          type="button"
          aria-haspopup="dialog"
          aria-expanded={opening !== null}
          aria-busy={opening !== null && dialog === null}
          onClick={() => onOpening({ typed: null, faults: [] })}
          className={`absolute top-1/2 right-3 -translate-y-1/2 ${openerClass}`}
        >
          <EditText line={line} profile={profile} isOpen={opening !== null} />
        </button>
      ) : (
        <EarlyEditor {...{ profile, line, faults, typed }} onEarly={(filled) => onOpening({ typed: filled, faults })} />
      )}
      {dialog && (
        <dialog.ProfileEditorDialog
          {...{ opening, profile, line }}
          onClose={() => onOpening(null)}
          onSave={(saved) => {
            onOpening(null);
            onSave(saved);
          }}
        />
      )}
    </section>
  );
}
