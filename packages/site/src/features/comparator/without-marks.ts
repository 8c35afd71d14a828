const marks = ['data-product-code', 'data-price-clp', 'data-best'] as const;

/**
 * Takes its documented marks (docs/contracts/dom-hooks.md) from a result that left its list and is not yet out of the page; for the `ref`
 * of its place. Answers what gives them back where it comes back before it is gone.
 */
export function withoutMarks(place: HTMLLIElement): () => void {
  const card = place.firstElementChild;
  const had = marks.map((mark) => ({ mark, value: card?.getAttribute(mark) ?? null }));
  for (const mark of marks) card?.removeAttribute(mark);
  return () => {
    for (const { mark, value } of had) {
      if (value !== null && card?.hasAttribute(mark) === false) card.setAttribute(mark, value);
    }
  };
}
