import { isPlainDate } from '@cotejo/core/dates';
import {
  maximumAge,
  maximumDependants,
  maximumEmployees,
  maximumIncome,
  maximumPayroll,
  maximumPetAge,
  maximumPets,
  maximumSectorId,
  maximumTripDays,
  petSpecies,
  relationships,
  sexes,
} from '@cotejo/core/people';
import { z } from 'zod';

const age = z
  .number({ error: 'debe ser un número' })
  .int({ error: 'debe ser un número entero' })
  .min(0, { error: 'debe ser 0 o más' })
  .max(maximumAge, { error: `debe ser ${maximumAge} o menos` });
const sex = z.enum(sexes, { error: "debe ser 'Masculino' o 'Femenino'" });

const salary = z.number({ error: 'debe ser un número' }).min(0, { error: 'debe ser 0 o más' });
/** Monthly income in whole pesos (or the edition's currency). */
const income = salary.max(maximumIncome, { error: 'es demasiado alto' });
/** The same of everybody in a company. */
const payroll = salary.max(maximumPayroll, { error: 'es demasiado alto' });

/** A country by its code of two letters (ISO 3166-1), with how it and its people are called (C3-32). */
const countrySchema = z
  .object({
    code: z.string().length(2, { error: 'debe ser un código de dos letras' }),
    name: z.string().max(80).optional(),
    nationality: z.string().max(80).optional(),
  })
  .meta({ id: 'NamedCountry' });
const day = z
  .string()
  .refine((text): boolean => isPlainDate(text), { error: 'no es un día que exista, escrito como 2027-01-31' })
  .meta({ description: 'Día que existe, AAAA-MM-DD' });

/** `epsActual` is the insurer one has in Colombia ('notengo': none) and Peru, `paisCobertura` where an international cover is wanted. */
export const contributorSchema = z.object({
  sexo: sex.optional(),
  edad: age,
  ingreso: income.nullish().meta({ description: 'Renta líquida mensual, en unidades enteras de la moneda del país' }),
  maternidad: z.boolean().nullish().meta({ description: 'Si busca cobertura de maternidad' }),
  epsActual: z.string().max(40).nullish().meta({ description: 'Código de su EPS en Colombia o Perú; notengo: no tiene' }),
  nacionalidad: countrySchema.nullish(),
  paisCobertura: countrySchema.nullish(),
});
export const dependantSchema = z.object({
  sexo: sex.optional(),
  edad: age,
  parentesco: z.enum(relationships, { error: `debe ser uno de: ${relationships.join(', ')}` }).optional(),
});

const employees = z
  .number({ error: 'debe ser un número' })
  .int({ error: 'debe ser un número entero' })
  .min(1, { error: 'debe ser 1 o más' })
  .max(maximumEmployees, { error: `debe ser ${maximumEmployees} o menos` });

/** A pet (C3-06, C3-07). Pets are a list of their own, the first the main one (C3-25, C3-26). */
export const petSchema = z.object({
  especie: z.enum(petSpecies, { error: `debe ser uno de: ${petSpecies.join(', ')}` }),
  raza: z.string().max(80).nullish(),
  edad: z
    .number({ error: 'debe ser un número' })
    .int({ error: 'debe ser un número entero' })
    .min(0, { error: 'debe ser 0 o más' })
    .max(maximumPetAge, { error: `debe ser ${maximumPetAge} o menos` }),
  parentesco: z.literal('Mascota').default('Mascota'),
});

/** The visitor's profile as it crosses the wire and is kept in the browser (C3-01 to C3-15). */
export const profileSchema = z
  .object({
    cotizante: z.array(contributorSchema).max(2, { error: 'son como máximo dos' }).default([]),
    cargas: z
      .array(dependantSchema)
      .max(maximumDependants, { error: `son como máximo ${maximumDependants}` })
      .default([]),
    region: z
      .object({ stateCode: z.string().max(10), stateName: z.string().max(80).optional() })
      .nullish()
      .meta({ description: 'Región o departamento, por su código en el país' }),
    enPareja: z.boolean().optional().meta({ description: 'Hay un segundo cotizante' }),
    /** True once the visitor entered it; an example profile carries false (decision 26). */
    ingresodatos: z.boolean().default(false).meta({ description: 'true: lo ingresó alguien; false: es un ejemplo' }),
    mascotas: z
      .array(petSchema)
      .max(maximumPets, { error: `son como máximo ${maximumPets}` })
      .optional(),
    cantidadempleados: employees.nullish().meta({ description: 'Personas que trabajan en la empresa que asegura' }),
    /** Monthly payroll of the company (SCTR), in whole units of the currency. */
    ingreso: payroll.nullish().meta({ description: 'Planilla mensual de la empresa (SCTR), en unidades enteras de la moneda' }),
    /** Where a company's people pay their contributions (Peru, C3-23). */
    sistemaprevisional: z.string().max(40).nullish(),
    /** Id of the sector of a company's activity, and how it reads (SCTR). */
    sector: z.number().int({ error: 'debe ser un número entero' }).min(0).max(maximumSectorId).nullish(),
    sector_label: z.string().max(120).nullish(),
    /** Kind of work of the company, which tells its risk class, and how it reads (SCTR). */
    tipo_trabajo: z.string().max(40).nullish().meta({ description: 'Tipo de trabajo, del que sale la clase de riesgo' }),
    tipo_trabajo_label: z.string().max(120).nullish(),
    /** Journey to be insured, and the zone that cover is wanted in. */
    viaje: z
      .object({
        dias: z
          .number({ error: 'debe ser un número' })
          .int({ error: 'debe ser un número entero' })
          .min(1, { error: 'debe ser 1 o más' })
          .max(maximumTripDays, { error: `debe ser ${maximumTripDays} o menos` }),
        salida: day.nullish(),
        regreso: day.nullish(),
        origen: countrySchema.nullish(),
        destino: countrySchema.nullish(),
      })
      .nullish(),
    zona: z.string().max(40).nullish().meta({ description: 'Código de la zona en la que se busca cobertura' }),
  })
  .refine(
    ({ cotizante, mascotas, cantidadempleados }) =>
      cotizante.length > 0 || (mascotas ?? []).length > 0 || cantidadempleados != null,
    { path: ['cotizante'], error: 'falta al menos una persona' },
  )
  .meta({ id: 'Profile' });
export type Profile = z.output<typeof profileSchema>;
export type ProfileInput = z.input<typeof profileSchema>;
