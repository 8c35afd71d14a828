const contactForm = 'request';

/** The name that a half-filled form is kept under: that of a process made of data, or the contact form (null). */
export function draftName(process: FormDataEntryValue | null): string {
  return typeof process === 'string' ? `${contactForm}_${process}` : contactForm;
}

function storedText(key: string): string | null {
  try {
    return sessionStorage.getItem(key);
  } catch {
    // A browser that refuses storage keeps none.
    return null;
  }
}

/**
 * The draft of the form that is being sent, as it stands now; what is answered forgets it once the request went. Those of other forms
 * stay, and so does this one where something was typed into it meanwhile.
 */
export function draftOnItsWay(brand: string, process: FormDataEntryValue | null): () => void {
  const key = `${brand}_DRAFT_${draftName(process)}`;
  const sent = storedText(key);
  return () => {
    // What can be read can be removed.
    if (sent !== null && storedText(key) === sent) sessionStorage.removeItem(key);
  };
}
