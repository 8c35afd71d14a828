/** How long after its place opened a text field takes the focus, in milliseconds (A4-62, A9-16). */
const focusPause = 500;

/**
 * Gives a text field the focus, its text selected, a while after a press on `opener` opened its place; not where the visitor has
 * gone on to something else meanwhile. Returns what calls it off.
 */
export function focusLater(field: HTMLInputElement, opener: Element | null): () => void {
  const timer = setTimeout(() => {
    const { activeElement, body } = document;
    // A press focuses nothing in Safari.
    if (activeElement !== opener && activeElement !== body) return;
    field.focus();
    field.select();
  }, focusPause);
  return () => clearTimeout(timer);
}
