/** Files that a comparison can be taken away as. */
export const comparisonFormats = ['pdf', 'csv'] as const;
export type ComparisonFormat = (typeof comparisonFormats)[number];

/** Pattern of the paths of those files: each is fetched and never gone to, so it is no page. */
export const comparisonFilePattern = '/Comparar-Planes/:format';

/** The path of a file of the comparison that `search` names, as the page of comparisons does. */
export function comparisonFileHref(format: ComparisonFormat, search: URLSearchParams): string {
  return `${comparisonFilePattern.replace(':format', format)}?${search}`;
}

/** The format that the last segment of such a path names; null: it names none. */
export function comparisonFormatOf(segment: string): ComparisonFormat | null {
  return comparisonFormats.find((format) => format === segment) ?? null;
}
