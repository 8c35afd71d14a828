import type { PaymentInfo } from '@cotejo/contract/payment';
import { Icon } from '@cotejo/ui/icon';
import { Link } from 'react-router';
import { useTexts } from '../../texts/use-texts.ts';
import { requestTexts } from '../../request/texts.ts';
import { paymentFrequencyText } from './payment-frequency-text.ts';
import { paymentTexts } from './payment-texts.ts';

interface PaymentMethodsProps {
  /** Null: it cannot be told now. */
  readonly info: PaymentInfo | null;
  /** The same page without the payment. */
  readonly closeUrl: string;
  /** What the page was come to with, which is kept beside the payment. */
  readonly state: unknown;
}

/** How a product is paid, beside the form that asks for it (A2.2-052, A2.2-054). */
export function PaymentMethods({ info, closeUrl, state }: PaymentMethodsProps) {
  const t = useTexts(requestTexts);
  const tPayment = useTexts(paymentTexts);
  const frequency = info === null ? null : paymentFrequencyText(info, tPayment);
  const methods = info?.paymentInfoResponse.paymentMethods ?? [];
  return (
    <aside id="pago" aria-labelledby="pago-titulo" className="rounded-card border border-line bg-surface p-4.5 lg:p-7">
      <h2 id="pago-titulo" className="text-lg">
        {t('howToPay')}
      </h2>
      {methods.length === 0 ? (
        <p className="mt-2 text-ink-2">{t(info === null ? 'unknownMethods' : 'noMethods')}</p>
      ) : (
        <>
          {frequency !== null && <p className="mt-2">{frequency}</p>}
          <p className="mt-2 text-ink-2">{t('methods')}</p>
          <ul className="mt-2 grid gap-2">
            {methods.map(({ name, prepaid }) => (
              <li key={`${name} ${String(prepaid)}`} className="flex items-center gap-2.5">
                <Icon name="check" className="size-4.5 text-action" />
                {prepaid ? t('prepaid', { method: t(`method.${name}`) }) : t(`method.${name}`)}
              </li>
            ))}
          </ul>
        </>
      )}
      <Link
        to={closeUrl}
        state={state}
        preventScrollReset
        className="mt-3 inline-flex min-h-11 items-center font-semibold text-action"
      >
        {t('hidePayment')}
      </Link>
    </aside>
  );
}
