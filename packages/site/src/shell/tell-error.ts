import { clientErrorsPath } from '@cotejo/contract/paths/frame';

/** Errors told of one page: what repeats itself is told once. */
const mostTold = 5;

const told = new Set<string>();

/**
 * Tells the server of an error: what broke and where in our files. Errors from elsewhere, such as a browser's extension, are left
 * alone. `headers` say which site and version the page is of.
 */
export function tellError(error: unknown, headers: Readonly<Record<string, string>>): void {
  if (!(error instanceof Error)) return;
  const { name, message, stack = '' } = error;
  const text = name + message + stack;
  if (!stack.includes(`${location.origin}/assets/`) || told.size === mostTold || told.has(text)) return;
  told.add(text);
  const body = JSON.stringify({ name, message: message.slice(0, 300), stack: stack.slice(0, 4000), path: location.pathname });
  const sent = { method: 'POST', keepalive: true, headers: { 'content-type': 'application/json', ...headers }, body };
  fetch(clientErrorsPath, sent).catch(() => undefined);
}
