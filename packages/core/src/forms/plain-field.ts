import type { FormField } from './form-definition.ts';

/** What a field has that says nothing but its name, label and control: a text that may stay empty, of no group. */
export const plainField = {
  placeholder: null,
  helper: null,
  icon: null,
  mask: null,
  isRequired: false,
  pattern: null,
  defaultValue: null,
  options: null,
  list: null,
  group: null,
  groupClass: null,
  className: null,
  wrapper: null,
  isMultiple: false,
  hideExpression: null,
  changeActions: [],
  control: 'text',
} as const satisfies Partial<FormField>;
