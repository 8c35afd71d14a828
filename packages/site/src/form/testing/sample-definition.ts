import { plainField, type FormDefinition, type FormField } from '@cotejo/core/forms';

/** A field with nothing of its own but a name. */
export function sampleField(own: Partial<FormField> & Pick<FormField, 'name'>): FormField {
  return { ...plainField, label: own.name, isRequired: true, ...own };
}

export function sampleDefinition(fields: readonly FormField[]): FormDefinition {
  return { fields, maximumRows: 8, validationScript: null, validationScriptIntegrity: null };
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
