import type { Profile } from '@cotejo/contract/profile';
import { buttonClass } from '@cotejo/ui/button';
import { useRef, useState } from 'react';
import { useEdition } from '../edition-context.ts';
import { TextWith } from '../texts/text-with.tsx';
import { useTexts } from '../texts/use-texts.ts';
import { useBeforeScript } from '../use-before-script.ts';
import { useHydrated } from '../use-hydrated.ts';
import { ProfileEditorDialog, type ProfileEdit } from './profile-editor-dialog.tsx';
import { ProfileEditorForm } from './profile-editor-form.tsx';
import { ProfileSentence } from './profile-editor-sentence.tsx';
import { draftFromProfile } from './profile-editor-state.ts';
import type { ProfileFault } from './profile-fault.ts';
import { profileFromForm } from './profile-form-data.ts';
import type { ProfileLine } from './profile-line.ts';
import { subjectOf } from './profile-questions.ts';
import { profileTexts } from './texts.ts';

/** Field that tells the action what a posted form asks for. */
export const saveProfileIntent = { name: 'intent', value: 'profile' } as const;

interface ProfileEditorProps {
  readonly profile: Profile;
  readonly line: ProfileLine;
  /** What the action found wrong in a form posted without script. */
  readonly faults: readonly ProfileFault[];
  /** Called with script, with the visitor's own profile. */
  readonly onSave: (profile: Profile) => void;
}

const openerClass = buttonClass({ look: 'outline', size: 'small' });

interface PlainEditorProps extends Omit<ProfileEditorProps, 'onSave'> {
  /** Told what was filled in when script takes over an open form. */
  readonly onEarly: (form: FormData) => void;
}

/** 'Editar', and for who hears the page what of. */
function EditText({ line }: { readonly line: ProfileLine }) {
  const t = useTexts(profileTexts);
  return <TextWith text={t(`edit.${subjectOf(line)}`)} elements={{ edit: t('edit') }} around="sr-only" />;
}

/** The same editor where no script runs: it opens in place and posts to the page's own action. */
function PlainEditor({ profile, line, faults, onEarly }: PlainEditorProps) {
  const t = useTexts(profileTexts);
  const edition = useEdition();
  const details = useRef<HTMLDetailsElement>(null);
  const form = useRef<HTMLFormElement>(null);
  useBeforeScript(
    () => (details.current?.open && form.current ? new FormData(form.current) : null),
    (filled) => filled && onEarly(filled),
  );
  return (
    <details ref={details} open={faults.length > 0} suppressHydrationWarning className="group">
      <summary className={`absolute top-1/2 right-3 -translate-y-1/2 group-open:top-3 group-open:translate-y-0 ${openerClass}`}>
        <EditText line={line} />
      </summary>
      <form ref={form} method="post" className="mt-4 border-t border-line pt-4 lg:max-w-text">
        <h2 className="mb-2 text-lg">{t(`title.${subjectOf(line)}`)}</h2>
        {faults.length > 0 && (
          <p role="alert" className="mb-3 font-semibold text-danger">
            {t('invalid')}
          </p>
        )}
        <input type="hidden" name={saveProfileIntent.name} value={saveProfileIntent.value} />
        <ProfileEditorForm draft={draftFromProfile(profile, line, edition)} line={line} faults={faults} onChange={null} />
        <button type="submit" className={buttonClass({ size: 'large', className: 'mt-5 w-full' })}>
          {t('compare')}
        </button>
      </form>
    </details>
  );
}

/** The profile as a sentence that is its own editor (experience: 'Comparator'). */
export function ProfileEditor({ profile, line, faults, onSave }: ProfileEditorProps) {
  const t = useTexts(profileTexts);
  const edition = useEdition();
  const [edit, setEdit] = useState<ProfileEdit | null>(null);
  const isHydrated = useHydrated();
  const goOn = (form: FormData): void => {
    const read = profileFromForm(form, line, edition);
    setEdit({ draft: draftFromProfile(read.ok ? read.value : profile, line, edition), faults: read.ok ? [] : read.error });
  };
  return (
    <section
      aria-label={t(`section.${subjectOf(line)}`)}
      className="relative rounded-card border border-line bg-surface pt-3 pr-26 pb-5 pl-4 lg:pt-3.5 lg:pl-4.5"
    >
      <ProfileSentence profile={profile} line={line} />
      {isHydrated ? (
        <button
          type="button"
          aria-haspopup="dialog"
          onClick={() => setEdit({ draft: draftFromProfile(profile, line, edition), faults: [] })}
          className={`absolute top-1/2 right-3 -translate-y-1/2 ${openerClass}`}
        >
          <EditText line={line} />
        </button>
      ) : (
        <PlainEditor {...{ profile, line, faults }} onEarly={goOn} />
      )}
      <ProfileEditorDialog
        edit={edit}
        line={line}
        onEdit={setEdit}
        onClose={() => setEdit(null)}
        onSave={(saved) => {
          setEdit(null);
          onSave(saved);
        }}
      />
    </section>
  );
}
