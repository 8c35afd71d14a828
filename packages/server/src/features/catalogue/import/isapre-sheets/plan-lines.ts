import type { Attention } from '@cotejo/core/coverage';
import type { ClinicDirectory, DirectoryClinic } from './clinic-directory.ts';
import { isFreeChoice, joinPieces, nameKey, splitJoined } from './clinic-names.ts';
import type { CoverageRow } from './isapre-sheet-rows.ts';
import type { SheetFindings } from './sheet-findings.ts';

/** What one plan pays at one clinic for one kind of care; clinic null is free choice. */
export interface PlanLine {
  readonly attention: Attention;
  readonly clinic: DirectoryClinic | null;
  /** The least and most that the sheet's lines say; null is 'No informado'. They differ when the lines disagree. */
  readonly least: number | null;
  readonly most: number | null;
  /** The first line that says so. */
  readonly row: CoverageRow;
}

interface Named {
  readonly row: CoverageRow;
  readonly clinics: readonly (DirectoryClinic | null)[];
}

function lineName({ planCode, attention, clinicName }: CoverageRow): string {
  return `plan ${planCode}, ${attention}, '${clinicName}'`;
}

/** Two lines that follow each other as one thing split by the page: same plan, care and percentage. */
function followOn(row: CoverageRow, next: CoverageRow | undefined): next is CoverageRow {
  return next !== undefined && next.attention === row.attention && next.percentage === row.percentage;
}

/** Finds out which clinics the lines of a plan mean, joining names cut in two and taking apart names run together. */
function nameClinics(rows: readonly CoverageRow[], directory: ClinicDirectory, findings: SheetFindings): readonly Named[] {
  const isKnown = (key: string) => directory.isKnown(key);
  const named: Named[] = [];
  let pieceTaken: CoverageRow | null = null;
  for (const [index, row] of rows.entries()) {
    if (row === pieceTaken) continue;
    const key = nameKey(row.clinicName);
    const place = { file: row.file, row: row.row, column: 'clinic_name' };
    const next = rows[index + 1];
    const whole = followOn(row, next) ? joinPieces(key, nameKey(next.clinicName), isKnown) : null;
    const clinic = whole === null ? directory.clinicOf(row.clinicId, key) : directory.clinicNamed(whole);
    if (whole !== null && clinic && next) {
      pieceTaken = next;
      named.push({ row, clinics: [clinic] });
      findings.add({
        kind: 'split-name',
        ...place,
        message: `${lineName(row)} y '${next.clinicName}' (fila ${next.row}): ${clinic.displayName}`,
      });
    } else if (clinic || isFreeChoice(key)) {
      named.push({ row, clinics: [clinic] });
    } else {
      const several = (splitJoined(key, isKnown) ?? []).flatMap((piece) => directory.clinicNamed(piece) ?? []);
      named.push({ row, clinics: several });
      const names = several.map(({ displayName }) => displayName).join(' + ');
      if (several.length > 0) findings.add({ kind: 'joined-names', ...place, message: `${lineName(row)}: ${names}` });
      else findings.add({ kind: 'incomplete-name', ...place, message: `${lineName(row)} no nombra una clínica` });
    }
  }
  return named;
}

/** Remarks on lines as printed: the same clinic_id twice, empty or zero percentages. */
function remarkLines(rows: readonly CoverageRow[], findings: SheetFindings): void {
  const seen = new Map<string, CoverageRow>();
  for (const row of rows) {
    const place = { file: row.file, row: row.row };
    const key = `${row.attention}/${row.clinicId}`;
    const first = seen.get(key);
    if (!first) seen.set(key, row);
    else {
      const differs = first.percentage !== row.percentage;
      findings.add({
        kind: differs ? 'differing-percentages' : 'repeated-line',
        ...place,
        column: differs ? 'percentage' : 'clinic_id',
        message: `${lineName(row)}: ya está en la fila ${first.row}${differs ? ` con ${first.percentage ?? 'vacío'}, aquí ${row.percentage ?? 'vacío'}` : ''}`,
      });
    }
    if (row.percentage === null)
      findings.add({ kind: 'missing-value', ...place, column: 'percentage', message: `${lineName(row)} no dice cuánto` });
    if (row.percentage === 0) findings.add({ kind: 'zero-percentage', ...place, column: 'percentage', message: lineName(row) });
    if (row.clinicName === '')
      findings.add({ kind: 'missing-value', ...place, column: 'clinic_name', message: `clinic_id ${row.clinicId} sin nombre` });
  }
}

function bound(choose: (...numbers: number[]) => number, known: number | null, percentage: number | null): number | null {
  if (known === null || percentage === null) return known ?? percentage;
  return choose(known, percentage);
}

/**
 * Turns the coverage rows of one plan, in the order of the sheet, into one line per clinic and kind of care.
 * A row that names no clinic even after repair is refused and told; everything else is taken.
 */
export function planLines(
  rows: readonly CoverageRow[],
  directory: ClinicDirectory,
  findings: SheetFindings,
): readonly PlanLine[] {
  remarkLines(rows, findings);
  const lines = new Map<string, PlanLine>();
  for (const { row, clinics } of nameClinics(rows, directory, findings)) {
    for (const clinic of clinics) {
      const { attention, percentage } = row;
      const key = `${attention}/${clinic?.id ?? ''}`;
      const known = lines.get(key);
      lines.set(key, {
        attention,
        clinic,
        least: bound(Math.min, known?.least ?? null, percentage),
        most: bound(Math.max, known?.most ?? null, percentage),
        row: known?.row ?? row,
      });
    }
  }
  return [...lines.values()];
}
