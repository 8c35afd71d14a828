import { local, recall } from './kept-values.ts';

/** Calls a start for each element of a selector. */
type Each = <Kind extends HTMLElement>(selector: string, start: (element: Kind) => void) => void;

/** Starts a part that is loaded for it. One that cannot be had leaves the page as the server wrote it, which works. */
function startWith<Part>(loading: Promise<Part>, begin: (part: Part) => void): void {
  loading.then(begin, () => undefined);
}

/** Starts what few pages have, each part where it is: in a file of its own, so that other pages load nothing of it. */
export function startFew(each: Each): void {
  each('[data-active-section]', (menu) => startWith(import('./active-section.ts'), (part) => part.markActiveSection(menu)));
  each('[data-measuring]', (section) => startWith(import('./measuring.ts'), (part) => part.offerMeasuring(section)));
  each('[data-taken-back]', (note) => startWith(import('./forget-answer.ts'), (part) => part.forgetAnswer(note, sessionStorage)));
  each<HTMLFormElement>('form[data-erase]', (form) => startWith(import('./erase-kept.ts'), (part) => part.eraseBefore(form)));
  each<HTMLFormElement>('form[data-own-errors]', (form) =>
    startWith(import('./own-errors.ts'), (part) => part.tellOwnErrors(form)),
  );
  each('[data-sent-lead]', (place) => startWith(import('./tell-sent.ts'), (part) => part.tellSent(place, window)));
  each<HTMLFormElement>('form[data-sends-here]', (form) =>
    startWith(import('./send-when-used.ts'), (part) => part.sendWhenUsed(form)),
  );
  each<HTMLFormElement>('form[data-family-keys]', (form) => {
    const keeps = (key: string): boolean => recall(local, key) !== null;
    if (form.dataset['familyKeys']?.split(' ').some(keeps)) {
      startWith(import('./kept-family.ts'), (part) => part.fillFamily(form, part.familyIn(form.dataset, local)));
    }
  });
}
