import type { ProfileForm } from '@cotejo/contract/catalogue';
import type { Edition } from '@cotejo/core/editions';
import { maximumDependants, relationships, sexes } from '@cotejo/core/people';

type Field = ProfileForm['profileFormFields'][number];

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
} as const satisfies Partial<Field>;

const sexLabels = { Masculino: 'Hombre', Femenino: 'Mujer' } as const satisfies Record<(typeof sexes)[number], string>;
const sexValues = sexes.map((value) => ({ value, label: sexLabels[value] }));

/** Ages are cut to three digits (B5-36). */
const ageMask = '000';

function personFields(group: 'cotizante' | 'cargas'): Field[] {
  const isMultiple = group === 'cargas';
  const wrapper = isMultiple ? 'box' : null;
  return [
    {
      ...plainField,
      fldName: `${group}_sexo`,
      groupedBy: group,
      wrapper,
      isMultiple,
      label: 'Sexo',
      isRequired: false,
      defaultValue: 'Masculino',
      allowedValues: sexValues,
      dataType: 'option',
      fieldType: radio,
    },
    {
      ...plainField,
      fldName: `${group}_edad`,
      groupedBy: group,
      wrapper,
      isMultiple,
      label: 'Edad',
      helper: 'En años cumplidos. El precio depende de ella.',
      placeholder: 'Edad',
      mask: ageMask,
      dataType: 'integer',
      fieldType: numberInput,
    },
  ];
}

function incomeField(edition: Edition): Field {
  const { income } = edition.exampleProfile;
  return {
    ...plainField,
    fldName: 'cotizante_ingreso',
    groupedBy: 'cotizante',
    label: 'Ingreso líquido mensual',
    helper: 'Con él calculamos tu 7 %. No cambia el precio del plan.',
    placeholder: income,
    mask: 'money',
    isRequired: false,
    dataType: 'money',
    fieldType: textInput,
  };
}

const relationshipField: Field = {
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

function regionField({ regions, regionLabel, exampleProfile }: Edition): Field {
  return {
    ...plainField,
    fldName: 'region',
    label: regionLabel,
    helper: 'Algunos planes se venden sólo en ciertas regiones.',
    isRequired: false,
    defaultValue: exampleProfile.regionCode,
    allowedValues: regions.map(({ code, name }) => ({ value: code, label: name })),
    dataType: 'option',
    fieldType: select,
  };
}

type MakeFields = (edition: Edition) => Field[];

/** Fields of each product type's form: only what its prices or its list depend on (experience.md, 'Profile'). */
const fieldsByProductType: ReadonlyMap<string, MakeFields> = new Map<string, MakeFields>([
  [
    'ISAPRE',
    (edition) => [
      ...personFields('cotizante'),
      incomeField(edition),
      ...personFields('cargas'),
      relationshipField,
      regionField(edition),
    ],
  ],
  ['SEGURO', (edition) => [...personFields('cotizante'), ...personFields('cargas'), relationshipField, regionField(edition)]],
]);

/**
 * The profile form of a product type (B §3, B3-24, B3-25) in an edition, or null where there is none. A field's group
 * is the part of the profile it fills; fields with isMultiple repeat together, up to maximumRows.
 */
export function profileFormOf(productType: string, edition: Edition): ProfileForm | null {
  const makeFields = fieldsByProductType.get(productType);
  if (!makeFields) return null;
  return {
    productType: { name: productType },
    profileFormFields: makeFields(edition).filter((field) => field.fldName !== 'region' || edition.regions.length > 0),
    maximumRows: maximumDependants,
    validationScriptUrl: null,
  };
}
