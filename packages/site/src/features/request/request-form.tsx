import type { Item, ProfilePrice } from '@cotejo/contract/compare';
import { withPhonePrefix } from '@cotejo/core/phone-prefix';
import { Button } from '@cotejo/ui/button';
import { CheckField } from '@cotejo/ui/check-field';
import { TextField } from '@cotejo/ui/field';
import { useEffect, useId, useRef } from 'react';
import { Form, useNavigation } from 'react-router';
import { useEdition } from '../../edition-context.ts';
import { useIsFallbackUf } from '../../layout/fallback-uf-notice.tsx';
import type { Reasons } from '../../reasons/load-reasons.ts';
import { WhyUsTiles } from '../../reasons/why-us.tsx';
import { useTexts } from '../../texts/use-texts.ts';
import { useBeforeScript } from '../../use-before-script.ts';
import { ChannelChoice } from './channel-choice.tsx';
import { ErrorSummary } from './error-summary.tsx';
import { RequestFailure } from './request-failure.tsx';
import { MessageField } from './message-field.tsx';
import { valuesFromForm, type RequestOutcome } from './submit-request.ts';
import { requestTexts } from './texts.ts';
import { useRequestDraft } from './use-request-draft.ts';

interface RequestFormProps {
  readonly title: string;
  readonly lead: string;
  readonly item: Item;
  readonly price: ProfilePrice;
  readonly quoteId: string | null;
  readonly outcome: RequestOutcome | null;
  readonly reasons: Reasons;
}

/**
 * The contact form of B §2.1. Fields are checked when left and then while typed; what is typed survives reload and errors.
 * It posts the same fields with and without script.
 */
export function RequestForm({ title, lead, item, price, quoteId, outcome, reasons }: RequestFormProps) {
  const edition = useEdition();
  const t = useTexts(requestTexts);
  const isFallbackUf = useIsFallbackUf();
  const formId = useId();
  const navigation = useNavigation();
  const isSending = navigation.formMethod === 'POST';
  const draft = useRequestDraft(edition.brand.code, outcome);
  const form = useRef<HTMLFormElement>(null);
  useBeforeScript(
    () => form.current && valuesFromForm(new FormData(form.current)),
    () => undefined,
    (early) => early && draft.takeUp(early),
  );
  const phone = draft.field('telefono');
  const summary = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (outcome) summary.current?.focus();
  }, [outcome]);
  return (
    <Form
      ref={form}
      method="post"
      noValidate
      aria-labelledby={`${formId}-titulo`}
      onSubmit={(event) => {
        const mayGo = draft.confirm();
        if (isSending || !mayGo) event.preventDefault();
        if (!mayGo) requestAnimationFrame(() => summary.current?.focus());
      }}
      className="rounded-card border border-line bg-surface p-4.5 lg:p-7"
    >
      <input type="hidden" name="quoteId" value={quoteId ?? ''} />
      <input type="hidden" name="displayedPrice" value={price.price?.value ?? ''} />
      <h1 id={`${formId}-titulo`} className="text-xl tracking-tight">
        {title}
      </h1>
      <p className="mt-1 text-ink-2">{lead}</p>
      <div ref={summary} tabIndex={-1} className="outline-none">
        <ErrorSummary messages={draft.summaryMessages} fieldId={(field) => `${formId}-${field}`} />
        {outcome?.kind === 'failed' && <RequestFailure reason={outcome.reason} />}
      </div>
      <div className="mt-4 grid gap-4">
        <TextField id={`${formId}-first_name`} label={t('name')} autoComplete="name" required {...draft.field('first_name')} />
        <TextField
          id={`${formId}-telefono`}
          label={t('phone')}
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          required
          hint={t('phoneHint', { example: edition.phone.example })}
          {...phone}
          onBlur={() => {
            phone.onBlur();
            const telefono = withPhonePrefix(phone.value, edition.phone);
            if (telefono !== phone.value) draft.change({ telefono });
          }}
        />
        <TextField
          id={`${formId}-email`}
          label={t('email')}
          type="email"
          inputMode="email"
          autoComplete="email"
          required
          {...draft.field('email')}
        />
        <ChannelChoice value={draft.values.contactChannel} onChange={(contactChannel) => draft.change({ contactChannel })} />
        <MessageField value={draft.values.mensaje} onText={(mensaje) => draft.change({ mensaje })} />
        <CheckField
          name="acceptsPriceAlerts"
          label={t('alerts')}
          className="text-ink-2"
          checked={draft.values.acceptsPriceAlerts}
          onChange={(event) => draft.change({ acceptsPriceAlerts: event.target.checked })}
        />
      </div>
      <Button type="submit" size="large" wide className="mt-4" aria-disabled={isSending} data-product-code={item.productCode}>
        {t(isSending ? 'sending' : 'send')}
      </Button>
      <p className="mt-3 text-sm text-ink-2">{t(price.ufDate === null || isFallbackUf ? 'useOfData' : 'useOfDataPrice')}</p>
      <WhyUsTiles reasons={reasons} />
    </Form>
  );
}
