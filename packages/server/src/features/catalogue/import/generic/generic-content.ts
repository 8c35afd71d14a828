import type { ProductContent, TariffContent } from '@cotejo/core/catalogue-content';
import type { CatalogueToWrite } from '../../write-catalogue-store.ts';
import type { Progress } from '../importer.ts';
import { productContent } from './product-content.ts';
import { RowsSideBySide, surveyedRows } from './rows-side-by-side.ts';
import type { MasterContent } from './survey-master.ts';
import type { GenericFolder } from './table-rows.ts';
import type { Table } from './table.ts';
import { tariffContent, tariffKeyOf } from './tariff-content.ts';
import { tables, type TableName } from './tables/tables.ts';

/** Products between two lines of progress. */
const productsPerLine = 1_000;

async function* tariffsOf(folder: GenericFolder): AsyncGenerator<TariffContent> {
  const cells = new RowsSideBySide(surveyedRows(folder, ['tariff_rows', tables.tariff_rows]), ({ tariffId, validFrom }) =>
    tariffKeyOf(tariffId, validFrom),
  );
  try {
    for await (const head of surveyedRows(folder, ['tariffs', tables.tariffs])) {
      yield tariffContent(head, await cells.take(tariffKeyOf(head.id, head.validFrom)));
    }
    cells.requireEnd();
  } finally {
    await cells.stop();
  }
}

function belowProducts<Row extends { readonly productCode: string }>(
  folder: GenericFolder,
  entry: readonly [TableName, Table<Row>],
): RowsSideBySide<Row> {
  return new RowsSideBySide(surveyedRows(folder, entry), ({ productCode }) => productCode);
}

async function* productsOf(
  folder: GenericFolder,
  { count, progress }: { readonly count: number; readonly progress: Progress },
): AsyncGenerator<ProductContent> {
  const below = {
    score_parts: belowProducts(folder, ['score_parts', tables.score_parts]),
    coverages: belowProducts(folder, ['coverages', tables.coverages]),
    tops_and_deductibles: belowProducts(folder, ['tops_and_deductibles', tables.tops_and_deductibles]),
    product_clinics: belowProducts(folder, ['product_clinics', tables.product_clinics]),
    product_features: belowProducts(folder, ['product_features', tables.product_features]),
    texts: belowProducts(folder, ['texts', tables.texts]),
    offers: belowProducts(folder, ['offers', tables.offers]),
  };
  let given = 0;
  try {
    for await (const row of surveyedRows(folder, ['products', tables.products])) {
      given += 1;
      if (given % productsPerLine === 0) progress(`${given} de ${count} productos escritos…`);
      yield productContent(row, {
        score_parts: await below.score_parts.take(row.code),
        coverages: await below.coverages.take(row.code),
        tops_and_deductibles: await below.tops_and_deductibles.take(row.code),
        product_clinics: await below.product_clinics.take(row.code),
        product_features: await below.product_features.take(row.code),
        texts: await below.texts.take(row.code),
        offers: await below.offers.take(row.code),
      });
    }
    for (const rows of Object.values(below)) rows.requireEnd();
  } finally {
    for (const rows of Object.values(below)) await rows.stop();
  }
}

/** A surveyed folder as content whose tariffs and products are read from the files as they are asked for. */
export function genericContent(
  folder: GenericFolder,
  master: MasterContent,
  given: { readonly count: number; readonly progress: Progress },
): CatalogueToWrite {
  const { edition, layer, source, isDemonstration } = folder.mapping;
  return {
    edition,
    layer,
    source,
    isDemonstration,
    ...master,
    tariffs: tariffsOf(folder),
    products: productsOf(folder, given),
  };
}
