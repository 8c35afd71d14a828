import type { FormListName } from '@cotejo/core/forms';
import { maximumAge, relationships, sexes } from '@cotejo/core/people';

/** A field as a definition writes it (B §3). */
export interface DemoField {
  readonly fldName: string;
  readonly label: string;
  readonly [property: string]: unknown;
}

/** What is typed in an input. */
export const input = (inputType: 'text' | 'number' | 'email' | 'tel' | 'date') => ({
  fldType: 'input',
  inputType,
  htmlType: 'input',
});
const select = (inputType: 'select' | 'country' | 'phone-prefix') => ({ fldType: 'select', inputType, htmlType: 'select' });
const radio = { fldType: 'radio', inputType: 'radio', htmlType: 'input' } as const;

/** What most fields have in common; each says what it has of its own. */
export function field(own: DemoField): DemoField {
  return {
    placeholder: null,
    helper: null,
    mask: null,
    class: null,
    imgIcon: null,
    isRequired: true,
    defaultValue: null,
    fldRegexp: null,
    allowedValues: null,
    retrieveFunction: null,
    wrapper: null,
    groupedBy: null,
    isMultiple: false,
    hideExpression: null,
    changeAction: null,
    groupClass: null,
    fieldType: input('text'),
    ...own,
  };
}

const valuesOf = (values: readonly string[]) => values.map((value) => ({ value, label: value }));

/** One value of those that are named, shown as buttons. */
export function choice(own: DemoField, values: readonly (readonly [value: string, label: string])[]): DemoField {
  return field({ ...own, allowedValues: values.map(([value, label]) => ({ value, label })), fieldType: radio });
}

/** One value of a list that the edition has. */
export function listed(own: DemoField, list: FormListName): DemoField {
  return field({ ...own, retrieveFunction: list, fieldType: select('select') });
}

/** A country, searched in its list (B5-26). */
export const country = (own: DemoField): DemoField =>
  field({ ...own, retrieveFunction: 'countries', fieldType: select('country') });

/** A prefix of the list, and the number behind it (B3-16, B5-25). */
export function telephone(defaultPrefix: string | null, example: string | null): readonly DemoField[] {
  const groupedBy = 'grp-fld_telephone';
  return [
    field({
      fldName: 'fld_phone_prefix',
      label: 'Prefijo',
      groupedBy,
      wrapper: 'inline',
      defaultValue: defaultPrefix,
      retrieveFunction: 'phonePrefixes',
      fieldType: select('phone-prefix'),
    }),
    field({
      fldName: 'fld_telephone',
      label: 'Teléfono',
      groupedBy,
      placeholder: example,
      mask: 'phone',
      imgIcon: 'telefono',
      fieldType: input('tel'),
    }),
  ];
}

/** Yes or no. */
export const yesOrNo = (own: DemoField): DemoField =>
  choice(own, [
    ['si', 'Sí'],
    ['no', 'No'],
  ]);

/** A box to tick, which may stay empty. */
export const tick = (own: DemoField): DemoField =>
  field({ ...own, isRequired: false, fieldType: { fldType: 'checkbox', inputType: 'checkbox', htmlType: 'input' } });

const sexLabels = { Masculino: 'Hombre', Femenino: 'Mujer' } as const satisfies Record<(typeof sexes)[number], string>;
const sexValues = sexes.map((value) => [value, sexLabels[value]] as const);

/** Ages from 0 to maximumAge, and what is said of them. */
export const ageOfPerson = {
  helper: `En años cumplidos, de 0 a ${maximumAge}.`,
  mask: '000',
  fldRegexp: '0*(\\d{1,2}|1[01]\\d|120)',
  fieldType: input('number'),
};

/** Sex and age of one person, or of each row. */
export function person(group: string, own: Partial<DemoField> = {}): readonly DemoField[] {
  return [
    choice({ fldName: `${group}_sexo`, label: 'Sexo', groupedBy: group, defaultValue: 'Masculino', ...own }, sexValues),
    field({
      fldName: `${group}_edad`,
      label: 'Edad',
      ...ageOfPerson,
      groupedBy: group,
      ...own,
    }),
  ];
}

/** Cargas: none to eight, each with sex, age and relationship. */
export const cargas: readonly DemoField[] = [
  ...person('cargas', { isMultiple: true, wrapper: 'box' }),
  field({
    fldName: 'cargas_parentesco',
    label: 'Parentesco',
    groupedBy: 'cargas',
    isMultiple: true,
    defaultValue: 'Hijo/Hija',
    allowedValues: valuesOf(relationships),
    fieldType: select('select'),
  }),
];
