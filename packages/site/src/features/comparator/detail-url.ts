/** Says in the list's URL whose detail is open over it; the address bar shows the product's own (its mask). */
const openDetail = 'detalle';

/** Asks the list's page for a detail in place of its list. */
const wantedDetail = 'ficha';

/** Names of the URL that only say what is open over a list. */
export const detailNames = [openDetail] as const;

/** The last segment of a product's path, which names it within its kind. */
export function codeOf(productUrl: string): string {
  return decodeURIComponent(productUrl.slice(productUrl.lastIndexOf('/') + 1));
}

function withName(listUrl: string, name: string, productUrl: string): string {
  const [path = '', query] = listUrl.split('?');
  const search = new URLSearchParams(query);
  search.set(name, codeOf(productUrl));
  return `${path}?${search.toString()}`;
}

/** Where a list goes to open the detail of a product over itself. */
export function detailOver(listUrl: string, productUrl: string): string {
  return withName(listUrl, openDetail, productUrl);
}

/** What a list's page is asked for to have the detail of a product. */
export function detailAnswerUrl(listPath: string, productUrl: string): string {
  return withName(listPath, wantedDetail, productUrl);
}

/** The product whose detail a URL asks for; null: it asks for the list. */
export function wantedDetailOf(query: URLSearchParams): string | null {
  return query.get(wantedDetail);
}
