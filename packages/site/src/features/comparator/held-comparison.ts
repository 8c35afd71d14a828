const load = () => import('./comparison-part.ts');
export type ComparisonPart = Awaited<ReturnType<typeof load>>;

let held: ComparisonPart | null = null;

/** Loads what shows products side by side, which few lists come to. */
export async function bringComparison(): Promise<ComparisonPart> {
  held ??= await load();
  return held;
}

/** What shows products side by side; null until it was brought, as the loader of such a page does. */
export function heldComparison(): ComparisonPart | null {
  return held;
}
