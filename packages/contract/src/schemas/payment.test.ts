import { expect, it } from 'vitest';
import { paymentInfoSchema, paymentMethodSchema } from './payment.ts';

const told = {
  paymentInfoResponse: { paymentMethods: [] },
  provider: 'own_invoice',
  flow: 'one_time',
  timing: 'immediate_payment',
  frequency: 'monthly',
};

/** What `read` takes of these values. */
const taken = (values: readonly string[], read: (value: string) => { readonly success: boolean }) =>
  values.filter((value) => read(value).success);

it.each([
  [
    'C9-42',
    'provider',
    ['own_transfer', 'own_invoice', 'card_provider_a', 'card_provider_b', 'transfer_provider_a', 'transfer_provider_b'],
  ],
  ['C9-45', 'flow', ['one_time', 'subscription', 'transfer', 'deferred', 'deferred_subscription', 'no_payment', 'change_date']],
  [
    'C9-46',
    'timing',
    [
      'immediate_payment',
      'subscription_immediate_payment',
      'deferred_payment_immediate_coverage',
      'deferred_payment_deferred_coverage',
    ],
  ],
  ['C9-48', 'frequency', ['daily', 'threefortnights', 'unlimited']],
] as const)('%s the %s of a payment is of the list, and nothing else', (_, name, values) => {
  const read = (value: string) => paymentInfoSchema.safeParse({ ...told, [name]: value });
  expect(taken([...values, 'other', ''], read)).toEqual(values);
});

it('C9-44 one pays by six methods, and by no other', () => {
  const methods = ['t', 'tdd', 'tdc', 'transfer', 'transfer_non_automated', 'no_payment'];
  const read = (name: string) => paymentMethodSchema.safeParse({ name, displayName: 'Nombre', prepaid: false });
  expect(taken([...methods, 'cash', ''], read)).toEqual(methods);
});
