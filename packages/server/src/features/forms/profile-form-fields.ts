import type { ProfileForm } from '@cotejo/contract/catalogue';
import type { ProfileChoice } from '@cotejo/core/catalogue';
import type { Edition } from '@cotejo/core/editions';
import { petSpecies, relationships, sexes } from '@cotejo/core/people';

export type FormField = ProfileForm['profileFormFields'][number];

const textInput = { fldType: 'input', inputType: 'text', htmlType: 'input' } as const;
const numberInput = { fldType: 'input', inputType: 'number', htmlType: 'input' } as const;
const radio = { fldType: 'radio', inputType: 'radio', htmlType: 'input' } as const;
const select = { fldType: 'select', inputType: 'select', htmlType: 'select' } as const;

/** What most fields have in common; each says what it has of its own. */
const plainField = {
  groupedBy: null,
  wrapper: null,
  isMultiple: false,
  helper: null,
  placeholder: null,
  mask: null,
  isRequired: true,
  defaultValue: null,
  allowedValues: null,
  retrieveFunction: null,
  hideExpression: null,
  changeAction: null,
  groupClass: null,
} as const satisfies Partial<FormField>;

const sexLabels = { Masculino: 'Hombre', Femenino: 'Mujer' } as const satisfies Record<(typeof sexes)[number], string>;
const sexValues = sexes.map((value) => ({ value, label: sexLabels[value] }));

/** Ages and days are cut to three digits (B5-36). */
const ageMask = '000';
/** Digits of any number, with the separators of the edition: '1.500' is 1500 (C3-22). */
const countMask = 'integer';

function valuesOf(choices: readonly ProfileChoice[]): FormField['allowedValues'] {
  return choices.map(({ code, name, group }) => ({ value: code, label: name, ...(group === null ? {} : { group }) }));
}

/** Sex and age of the visitor and a partner, or of each carga. */
export function personFields(group: 'cotizante' | 'cargas'): FormField[] {
  const isMultiple = group === 'cargas';
  const place = { groupedBy: group, wrapper: isMultiple ? 'box' : null, isMultiple } as const;
  return [
    {
      ...plainField,
      ...place,
      fldName: `${group}_sexo`,
      label: 'Sexo',
      isRequired: false,
      defaultValue: 'Masculino',
      allowedValues: sexValues,
      dataType: 'option',
      fieldType: radio,
    },
    {
      ...plainField,
      ...place,
      fldName: `${group}_edad`,
      label: 'Edad',
      helper: 'En años cumplidos. El precio depende de ella.',
      placeholder: 'Edad',
      mask: ageMask,
      dataType: 'integer',
      fieldType: numberInput,
    },
  ];
}

/** Monthly take-home pay, for the 7 %. */
export function incomeField({ exampleProfile }: Edition): FormField {
  return {
    ...plainField,
    fldName: 'cotizante_ingreso',
    groupedBy: 'cotizante',
    label: 'Ingreso líquido mensual',
    helper: 'Con él calculamos tu 7 %. No cambia el precio del plan.',
    placeholder: exampleProfile.income,
    mask: 'money',
    isRequired: false,
    dataType: 'money',
    fieldType: textInput,
  };
}

export const relationshipField: FormField = {
  ...plainField,
  fldName: 'cargas_parentesco',
  groupedBy: 'cargas',
  wrapper: 'box',
  isMultiple: true,
  label: 'Parentesco',
  isRequired: false,
  defaultValue: 'Hijo/Hija',
  allowedValues: relationships.map((value) => ({ value, label: value })),
  dataType: 'option',
  fieldType: select,
};

/** Where the visitor lives. */
export function regionField({ regions, regionLabel, exampleProfile }: Edition): FormField {
  return {
    ...plainField,
    fldName: 'region',
    label: regionLabel,
    helper: 'Algunos planes se venden sólo en ciertos lugares.',
    isRequired: false,
    defaultValue: exampleProfile.regionCode,
    allowedValues: regions.map(({ code, name }) => ({ value: code, label: name })),
    retrieveFunction: 'regions',
    dataType: 'option',
    fieldType: select,
  };
}

/** Species, breed where there is a list of them, and age of each pet (B3-30, C3-24). */
export function petFields(breeds: readonly ProfileChoice[]): FormField[] {
  const place = { groupedBy: 'mascota', isMultiple: true } as const;
  return [
    {
      ...plainField,
      ...place,
      fldName: 'mascota_tipo',
      label: 'Mascota',
      defaultValue: petSpecies[0],
      allowedValues: petSpecies.map((value) => ({ value, label: value })),
      changeAction: breeds.length === 0 ? null : 'narrow:mascota_raza',
      dataType: 'option',
      fieldType: radio,
    },
    ...(breeds.length === 0
      ? []
      : [
          {
            ...plainField,
            ...place,
            fldName: 'mascota_raza',
            label: 'Raza',
            isRequired: false,
            allowedValues: valuesOf(breeds),
            retrieveFunction: 'breeds',
            dataType: 'option',
            fieldType: select,
          } as const,
        ]),
    {
      ...plainField,
      ...place,
      fldName: 'mascota_edad',
      label: 'Edad',
      helper: 'En años cumplidos; 0 si tiene menos de uno.',
      mask: ageMask,
      dataType: 'integer',
      fieldType: numberInput,
    },
  ];
}

export const employeeField: FormField = {
  ...plainField,
  fldName: 'cantidadempleados',
  groupedBy: 'colectivo',
  label: 'Cantidad de empleados',
  helper: 'El precio depende de cuántas personas entran al seguro.',
  mask: countMask,
  dataType: 'integer',
  fieldType: textInput,
};

export const payrollField: FormField = {
  ...plainField,
  fldName: 'ingreso',
  groupedBy: 'colectivo',
  label: 'Planilla mensual',
  helper: 'La suma de los sueldos de un mes. La prima es un porcentaje de ella.',
  mask: 'money',
  dataType: 'money',
  fieldType: textInput,
};

/** Sector, which only narrows the list, and kind of work, which tells the risk class (C3-28, C3-29). */
export function workFields(riskClasses: readonly ProfileChoice[]): FormField[] {
  const sectors = [...new Set(riskClasses.flatMap(({ group }) => (group === null ? [] : [group])))];
  const option = { ...plainField, groupedBy: 'colectivo', dataType: 'option', fieldType: select } as const;
  return [
    {
      ...option,
      fldName: 'sector',
      label: 'Sector',
      isRequired: false,
      allowedValues: sectors.map((sector) => ({ value: sector, label: sector })),
      retrieveFunction: 'workSectors',
      changeAction: 'narrow:tipo_trabajo',
    },
    {
      ...option,
      fldName: 'tipo_trabajo',
      label: 'Tipo de trabajo',
      allowedValues: valuesOf(riskClasses),
      retrieveFunction: 'workTypes',
    },
  ];
}

export const journeyField: FormField = {
  ...plainField,
  fldName: 'viaje_dias',
  groupedBy: 'viaje',
  label: 'Días de viaje',
  helper: 'Desde el día que sales hasta el día que vuelves.',
  mask: ageMask,
  dataType: 'integer',
  fieldType: numberInput,
};

/** Where cover is wanted. */
export function zoneField(zones: readonly ProfileChoice[]): FormField {
  return {
    ...plainField,
    fldName: 'zona',
    label: 'Zona de cobertura',
    helper: 'Dónde quieres estar cubierto.',
    allowedValues: valuesOf(zones),
    dataType: 'option',
    fieldType: select,
  };
}
