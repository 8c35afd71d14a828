import type { SheetProblem } from '../sheet-problem.ts';

/** What rows name by a code that another table, or the catalogue, has to hold. */
export const referenceKinds = ['organization', 'clinic', 'feature', 'region'] as const;
export type ReferenceKind = (typeof referenceKinds)[number];

export type KnownReferences = Readonly<Record<ReferenceKind, ReadonlySet<string>>>;

const words = {
  organization: 'la organización',
  clinic: 'la clínica',
  feature: 'la característica',
  region: 'la región',
} as const satisfies Record<ReferenceKind, string>;

type ProblemAt = (message: string) => SheetProblem;

/** Codes that the rows of an import name, each with the first place that names it, and codes that its tables bring. */
export class References {
  readonly #named = new Map<ReferenceKind, Map<string, ProblemAt>>(referenceKinds.map((kind) => [kind, new Map()]));
  readonly #brought = new Map<ReferenceKind, Set<string>>(referenceKinds.map((kind) => [kind, new Set()]));

  name(kind: ReferenceKind, code: string, problem: ProblemAt): void {
    const named = this.#named.get(kind);
    if (named && !named.has(code)) named.set(code, problem);
  }

  bring(kind: ReferenceKind, code: string): void {
    this.#brought.get(kind)?.add(code);
  }

  /** One problem per code that neither the import nor the catalogue holds, at the first row that names it. */
  unknown(known: KnownReferences): readonly SheetProblem[] {
    return referenceKinds.flatMap((kind) =>
      [...(this.#named.get(kind) ?? [])]
        .filter(([code]) => !known[kind].has(code) && this.#brought.get(kind)?.has(code) === false)
        .map(([code, problem]) => problem(`${words[kind]} '${code}' no está en la importación ni en el catálogo`)),
    );
  }
}
