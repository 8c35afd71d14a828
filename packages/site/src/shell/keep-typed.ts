import { readDraft, writeDraft } from '../request/request-draft.ts';
import { draftOnItsWay } from '../request/sent-draft.ts';
import { emptyValues, valuesFromForm, type RequestValues } from '../request/submit-request.ts';
import { tabStorage } from '../storage/tab-storage.ts';

const typedIn = (form: HTMLFormElement): RequestValues => valuesFromForm(new FormData(form));

/** Puts what this tab keeps into the fields that nobody has touched: what was typed meanwhile stays. */
function takeUp(form: HTMLFormElement, draft: RequestValues): void {
  const [kept, now, empty] = [draft, typedIn(form), emptyValues].map(
    (values) => new Map<string, unknown>(Object.entries(values)),
  );
  for (const field of form.elements) {
    if (!('name' in field) || typeof field.name !== 'string' || !kept?.has(field.name)) continue;
    if (now?.get(field.name) !== empty?.get(field.name)) continue;
    const value = kept.get(field.name);
    if (field instanceof HTMLInputElement && field.type === 'checkbox') field.checked = value === true;
    else if (field instanceof HTMLInputElement && field.type === 'radio') field.checked = field.value === value;
    else if ('value' in field) field.value = String(value);
  }
}

/**
 * Keeps what is typed into a form of the contact fields, in the tab and under the name under which every form of a request does, and
 * takes up what is kept. Answers what tells that it is being sent, which answers what forgets it once it went.
 */
export function keepTyped(form: HTMLFormElement): () => () => void {
  const { brand = '' } = form.dataset;
  const draft = readDraft(brand);
  if (draft !== null) takeUp(form, draft);
  const keep = (): void => {
    // Consents that are given for a product alone have no box here.
    const { acceptsPriceAlerts, acceptsInsurer } = readDraft(brand) ?? emptyValues;
    writeDraft(brand, { ...typedIn(form), acceptsPriceAlerts, acceptsInsurer });
  };
  // Typed before this came, too.
  if (JSON.stringify(typedIn(form)) !== JSON.stringify(emptyValues)) keep();
  form.addEventListener('input', keep);
  return () => draftOnItsWay(tabStorage(), brand, null);
}
