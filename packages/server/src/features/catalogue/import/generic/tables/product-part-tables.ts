import { amountKeys, offerTypes, textTypes } from '@cotejo/core/catalogue-content';
import {
  decimal,
  measure,
  member,
  name,
  optionalDay,
  optionalDecimal,
  optionalInteger,
  optionalName,
  optionalText,
  text,
} from '../fields.ts';
import { tableOf } from '../table.ts';
import { sourceFields } from './product-table.ts';
import { checkOrder, checkSource } from './row-checks.ts';
import { mostAmount } from './tariff-tables.ts';

const percentage = { least: 0, most: 100 };
const amount = { least: 0, most: mostAmount, decimals: 5 };

export const scorePartsTable = tableOf('score_parts', {
  productCode: name(),
  category: name(),
  weight: measure({ least: 0, most: 1_000 }),
  points: measure({ least: 0, most: 100 }),
});

export const coveragesTable = tableOf(
  'coverages',
  {
    productCode: name(),
    tag: name(),
    tagDisplayName: name(),
    benefit: text(),
    benefitCode: text(),
    clinicCode: optionalName(),
    amountKey: member(amountKeys),
    minAmount: optionalDecimal(amount),
    maxAmount: optionalDecimal(amount),
    unit: text(),
    validFrom: optionalDay(),
    validTo: optionalDay(),
    ...sourceFields,
  },
  (row, add) => {
    checkOrder(row, ['validFrom', 'validTo'], add);
    checkSource(row, add);
    const [least, most] = [row.minAmount, row.maxAmount].map((each) => (each === null ? null : Number(each)));
    if (typeof least === 'number' && typeof most === 'number' && least > most) {
      add('maxAmount', `es ${most}, menos que minAmount (${least})`);
    }
    if (!row.amountKey.startsWith('percentage')) return;
    for (const field of ['minAmount', 'maxAmount'] as const) {
      if (Number(row[field] ?? 0) > 100) add(field, `es ${row[field]}; un porcentaje no pasa de 100`);
    }
  },
);

export const topsTable = tableOf(
  'tops_and_deductibles',
  {
    productCode: name(),
    name: name(),
    clinicCode: optionalName(),
    kind: member(['top', 'deductible']),
    amount: decimal(amount),
    unit: text(),
    qualifier: text(),
    ...sourceFields,
  },
  checkSource,
);

export const productClinicsTable = tableOf('product_clinics', {
  productCode: name(),
  clinicCode: name(),
  hospitalaria: optionalInteger(percentage),
  ambulatoria: optionalInteger(percentage),
  urgencia: optionalInteger(percentage),
});

export const productFeaturesTable = tableOf('product_features', { productCode: name(), featureName: name() });

export const textsTable = tableOf('texts', {
  productCode: name(),
  kind: member(['description', 'faq', 'document', 'video', 'image']),
  type: member(textTypes),
  title: text(),
  body: text(),
  icon: optionalText(),
  url: optionalText(),
  date: optionalDay(),
});

export const offersTable = tableOf(
  'offers',
  {
    productCode: name(),
    type: member(offerTypes),
    title: text(),
    text: text(),
    value: optionalDecimal(amount),
    unit: optionalName(),
    stock: optionalInteger({ least: 0, most: 2_147_483_647 }),
    validFrom: optionalDay(),
    validTo: optionalDay(),
  },
  (row, add) => checkOrder(row, ['validFrom', 'validTo'], add),
);
