import { trapField } from '@cotejo/contract/request-work';

/** Names under which a form of a request says how it was filled in (docs/decisions/0326). */
export const signFields = { trap: trapField, stamp: '_momento', confirmation: '_confirmacion' } as const;

/** What a posted form says of how it was filled in, as headers of its request. */
export interface RequestSigns {
  readonly 'x-form-stamp'?: string;
  readonly 'x-form-trap'?: string;
  readonly 'x-request-confirmation'?: string;
}

/** What goes into a header as it is: a form can be posted with anything. */
const signPattern = /^[\w.-]{1,190}$/;
const unreadable = 'ilegible';

/** The last text under a name: without script a second field says what the first could not. */
function lastText(form: FormData, name: string): string {
  return form.getAll(name).reduce<string>((last, value) => (typeof value === 'string' && value !== '' ? value : last), '');
}

/** Reads the signs of a posted form. */
export function signsFromForm(form: FormData): RequestSigns {
  const stamp = lastText(form, signFields.stamp);
  const confirmation = lastText(form, signFields.confirmation);
  return {
    ...(stamp === '' ? {} : { 'x-form-stamp': signPattern.test(stamp) ? stamp : unreadable }),
    // That it was filled in, and not what with: a browser may have put something of its person there.
    ...(lastText(form, signFields.trap) === '' ? {} : { 'x-form-trap': 'lleno' }),
    ...(signPattern.test(confirmation) ? { 'x-request-confirmation': confirmation } : {}),
  };
}
