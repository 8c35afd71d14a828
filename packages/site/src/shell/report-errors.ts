/**
 * Tells the site's own server of errors of its pages that nobody caught (C8-14, C8-15). What tells of them comes with the first
 * one: most pages have none.
 */
export function reportErrors({ dataset }: HTMLElement): void {
  const { version = '', country = '' } = dataset;
  function tell(error: unknown): void {
    // What cannot be told is lost.
    import('./tell-error.ts').then(
      (part) => part.tellError(error, { 'x-country': country, 'x-qpversion': version }),
      () => undefined,
    );
  }
  addEventListener('error', ({ error }) => tell(error));
  addEventListener('unhandledrejection', ({ reason }) => tell(reason));
}
