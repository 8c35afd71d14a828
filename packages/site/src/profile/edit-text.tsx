import { buttonClass } from '@cotejo/ui/button';
import type { Profile } from '@cotejo/contract/profile';
import { TextWith } from '../texts/text-with.tsx';
import { useTexts } from '../texts/use-texts.ts';
import type { ProfileLine } from './profile-line.ts';
import { subjectOf } from './profile-questions.ts';
import { profileTexts } from './texts.ts';

/**
 * What the opener of the editor looks like, with script and without. On a phone its words take two lines; where letters leave no
 * room beside the sentence it stands below.
 */
export const openerClass = buttonClass({
  look: 'outline',
  size: 'small',
  className:
    'max-lg:w-20 max-lg:min-w-0 max-lg:py-1 max-lg:text-center max-lg:leading-tight max-lg:whitespace-normal @max-[20.5rem]:static @max-[20.5rem]:mt-3 @max-[20.5rem]:w-full @max-[20.5rem]:translate-y-0',
});

interface EditTextProps {
  readonly line: ProfileLine;
  readonly profile: Profile;
  /** The form is open with script; one that opens in place says so itself. */
  readonly isOpen?: boolean;
}

/**
 * 'Editar', and for who hears the page what of. On a phone it is the toggle of the form: what it says follows from whether the
 * visitor has a profile and whether the form is open (B2.6-04).
 */
export function EditText({ line, profile, isOpen = false }: EditTextProps) {
  const t = useTexts(profileTexts);
  return (
    <>
      <span className="max-lg:hidden">
        <TextWith text={t(`edit.${subjectOf(line)}`)} elements={{ edit: t('edit') }} around="sr-only" />
      </span>
      {!isOpen && (
        <span className="lg:hidden group-open/editor:hidden">{t(profile.ingresodatos ? 'toggle.edit' : 'toggle.add')}</span>
      )}
      <span className={`lg:hidden ${isOpen ? '' : 'not-group-open/editor:hidden'}`}>{t('toggle.contract')}</span>
    </>
  );
}
