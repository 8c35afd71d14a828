import type { ProfilePrice } from '@cotejo/contract/compare';
import { Button } from '@cotejo/ui/button';
import { Sheet } from '@cotejo/ui/sheet';
import { useEffect, useEffectEvent } from 'react';
import { useFetcher } from 'react-router';
import { AdvisorPlace } from '../advisor/advisor-place.tsx';
import { FormSendingProvider } from '../form/form-sending.ts';
import { layoutTexts } from '../layout/texts.ts';
import type { ProductPageData } from '../product-data/load-product.ts';
import type { Reasons } from '../reasons/load-reasons.ts';
import { useTexts } from '../texts/use-texts.ts';
import { AnyRequest } from './any-request.tsx';
import { BegunAgain } from './begun-again.tsx';
import { answerTitle, EarlierText, ExecutiveFacts } from './executive-card.tsx';
import type { AskedForm } from './priced-product.ts';
import { SentNote } from './sent-note.tsx';
import type { DynamicOutcome, RequestOutcome } from './submit-request.ts';
import { requestTexts, sentTexts } from './texts.ts';
import { TravelHandOff } from './travel-hand-off.tsx';
import { useAnswer } from './use-answer.ts';
import { useTellSent } from './use-tell-sent.ts';
import { wayOf } from './way-of.ts';

export { answerRequest, pricedProduct } from './answer-request.ts';
export { askForm } from './asked-form.ts';

export interface RequestDialogProps {
  readonly data: ProductPageData;
  readonly price: ProfilePrice;
  /** The form of the product's process; null: the contact form asks. */
  readonly form: AskedForm | null;
  readonly open: boolean;
  /** Asked for by Escape, the cross, 'Cerrar' or a press outside. */
  readonly onClose: () => void;
  /** What is said once it went, in place of the usual (B8-06). */
  readonly sentText?: string | undefined;
}

/** Stand beside the form on its own page alone. */
const noReasons: Reasons = { for: 'people', all: [] };

/**
 * The form of a request over the page of its product, then the executive who answers it (B §2.1, B §2.2). What was typed stays in
 * this tab when it is closed; what came of the last sending is forgotten then, unless it is still to come, but for an answer.
 */
export function RequestDialog({ data, price, form, open, onClose, sentText }: RequestDialogProps) {
  const [t, tSent, tLayout] = [useTexts(requestTexts), useTexts(sentTexts), useTexts(layoutTexts)];
  const sending = useFetcher<RequestOutcome | DynamicOutcome>();
  const outcome = sending.data ?? null;
  const { item } = data.detail;
  useTellSent(item, outcome);
  const asked = useAnswer(item, outcome, { isExample: !data.profile.ingresodatos, isShown: open });
  const forget = useEffectEvent(() => {
    if (sending.state === 'idle') sending.reset();
  });
  useEffect(() => (open ? () => forget() : undefined), [open]);
  const way = wayOf(item, price);
  const product = { ...data, price, form, reasons: noReasons };
  const close = (): void => {
    if (open) onClose();
  };
  if (asked.kind === 'answered') {
    const { answer, isToday, onAgain, isTakenBack } = asked;
    return (
      <Sheet
        open={open}
        onClose={close}
        title={tSent(answerTitle(asked))}
        closeText={tLayout('close')}
        footer={
          <>
            {onAgain && (
              <Button look="outline" wide onClick={onAgain}>
                {tSent('again')}
              </Button>
            )}
            <Button wide onClick={close}>
              {tLayout('close')}
            </Button>
          </>
        }
      >
        <div className="grid gap-5">
          {onAgain ? (
            <EarlierText isTakenBack={isTakenBack} />
          ) : (
            <SentNote receivedBefore={answer.receivedBefore} text={sentText} />
          )}
          <div>
            <ExecutiveFacts {...{ answer, item, isToday, onAgain, isTakenBack }} isExample={asked.isExample} place="dialog" />
          </div>
          <TravelHandOff product={product} said={asked.journey} />
        </div>
      </Sheet>
    );
  }
  return (
    <Sheet open={open} onClose={close} title={t(`title.${way}`)} closeText={tLayout('close')}>
      <FormSendingProvider value={sending}>
        <BegunAgain isAgain={asked.isAgain}>
          <AnyRequest
            key={item.productCode}
            {...{ product }}
            outcome={asked.outcome}
            title={t(`title.${way}`)}
            lead={t(`lead.${way}`)}
            isEmbedded={false}
          >
            {null}
          </AnyRequest>
        </BegunAgain>
      </FormSendingProvider>
      <div className="mt-6">
        <AdvisorPlace />
      </div>
    </Sheet>
  );
}
