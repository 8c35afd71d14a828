import { createContext, useContext } from 'react';
import { Form, useNavigation, type FetcherWithComponents } from 'react-router';

/** How a form that stands over a page is sent: by itself, and the page stays. */
type Sending = Pick<FetcherWithComponents<unknown>, 'Form' | 'state'>;

const SendingContext = createContext<Sending | null>(null);

/** Hands forms below the way they are sent by; without it they are sent as the page's own. */
export const FormSendingProvider = SendingContext.Provider;

interface FormSending {
  readonly Form: Sending['Form'];
  /** It is on its way. */
  readonly isSending: boolean;
}

/** The element a form is made of, and whether it is on its way. */
export function useFormSending(): FormSending {
  const over = useContext(SendingContext);
  const navigation = useNavigation();
  if (over !== null) return { Form: over.Form, isSending: over.state !== 'idle' };
  return { Form, isSending: navigation.formMethod === 'POST' };
}
