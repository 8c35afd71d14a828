/** The page that an address asks for, from 1; the first for what is no number of a page. */
export function pageNumberOf(url: URL): number {
  const text = url.searchParams.get('page') ?? '';
  return /^[1-9]\d{0,4}$/.test(text) ? Number(text) : 1;
}

/** The address of one page of a list, from the address of its first page, which has no number. */
export function numberedPath(path: string, page: number): string {
  if (page < 2) return path;
  return `${path}${path.includes('?') ? '&' : '?'}page=${page}`;
}
