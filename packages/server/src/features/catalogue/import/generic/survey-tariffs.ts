import type { GenericFindings } from './generic-findings.ts';
import { overlappingRows } from './overlapping-rows.ts';
import type { References } from './references.ts';
import { SheetOrder } from './sheet-order.ts';
import type { TableRow } from './table-rows.ts';
import type { TableSurvey } from './table-survey.ts';
import { checkCell, tariffKeyOf, type TariffCellRow, type TariffHeadRow } from './tariff-content.ts';
import { tables } from './tables/tables.ts';

export interface SurveyedTariffs {
  /** Where an id was first seen, by id. */
  readonly ids: ReadonlyMap<string, TableRow<TariffHeadRow>>;
}

interface Heads extends SurveyedTariffs {
  readonly byKey: ReadonlyMap<string, TariffHeadRow>;
  readonly places: ReadonlyMap<string, number>;
}

/** Two tariffs of one id never hold on the same day. */
function findOverlaps(survey: TableSurvey, heads: readonly TableRow<TariffHeadRow>[]): void {
  for (const series of Map.groupBy(heads, ({ row }) => row.id).values()) {
    const inTime = series.toSorted((one, other) => (one.row.validFrom < other.row.validFrom ? -1 : 1));
    inTime.forEach(({ row, problem }, index) => {
      const before = inTime[index - 1]?.row;
      if (!before || before.validFrom === row.validFrom) return;
      if (before.validTo !== null && before.validTo < row.validFrom) return;
      const until = before.validTo === null ? 'no tiene fin' : `vale hasta ${before.validTo}`;
      survey.add(
        problem('validFrom', `la tarifa '${row.id}' del ${row.validFrom} se pisa con la del ${before.validFrom}, que ${until}`),
      );
    });
  }
}

async function readHeads(survey: TableSurvey): Promise<Heads> {
  const heads: TableRow<TariffHeadRow>[] = [];
  const seen = new Set<string>();
  await survey.read(['tariffs', tables.tariffs], (given) => {
    const key = ({ id, validFrom }: TariffHeadRow) => tariffKeyOf(id, validFrom);
    if (survey.isFirst(seen, given, { field: 'id', key })) heads.push(given);
  });
  findOverlaps(survey, heads);
  const keys = heads.map(({ row }) => tariffKeyOf(row.id, row.validFrom));
  return {
    ids: new Map(heads.toReversed().map((head) => [head.row.id, head])),
    byKey: new Map(heads.map(({ row }, index) => [keys[index] ?? '', row])),
    places: new Map(keys.map((key, index) => [key, index])),
  };
}

function remarkOverlaps(findings: GenericFindings, cells: readonly TableRow<TariffCellRow>[]): void {
  for (const { earlier, later } of overlappingRows(cells.map(({ row }) => row))) {
    const [first, second] = [cells[earlier], cells[later]];
    if (!first || !second) continue;
    const { file, row } = second.problem('ageFrom', '');
    const other = first.problem('ageFrom', '').row;
    const message = `tarifa '${second.row.tariffId}': quien cabe en esta fila cabe también en la fila ${other}, con otro precio`;
    findings.add({ kind: 'overlapping-rows', file, row: row ?? 0, column: null, message });
  }
}

/** Reads tariffs and their rows, holding the rows of one tariff at a time. */
export async function surveyTariffs(
  survey: TableSurvey,
  { references, findings }: { readonly references: References; readonly findings: GenericFindings },
): Promise<SurveyedTariffs> {
  const heads = await readHeads(survey);
  const order = new SheetOrder(survey, 'tariffs', heads.places);
  const withRows = new Set<string>();
  let cells: TableRow<TariffCellRow>[] = [];
  await survey.read(['tariff_rows', tables.tariff_rows], (given) => {
    const { row, problem } = given;
    const key = tariffKeyOf(row.tariffId, row.validFrom);
    const isNew = order.isNew(key);
    if (!order.accepts(given, { field: 'tariffId', key, shown: `${row.tariffId} del ${row.validFrom}` })) return;
    if (isNew) {
      remarkOverlaps(findings, cells);
      cells = [];
    }
    cells.push(given);
    withRows.add(key);
    const head = heads.byKey.get(key);
    if (head) checkCell(head, row, (field, message) => survey.add(problem(field, message)));
    if (row.region !== null) references.name('region', row.region, (message) => problem('region', message));
  });
  remarkOverlaps(findings, cells);
  return heads;
}
