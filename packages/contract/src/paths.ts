/**
 * Every page path by name, once: the site maps each name to a page, `href` builds every link (rule 14).
 * Patterns use the router's syntax, ':name' for a segment, ':name?' for an optional last one.
 */
export const paths = {
  home: '/',
  comparator: '/Comparar/:comparator/:line?',
  isaprePlan: '/Isapre/:organization/Planes/:plan/:tab?',
  isaprePlanRequest: '/Isapre/:organization/Planes/:plan/Solicitar',
  insurance: '/Seguros/:organization/:insurance/:tab?',
  insuranceRequest: '/Seguros/:organization/:insurance/Solicitar',
} as const satisfies Record<string, `/${string}`>;
export type PageName = keyof typeof paths;

type Segments<Pattern extends string> = Pattern extends `${infer Head}/${infer Tail}` ? Segments<Head> | Segments<Tail> : Pattern;
type ParamOf<Segment extends string> = Segment extends `:${string}?` ? never : Segment extends `:${infer Name}` ? Name : never;
type OptionalParamOf<Segment extends string> = Segment extends `:${infer Name}?` ? Name : never;
export type PathParams<Name extends PageName> = Record<ParamOf<Segments<(typeof paths)[Name]>>, string> &
  Partial<Record<OptionalParamOf<Segments<(typeof paths)[Name]>>, string>>;

/** Last segment of a product page that shows the request form (decision 36). */
export const requestTab = 'Solicitar';

/** Other last segments a product page takes: each opens the page at that part (decision 36). */
export const productTabs = ['Coberturas', 'Clinicas', 'Preguntas-Frecuentes', 'Documentos', 'Poliza-Particular'] as const;
export type ProductTab = (typeof productTabs)[number];

/**
 * The URL of a page: each parameter is percent-encoded; a search, when given, is appended.
 * Throws when a required parameter is empty (a bug).
 */
export function href<Name extends PageName>(name: Name, params: PathParams<Name>, search?: URLSearchParams): string {
  const values: Readonly<Record<string, string | undefined>> = params;
  const path = paths[name]
    .split('/')
    .flatMap((segment) => {
      if (!segment.startsWith(':')) return [segment];
      const optional = segment.endsWith('?');
      const value = values[segment.slice(1, optional ? -1 : undefined)];
      if (value) return [encodeURIComponent(value)];
      if (optional) return [];
      throw new Error(`href(${name}) needs ${segment}`);
    })
    .join('/');
  const query = search?.toString();
  return (path || '/') + (query ? `?${query}` : '');
}

/**
 * The link to a comparator, from its canonical path as the catalogue has it: '/Comparar/Seguros-de-Salud/Dental' (decision 19:
 * one or two segments). Throws for a path that is none (a bug).
 */
export function comparatorHref(url: string, search?: URLSearchParams): string {
  const [, , comparator = '', line = ''] = url.split('/');
  return href('comparator', { comparator: decodeURIComponent(comparator), line: decodeURIComponent(line) }, search);
}
