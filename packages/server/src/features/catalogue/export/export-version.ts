import type { EditionId } from '@cotejo/core/editions';
import type { Transaction } from '../../../platform/database/connect.ts';
import type { Table } from '../import/generic/table.ts';
import { tables, type TableName } from '../import/generic/tables/tables.ts';
import {
  readMasterRows,
  readProductRows,
  readRowsBelow,
  readTariffCells,
  readTariffHeads,
  type StoredVersion,
} from './read-version-store.ts';
import { rowTexts } from './row-texts.ts';
import { cellValues, productValues, tariffValues, type StoredValues } from './stored-values.ts';
import { scorePartsSchema } from '../score-parts.ts';
import type { TableSink } from './table-sink.ts';

/** Products, and ids of tariffs, whose rows are held at once. */
const productsPerPage = 500;
const tariffsPerPage = 50;

/** A value of the catalogue that the generic format has no writing for. */
export class OutsideFormat extends Error {
  readonly line: string;

  constructor(line: string) {
    super(line);
    this.line = line;
  }
}

/** Rows written per table. */
export type ExportCounts = Map<TableName, number>;

class VersionExport {
  readonly counts: ExportCounts = new Map();
  readonly #sink: TableSink;

  constructor(sink: TableSink) {
    this.#sink = sink;
  }

  /** Writes one row. Throws OutsideFormat when an import would not take it. */
  async add<Row>(name: TableName, table: Table<Row>, values: StoredValues): Promise<void> {
    const row = (this.counts.get(name) ?? 0) + 1;
    const cells = rowTexts(table, values);
    if (!cells.ok) throw new OutsideFormat(`${name}, fila ${row + 1}, ${cells.error.join('; ')}`);
    await this.#sink.add(name, cells.value);
    this.counts.set(name, row);
  }
}

async function exportMaster(out: VersionExport, transaction: Transaction, edition: EditionId): Promise<void> {
  const master = await readMasterRows(transaction, edition);
  for (const row of master.organizations) await out.add('organizations', tables.organizations, row);
  for (const row of master.clinics) await out.add('clinics', tables.clinics, row);
  for (const row of master.features) await out.add('features', tables.features, row);
  for (const row of master.comparators) await out.add('comparators', tables.comparators, row);
}

async function exportTariffs(out: VersionExport, transaction: Transaction, versionId: number): Promise<void> {
  const heads = await readTariffHeads(transaction, versionId);
  for (const head of heads) await out.add('tariffs', tables.tariffs, tariffValues(head));
  const ids = [...new Set(heads.map(({ id }) => id))];
  for (let start = 0; start < ids.length; start += tariffsPerPage) {
    const cells = await readTariffCells(transaction, versionId, ids.slice(start, start + tariffsPerPage));
    for (const cell of cells) await out.add('tariff_rows', tables.tariff_rows, cellValues(cell));
  }
}

type Page = Awaited<ReturnType<typeof readProductRows>>;

async function exportPage(out: VersionExport, transaction: Transaction, page: Page): Promise<void> {
  const [first, last] = [page[0], page.at(-1)];
  if (!first || !last) return;
  const range = { versionId: first.versionId, first: first.id, last: last.id };
  const { coverages, tops_and_deductibles: tops, ...below } = await readRowsBelow(transaction, range);
  const codes = new Map(page.map(({ id, code }) => [id, code]));
  const own = <Row extends { readonly productId: number }>(row: Row) => ({ ...row, productCode: codes.get(row.productId) });
  for (const row of page) {
    await out.add('products', tables.products, productValues(row));
    for (const part of scorePartsSchema.parse(row.scoreParts)) {
      await out.add('score_parts', tables.score_parts, { ...part, productCode: row.code });
    }
  }
  for (const row of coverages) await out.add('coverages', tables.coverages, own(row));
  for (const row of tops) await out.add('tops_and_deductibles', tables.tops_and_deductibles, own(row));
  for (const row of below.product_clinics) await out.add('product_clinics', tables.product_clinics, own(row));
  for (const row of below.product_features) await out.add('product_features', tables.product_features, own(row));
  for (const row of below.texts) await out.add('texts', tables.texts, own(row));
  for (const row of below.offers) await out.add('offers', tables.offers, own(row));
}

/**
 * Writes everything of one version, page by page. Throws OutsideFormat when the catalogue holds what an import of the
 * generic format would refuse.
 */
export async function exportVersion(
  transaction: Transaction,
  { version, edition }: { readonly version: StoredVersion; readonly edition: EditionId },
  { sink, progress }: { readonly sink: TableSink; readonly progress: (line: string) => void },
): Promise<ExportCounts> {
  const out = new VersionExport(sink);
  await exportMaster(out, transaction, edition);
  await exportTariffs(out, transaction, version.id);
  let after = 0;
  for (;;) {
    const page = await readProductRows(transaction, version.id, { after, limit: productsPerPage });
    const last = page.at(-1);
    if (!last) return out.counts;
    await exportPage(out, transaction, page);
    after = last.id;
    progress(`${out.counts.get('products') ?? 0} productos escritos…`);
  }
}
