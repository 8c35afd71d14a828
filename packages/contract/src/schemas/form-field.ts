import { formLists, formWrappers } from '@cotejo/core/forms';
import { z } from 'zod';

const text = z.string().max(300).nullable();
/** The same with what it means, for the description of the API. */
const textOf = (description: string) => text.meta({ description });

/** How an answer is written while it is typed: so many digits ('000'), or a way with a name (decision 0271). */
const maskPattern = /^(?:0{1,15}|integer|money|rut|date|phone)$/;
/** What a new answer does to other fields: 'clear:a' empties one, 'narrow:b' leaves it the options of the answer's group; several with ';'. */
const changePattern = /^(?:clear|narrow):[A-Za-z]\w{0,59}(?:;(?:clear|narrow):[A-Za-z]\w{0,59})*$/;

/** Kinds of input, select and choice that a form can have (B3-23). */
export const fieldTypeSchema = z.object({
  fldType: z
    .enum(['input', 'select', 'radio', 'checkbox', 'textarea'])
    .meta({ description: 'Con qué se responde. checkbox envía true o nada' }),
  /** Of an input, what is typed in it; of a select, 'country' and 'phone-prefix' are searched in. */
  inputType: z
    .enum([
      'text',
      'number',
      'email',
      'tel',
      'password',
      'date',
      'select',
      'radio',
      'checkbox',
      'textarea',
      'country',
      'phone-prefix',
    ])
    .meta({ description: 'Qué se escribe en un input; en un select, country y phone-prefix son listas en las que se busca' }),
  htmlType: z.enum(['input', 'select', 'textarea']).meta({ description: 'Elemento de HTML que sirve para el campo' }),
});

/** What a field of either kind of form says (B3-22, B3-25). */
export const formFieldShape = {
  fldName: z
    .string()
    .regex(/^[A-Za-z]\w{0,59}$/, { error: 'debe ser letras, cifras y guiones bajos' })
    .meta({ description: 'Nombre del campo, único en el formulario: con él se envía la respuesta' }),
  label: z.string().min(1).max(200).meta({ description: 'Lo que se lee junto al campo' }),
  placeholder: textOf('Ejemplo dentro del campo vacío; null: ninguno'),
  /** Said beside the field, and again where its pattern is broken (B5-22). */
  helper: textOf('Ayuda junto al campo, y lo que se dice cuando la respuesta no calza con fldRegexp'),
  mask: z.string().regex(maskPattern, { error: 'no es una máscara que exista' }).nullable().meta({
    description:
      'Cómo se escribe la respuesta: tantos ceros como cifras caben (000: hasta tres), integer, money (monto del país), rut, date (dd/mm/aaaa) o phone; null: texto libre',
  }),
  isRequired: z.boolean().meta({ description: 'Sin respuesta no se puede enviar, salvo mientras el campo esté oculto' }),
  defaultValue: z
    .union([z.string().max(300), z.number()])
    .nullable()
    .meta({ description: 'Respuesta con la que empieza; si hay allowedValues, una de ellas' }),
  /** What can be chosen. `group` is what a value stands under: the sector of a kind of work, the species of a breed. */
  allowedValues: z
    .array(z.object({ value: z.string().max(300), label: z.string().max(300), group: z.string().max(300).optional() }))
    .max(1000)
    .nullable()
    .meta({
      description:
        'Lo que se puede elegir, ya con los valores de retrieveFunction: se envía value y se lee label; group es la respuesta de otro campo a la que pertenece. null: se escribe libremente',
    }),
  /** The shared list whose values follow those of its own; answers bring them in `allowedValues`. Null: none. */
  retrieveFunction: z
    .enum(formLists, { error: 'no es una lista que exista' })
    .nullable()
    .meta({ description: 'Lista compartida de la que vienen los valores; no hace falta otra llamada para tenerlos' }),
  /** What is drawn around a group. */
  wrapper: z
    .enum(formWrappers, { error: 'no es un envoltorio que exista' })
    .nullable()
    .meta({ description: 'Cómo se muestra el grupo: en un recuadro (box) o en una línea (inline); null: sin marco' }),
  /** Fields of one group stand together under its name. */
  groupedBy: z
    .string()
    .regex(/^[A-Za-z][\w-]{0,59}$/, { error: 'debe ser letras, cifras y guiones' })
    .nullable()
    .meta({ description: 'Grupo al que pertenece el campo; null: ninguno' }),
  /** The group repeats in rows. */
  isMultiple: z
    .boolean()
    .default(false)
    .meta({ description: 'El grupo se repite en filas, de 1 a 8; las cargas, desde ninguna' }),
  /** The field is hidden, neither asked nor sent, while this is true (decision 0270). */
  hideExpression: text.default(null).meta({
    description:
      "Mientras se cumple, el campo está oculto: ni se pide ni se envía. Nombres de campos, textos, enteros, comparaciones, &&, ||, ! y paréntesis: pais != 'CL' && edad >= 18",
  }),
  changeAction: z.string().max(300).regex(changePattern, { error: 'no es una acción que exista' }).nullable().default(null).meta({
    description:
      'Qué pasa en otros campos con una respuesta nueva: clear:campo lo vacía, narrow:campo le deja los valores cuyo group es la respuesta; varias con ;',
  }),
  groupClass: text.default(null).meta({ description: 'Clase de estilo del grupo; se puede pasar por alto' }),
  fieldType: fieldTypeSchema,
} as const;

/** One field of a form that is made of data (B3-22, B3-23). */
export const integrationFieldSchema = z.object({
  ...formFieldShape,
  class: textOf('Clase de estilo del campo; se puede pasar por alto'),
  /** Name of an icon shown in the field. */
  imgIcon: textOf('Nombre de un ícono dentro del campo; se puede pasar por alto'),
  /** What the whole value must match, as a regular expression of JavaScript. */
  fldRegexp: z.string().max(300).nullable().meta({
    description: 'Expresión regular de JavaScript, con la bandera u, que toda la respuesta debe cumplir; null: ninguna',
  }),
});
export type IntegrationField = z.infer<typeof integrationFieldSchema>;
