import { Button } from '@cotejo/ui/button';
import { useEffect, useId, useRef, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { withPhonePrefix } from '@cotejo/core/phone-prefix';
import { useVisitorPhone } from '../geolocation/use-visitor-phone.ts';
import { useEdition } from '../edition-context.ts';
import { useFormSending } from '../form/form-sending.ts';
import { useOneSending } from '../form/use-one-sending.ts';
import { useTexts } from '../texts/use-texts.ts';
import { useBeforeScript } from '../use-before-script.ts';
import type { PricedProduct } from './priced-product.ts';
import { ContactFields } from './contact-fields.tsx';
import { ErrorSummary } from './error-summary.tsx';
import { FormSigns } from './form-signs.tsx';
import { RequestAside, RequestCard } from './request-card.tsx';
import { requestColumns } from './request-columns.ts';
import { ProfileRefused, RequestFailure } from './request-failure.tsx';
import { valuesFromForm, type RequestOutcome } from './submit-request.ts';
import { requestTexts } from './texts.ts';
import { useRequestDraft } from './use-request-draft.ts';

export interface RequestFormProps {
  readonly product: PricedProduct;
  readonly title: string;
  readonly lead: string;
  readonly outcome: RequestOutcome | null;
  /** In its page, with what helps beside it; else in a box over another page, which says the title itself. */
  readonly isEmbedded: boolean;
  /** Above the reasons to compare here. */
  readonly children: ReactNode;
}

/**
 * The contact form of B §2.1, with what is asked for at its head. Fields are checked when left and then while typed; what is
 * typed survives reload and errors. It posts the same fields with and without script.
 */
export function RequestForm({ product, title, lead, outcome, isEmbedded, children }: RequestFormProps) {
  const edition = useEdition();
  const t = useTexts(requestTexts);
  const formId = useId();
  const { Form, isSending } = useFormSending();
  const draft = useRequestDraft(edition.brand.code, outcome);
  const form = useRef<HTMLFormElement>(null);
  const visitorPhone = useVisitorPhone();
  useBeforeScript(
    () => form.current && valuesFromForm(new FormData(form.current)),
    () => undefined,
    (early) => early && draft.takeUp(early),
  );
  const errors = useRef<HTMLDivElement>(null);
  const goOnce = useOneSending(isSending, outcome);
  useEffect(() => {
    if (outcome) errors.current?.focus();
  }, [outcome]);
  return (
    <Form
      ref={form}
      method="post"
      noValidate
      aria-labelledby={`${formId}-titulo`}
      onSubmit={(event) => {
        // By Enter, or filled in by the browser, no field is left before the form goes.
        const telefono = withPhonePrefix(draft.values.telefono, visitorPhone);
        if (telefono !== draft.values.telefono) flushSync(() => draft.change({ telefono }));
        const isRight = draft.confirm({ ...draft.values, telefono });
        if (!isRight || !goOnce()) event.preventDefault();
        if (!isRight) requestAnimationFrame(() => errors.current?.focus());
      }}
      className={isEmbedded ? requestColumns : undefined}
    >
      <RequestCard {...{ product, titleId: `${formId}-titulo`, title, lead, isEmbedded }}>
        <div ref={errors} tabIndex={-1} className="outline-none">
          <ErrorSummary messages={draft.summaryMessages} fieldId={(field) => `${formId}-${field}`} />
          {outcome?.kind === 'refused' && <ProfileRefused sentence={outcome.sentence} />}
          {outcome?.kind === 'failed' && <RequestFailure reason={outcome.reason} />}
        </div>
        <FormSigns doubt={outcome?.kind === 'failed' ? outcome.doubt : undefined} />
        <ContactFields formId={formId} draft={draft} insurer={product.detail.item.organization.displayName} />
        <Button
          type="submit"
          size="large"
          wide
          className="mt-4"
          aria-disabled={isSending}
          data-product-code={product.detail.item.productCode}
        >
          {t(isSending ? 'sending' : 'send')}
        </Button>
      </RequestCard>
      {isEmbedded && <RequestAside product={product}>{children}</RequestAside>}
    </Form>
  );
}
