import { missingMark, missingSpans } from '../texts/missing-mark.ts';

/** Name of the highlight. */
const highlightName = 'missing-text';

function rangesIn(node: Node): readonly Range[] {
  return missingSpans(node.nodeValue ?? '').map(({ start, end }) => {
    const range = new Range();
    range.setStart(node, start);
    range.setEnd(node, end);
    return range;
  });
}

/** Only where it is needed: with this rule a browser works out one more style for every element. */
function addStyle(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`::highlight(${highlightName}) { background: var(--color-warm-soft); text-decoration: underline wavy; }`);
  document.adoptedStyleSheets.push(sheet);
}

function highlight(): void {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT, (node) =>
    node.nodeValue?.includes(missingMark) === true ? NodeFilter.FILTER_ACCEPT : NodeFilter.FILTER_SKIP,
  );
  const ranges: Range[] = [];
  while (walker.nextNode()) ranges.push(...rangesIn(walker.currentNode));
  CSS.highlights.set(highlightName, new Highlight(...ranges));
}

/** Marks texts that the page's language lacks (B8-30), which the frame's script asks for who is of the house alone. No element is changed: React owns them. */
export function markMissingTexts(): void {
  if (typeof Highlight === 'undefined') return;
  addStyle();
  highlight();
  new MutationObserver(highlight).observe(document.body, { childList: true, subtree: true, characterData: true });
}
