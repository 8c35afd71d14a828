/** A kind of work as a comparator offers it, under its sector; one without a sector is a sector of its own. */
interface KindOfWork {
  readonly code: string;
  readonly name: string;
  readonly group: string | null;
}

/** The sectors of kinds of work in their order; the id of each is its place, from 1 (C3-28, C3-42). */
export function sectorNamesOf(kinds: readonly KindOfWork[]): readonly string[] {
  return [...new Set(kinds.map(({ group, name }) => group ?? name))];
}

/** What a profile says of a chosen kind of work beside its code (C3-28, C3-30). */
export interface WorkWords {
  readonly sectorId: number;
  readonly sectorLabel: string;
  readonly workLabel: string;
}

/** How a kind of work and its sector read, and the sector's id; null: it is none of them. */
export function wordsOfWork(kinds: readonly KindOfWork[], code: string | null): WorkWords | null {
  const chosen = kinds.find((kind) => kind.code === code);
  if (!chosen) return null;
  const sectorLabel = chosen.group ?? chosen.name;
  return { sectorId: sectorNamesOf(kinds).indexOf(sectorLabel) + 1, sectorLabel, workLabel: chosen.name };
}
