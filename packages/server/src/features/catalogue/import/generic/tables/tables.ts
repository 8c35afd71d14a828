import type { Table } from '../table.ts';
import { clinicsTable, comparatorsTable, featuresTable, organizationsTable } from './master-tables.ts';
import {
  coveragesTable,
  offersTable,
  productClinicsTable,
  productFeaturesTable,
  scorePartsTable,
  textsTable,
  topsTable,
} from './product-part-tables.ts';
import { productsTable } from './product-table.ts';
import { tariffRowsTable, tariffsTable } from './tariff-tables.ts';

/** Every table of the generic format by its name, in the order an export writes them. */
export const tables = {
  organizations: organizationsTable,
  clinics: clinicsTable,
  features: featuresTable,
  comparators: comparatorsTable,
  tariffs: tariffsTable,
  tariff_rows: tariffRowsTable,
  products: productsTable,
  score_parts: scorePartsTable,
  coverages: coveragesTable,
  tops_and_deductibles: topsTable,
  product_clinics: productClinicsTable,
  product_features: productFeaturesTable,
  texts: textsTable,
  offers: offersTable,
} as const;

export type TableName = keyof typeof tables;
export const tableNames = [
  'organizations',
  'clinics',
  'features',
  'comparators',
  'tariffs',
  'tariff_rows',
  'products',
  'score_parts',
  'coverages',
  'tops_and_deductibles',
  'product_clinics',
  'product_features',
  'texts',
  'offers',
] as const satisfies readonly TableName[];

/** What every table has, whatever its rows. */
export type TableShape = Pick<Table<unknown>, 'name' | 'fields' | 'kinds' | 'required' | 'otherNames'>;
