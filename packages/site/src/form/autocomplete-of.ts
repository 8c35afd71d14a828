import type { FormField } from '@cotejo/core/forms';

/** What a browser may fill in, by the names that definitions give such fields (B §3). */
const tokens: Readonly<Record<string, string>> = {
  fld_fullname: 'name',
  first_name: 'name',
  fld_telephone: 'tel',
  telefono: 'tel',
  fld_phone_prefix: 'tel-country-code',
  fld_email: 'email',
  email: 'email',
  empresa: 'organization',
  fld_company: 'organization',
};

/**
 * The autocomplete token of a field; 'off' where nothing that a browser knows of its user answers it. A telephone whose prefix is
 * chosen in another field is filled in without it.
 */
export function autoCompleteOf(field: FormField, isBesidePrefix = false): string {
  const token = tokenOf(field);
  return token === 'tel' && isBesidePrefix ? 'tel-national' : token;
}

function tokenOf({ name, control, isMultiple }: FormField): string {
  if (isMultiple) return 'off';
  const token = Object.hasOwn(tokens, name) ? tokens[name] : undefined;
  if (token !== undefined) return token;
  switch (control) {
    case 'email':
    case 'tel':
      return control;
    case 'password':
      return 'current-password';
    case 'phonePrefix':
      return 'tel-country-code';
    case 'text':
    case 'number':
    case 'date':
    case 'textarea':
    case 'select':
    case 'radio':
    case 'checkbox':
    case 'country':
      return 'off';
  }
}
