import type { CoveredProduct } from '@cotejo/core/care';
import type { Product } from '@cotejo/core/catalogue';
import { amountKeys } from '@cotejo/core/catalogue-content';
import type { ProductDetailRecord, QualifiedAmount } from './product-detail.ts';

/** The product with its amounts, as its worked examples need it. */
export function coveredProduct(product: Product, { coverageTags, topsAndDeductibles }: ProductDetailRecord): CoveredProduct {
  return {
    ...product,
    coverages: coverageTags.flatMap(({ coverages }) =>
      coverages.flatMap(({ benefitCode, clinic, amounts }) =>
        amountKeys.flatMap((amountKey) => {
          const bounds = amounts[amountKey];
          return bounds ? [{ benefitCode, clinicCode: clinic?.code ?? null, amountKey, ...bounds }] : [];
        }),
      ),
    ),
    topsAndDeductibles: topsAndDeductibles.flatMap(({ clinics }) =>
      clinics.flatMap(({ clinic, tops, deductibles }) => {
        const row = (kind: 'top' | 'deductible') => (amount: QualifiedAmount) => ({
          kind,
          clinicCode: clinic?.code ?? null,
          amount: amount.amount,
          unit: amount.unit,
        });
        return [...tops.map(row('top')), ...deductibles.map(row('deductible'))];
      }),
    ),
  };
}
