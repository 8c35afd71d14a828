/**
 * Tells whether the page holds something that was typed and not sent. Forms that say `method="get"` do not count: filters and
 * searches are in the address.
 */
export function watchInput(): () => boolean {
  const typed = new Set<Element>();
  addEventListener(
    'input',
    ({ target }) => {
      if (!(target instanceof Element)) return;
      const form = target.closest('form');
      if (form?.getAttribute('method') !== 'get') typed.add(form ?? target);
    },
    true,
  );
  for (const ending of ['submit', 'reset']) {
    // Heard last: what a page kept from being sent, or sends itself, counts until its form is gone.
    addEventListener(
      ending,
      ({ target, defaultPrevented }) => !defaultPrevented && target instanceof Element && typed.delete(target),
    );
  }
  return () => [...typed].some((form) => form.isConnected);
}
