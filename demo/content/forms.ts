import { editionOf, type EditionId } from '@cotejo/core/editions';
import { requestProcesses } from '@cotejo/core/request-process';
import { validationNameOf } from '@cotejo/core/validation';
import { field, input, listed, telephone, type DemoField } from './form-fields.ts';
import { employees, healthFields, journey, pets, riskyWork } from './line-forms.ts';

interface DemoForm {
  readonly edition: EditionId;
  /** Process that shows it. */
  readonly hash: string;
  readonly name: string;
  readonly definition: unknown;
}

const groupedBy = 'contacto';
const name = {
  label: 'Nombre',
  placeholder: 'Nombre y apellido',
  helper: 'De 2 a 100 letras.',
  fldRegexp: "[\\p{L}\\p{M}][\\p{L}\\p{M} '’.\\-]{1,99}",
  imgIcon: 'persona',
} as const;
const email = { label: 'Correo', placeholder: 'nombre@correo.com', imgIcon: 'correo', fieldType: input('email') } as const;
const message = {
  label: 'Mensaje',
  helper: 'Cuéntanos qué buscas.',
  isRequired: false,
  fieldType: { fldType: 'textarea', inputType: 'text', htmlType: 'textarea' },
} as const;

/** By whom and how somebody is reached, by the names of a request. */
function contactFields(edition: EditionId): readonly DemoField[] {
  const { phone } = editionOf(edition);
  return [
    field({ groupedBy, fldName: 'first_name', ...name }),
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
    field({ groupedBy, fldName: 'email', ...email }),
  ];
}

/** The same by the names of dynamic forms, with a prefix that is chosen (B3-12 to B3-16). */
function dynamicContact(edition: EditionId): readonly DemoField[] {
  const { phone } = editionOf(edition);
  const isOfACountry = /\d/.test(phone.prefix);
  const national = phone.example.replace(/^\+\d+ /, '');
  return [
    field({ groupedBy, fldName: 'fld_fullname', ...name }),
    // Where the prefix is the visitor's own, no one example is written as all their countries do.
    ...(isOfACountry ? telephone(phone.prefix, national) : telephone(null, null)),
    field({ groupedBy, fldName: 'fld_email', ...email }),
  ];
}

const said = field({ fldName: 'mensaje', ...message });
const dynamicSaid = field({ fldName: 'fld_msg', ...message });
const company = field({ fldName: 'empresa', label: 'Nombre de tu organización', groupedBy: 'empresa', imgIcon: 'empresa' });
const companyRut = field({ fldName: 'empresa_rut', label: 'RUT de tu organización', groupedBy: 'empresa', mask: 'rut' });
const worksWith = listed(
  { fldName: 'aseguradora', label: 'Aseguradora con la que más trabajas', groupedBy: 'empresa', isRequired: false },
  'insurers',
);

const processes = {
  ...requestProcesses,
  contact: '6f1d2b54-0f3e-4d2b-9a67-5f6b0c9e1a01',
  partner: '6f1d2b54-0f3e-4d2b-9a67-5f6b0c9e1a04',
} as const;
type Process = keyof typeof processes;

/** The product type whose profiles have the rule of a process's form. */
const ruledType: Readonly<Partial<Record<Process, string>>> = {
  company: 'SEGURO COLECTIVO',
  sctr: 'SCTR',
  health: 'SEGURO',
  travel: 'SEGURO VIAJE',
};

/** The script of what a process asks for is the one of its profile. */
function scriptOf(process: Process, edition: EditionId): string | null {
  const type = ruledType[process];
  const name = type === undefined ? null : validationNameOf(type, editionOf(edition));
  return name && `/validation/${name}.js`;
}

/** Fields of the form of a process in an edition. */
function fieldsOf(process: Process, edition: EditionId): readonly DemoField[] {
  switch (process) {
    case 'contact':
      return [...contactFields(edition), said];
    case 'company':
      return [...contactFields(edition), company, employees, said];
    case 'travel':
      return [...journey, ...dynamicContact(edition), dynamicSaid];
    case 'partner':
      return [...contactFields(edition), company, companyRut, worksWith, said];
    case 'pets':
      return [...pets, ...dynamicContact(edition)];
    case 'sctr':
      return [company, ...riskyWork, ...dynamicContact(edition)];
    case 'health':
      return [...healthFields[edition], ...dynamicContact(edition), dynamicSaid];
  }
}

/** Forms that each edition has: contact and health everywhere, the others where it sells such products or has partners. */
const processesOf: Readonly<Record<EditionId, readonly Process[]>> = {
  chile: ['contact', 'company', 'travel', 'partner', 'pets', 'health'],
  peru: ['contact', 'company', 'sctr', 'health'],
  colombia: ['contact', 'company', 'pets', 'health'],
  international: ['contact', 'travel', 'health'],
};

function formsOf(edition: EditionId): readonly DemoForm[] {
  return processesOf[edition].map((process) => ({
    edition,
    hash: processes[process],
    name: process,
    definition: {
      integrationForms: [{ validationScript: scriptOf(process, edition), integrationFormFields: fieldsOf(process, edition) }],
    },
  }));
}

/** Forms that are made of data, of every edition. */
export function demoForms(): readonly DemoForm[] {
  return [...formsOf('chile'), ...formsOf('peru'), ...formsOf('colombia'), ...formsOf('international')];
}
