import type { ProfileFault } from './profile-fault.ts';

/** Where the form of the profile stands in its page. */
export const profileFormId = 'perfil';

/** At the end of a comparator's address: opens the editor of its profile. */
export const editorHash = `#${profileFormId}`;

/** Why the editor is open: another opening is another object. */
export interface EditorOpening {
  /** What was filled in before script ran, else null. */
  readonly typed: FormData | null;
  /** What is known to be wrong in the profile; the first of it is where one begins. */
  readonly faults: readonly ProfileFault[];
}
