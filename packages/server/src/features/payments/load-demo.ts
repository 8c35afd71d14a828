import { paymentInfoSchema } from '@cotejo/contract/payment';
import { salesOfferOf } from '@cotejo/core/requests';
import { demoPaymentOf } from '@cotejo/demo/payments';
import type { Transaction } from '../../platform/database/connect.ts';
import { insertMissingPayments, readDemonstrationProducts } from './payment-store.ts';

/** Stores how the demonstration's products that are sold online are paid. Throws where that is no way to pay. */
export async function loadDemoPayments(transaction: Transaction): Promise<void> {
  const products = await readDemonstrationProducts(transaction);
  const rows = products
    .filter(({ salesChannels }) => salesOfferOf(salesChannels).online)
    .map(({ edition, code, upperType }) => {
      const { methods, ...payment } = demoPaymentOf(upperType);
      paymentInfoSchema.parse({ ...payment, paymentInfoResponse: { paymentMethods: methods } });
      return { edition, productCode: code, ...payment, methods };
    });
  await insertMissingPayments(transaction, rows);
}
