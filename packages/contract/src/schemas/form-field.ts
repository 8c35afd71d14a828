import { formLists, formWrappers } from '@cotejo/core/forms';
import { z } from 'zod';

const text = z.string().max(300).nullable();

/** How an answer is written while it is typed: so many digits ('000'), or a way with a name (decision 0271). */
const maskPattern = /^(?:0{1,15}|integer|money|rut|date|phone)$/;
/** What a new answer does to other fields: 'clear:a' empties one, 'narrow:b' leaves it the options of the answer's group; several with ';'. */
const changePattern = /^(?:clear|narrow):[a-z]\w{0,59}(?:;(?:clear|narrow):[a-z]\w{0,59})*$/i;

/** Kinds of input, select and choice that a form can have (B3-23). */
export const fieldTypeSchema = z.object({
  fldType: z.enum(['input', 'select', 'radio', 'checkbox', 'textarea']),
  /** Of an input, what is typed in it; of a select, 'country' and 'phone-prefix' are searched in. */
  inputType: z.enum([
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
  ]),
  htmlType: z.enum(['input', 'select', 'textarea']),
});

/** What a field of either kind of form says (B3-22, B3-25). */
export const formFieldShape = {
  fldName: z.string().regex(/^[a-z][a-z0-9_]{0,59}$/i, { error: 'debe ser letras, cifras y guiones bajos' }),
  label: z.string().min(1).max(200),
  placeholder: text,
  /** Said beside the field, and again where its pattern is broken (B5-22). */
  helper: text,
  mask: z.string().regex(maskPattern, { error: 'no es una máscara que exista' }).nullable(),
  isRequired: z.boolean(),
  defaultValue: z.union([z.string().max(300), z.number()]).nullable(),
  /** What can be chosen. `group` is what a value stands under: the sector of a kind of work, the species of a breed. */
  allowedValues: z
    .array(z.object({ value: z.string().max(300), label: z.string().max(300), group: z.string().max(300).optional() }))
    .max(1000)
    .nullable(),
  /** The shared list whose values follow those of its own; answers bring them in `allowedValues`. Null: none. */
  retrieveFunction: z.enum(formLists, { error: 'no es una lista que exista' }).nullable(),
  /** What is drawn around a group. */
  wrapper: z.enum(formWrappers, { error: 'no es un envoltorio que exista' }).nullable(),
  /** Fields of one group stand together under its name. */
  groupedBy: z
    .string()
    .regex(/^[a-z][a-z0-9_-]{0,59}$/i, { error: 'debe ser letras, cifras y guiones' })
    .nullable(),
  /** The group repeats in rows. */
  isMultiple: z.boolean().default(false),
  /** The field is hidden, neither asked nor sent, while this is true (decision 0270). */
  hideExpression: text.default(null),
  changeAction: z.string().max(300).regex(changePattern, { error: 'no es una acción que exista' }).nullable().default(null),
  groupClass: text.default(null),
  fieldType: fieldTypeSchema,
} as const;

/** One field of a form that is made of data (B3-22, B3-23). */
export const integrationFieldSchema = z.object({
  ...formFieldShape,
  class: text,
  /** Name of an icon shown in the field. */
  imgIcon: text,
  /** What the whole value must match, as a regular expression of JavaScript. */
  fldRegexp: z.string().max(300).nullable(),
});
export type IntegrationField = z.infer<typeof integrationFieldSchema>;
