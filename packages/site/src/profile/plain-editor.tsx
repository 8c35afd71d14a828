import { buttonClass } from '@cotejo/ui/button';
import type { Profile } from '@cotejo/contract/profile';
import { useEdition } from '../edition-context.ts';
import { useTexts } from '../texts/use-texts.ts';
import { draftFromForm, formOfFields } from './draft-from-form.ts';
import { EditText, openerClass } from './edit-text.tsx';
import { ProfileEditorForm } from './profile-editor-form.tsx';
import { draftFromProfile } from './profile-editor-state.ts';
import type { ProfileFault } from './profile-fault.ts';
import type { ProfileLine } from './profile-line.ts';
import { subjectOf } from './profile-questions.ts';
import { saveProfileIntent } from './save-profile-intent.ts';
import { editorTexts } from './editor-texts.ts';

interface PlainEditorProps {
  readonly profile: Profile;
  readonly line: ProfileLine;
  /** What the action found wrong in a form posted without script. */
  readonly faults: readonly ProfileFault[];
  /** What was typed into a form that was refused, by field. */
  readonly typed?: Readonly<Record<string, string>> | undefined;
}

/** The same editor where no script runs: it opens in place and posts to the page's own action. */
export function PlainEditor({ profile, line, faults, typed }: PlainEditorProps) {
  const t = useTexts(editorTexts);
  const edition = useEdition();
  const draft = typed ? draftFromForm(formOfFields(typed), edition) : draftFromProfile(profile, line, edition);
  const rule = faults.find(({ fault }) => fault === 'rule');
  return (
    <details open={faults.length > 0} className="group/editor">
      <summary
        className={`absolute top-1/2 right-3 -translate-y-1/2 group-open/editor:top-3 group-open/editor:translate-y-0 ${openerClass}`}
      >
        <EditText line={line} profile={profile} />
      </summary>
      <form method="post" className="mt-4 border-t border-line pt-4 lg:max-w-text">
        <h2 className="mb-2 text-lg">{t(`title.${subjectOf(line)}`)}</h2>
        {faults.length > 0 && (
          <p role="alert" className="mb-3 font-semibold text-danger">
            {t('invalid')}
          </p>
        )}
        <input type="hidden" name={saveProfileIntent.name} value={saveProfileIntent.value} />
        <ProfileEditorForm draft={draft} line={line} faults={faults} onChange={null} />
        {rule && <p className="mt-4 font-semibold text-danger">{rule.values?.['message']}</p>}
        <button type="submit" className={buttonClass({ size: 'large', className: 'mt-5 w-full' })}>
          {t('compare')}
        </button>
      </form>
    </details>
  );
}
