/** The browser's log, for who looks at it: something is missing that the visitor can do without. */
export function warnInBrowser(message: string): void {
  console.warn(message);
}
