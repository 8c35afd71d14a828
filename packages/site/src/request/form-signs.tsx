import { useContext, useEffect, useRef } from 'react';
import { useTransport } from '../person-check/use-person-proof.ts';
import { FormStampContext } from './form-stamp.ts';
import { signFields } from './signs-of-form.ts';

interface FormSignsProps {
  /** The challenge of a request that was doubted, to be sent once more; absent: there is none. */
  readonly doubt?: string | undefined;
}

/** Who has no script sends the moment of the page, and by sending it twice says to mean it (docs/decisions/0327). */
function WithoutScript({ doubt }: FormSignsProps) {
  const stamp = useContext(FormStampContext);
  return (
    <>
      {stamp !== null && <input type="hidden" name={signFields.stamp} value={stamp} />}
      {doubt !== undefined && <input type="hidden" name={signFields.confirmation} value={doubt} />}
    </>
  );
}

/** The field that only a program fills in: met by neither eyes nor keys nor readers. */
function Trap() {
  return (
    <div aria-hidden="true" className="sr-only">
      <input type="text" name={signFields.trap} tabIndex={-1} autoComplete="off" data-1p-ignore="" data-lpignore="true" />
    </div>
  );
}

/** The same of a page that never has script, for every browser. */
export function SignsWithoutScript({ doubt }: FormSignsProps) {
  return (
    <>
      <Trap />
      <WithoutScript doubt={doubt} />
    </>
  );
}

/**
 * What tells a person from a program in a form of a request, and is met by neither eyes nor keys nor readers: a field that only a program
 * fills in, and the moment at which the form began to be filled in.
 */
export function FormSigns({ doubt }: FormSignsProps) {
  const stamp = useRef<HTMLInputElement>(null);
  const transport = useTransport();
  useEffect(() => {
    const input = stamp.current;
    const form = input?.form;
    if (!input || !form || transport === null) return undefined;
    const begin = (): void => {
      if (!navigator.onLine) return;
      import('./ask-stamp.ts').then(
        async ({ askStamp }) => {
          input.value = await askStamp(transport);
        },
        () => undefined,
      );
    };
    if (form.contains(document.activeElement)) begin();
    else form.addEventListener('focusin', begin, { once: true });
    return () => form.removeEventListener('focusin', begin);
  }, [transport]);
  return (
    <>
      <Trap />
      <input ref={stamp} type="hidden" name={signFields.stamp} />
      {/* Browsers with script show none of it: only the server's build carries it. */}
      <noscript>{import.meta.env.SSR && <WithoutScript doubt={doubt} />}</noscript>
    </>
  );
}
