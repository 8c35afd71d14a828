/** The version that the page is of, as its frame says it; '': it does not. Of a browser alone. */
export function pageVersion(): string {
  return document.querySelector<HTMLElement>('[data-version]')?.dataset['version'] ?? '';
}
