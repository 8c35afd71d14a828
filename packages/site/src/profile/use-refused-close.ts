import { dependantsAreComplete } from '@cotejo/core/people';
import { useEffect, useState } from 'react';
import type { ProfileFault } from './profile-fault.ts';
import type { EditState } from './use-profile-edit.ts';

/** As long as the style sheet has it shake. Milliseconds. */
const shakesFor = 300;

interface Refusing extends Pick<EditState, 'edit' | 'setEdit'> {
  /** What is wrong in the form as it stands, and the names of required fields that are empty, of cargas alone. */
  readonly findInRows: () => { readonly faults: readonly ProfileFault[]; readonly missing: string };
  readonly focusFault: (faults: readonly ProfileFault[]) => void;
}

interface RefusedClose {
  readonly mayClose: () => boolean;
  /** Attributes of the form: its wrong fields shake for a moment, where motion is welcome. */
  readonly shaking: { readonly 'data-shaking': '' | undefined };
}

/**
 * A carga without age keeps the box open (B4-30): its field shakes, has the focus and says what is missing (B4-31). Who does not
 * know the age takes the row away.
 */
export function useRefusedClose({ edit, setEdit, findInRows, focusFault }: Refusing): RefusedClose {
  // A count, not a mark: a refusal while the end of the one before waits to be drawn starts the time anew.
  const [refusals, setRefusals] = useState(0);
  useEffect(() => {
    if (refusals === 0) return undefined;
    // An animation that is broken off tells of no end.
    const timer = setTimeout(() => setRefusals(0), shakesFor);
    return () => clearTimeout(timer);
  }, [refusals]);
  return {
    mayClose: () => {
      if (!edit || dependantsAreComplete(edit.draft)) return true;
      const { faults, missing } = findInRows();
      setEdit((before) => ({ ...before, faults, verdict: { kind: 'rows-without-age', missing } }));
      setRefusals((count) => count + 1);
      focusFault(faults);
      return false;
    },
    shaking: { 'data-shaking': refusals > 0 ? '' : undefined },
  };
}
