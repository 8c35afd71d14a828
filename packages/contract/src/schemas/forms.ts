import { validationNameIn } from '@cotejo/core/validation';
import { z } from 'zod';
import { profileSchema } from './profile.ts';

/** What is sent of a profile form: the profile, and the product type it was asked for (B7-09). */
export const profileFormDataSchema = z
  .object({ form: profileSchema, productType: z.object({ name: z.string().min(1).max(80) }) })
  .meta({ id: 'ProfileFormData' });

function isRegularExpression(text: string): boolean {
  try {
    return new RegExp(text, 'u') instanceof RegExp;
  } catch {
    return false;
  }
}

const text = z.string().max(300).nullable();

/** One field of a form that is made of data (B3-22, B3-23). */
const integrationFieldSchema = z.object({
  fldName: z.string().regex(/^[a-z][a-z0-9_]{0,59}$/i, { error: 'debe ser letras, cifras y guiones bajos' }),
  label: z.string().min(1).max(200),
  placeholder: text,
  helper: text,
  mask: text,
  class: text,
  /** Name of an icon shown in the field. */
  imgIcon: text,
  isRequired: z.boolean(),
  defaultValue: z.union([z.string(), z.number()]).nullable(),
  /** What the whole value must match, as a regular expression of JavaScript. */
  fldRegexp: z.string().max(300).refine(isRegularExpression, { error: 'no es una expresión regular' }).nullable(),
  allowedValues: z.array(z.object({ value: z.string(), label: z.string() })).nullable(),
  /** The shared list that its values come from: 'countries', 'regions' or 'workSectors'; null: none. */
  retrieveFunction: z.enum(['countries', 'regions', 'workSectors']).nullable(),
  /** What is drawn around it, e.g. 'box'. */
  wrapper: text,
  /** Fields of one group stand together under its name. */
  groupedBy: text,
  fieldType: z.object({
    fldType: z.enum(['input', 'select', 'radio', 'checkbox', 'textarea']),
    inputType: z.string().max(40),
    htmlType: z.enum(['input', 'select', 'textarea']),
  }),
});

/** A form: its fields, and the module that checks them as a whole (decision 28), if any. */
const integrationFormSchema = z.object({
  validationScript: z
    .string()
    .regex(/^\/validation\/[a-z0-9-]+\.js$/, { error: 'debe ser un módulo propio de /validation/' })
    .refine((address) => validationNameIn(address) !== null, { error: 'debe ser un módulo propio de /validation/' })
    .nullable(),
  /** The hash that the module has to have; told with each answer, and null in what is stored. */
  validationScriptIntegrity: z.string().nullable().default(null),
  integrationFormFields: z
    .array(integrationFieldSchema)
    .min(1)
    .refine((fields) => new Set(fields.map(({ fldName }) => fldName)).size === fields.length, {
      error: 'hay dos campos con el mismo nombre',
    }),
});

/** The forms of a process; who shows one takes the first (B3-20, B3-21). */
export const integrationFormsSchema = z
  .object({ integrationForms: z.array(integrationFormSchema).min(1) })
  .meta({ id: 'IntegrationForms' });
