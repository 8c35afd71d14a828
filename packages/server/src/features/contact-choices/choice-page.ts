import type { ConsentPurpose } from '@cotejo/core/consent';
import { editionIn, inLanguage, type Edition, type Language } from '@cotejo/core/editions';
import { escapeHtml } from '../../platform/html-text.ts';
import { choiceWordsIn, type ChoiceWords } from './choice-words.ts';

/** What the page shows: the question, what is so now, or that the link is of nothing. */
export type ChoicePage =
  | {
      readonly kind: 'ask' | 'stopped' | 'resumed';
      readonly action: string;
      /** What the last stop took back of what its reader had allowed, and resuming gives again. */
      readonly takenBack: readonly ConsentPurpose[];
    }
  | { readonly kind: 'unknown' };

/** What its button chooses; null: it has none. */
function offered({ kind }: ChoicePage): 'stop' | 'resume' | null {
  switch (kind) {
    case 'ask':
    case 'resumed':
      return 'stop';
    case 'stopped':
      return 'resume';
    case 'unknown':
      return null;
  }
}

/** Our colours, by day and by night: the site's own style sheet belongs to its pages. */
const pageStyle = `:root { color-scheme: light dark; --ink: #14231f; --surface: #ffffff; --action: #0b6b5d; --on-action: #ffffff; }
@media (prefers-color-scheme: dark) { :root { --ink: #eef2f0; --surface: #101916; --action: #7fd3c3; --on-action: #08231d; } }
body { margin: 0; min-height: 100vh; display: grid; place-content: center; padding: 1.5rem; box-sizing: border-box; font: 1.125rem/1.6 system-ui, sans-serif; color: var(--ink); background: var(--surface); }
main { max-width: 34rem; }
h1 { font-size: 1.75rem; line-height: 1.25; }
a { color: var(--action); }
button { font: inherit; font-weight: 600; min-height: 3rem; padding: 0.5rem 1.5rem; border: 0; border-radius: 0.5rem; color: var(--on-action); background: var(--action); cursor: pointer; }
button:focus-visible, a:focus-visible { outline: 3px solid var(--action); outline-offset: 3px; }`;

/** Whose page it is, and in which language it is read. */
export interface ChoiceReader {
  readonly edition: Edition;
  readonly language: Language;
  readonly nonce: string;
}

/** What stopping took back, which the button beside it gives again; empty where that is nothing. */
function takenBackText(page: ChoicePage, words: ChoiceWords): string {
  if (page.kind === 'unknown' || page.kind === 'ask' || page.takenBack.length === 0) return '';
  const purposes = page.takenBack.map((purpose) => words.purposes[purpose]);
  return `<p>${escapeHtml(words.takenBack[page.kind](words.list(purposes)))}</p>`;
}

/** The page of the link that stops messages: finished, plain, without script, and with one button. */
export function choicePage(page: ChoicePage, { edition, language, nonce }: ChoiceReader): string {
  const words = choiceWordsIn(language);
  const { brand } = edition;
  const { title, text } = words[page.kind](brand);
  const choice = offered(page);
  const form =
    choice === null || page.kind === 'unknown'
      ? ''
      : `<form method="post" action="${escapeHtml(page.action)}"><input type="hidden" name="eleccion" value="${choice}"><button>${escapeHtml(words.buttons[choice])}</button></form>`;
  return `<!DOCTYPE html>
<html lang="${editionIn(edition, language).language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta name="referrer" content="no-referrer">
<title>${escapeHtml(title)}</title>
<style nonce="${nonce}">
${pageStyle}
</style>
</head>
<body>
<main>
<h1>${escapeHtml(title)}</h1>
<p>${escapeHtml(text)}</p>
${takenBackText(page, words)}
${form}
<p><a href="${inLanguage('/', language)}">${escapeHtml(words.home(brand))}</a></p>
</main>
</body>
</html>
`;
}
