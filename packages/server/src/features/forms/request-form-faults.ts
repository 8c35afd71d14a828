import { additionalData, leadBodySchema } from '@cotejo/contract/lead';
import { trapField } from '@cotejo/contract/request-work';
import type { DefinitionFault } from '@cotejo/core/form-definition-check';
import { contactFields } from '@cotejo/core/form-contact';
import { rowGroupOf, rowGroupsOf, type FormControl, type FormDefinition, type FormField } from '@cotejo/core/forms';

/** A fault of a form as a whole has no field. */
export type FormFault = Pick<DefinitionFault, 'reason'> & Partial<DefinitionFault>;

type Part = keyof typeof contactFields;

const contactNames: ReadonlySet<string> = new Set(Object.values(contactFields).flat());
/** Names that a request has for itself: an answer of that name would be lost, or taken for something else. */
const reservedNames: ReadonlySet<string> = new Set(
  [...Object.keys(leadBodySchema.shape), trapField].filter((name) => !contactNames.has(name)),
);

/** Names that no request carries by themselves, and the only control that they are for (B3-16, B3-18, B3-19). */
const namesOfControls: Readonly<Record<string, FormControl>> = {
  fld_phone_prefix: 'phonePrefix',
  fld_password: 'password',
  fld_password_confirm: 'password',
};

function nameFault(field: FormField): string | null {
  const { name, control } = field;
  if (reservedNames.has(name)) return 'es un nombre que la solicitud usa para otra cosa';
  if (contactNames.has(name) && rowGroupOf(field) !== null) return 'un dato de contacto no se repite en filas';
  const own = Object.hasOwn(namesOfControls, name) ? namesOfControls[name] : undefined;
  if (own === undefined || own === control) return null;
  return own === 'password' ? 'es el nombre de una clave' : 'es el nombre del prefijo de un teléfono';
}

/** Names that whatever a form sends cannot have: those of a request's own parts, of fields and of groups that repeat. */
export function reservedNameFaults({ fields }: FormDefinition): readonly DefinitionFault[] {
  return fields.flatMap((field, index): DefinitionFault[] => {
    const group = rowGroupOf(field);
    const reason = nameFault(field);
    const isGroup = group !== null && (reservedNames.has(group) || contactNames.has(group));
    return [
      ...(reason === null ? [] : [{ index, field: field.name, property: 'name' as const, reason }]),
      ...(isGroup
        ? [
            {
              index,
              field: field.name,
              property: 'group' as const,
              reason: `'${group}' es un nombre que la solicitud usa para otra cosa`,
            },
          ]
        : []),
    ];
  });
}

/** What a request cannot go without, how its absence is told, and by what it is written. */
const needed = {
  first_name: { absent: 'falta pedir el nombre', controls: ['text'] },
  telefono: { absent: 'falta pedir el teléfono', controls: ['tel', 'text'] },
  email: { absent: 'falta pedir el correo', controls: ['email', 'text'] },
} as const satisfies Partial<Record<Part, { absent: string; controls: readonly FormControl[] }>>;
const neededParts = ['first_name', 'telefono', 'email'] as const;

function neededFaults(field: FormField, index: number, controls: readonly FormControl[]): readonly DefinitionFault[] {
  const at = { index, field: field.name };
  return [
    ...(field.isRequired ? [] : [{ ...at, property: 'isRequired' as const, reason: 'la solicitud lo necesita: debe ser true' }]),
    ...(field.hideExpression === null
      ? []
      : [{ ...at, property: 'hideExpression' as const, reason: 'la solicitud lo necesita: no se puede ocultar' }]),
    ...(controls.includes(field.control)
      ? []
      : [{ ...at, property: 'control' as const, reason: `debe ser de tipo ${controls.join(' o ')}` }]),
  ];
}

/** Fields by which a form asks for one part of a request: one of them is read, and what is written in another would be lost. */
function twiceFaults({ fields }: FormDefinition): readonly DefinitionFault[] {
  return Object.values(contactFields).flatMap((names: readonly string[]) => {
    const own = fields.map((field, index) => ({ field, index })).filter(({ field }) => names.includes(field.name));
    return own.slice(1).map(({ field, index }) => ({
      index,
      field: field.name,
      property: 'name' as const,
      reason: `pide lo mismo que '${own[0]?.field.name ?? ''}'`,
    }));
  });
}

/**
 * What keeps the answers of a form from being a request (`POST /api/leads`): a name, a telephone or an e-mail that is not asked, may stay empty or be
 * hidden; one part asked twice; more answers of its own than a request carries.
 */
export function requestFormFaults(definition: FormDefinition): readonly FormFault[] {
  const { fields } = definition;
  const contact = neededParts.flatMap((part): readonly FormFault[] => {
    const names: readonly string[] = contactFields[part];
    const { absent, controls } = needed[part];
    const own = fields.map((field, index) => ({ field, index })).filter(({ field }) => names.includes(field.name));
    if (own.length === 0) return [{ reason: `${absent}: ${names.join(' o ')}` }];
    return own.flatMap(({ field, index }) => neededFaults(field, index, controls));
  });
  const isMore = ({ name, control }: FormField): boolean =>
    control !== 'password' && !contactNames.has(name) && !Object.hasOwn(namesOfControls, name);
  const once = fields.filter((field) => rowGroupOf(field) === null && isMore(field));
  const more = once.length + rowGroupsOf(definition).length;
  const most = additionalData.answers;
  return [
    ...contact,
    ...twiceFaults(definition),
    ...(more > most ? [{ reason: `puede enviar ${more} respuestas, y una solicitud lleva ${most} como máximo` }] : []),
  ];
}
