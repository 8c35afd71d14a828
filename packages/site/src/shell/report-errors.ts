import { clientErrorsPath } from '@cotejo/contract/paths/frame';

/** Errors told of one page: what repeats itself is told once. */
const mostTold = 5;

/**
 * Tells the site's own server of errors of its pages that nobody caught (C8-14, C8-15): what broke and where in our files.
 * Errors from elsewhere, such as a browser's extension, are left alone.
 */
export function reportErrors({ dataset: { version = '', country = '' } }: HTMLElement): void {
  const told = new Set<string>();

  function tell(error: unknown): void {
    if (!(error instanceof Error)) return;
    const { name, message, stack = '' } = error;
    const text = name + message + stack;
    if (!stack.includes(`${location.origin}/assets/`) || told.size === mostTold || told.has(text)) return;
    told.add(text);
    const body = JSON.stringify({
      name,
      message: message.slice(0, 300),
      stack: stack.slice(0, 4000),
      path: location.pathname,
    });
    const headers = { 'content-type': 'application/json', 'x-country': country, 'x-qpversion': version };
    // What cannot be told is lost.
    fetch(clientErrorsPath, { method: 'POST', keepalive: true, headers, body }).catch(() => undefined);
  }

  addEventListener('error', ({ error }) => tell(error));
  addEventListener('unhandledrejection', ({ reason }) => tell(reason));
}
