import type { FormAnswers, FormDefinition, SentAnswers } from '@cotejo/core/forms';
import { useEffect, useState } from 'react';
import { useEdition } from '../edition-context.ts';
import { dayInBrowser } from '../validation/day-in-browser.ts';
import { createRunningCheck, unchecked } from '../validation/running-check.ts';

const loadRun = () => import('../validation/run-script.ts');

interface CheckedForm {
  readonly answers: FormAnswers;
  /** The same as they are sent, which is what a script is given. */
  readonly sent: SentAnswers;
  readonly onValid: () => void;
}

interface FormScript {
  /** The form has a script that is asked before it goes. */
  readonly isThere: boolean;
  readonly isChecking: boolean;
  /** What the script said of these answers: '' that they are invalid without a word, null nothing. */
  readonly messageOf: (answers: FormAnswers) => string | null;
  /** Goes on where the script finds nothing wrong, is refused, or fails (B5-33). */
  readonly check: (form: CheckedForm) => void;
}

/** The validation script of a form made of data (B5-31, B7-23): it comes with the form, and is asked once the form's own rules are kept. */
export function useFormScript({ validationScript: url, validationScriptIntegrity: integrity }: FormDefinition): FormScript {
  const edition = useEdition();
  const [{ message, isRunning }, setState] = useState(unchecked);
  const [about, setAbout] = useState<FormAnswers | null>(null);
  const [running] = useState(() => createRunningCheck(setState));
  useEffect(() => {
    // Whoever sends the form is told of what is missing.
    if (url !== null) {
      loadRun()
        .then(({ validateOf }) => validateOf({ url, integrity }))
        .catch(() => undefined);
    }
    return () => running.drop();
  }, [url, integrity, running]);
  return {
    isThere: url !== null,
    isChecking: isRunning,
    messageOf: (answers) => (answers === about ? message : null),
    check: ({ answers, sent, onValid }) => {
      setAbout(answers);
      const ask = async (): Promise<string | null> => {
        const { messageBy } = await loadRun();
        return url === null ? null : messageBy({ url, integrity }, { profile: sent, today: dayInBrowser(edition) });
      };
      running.begin(ask, onValid);
    },
  };
}
