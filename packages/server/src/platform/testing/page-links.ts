/** A text of mark-up as it was before it was escaped. */
export function unescaped(text: string): string {
  return text
    .replaceAll(/&#x([0-9a-f]+);/gi, (_entity, code: string) => String.fromCodePoint(Number.parseInt(code, 16)))
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&apos;', "'")
    .replaceAll('&nbsp;', ' ')
    .replaceAll('&amp;', '&');
}

/** Paths of the site that the links of a page lead to, and where its forms go when `forms` is true, each once. */
export function ownPathsOf(html: string, { forms }: { readonly forms: boolean }): readonly string[] {
  const leading = forms ? /<(?:a|form|button) [^>]*?(?:href|action|formaction)="([^"#]+)/gi : /<a [^>]*?href="([^"#]+)/g;
  const links = [...html.matchAll(leading)].map(([, link = '']) => unescaped(link));
  return [...new Set(links.filter((link) => link.startsWith('/')))];
}

/** What tells links of one page apart: of those that choose or sort, one of each kind is enough. */
export function linkKind(link: string): string {
  const { pathname, searchParams } = new URL(link, 'http://localhost');
  return `${pathname} ${[...searchParams.keys()].toSorted().join()}`;
}
