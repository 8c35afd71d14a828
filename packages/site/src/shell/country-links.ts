/** An address on the site of another country, as the document's head names the same page there. */
interface Counterpart {
  readonly href: string;
}

/** The counterpart of a page on the site of an address; null where the other country has no such page. */
export function counterpartOn(siteUrl: string, counterparts: readonly Counterpart[]): string | null {
  const { origin } = new URL(siteUrl);
  return counterparts.find(({ href }) => new URL(href).origin === origin)?.href ?? null;
}

/** Lets links to other countries within a fetched footer lead to the same page there, where they have it. */
export function leadToSamePage(elements: readonly Element[]): void {
  const counterparts = [...document.head.querySelectorAll<HTMLLinkElement>('link[rel="alternate"][hreflang]')];
  for (const link of elements.flatMap((element) => [...element.querySelectorAll<HTMLAnchorElement>('a[data-country-site]')])) {
    link.href = counterpartOn(link.href, counterparts) ?? link.href;
  }
}
