import { lazy, Suspense, use, useId, useMemo, useState, type ComponentType } from 'react';
import { FormLoading } from '../form/form-loading.tsx';
import { bringDynamicRequest, heldDynamicRequest } from './asked-form.ts';
import { RequestAgain } from './dynamic-again.tsx';
import type { DynamicRequestProps } from './dynamic-request.tsx';
import type { AskedForm } from './priced-product.ts';
import { RequestAside, RequestCard } from './request-card.tsx';
import { requestColumns } from './request-columns.ts';
import { RequestForm, type RequestFormProps } from './request-form.tsx';
import { emptyValues, type DynamicOutcome, type RequestOutcome } from './submit-request.ts';

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

type Unsent = Exclude<RequestOutcome | DynamicOutcome, { kind: 'sent' }>;
type UnsentContact = Exclude<RequestOutcome, { kind: 'sent' }>;

interface AnyRequestProps extends Omit<RequestFormProps, 'outcome'> {
  readonly outcome: Unsent | null;
}

/** What became of a form made of data, as the contact form in its place tells it. */
function contactOutcome(outcome: Unsent | null): UnsentContact | null {
  if (outcome?.kind !== 'unsent') return outcome;
  const failure = outcome.failure ?? 'server';
  return typeof failure === 'string'
    ? { kind: 'failed', reason: failure, values: emptyValues, doubt: outcome.doubt }
    : { kind: 'refused', ...failure, values: emptyValues };
}

interface AskedRequestProps extends AnyRequestProps {
  readonly form: AskedForm | Promise<AskedForm | null>;
}

/** The same the other way about. */
function dynamicOutcome(outcome: Unsent | null): DynamicOutcome | null {
  if (outcome === null || outcome.kind === 'unsent') return outcome;
  const failure = outcome.kind === 'failed' ? outcome.reason : outcome.kind === 'refused' ? outcome : 'server';
  return { kind: 'unsent', returned: null, failure, ...(outcome.kind === 'failed' && { doubt: outcome.doubt }) };
}

function AskedRequest({ form, outcome, ...request }: AskedRequestProps) {
  const asked = form instanceof Promise ? use(form) : form;
  const told = useMemo(() => dynamicOutcome(outcome), [outcome]);
  if (asked === null) return <ContactRequest {...request} outcome={outcome} />;
  return <LaterRequest {...request} asked={asked} outcome={told} />;
}

function ContactRequest({ outcome, ...request }: AnyRequestProps) {
  const told = useMemo(() => contactOutcome(outcome), [outcome]);
  if (outcome?.kind === 'unsent' && outcome.posted) return <RequestAgain {...request} posted={outcome.posted} />;
  return <RequestForm {...request} outcome={told} />;
}

/** What is asked for, while what it asks is on its way (B4-08). */
function RequestLoading({ product, title, lead, isEmbedded, children }: AnyRequestProps) {
  const titleId = useId();
  return (
    <div className={isEmbedded ? requestColumns : undefined}>
      <RequestCard {...{ product, titleId, title, lead, isEmbedded }}>
        <FormLoading />
      </RequestCard>
      {isEmbedded && <RequestAside product={product}>{children}</RequestAside>}
    </div>
  );
}

/**
 * The form of a request: that of the product's process where it has one, else the contact form (B5-01). It stays the one that is
 * filled in: a contact form that was posted comes back as such, and no other answer to what is asked takes a form away.
 */
export function AnyRequest(props: AnyRequestProps) {
  const { outcome, product } = props;
  const [form] = useState(outcome === null || outcome.kind === 'unsent' ? product.form : null);
  if (form === null) return <ContactRequest {...props} />;
  return (
    <Suspense fallback={<RequestLoading {...props} />}>
      <AskedRequest {...props} form={form} />
    </Suspense>
  );
}
