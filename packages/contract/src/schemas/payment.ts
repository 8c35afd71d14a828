import { paymentFrequencies } from '@cotejo/core/payment-frequency';
import { z } from 'zod';

/** How one can pay (B9-35, C9-44). */
const paymentMethodNames = ['t', 'tdd', 'tdc', 'transfer', 'transfer_non_automated', 'no_payment'] as const;
/** Who takes the money: two ways of our own, four providers of card and transfer payments (C9-42). */
const paymentProviders = [
  'own_transfer',
  'own_invoice',
  'card_provider_a',
  'card_provider_b',
  'transfer_provider_a',
  'transfer_provider_b',
] as const;
/** What happens with the money after the first payment; the deferred options are two (C9-45). */
const paymentFlows = [
  'one_time',
  'subscription',
  'transfer',
  'deferred',
  'deferred_subscription',
  'no_payment',
  'change_date',
] as const;
/** When one pays and from when one is covered (C9-46). */
const paymentTimings = [
  'immediate_payment',
  'subscription_immediate_payment',
  'deferred_payment_immediate_coverage',
  'deferred_payment_deferred_coverage',
] as const;
/** A way to pay; `prepaid` is shown as 'prepago' beside the credit card, 'tdc' (B9-36, B9-37). */
export const paymentMethodSchema = z.object({
  name: z.enum(paymentMethodNames),
  displayName: z.string().min(1).max(80),
  prepaid: z.boolean(),
});

/** How a product is paid here (A3-44). Nothing is paid here for what is not sold online: no methods, and the flow 'no_payment'. */
export const paymentInfoSchema = z
  .object({
    paymentInfoResponse: z.object({ paymentMethods: z.array(paymentMethodSchema) }),
    provider: z.enum(paymentProviders).nullable(),
    flow: z.enum(paymentFlows),
    timing: z.enum(paymentTimings).nullable(),
    frequency: z.enum(paymentFrequencies).nullable(),
  })
  .meta({ id: 'PaymentInfo' });
export type PaymentInfo = z.infer<typeof paymentInfoSchema>;
