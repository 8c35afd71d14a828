import type { ShouldRevalidateFunctionArgs } from 'react-router';

/**
 * Whether a page that sends a request is loaded anew, as its route's `shouldRevalidate`: a request changes nothing on it, and without a
 * connection an error would take the place of the form or of the answer.
 */
export function staysAsItIs({ formMethod, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs): boolean {
  return formMethod === 'POST' ? false : defaultShouldRevalidate;
}
