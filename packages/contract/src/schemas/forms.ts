import { validationNameIn } from '@cotejo/core/validation';
import { definitionFaults } from '@cotejo/core/form-definition-check';
import { z } from 'zod';
import { definitionOfIntegration, wireProperties } from '../wire/form-definition.ts';
import { integrationFieldSchema } from './form-field.ts';
import { profileSchema } from './profile.ts';

/** What is sent of a profile form: the profile, and the product type it was asked for (B7-09). */
export const profileFormDataSchema = z
  .object({
    form: profileSchema,
    productType: z.object({
      name: z.string().min(1).max(80).meta({ description: 'El mismo nombre con el que se pidió el formulario, p. ej. ISAPRE' }),
    }),
  })
  .meta({ id: 'ProfileFormData' });

const ownModule = /^\/validation\/[a-z0-9-]+\.js$/;
const notOwnModule = { error: 'debe ser un módulo propio de /validation/' };

/** A form: its fields, and the module that checks them as a whole (decision 28), if any. What is wrong with it is named by field. */
const integrationFormSchema = z
  .object({
    validationScript: z
      .string()
      .regex(ownModule, notOwnModule)
      // Said once: what looks like no address of ours is told of by the pattern, which the API's description shows.
      .refine((address) => !ownModule.test(address) || validationNameIn(address) !== null, notOwnModule)
      .nullable()
      .meta({
        description: 'Módulo de este servidor que revisa las respuestas juntas; el servidor aplica la misma regla. null: ninguno',
      }),
    /** The hash that the module has to have; told with each answer, and null in what is stored. */
    validationScriptIntegrity: z
      .string()
      .nullable()
      .default(null)
      .meta({ description: 'Hash del módulo (sha384-…), para el atributo integrity de quien lo carga' }),
    integrationFormFields: z.array(integrationFieldSchema).min(1).max(100),
  })
  .superRefine((form, context) => {
    for (const { index, property, reason } of definitionFaults(definitionOfIntegration(form))) {
      context.addIssue({ code: 'custom', path: ['integrationFormFields', index, wireProperties[property]], message: reason });
    }
  });
export type WireIntegrationForm = z.infer<typeof integrationFormSchema>;

/** The forms of a process; who shows one takes the first (B3-20, B3-21). */
export const integrationFormsSchema = z
  .object({
    integrationForms: z
      .array(integrationFormSchema)
      .min(1)
      .meta({ description: 'Formularios del proceso; quien muestra uno toma el primero' }),
  })
  .meta({ id: 'IntegrationForms' });
