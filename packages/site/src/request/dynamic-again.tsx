import { Button } from '@cotejo/ui/button';
import { useId } from 'react';
import { useFormSending } from '../form/form-sending.ts';
import { useTexts } from '../texts/use-texts.ts';
import type { PostedAnswer } from './dynamic-posted.ts';
import { FormSigns } from './form-signs.tsx';
import { RequestAside, RequestCard } from './request-card.tsx';
import { requestColumns } from './request-columns.ts';
import { RequestFailure } from './request-failure.tsx';
import type { RequestFormProps } from './request-form.tsx';
import { formMark } from './submit-request.ts';
import { requestTexts } from './texts.ts';

interface AgainProps extends Omit<RequestFormProps, 'outcome'> {
  readonly posted: readonly PostedAnswer[];
}

/** Names that a visitor typed nothing under. */
function isTyped([name, value]: PostedAnswer): boolean {
  return name !== formMark && !name.endsWith('.filas') && value.trim() !== '';
}

/**
 * A form that was sent while its definition could not be had: what was typed is shown, stays, and goes by one press once the form is
 * there again. It is read as the form that was filled in, whatever stands in its place by then.
 */
export function RequestAgain({ posted, product, title, lead, isEmbedded, children }: AgainProps) {
  const t = useTexts(requestTexts);
  const titleId = useId();
  const { Form, isSending } = useFormSending();
  return (
    <Form method="post" aria-labelledby={titleId} className={isEmbedded ? requestColumns : undefined}>
      <RequestCard {...{ product, titleId, title, lead, isEmbedded }}>
        <RequestFailure reason="server" />
        <FormSigns />
        <h2 className="mt-5 text-base font-bold">{t('typed')}</h2>
        <ul className="mt-2 grid gap-1 text-ink-2">
          {posted.filter(isTyped).map(([name, value]) => (
            <li key={name} className="whitespace-pre-line wrap-anywhere">
              {value}
            </li>
          ))}
        </ul>
        {posted.map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <Button type="submit" size="large" wide className="mt-5" aria-disabled={isSending}>
          {t(isSending ? 'sending' : 'sendAgain')}
        </Button>
      </RequestCard>
      {isEmbedded && <RequestAside product={product}>{children}</RequestAside>}
    </Form>
  );
}
