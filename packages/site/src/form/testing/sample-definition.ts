import type { FormDefinition, FormField } from '@cotejo/core/forms';

/** A field with nothing of its own but a name. */
export function sampleField(own: Partial<FormField> & Pick<FormField, 'name'>): FormField {
  return {
    label: own.name,
    placeholder: null,
    helper: null,
    icon: null,
    mask: null,
    isRequired: true,
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
    ...own,
  };
}

export function sampleDefinition(fields: readonly FormField[]): FormDefinition {
  return { fields, maximumRows: 8, validationScript: null };
}

const work = [
  ['01', 'Oficina', 'Servicios'],
  ['02', 'Reparto', 'Servicios'],
  ['11', 'Socavón', 'Minería'],
] as const;

/** A work-accident insurance's questions: the sector fills the kinds of work. */
export const workDefinition = sampleDefinition([
  sampleField({
    name: 'sector',
    label: 'Sector',
    control: 'select',
    options: ['Servicios', 'Minería'].map((value) => ({ value, label: value, group: null })),
    changeActions: [
      { kind: 'clear', field: 'tipo_trabajo' },
      { kind: 'narrow', field: 'tipo_trabajo' },
    ],
  }),
  sampleField({
    name: 'tipo_trabajo',
    label: 'Tipo de trabajo',
    control: 'select',
    options: work.map(([value, label, group]) => ({ value, label, group })),
  }),
]);
