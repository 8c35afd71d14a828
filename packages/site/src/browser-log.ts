/** The browser's log, for who looks at it: something is missing that the visitor can do without. */
export function warnInBrowser(message: string): void {
  console.warn(message);
}

/** The same, for what failed that the visitor asked for and is told of. */
export function errorInBrowser(message: string): void {
  console.error(message);
}
