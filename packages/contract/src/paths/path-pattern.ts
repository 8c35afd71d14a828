/**
 * Patterns of page paths, in the router's syntax: ':name' for a segment, ':name?' for an optional last one, '{brand}' where
 * the edition's brand stands (decision 2).
 */
export type PathPattern = `/${string}`;

type Segments<Pattern extends string> = Pattern extends `${infer Head}/${infer Tail}` ? Segments<Head> | Segments<Tail> : Pattern;
type ParamOf<Segment extends string> = Segment extends `:${string}?` ? never : Segment extends `:${infer Name}` ? Name : never;
type OptionalParamOf<Segment extends string> = Segment extends `:${infer Name}?` ? Name : never;
type BrandOf<Pattern extends string> = Pattern extends `${string}{brand}${string}` ? 'brand' : never;

/** What a pattern is filled with. */
export type ParamsOf<Pattern extends string> = Record<ParamOf<Segments<Pattern>> | BrandOf<Pattern>, string> &
  Partial<Record<OptionalParamOf<Segments<Pattern>>, string>>;

/** A pattern with the brand in its place, as a router takes it. */
export function patternOfBrand(pattern: string, brand: string): string {
  return pattern.replaceAll('{brand}', brand);
}

/**
 * A pattern filled in: each value is percent-encoded, an absent optional one is left out.
 * Throws, naming the page, when a required value is empty (a bug).
 */
export function fillPattern(pattern: string, name: string, values: Readonly<Record<string, string | undefined>>): string {
  const { brand } = values;
  if (pattern.includes('{brand}') && !brand) throw new Error(`href(${name}) needs {brand}`);
  const segments = patternOfBrand(pattern, brand ?? '')
    .split('/')
    .flatMap((segment) => {
      if (!segment.startsWith(':')) return [segment];
      const optional = segment.endsWith('?');
      const value = values[segment.slice(1, optional ? -1 : undefined)];
      if (value) return [encodeURIComponent(value)];
      if (optional) return [];
      throw new Error(`href(${name}) needs ${segment}`);
    });
  return segments.join('/') || '/';
}
