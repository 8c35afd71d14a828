import { editionOf, type EditionId } from '@cotejo/core/editions';
import { validationNameOf } from '@cotejo/core/validation';

interface DemoForm {
  readonly edition: EditionId;
  /** Process that shows it. */
  readonly hash: string;
  readonly name: string;
  readonly definition: unknown;
}

const input = (inputType: string) => ({ fldType: 'input', inputType, htmlType: 'input' });

interface Field {
  readonly fldName: string;
  readonly label: string;
  readonly [property: string]: unknown;
}

/** What most fields have in common; each says what it has of its own. */
function field(own: Field): unknown {
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
    fieldType: input('text'),
    ...own,
  };
}

function contactFields(edition: EditionId): unknown[] {
  const { phone } = editionOf(edition);
  const groupedBy = 'contacto';
  return [
    field({ groupedBy, fldName: 'first_name', label: 'Nombre', placeholder: 'Nombre y apellido', imgIcon: 'persona' }),
    field({
      groupedBy,
      fldName: 'telefono',
      label: 'Teléfono',
      placeholder: phone.example,
      helper: 'Con el prefijo de tu país.',
      mask: 'phone',
      imgIcon: 'telefono',
      fieldType: input('tel'),
    }),
    field({
      groupedBy,
      fldName: 'email',
      label: 'Correo',
      placeholder: 'nombre@correo.com',
      imgIcon: 'correo',
      fieldType: input('email'),
    }),
  ];
}

const message = field({
  fldName: 'mensaje',
  label: 'Mensaje',
  helper: 'Cuéntanos qué buscas.',
  isRequired: false,
  fieldType: { fldType: 'textarea', inputType: 'text', htmlType: 'textarea' },
});

const employees = field({
  fldName: 'cantidadEmpleados',
  label: 'Cantidad de empleados',
  helper: 'El precio depende de cuántas personas entran al seguro.',
  mask: 'integer',
  fldRegexp: '^[0-9.,]{1,9}$',
  groupedBy: 'empresa',
});

const journey = [
  field({
    fldName: 'pais_destino',
    label: 'País de destino',
    retrieveFunction: 'countries',
    groupedBy: 'viaje',
    fieldType: { fldType: 'select', inputType: 'select', htmlType: 'select' },
  }),
  field({ fldName: 'viaje_dias', label: 'Días de viaje', mask: '000', groupedBy: 'viaje', fieldType: input('number') }),
];

const company = field({ fldName: 'empresa', label: 'Nombre de tu organización', groupedBy: 'empresa', imgIcon: 'empresa' });

const processes = {
  contact: '6f1d2b54-0f3e-4d2b-9a67-5f6b0c9e1a01',
  company: '6f1d2b54-0f3e-4d2b-9a67-5f6b0c9e1a02',
  travel: '6f1d2b54-0f3e-4d2b-9a67-5f6b0c9e1a03',
  partner: '6f1d2b54-0f3e-4d2b-9a67-5f6b0c9e1a04',
} as const;

/** The script of what a company asks for is the one of its profile. */
function scriptOf(process: keyof typeof processes, edition: EditionId): string | null {
  const name = process === 'company' ? validationNameOf('SEGURO COLECTIVO', editionOf(edition)) : null;
  return name && `/validation/${name}.js`;
}

function form(process: keyof typeof processes, edition: EditionId, fields: readonly unknown[]): DemoForm {
  const integrationForms = [{ validationScript: scriptOf(process, edition), integrationFormFields: fields }];
  return { edition, hash: processes[process], name: process, definition: { integrationForms } };
}

/** Forms that are made of data: contact everywhere, companies, travel and partners where the edition has them. */
export function demoForms(): readonly DemoForm[] {
  const contact = (edition: EditionId): DemoForm => form('contact', edition, [...contactFields(edition), message]);
  const ofCompany = (edition: EditionId): DemoForm =>
    form('company', edition, [...contactFields(edition), company, employees, message]);
  const ofTravel = (edition: EditionId): DemoForm => form('travel', edition, [...contactFields(edition), ...journey]);
  return [
    contact('chile'),
    ofCompany('chile'),
    ofTravel('chile'),
    form('partner', 'chile', [...contactFields('chile'), company, message]),
    contact('peru'),
    ofCompany('peru'),
    contact('colombia'),
    ofCompany('colombia'),
    contact('international'),
    ofTravel('international'),
  ];
}
