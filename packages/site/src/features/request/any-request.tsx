import { lazy, Suspense, use, useId, useState, type ComponentType } from 'react';
import { FormLoading } from '../../form/form-loading.tsx';
import { bringDynamicRequest, heldDynamicRequest } from './asked-form.ts';
import type { DynamicRequestProps } from './dynamic-request.tsx';
import type { AskedForm } from './priced-product.ts';
import { RequestAside, RequestCard } from './request-card.tsx';
import { requestColumns } from './request-columns.ts';
import { RequestForm, type RequestFormProps } from './request-form.tsx';
import type { DynamicOutcome, RequestOutcome } from './submit-request.ts';

/** A form whose script cannot be had stays as the server wrote it, and is posted as without. */
async function waitForEver(): Promise<never> {
  return new Promise(() => undefined);
}

const Later = lazy(async () => {
  const { DynamicRequest } = await bringDynamicRequest().catch(waitForEver);
  return { default: DynamicRequest };
});

function LaterRequest(props: DynamicRequestProps) {
  // What is there is shown at once; the choice lasts as long as the page.
  const [Shown] = useState<ComponentType<DynamicRequestProps>>(() => heldDynamicRequest()?.DynamicRequest ?? Later);
  return <Shown {...props} />;
}

interface AnyRequestProps extends Omit<RequestFormProps, 'outcome'> {
  readonly outcome: Exclude<RequestOutcome | DynamicOutcome, { kind: 'sent' }> | null;
}

interface AskedRequestProps extends AnyRequestProps {
  readonly form: AskedForm | Promise<AskedForm | null>;
}

function AskedRequest({ form, outcome, ...request }: AskedRequestProps) {
  const asked = form instanceof Promise ? use(form) : form;
  if (asked === null) return <ContactRequest {...request} outcome={outcome} />;
  return <LaterRequest {...request} asked={asked} outcome={outcome?.kind === 'unsent' ? outcome : null} />;
}

function ContactRequest({ outcome, ...request }: AnyRequestProps) {
  return <RequestForm {...request} outcome={outcome?.kind === 'unsent' ? null : outcome} />;
}

/** What is asked for, while what it asks is on its way (B4-08). */
function RequestLoading({ product, title, lead, children }: AnyRequestProps) {
  const titleId = useId();
  return (
    <div className={requestColumns}>
      <RequestCard {...{ product, titleId, title, lead }}>
        <FormLoading />
      </RequestCard>
      <RequestAside product={product}>{children}</RequestAside>
    </div>
  );
}

/** The form of a request: that of the product's process where it has one, else the contact form (B5-01). */
export function AnyRequest(props: AnyRequestProps) {
  const { form } = props.product;
  if (form === null) return <ContactRequest {...props} />;
  return (
    <Suspense fallback={<RequestLoading {...props} />}>
      <AskedRequest {...props} form={form} />
    </Suspense>
  );
}
