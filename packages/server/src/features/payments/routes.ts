import { paymentInfoSchema, type PaymentInfo } from '@cotejo/contract/payment';
import { findProduct } from '@cotejo/core/find-product';
import { fail, ok } from '@cotejo/core/result';
import type { Database } from '../../platform/database/connect.ts';
import type { Handlers } from '../../platform/http/handlers.ts';
import { catalogueOfCall, type PublishedCatalogue } from '../../platform/published-catalogue.ts';
import { findPayment } from './payment-store.ts';

export interface PaymentServices {
  readonly memory: PublishedCatalogue;
  readonly database: Database;
}

/** What is answered of a product that is not paid here. */
const notPaidHere: PaymentInfo = {
  paymentInfoResponse: { paymentMethods: [] },
  provider: null,
  flow: 'no_payment',
  timing: null,
  frequency: null,
};

/** Handler of how a product is paid. */
export function paymentHandlers({ memory, database }: PaymentServices): Handlers<'getPaymentInfo'> {
  return {
    getPaymentInfo: async ({ params }, call) => {
      const { edition } = call;
      const product = findProduct(catalogueOfCall(memory, call), params.id);
      if (product === null) return fail({ kind: 'not-found', detail: 'No existe ese producto' });
      const row = await findPayment(database, edition.id, product.code);
      if (row === null) return ok({ data: notPaidHere });
      return ok({ data: paymentInfoSchema.parse({ ...row, paymentInfoResponse: { paymentMethods: row.methods } }) });
    },
  };
}
