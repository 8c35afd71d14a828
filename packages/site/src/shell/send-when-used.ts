import { draftKey } from '../request/sent-draft.ts';
import { recall, session } from './kept-values.ts';

/** What a visitor does first with a form: turns to a field, or touches it. */
const firstSigns = ['focusin', 'pointerdown'] as const;

/** Brings what sends a form in its page once its visitor turns to it, or at once where something typed into it before is kept. */
export function sendWhenUsed(form: HTMLFormElement): void {
  const bring = (): void => {
    for (const sign of firstSigns) form.removeEventListener(sign, bring);
    // Without it the browser posts the form by itself.
    import('./send-in-page.ts').then(
      (part) => part.sendInPage(form),
      () => undefined,
    );
  };
  for (const sign of firstSigns) form.addEventListener(sign, bring);
  const { brand = '' } = form.dataset;
  if (form.contains(document.activeElement) || recall(session, draftKey(brand, null)) !== null) bring();
}
