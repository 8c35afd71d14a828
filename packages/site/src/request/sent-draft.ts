import type { ForgivingStorage } from '../storage/forgiving-storage.ts';

const contactForm = 'request';

/** The name that a half-filled form is kept under: that of a process made of data, or the contact form (null). */
export function draftName(process: FormDataEntryValue | null): string {
  return typeof process === 'string' ? `${contactForm}_${process}` : contactForm;
}

/** The key that a half-filled form is kept under in the storage of the tab. */
export function draftKey(brand: string, process: FormDataEntryValue | null): string {
  return `${brand}_DRAFT_${draftName(process)}`;
}

/**
 * The draft of the form that is being sent, as it stands now in the storage of the tab; what is answered forgets it once the request went.
 * Those of other forms stay, and so does this one where something was typed into it meanwhile.
 */
export function draftOnItsWay(storage: ForgivingStorage, brand: string, process: FormDataEntryValue | null): () => void {
  const key = draftKey(brand, process);
  const sent = storage.read(key);
  return () => {
    if (storage.read(key) === sent) storage.remove(key);
  };
}
