/** What is asked in a form. */
type Control = HTMLInputElement | HTMLSelectElement;

function isControl(target: EventTarget | null): target is Control {
  return target instanceof HTMLInputElement || target instanceof HTMLSelectElement;
}

/** The form's own words for what is wrong, as the server wrote them beside the field; else the browser's. */
export function faultOf({
  dataset,
  validity,
  validationMessage,
}: Pick<Control, 'dataset' | 'validity' | 'validationMessage'>): string {
  return (validity.valueMissing ? dataset['missing'] : dataset['wrong']) ?? validationMessage;
}

function unmark(control: Control): void {
  document.getElementById(`${control.id}-error`)?.remove();
  control.removeAttribute('aria-invalid');
  control.removeAttribute('aria-describedby');
}

function mark(control: Control, { content }: HTMLTemplateElement): void {
  unmark(control);
  const error = document.importNode(content, true).firstElementChild;
  if (error === null) return;
  error.id = `${control.id}-error`;
  error.append(faultOf(control));
  control.labels?.[0]?.parentElement?.append(error);
  control.ariaInvalid = 'true';
  control.setAttribute('aria-describedby', error.id);
}

/**
 * Has a form say by its fields what the browser would say in a bubble of its own: it leads to the first of them, an alert says that
 * something is to be looked at, and a field that is mended is marked no more. Without this script the browser says it.
 */
export function tellOwnErrors(form: HTMLFormElement): void {
  const template = form.querySelector('template');
  const alert = form.querySelector<HTMLElement>('[role="alert"]');
  if (template === null || alert === null) return;
  let hasLed = false;
  form.addEventListener(
    'invalid',
    (event) => {
      const { target } = event;
      if (!isControl(target)) return;
      event.preventDefault();
      mark(target, template);
      if (hasLed) return;
      hasLed = true;
      // The browser tells of all fields one after the other, and then goes on.
      setTimeout(() => (hasLed = false));
      alert.textContent = alert.dataset['says'] ?? '';
      const closed = target.closest('details');
      if (closed !== null) closed.open = true;
      target.focus();
    },
    true,
  );
  form.addEventListener('input', ({ target }) => {
    if (!isControl(target) || target.ariaInvalid !== 'true') return;
    if (target.validity.valid) unmark(target);
    else mark(target, template);
    if (form.querySelector('[aria-invalid="true"]') === null) alert.textContent = '';
  });
}
