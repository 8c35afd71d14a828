import { keepTyped } from './keep-typed.ts';
import { tellSent } from './tell-sent.ts';

/** How long an answer is waited for, in milliseconds: longer than the server may take. */
const longestWait = 60_000;

/** Says why it did not go, in words that the server wrote beside the form. What was typed stays. */
function sayUnsent(form: HTMLFormElement, why: 'offline' | 'server'): void {
  const words = form.querySelector<HTMLTemplateElement>(`template[data-unsent="${why}"]`);
  if (words) form.prepend(words.content.cloneNode(true));
  form.querySelector<HTMLElement>('[data-unsent-note]')?.focus();
}

/** The field that says which sending it is: the same content with the same one is the same request, in any process (docs/decisions/0376). */
function momentOf(form: HTMLFormElement): HTMLInputElement | null {
  const field = form.elements.namedItem(form.dataset['moment'] ?? '');
  return field instanceof HTMLInputElement ? field : null;
}

/** The section in which the page that was answered says what became of the form; null: it is another page. */
async function answerTo(form: HTMLFormElement): Promise<HTMLElement | null> {
  const body = new URLSearchParams();
  // It has no field for files.
  for (const [name, value] of new FormData(form)) if (typeof value === 'string') body.append(name, value);
  const headers = { accept: 'text/html' };
  const answer = await fetch(form.action, { method: 'post', body, headers, signal: AbortSignal.timeout(longestWait) });
  const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
  return page.getElementById(form.getAttribute('aria-labelledby') ?? '')?.closest('section') ?? null;
}

/** Puts the answered section in place of the one that the form stands in, and leads to what it says. */
function show(section: HTMLElement, form: HTMLFormElement): void {
  const next = section.querySelector<HTMLFormElement>('form[data-sends-here]');
  const [moment, nextMoment] = [momentOf(form), next && momentOf(next)];
  // Nobody knows whether it went: sent once more it has to be the same one.
  if (next?.dataset['unknown'] !== undefined && moment && nextMoment) nextMoment.value = moment.value;
  form.closest('section')?.replaceWith(section);
  if (next) sendInPage(next);
  const said = section.querySelector<HTMLElement>('[role=alert],[role=status]');
  if (!said) return;
  said.tabIndex = -1;
  said.focus();
}

/**
 * Has a form that the browser would post be sent where it stands: it goes once however often it is pressed, says that it is on its
 * way, and where it cannot go says why and keeps what was typed. What it is answered with is the page that posting it would load.
 */
export function sendInPage(form: HTMLFormElement): void {
  const beginSending = keepTyped(form);
  const button = form.querySelector<HTMLElement>('[type=submit]');
  const words = button?.textContent ?? '';
  let isSending = false;
  const tellSending = (is: boolean): void => {
    isSending = is;
    if (!button) return;
    button.ariaDisabled = is ? 'true' : null;
    button.textContent = is ? (button.dataset['sending'] ?? words) : words;
  };
  const send = async (): Promise<void> => {
    tellSending(true);
    form.querySelector('[data-unsent-note]')?.remove();
    const forgetTyped = beginSending();
    const section = await answerTo(form).catch(() => 'offline' as const);
    tellSending(false);
    if (section === null || section === 'offline') return sayUnsent(form, section ?? 'server');
    const { sentLead } = section.dataset;
    if (sentLead !== undefined) {
      forgetTyped();
      tellSent(section, window);
    }
    show(section, form);
  };
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    if (!isSending) void send();
  });
}
