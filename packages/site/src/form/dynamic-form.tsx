import { formSettingOf, sentAnswers, visibleKeys, type FormAnswers, type FormDefinition } from '@cotejo/core/forms';
import { Button } from '@cotejo/ui/button';
import { ErrorState } from '@cotejo/ui/error-state';
import { useEffect, useId, useRef, useSyncExternalStore, type ComponentProps, type ReactNode } from 'react';
import { useEdition } from '../edition-context.ts';
import { useTexts } from '../texts/use-texts.ts';
import { FirstShown, FormErrors } from './form-errors.tsx';
import { formFaults } from './form-faults.ts';
import { useFormSending } from './form-sending.ts';
import { FormPartsProvider } from './form-parts.ts';
import { FormSections } from './form-sections.tsx';
import type { FormFaults } from './form-session.ts';
import type { ReturnedForm } from './returned-form.ts';
import { faultTexts, formTexts } from './texts.ts';
import { useFormScript } from './use-form-script.ts';
import { useFormSession } from './use-form-session.ts';
import { useOneSending } from './use-one-sending.ts';

interface DynamicFormProps extends Pick<ComponentProps<'form'>, 'className' | 'aria-label' | 'aria-labelledby'> {
  readonly definition: FormDefinition;
  /** What whoever takes the answers asks of them beside the form's own rules. */
  readonly check?: (answers: FormAnswers) => FormFaults;
  readonly returned: ReturnedForm | null;
  /** Answers that are known already; null: none. The same object while they are the same. */
  readonly known?: FormAnswers | null;
  /** Name that the half-filled form is kept under in this tab; null: it is not kept. */
  readonly draft: string | null;
  readonly isSending: boolean;
  /** Words of the button; absent: 'Enviar' (B2.5-01). */
  readonly submitLabel?: string;
  /** Why it could not be sent, above the fields: one element for each time it could not. */
  readonly failure?: ReactNode;
  /** Puts the form's own part among what else stands in the element. */
  readonly children: (fields: ReactNode) => ReactNode;
}

const noFaults: FormFaults = {};
const neverChanges = (): (() => void) => () => undefined;

/** The button that a form is sent by; null: none was pressed. */
function submitterOf(event: Event): HTMLElement | null {
  return event instanceof SubmitEvent ? event.submitter : null;
}

/** False in the HTML and while this part of it is taken over, which is after the page around it; then true. */
function useIsAlive(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
}

/**
 * A form made of data: what its definition says, alive in the browser and whole without script, where it posts the same names to
 * the page's own action (B §2.5, B §3).
 */
export function DynamicForm(props: DynamicFormProps) {
  const { definition, check, returned, known = null, draft, isSending, submitLabel, failure, children, ...element } = props;
  const { Form } = useFormSending();
  const setting = formSettingOf(useEdition());
  const [t, say] = [useTexts(formTexts), useTexts(faultTexts)];
  const formId = useId();
  const isAlive = useIsAlive();
  const ref = useRef<HTMLFormElement>(null);
  const errors = useRef<HTMLDivElement>(null);
  const checkAll = (answers: FormAnswers): FormFaults => ({
    ...(check?.(answers) ?? noFaults),
    ...formFaults({ definition, setting, say }, answers),
  });
  const { session, form } = useFormSession({ definition, setting, check: checkAll, returned, known, draft, form: ref });
  useEffect(() => {
    if (returned?.isConfirmed || returned?.firstShown || failure) errors.current?.focus();
  }, [returned, failure]);
  const script = useFormScript(definition);
  const message = script.messageOf(form.answers);
  const isPassed = useRef(false);
  useEffect(() => {
    if (message !== null) errors.current?.focus();
  }, [message]);
  const goOnce = useOneSending(isSending, failure ?? returned);
  const askScript = (): void => {
    const { answers } = session.settled();
    const onValid = (): void => {
      // What was typed meanwhile is looked at again.
      isPassed.current = session.settled().answers === answers;
      ref.current?.requestSubmit();
    };
    script.check({ answers, sent: sentAnswers(definition, answers, setting), onValid });
  };
  const visible = visibleKeys(definition, form.answers, setting);
  return (
    <Form
      ref={ref}
      method="post"
      noValidate
      {...element}
      onSubmit={(event) => {
        // Leaving a field may write it anew: what the script says is to be of answers that stay.
        if (script.isThere) submitterOf(event.nativeEvent)?.focus();
        const isRight = session.confirm();
        const isAsked = isRight && script.isThere && !isPassed.current;
        isPassed.current = false;
        if (!isRight || isAsked || !goOnce()) event.preventDefault();
        if (isAsked) askScript();
        if (!isRight) requestAnimationFrame(() => errors.current?.focus());
      }}
    >
      {children(
        <FormPartsProvider value={{ definition, setting, session, form, visible, formId, isAlive }}>
          {/* Enter sends the form, and presses no button of a row that stands before. What is not drawn, some browsers pass over. */}
          {!isAlive && (
            <button type="submit" tabIndex={-1} aria-hidden="true" className="sr-only">
              {submitLabel ?? t('send')}
            </button>
          )}
          <div ref={errors} tabIndex={-1} className="outline-none">
            <FormErrors />
            <FirstShown />
            {message !== null && <ErrorState place="form" title={message || t('check')} />}
            {failure}
          </div>
          <p className="mt-4 text-sm text-ink-2">{t('needed')}</p>
          <FormSections />
          <Button
            type="submit"
            size="large"
            wide
            className="mt-5"
            aria-disabled={isSending}
            // A field that is left may say what is wrong and move the button from under the press, which would then be lost.
            onMouseDown={(event) => event.preventDefault()}
          >
            {submitLabel ?? t('send')}
          </Button>
          {message !== null && <p className="mt-3 text-sm font-semibold text-danger">{message || t('check')}</p>}
          <p role="status" className="mt-3 text-center text-sm font-semibold text-ink-2 empty:hidden">
            {isSending || script.isChecking ? t('sending') : null}
          </p>
        </FormPartsProvider>,
      )}
    </Form>
  );
}
