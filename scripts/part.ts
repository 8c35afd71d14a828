/** What one part of the gate or of the tests came to. */
export interface Part {
  readonly name: string;
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
  readonly seconds: number;
  /** What to read when it failed; empty otherwise. */
  readonly details: string;
}

/** One line for a part: a mark, its name, and its figures. */
export function lineOf({ name, passed, failed, skipped, seconds }: Part): string {
  const figures = [
    ...(passed + failed + skipped > 1 ? [`${passed} passed`] : []),
    ...(failed > 0 ? [`${failed} failed`] : []),
    ...(skipped > 0 ? [`${skipped} skipped`] : []),
  ];
  return `${failed > 0 ? 'FAIL' : 'ok  '}  ${name.padEnd(24)} ${`${seconds.toFixed(1)} s`.padStart(8)}   ${figures.join(', ')}`.trimEnd();
}

/** Sums of the parts, and the closing line for the whole: 'N passed, N failed', and skipped ones where there are any. */
export function closingLine(parts: readonly Part[]): string {
  const sum = (pick: (part: Part) => number): number => parts.reduce((total, part) => total + pick(part), 0);
  const skipped = sum((part) => part.skipped);
  return `${sum((part) => part.passed)} passed, ${sum((part) => part.failed)} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}

/** The parts as a table with a row each. */
export function tableOf(parts: readonly Part[]): string {
  const rows = [
    ['part', 'passed', 'failed', 'skipped', 'seconds'],
    ...parts.map((part) => [part.name, String(part.passed), String(part.failed), String(part.skipped), part.seconds.toFixed(1)]),
  ];
  const widths = [0, 1, 2, 3, 4].map((column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows
    .map((row) =>
      row
        .map((cell, column) => (column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0)))
        .join('  '),
    )
    .join('\n');
}
