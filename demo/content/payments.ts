const creditCard = { name: 'tdc', displayName: 'Tarjeta de crédito', prepaid: false };
const prepaidCard = { name: 'tdc', displayName: 'Tarjeta de crédito', prepaid: true };
const debitCard = { name: 'tdd', displayName: 'Tarjeta de débito', prepaid: false };
const transfer = { name: 'transfer', displayName: 'Transferencia bancaria', prepaid: false };
const manualTransfer = { name: 'transfer_non_automated', displayName: 'Transferencia con comprobante', prepaid: false };

/** Products that are paid once, for the whole time they cover. */
const paidOnce: readonly string[] = ['SEGURO VIAJE', 'SEGURO COVID'];
/** Products that a company pays by invoice. */
const invoiced: readonly string[] = ['SEGURO COLECTIVO', 'EPS EMPRESA', 'SCTR'];

/** How a product of the demonstration that is sold online is paid; the providers have no names. */
export function demoPaymentOf(upperType: string) {
  if (paidOnce.includes(upperType)) {
    return {
      provider: 'card_provider_a',
      flow: 'one_time',
      timing: 'immediate_payment',
      frequency: 'unlimited',
      methods: [creditCard, prepaidCard, debitCard, transfer],
    };
  }
  if (invoiced.includes(upperType)) {
    return {
      provider: 'own_invoice',
      flow: 'transfer',
      timing: 'deferred_payment_immediate_coverage',
      frequency: 'monthly',
      methods: [manualTransfer],
    };
  }
  return {
    provider: 'card_provider_b',
    flow: 'subscription',
    timing: 'subscription_immediate_payment',
    frequency: 'monthly',
    methods: [creditCard, debitCard],
  };
}
