import { local, recall } from './kept-values.ts';

/** Calls a start for each element of a selector. */
type Each = <Kind extends HTMLElement>(selector: string, start: (element: Kind) => void) => void;

/** Starts what few pages have, each part where it is: in a file of its own, so that other pages load nothing of it. */
export function startFew(each: Each): void {
  each('[data-active-section]', (menu) => void import('./active-section.ts').then((part) => part.markActiveSection(menu)));
  each('[data-measuring]', (section) => void import('./measuring.ts').then((part) => part.offerMeasuring(section)));
  each('[data-taken-back]', (note) => void import('./forget-answer.ts').then((part) => part.forgetAnswer(note, sessionStorage)));
  each<HTMLFormElement>('form[data-erase]', (form) => void import('./erase-kept.ts').then((part) => part.eraseBefore(form)));
  each<HTMLFormElement>(
    'form[data-own-errors]',
    (form) => void import('./own-errors.ts').then((part) => part.tellOwnErrors(form)),
  );
  each('[data-sent-lead]', (place) => void import('./tell-sent.ts').then((part) => part.tellSent(place, window)));
  each<HTMLFormElement>(
    'form[data-sends-here]',
    (form) => void import('./send-when-used.ts').then((part) => part.sendWhenUsed(form)),
  );
  each<HTMLFormElement>('form[data-family-keys]', (form) => {
    const keeps = (key: string): boolean => recall(local, key) !== null;
    if (form.dataset['familyKeys']?.split(' ').some(keeps)) {
      void import('./kept-family.ts').then((part) => part.fillFamily(form, part.familyIn(form.dataset, local)));
    }
  });
}
