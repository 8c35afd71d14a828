import { cleanName, isFreeChoice, isIncomplete, nameKey, splitJoined, tellingWords } from './clinic-names.ts';
import type { RowPlace } from '../row-problems.ts';
import type { ClinicRow, CoverageRow } from './isapre-sheet-rows.ts';
import type { SheetFindings } from './sheet-findings.ts';

/** One clinic under all the identifiers and spellings of the sheets. */
export interface DirectoryClinic {
  /** The clinic_id with most lines, or, for a name filed under another clinic's, one made of the name. */
  readonly id: string;
  readonly displayName: string;
  /** The spellings in use, most printed first; rare ones, such as misprints, are left out. */
  readonly names: readonly string[];
  readonly address: string | null;
  readonly latitude: number | null;
  readonly longitude: number | null;
  readonly place: RowPlace;
}

interface Spelling {
  readonly clinicId: string;
  readonly key: string;
  readonly name: string;
  readonly place: RowPlace;
  lines: number;
}

/** Counts which names each clinic_id carries, over all coverage lines: small, however many lines there are. */
export class SpellingCounts {
  readonly #spellings = new Map<string, Spelling>();

  add({ file, row, clinicId, clinicName }: Pick<CoverageRow, 'file' | 'row' | 'clinicId' | 'clinicName'>): void {
    const name = cleanName(clinicName);
    const known = this.#spellings.get(`${clinicId}/${name}`);
    if (known) known.lines += 1;
    else this.#spellings.set(`${clinicId}/${name}`, { clinicId, name, key: nameKey(name), place: { file, row }, lines: 1 });
  }

  get all(): readonly Spelling[] {
    return [...this.#spellings.values()];
  }
}

/** A spelling is in use when at least this share of its clinic's lines carries it. */
const usedShare = 0.1;

function mostLines(spellings: readonly Spelling[]): Spelling | undefined {
  return spellings.reduce<Spelling | undefined>((most, each) => (most && most.lines >= each.lines ? most : each), undefined);
}

/** True when two names share a telling word, or one's word is inside the other's ('Dávila' in the misprint 'DávilaVespucio'). */
function sharesWord(one: string, other: string): boolean {
  const [words, others] = [[...tellingWords(one)], [...tellingWords(other)]];
  if (words.length === 0 || others.length === 0) return true;
  const touches = (word: string, second: string) =>
    word === second || (Math.min(word.length, second.length) >= 3 && (word.includes(second) || second.includes(word)));
  return words.some((word) => others.some((second) => touches(word, second)));
}

/** The names of one clinic_id that go with its most printed one, directly or over another of its names. */
function withMain(spellings: readonly Spelling[], main: Spelling): ReadonlySet<Spelling> {
  const together = new Set([main]);
  // A set visits what is added while it is walked.
  for (const member of together) {
    for (const spelling of spellings) if (sharesWord(spelling.key, member.key)) together.add(spelling);
  }
  return together;
}

/** The name that a misprint lost its last letter from: 'Clínica La Portad'. */
function completed(key: string, keys: ReadonlySet<string>): string {
  return [...keys].find((other) => other.length === key.length + 1 && other.startsWith(key)) ?? key;
}

/** Joins what belongs together: each member points at another of its group, the last one at itself. */
class Groups {
  readonly #parents = new Map<string, string>();

  root(member: string): string {
    const parent = this.#parents.get(member) ?? member;
    return parent === member ? member : this.root(parent);
  }

  join(one: string, other: string): void {
    this.#parents.set(this.root(one), this.root(other));
  }
}

/** Says which clinic a line means, by its identifier and its printed name. */
export class ClinicDirectory {
  readonly #byGroup = new Map<string, DirectoryClinic>();
  readonly #groupOfSpelling = new Map<string, string>();
  readonly #groupOfKey = new Map<string, string>();

  /**
   * Groups identifiers whose names are spelt alike, and sets apart names that share no word with the rest of their
   * identifier ('Isamédica' under the number of Integramédica). Both are told in the findings.
   */
  constructor(rows: readonly ClinicRow[], counts: SpellingCounts, findings: SheetFindings) {
    const rowOf = new Map(rows.map((row) => [row.clinicId, row]));
    const keys = new Set(counts.all.map(({ key }) => key));
    const spellings = counts.all.filter(
      ({ key }) => !isIncomplete(key) && !isFreeChoice(key) && splitJoined(key, (piece) => keys.has(piece)) === null,
    );
    const groups = new Groups();
    const members = new Map<Spelling, string>();
    for (const ofId of Map.groupBy(spellings, ({ clinicId }) => clinicId).values()) {
      const main = mostLines(ofId);
      if (!main) continue;
      const together = withMain(ofId, main);
      for (const spelling of ofId) {
        const { clinicId, key, name, lines, place } = spelling;
        members.set(spelling, together.has(spelling) ? clinicId : `${clinicId}/${[...tellingWords(key)].join(' ')}`);
        if (together.has(spelling)) continue;
        const message = `'${name}' (${lines} líneas) lleva el clinic_id de '${main.name}'`;
        findings.add({ kind: 'misfiled-name', ...place, column: 'clinic_name', message });
      }
    }
    const firstOfKey = new Map<string, string>();
    for (const [{ key }, member] of members) {
      const whole = completed(key, keys);
      groups.join(member, firstOfKey.get(whole) ?? member);
      if (!firstOfKey.has(whole)) firstOfKey.set(whole, member);
    }
    const byGroup = Map.groupBy(members.keys(), (spelling) => groups.root(members.get(spelling) ?? ''));
    for (const [group, ofGroup] of byGroup) {
      this.#byGroup.set(
        group,
        this.#describe(ofGroup, {
          rowOf,
          findings,
          isMisfiled: ofGroup.every((spelling) => members.get(spelling)?.includes('/')),
        }),
      );
      for (const { clinicId, key } of ofGroup) {
        this.#groupOfSpelling.set(`${clinicId}/${key}`, group);
        this.#groupOfKey.set(key, group);
      }
    }
  }

  #describe(
    spellings: readonly Spelling[],
    { rowOf, findings, isMisfiled }: { rowOf: ReadonlyMap<string, ClinicRow>; findings: SheetFindings; isMisfiled: boolean },
  ): DirectoryClinic {
    const linesOfId = [...Map.groupBy(spellings, ({ clinicId }) => clinicId)].map(([id, own]) => ({
      id,
      lines: own.reduce((sum, { lines }) => sum + lines, 0),
    }));
    const ids = linesOfId.toSorted((one, other) => other.lines - one.lines).map(({ id }) => id);
    const total = spellings.reduce((sum, { lines }) => sum + lines, 0);
    const names = [...Map.groupBy(spellings, ({ name }) => name)]
      .map(([name, own]) => ({ name, lines: own.reduce((sum, { lines }) => sum + lines, 0) }))
      .toSorted((one, other) => other.lines - one.lines)
      .filter(({ lines }) => lines >= total * usedShare)
      .map(({ name }) => name);
    // The address of a clinic_id says nothing about a clinic that was filed under it by mistake.
    const placed = isMisfiled
      ? undefined
      : ids.map((each) => rowOf.get(each)).find((row) => row !== undefined && row.address !== null);
    const [first] = spellings;
    const place = placed ? { file: placed.file, row: placed.row } : (first?.place ?? { file: '', row: 1 });
    const displayName = names[0] ?? spellings[0]?.name ?? '';
    const id = isMisfiled ? nameKey(displayName).replaceAll(' ', '-') : (ids[0] ?? '');
    if (ids.length > 1 && !isMisfiled) {
      findings.add({ kind: 'merged-clinics', ...place, column: 'clinic_id', message: `${displayName}: ${ids.join(', ')}` });
    }
    return {
      id,
      displayName,
      names,
      address: placed?.address ?? null,
      latitude: placed?.latitude ?? null,
      longitude: placed?.longitude ?? null,
      place,
    };
  }

  /** True for the whole name of one clinic that some line carries. */
  isKnown(key: string): boolean {
    return this.#groupOfKey.has(key);
  }

  /** The clinic of a whole line, or null when its name is a piece or several names. */
  clinicOf(clinicId: string, key: string): DirectoryClinic | null {
    return this.#byGroup.get(this.#groupOfSpelling.get(`${clinicId}/${key}`) ?? '') ?? null;
  }

  /** The clinic of a name put together from pieces. */
  clinicNamed(key: string): DirectoryClinic | null {
    return this.#byGroup.get(this.#groupOfKey.get(key) ?? '') ?? null;
  }

  get clinics(): readonly DirectoryClinic[] {
    return [...this.#byGroup.values()];
  }
}
