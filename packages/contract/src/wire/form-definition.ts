import type { DefinitionProperty } from '@cotejo/core/form-definition-check';
import { employeesFields } from '@cotejo/core/form-contact';
import {
  defaultMaximumRows,
  type ChangeAction,
  type FormControl,
  type FormDefinition,
  type FormField,
  type FormMask,
} from '@cotejo/core/forms';
import { maximumEmployees } from '@cotejo/core/people';
import type { ProfileForm } from '../schemas/catalogue.ts';
import type { IntegrationField } from '../schemas/form-field.ts';

/** A form of a process, as the wire has it. */
interface IntegrationForm {
  readonly integrationFormFields: readonly IntegrationField[];
  readonly validationScript: string | null;
  readonly validationScriptIntegrity: string | null;
}
type ProfileField = ProfileForm['profileFormFields'][number];
type SharedField = Omit<IntegrationField, 'class' | 'imgIcon' | 'fldRegexp'>;

/** What a property of the engine's model is called on the wire, so that a fault names what somebody wrote. */
export const wireProperties = {
  name: 'fldName',
  pattern: 'fldRegexp',
  defaultValue: 'defaultValue',
  options: 'allowedValues',
  mask: 'mask',
  group: 'groupedBy',
  isMultiple: 'isMultiple',
  hideExpression: 'hideExpression',
  changeActions: 'changeAction',
  isRequired: 'isRequired',
  control: 'fieldType',
} as const satisfies Record<DefinitionProperty, keyof IntegrationField>;

/** Digits of the largest number of employees (B5-15, B9-01). */
const employeesDigits = String(maximumEmployees).length;

function maskOf({ fldName, mask }: Pick<IntegrationField, 'fldName' | 'mask'>): FormMask | null {
  switch (mask) {
    case null:
      return null;
    case 'integer':
      return { kind: mask, ...(employeesFields.includes(fldName) && { most: employeesDigits }) };
    case 'money':
    case 'rut':
    case 'date':
    case 'phone':
      return { kind: mask };
  }
  return { kind: 'digits', most: mask.length };
}

function actionsOf(changeAction: string | null): readonly ChangeAction[] {
  return (changeAction ?? '').split(';').flatMap((action): ChangeAction[] => {
    const [kind, field] = action.split(':');
    return field !== undefined && (kind === 'clear' || kind === 'narrow') ? [{ kind, field }] : [];
  });
}

function controlOf({ fldType, inputType }: SharedField['fieldType']): FormControl {
  switch (fldType) {
    case 'textarea':
    case 'radio':
    case 'checkbox':
      return fldType;
    case 'select':
      return inputType === 'country' ? 'country' : inputType === 'phone-prefix' ? 'phonePrefix' : 'select';
    case 'input':
      switch (inputType) {
        case 'number':
        case 'email':
        case 'tel':
        case 'password':
        case 'date':
        case 'radio':
        case 'checkbox':
        case 'select':
        case 'textarea':
        case 'country':
          return inputType;
        case 'phone-prefix':
          return 'phonePrefix';
        case 'text':
          return 'text';
      }
  }
}

/** Options of a field; those of a shared list stand in `allowedValues` of an answer, and are not there where a form is stored. */
function optionsOf({ allowedValues, retrieveFunction }: SharedField): FormField['options'] {
  if (allowedValues === null) return retrieveFunction === null ? null : [];
  return allowedValues.map(({ value, label, group = null }) => ({ value, label, group }));
}

function fieldOf(field: SharedField): Omit<FormField, 'icon' | 'pattern' | 'className'> {
  return {
    name: field.fldName,
    label: field.label,
    placeholder: field.placeholder,
    helper: field.helper,
    mask: maskOf(field),
    isRequired: field.isRequired,
    defaultValue: field.defaultValue === null ? null : String(field.defaultValue),
    options: optionsOf(field),
    list: field.retrieveFunction,
    group: field.groupedBy,
    groupClass: field.groupClass,
    wrapper: field.wrapper,
    isMultiple: field.isMultiple,
    hideExpression: field.hideExpression,
    changeActions: actionsOf(field.changeAction),
    control: controlOf(field.fieldType),
  };
}

/** A form of a process, as the engine uses it. */
export function definitionOfIntegration(form: IntegrationForm): FormDefinition {
  return {
    fields: form.integrationFormFields.map((field) => ({
      ...fieldOf(field),
      icon: field.imgIcon,
      pattern: field.fldRegexp,
      className: field.class,
    })),
    maximumRows: defaultMaximumRows,
    validationScript: form.validationScript,
    validationScriptIntegrity: form.validationScriptIntegrity,
  };
}

/** A profile form, as the engine uses it; its fields have neither pattern nor icon (B3-25). */
export function definitionOfProfile(form: ProfileForm): FormDefinition {
  return {
    fields: form.profileFormFields.map((field: ProfileField) => ({
      ...fieldOf(field),
      icon: null,
      pattern: null,
      className: null,
    })),
    maximumRows: form.maximumRows,
    validationScript: form.validationScriptUrl,
    validationScriptIntegrity: form.validationScriptIntegrity,
  };
}
