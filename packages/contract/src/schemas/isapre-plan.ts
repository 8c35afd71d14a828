import { sexes } from '@cotejo/core/people';
import { z } from 'zod';
import { amountKeys } from '@cotejo/core/catalogue-content';
import { amountSchema } from './amount.ts';
import { personPriceSchema, ufSchema } from './compare.ts';
import { segment } from './params.ts';
import { contributorSchema, dependantSchema, profileSchema } from './profile.ts';

/** Longest profile that an address carries. */
const longestPersonText = 4000;

/** A profile written as JSON, as `datospersona` of an address. */
const personText = z
  .string()
  .max(longestPersonText)
  .transform((text, context): unknown => {
    try {
      return JSON.parse(text);
    } catch {
      context.issues.push({ code: 'custom', message: 'debe ser un perfil en JSON', input: text });
      return z.NEVER;
    }
  })
  .pipe(profileSchema);

const number = z.string().regex(/^\d{1,9}$/, { error: 'debe ser un número' });
const code = segment();
const oneName = { path: ['codigoplan'], error: 'falta' };

/** Which plan, by number or code, and whose family: without one, the example (C7-40, C7-41). */
export const planQuery = z
  .object({ planid: number.transform(Number).optional(), codigoplan: code.optional(), datospersona: personText.optional() })
  .refine(({ planid, codigoplan }) => planid !== undefined || codigoplan !== undefined, oneName);
export const planBody = z
  .object({
    planid: z.number().int().min(0).max(999_999_999).optional(),
    codigoplan: code.optional(),
    datospersona: profileSchema.optional(),
  })
  .refine(({ planid, codigoplan }) => planid !== undefined || codigoplan !== undefined, oneName)
  .meta({ id: 'PlanQuestion' });
export type PlanQuestion = z.output<typeof planBody>;

/** The same without a family, for what is the same for everybody. */
export const planNameQuery = z
  .object({ planid: number.transform(Number).optional(), codigoplan: code.optional() })
  .refine(({ planid, codigoplan }) => planid !== undefined || codigoplan !== undefined, oneName);

/** Ages as a list with commas: '34,33'. */
const agesText = z
  .string()
  .max(40)
  .transform((text) =>
    text.trim() === '' ? [] : text.split(',').map((age) => (/^\s*\d{1,3}\s*$/.test(age) ? Number(age) : NaN)),
  );
const contributorAges = z.array(contributorSchema.shape.edad).min(1).max(2);
const dependantAges = z.array(dependantSchema.shape.edad).max(8);

/** Ages of the contributors (one or two) and of their dependants. */
export const peopleQuery = z.object({
  codigoplan: code,
  cotizante: agesText.pipe(contributorAges),
  carga: agesText.pipe(dependantAges).optional(),
});
export const peopleBody = z
  .object({ codigoplan: code, cotizante: contributorAges, carga: dependantAges.default([]) })
  .meta({ id: 'PlanPeopleQuestion' });

const flags: Readonly<Record<string, boolean>> = {
  true: true,
  '1': true,
  si: true,
  sí: true,
  false: false,
  '0': false,
  no: false,
};
const flagText = z
  .string()
  .max(5)
  .transform((text, context) => {
    const flag = flags[text.toLowerCase()];
    if (flag !== undefined) return flag;
    context.issues.push({ code: 'custom', message: "debe ser 'true' o 'false'", input: text });
    return z.NEVER;
  });
const likeness = {
  codigo: code,
  region: z.string().min(1).max(10).optional(),
  genero: z.enum(sexes, { error: "debe ser 'Masculino' o 'Femenino'" }).optional(),
};

/** Requests for a plan by people like these; what is left out is not asked. */
export const statisticsQuery = z.object({
  ...likeness,
  carga: z
    .string()
    .regex(/^[0-8]$/, { error: 'debe estar entre 0 y 8' })
    .transform(Number)
    .optional(),
  enpareja: flagText.optional(),
});
export const statisticsBody = z
  .object({ ...likeness, carga: z.number().int().min(0).max(8).optional(), enpareja: z.boolean().optional() })
  .meta({ id: 'PlanStatisticsQuestion' });
export type StatisticsQuestion = z.output<typeof statisticsBody>;

/** The factors of a family, and the table they are from. */
export const planFactorsSchema = z
  .object({
    codigoplan: z.string(),
    /** True: of the example family (decision 26). */
    isExample: z.boolean(),
    factores: z.array(personPriceSchema.pick({ role: true, index: true, edad: true, factor: true })),
    /** Sum of the factors; who pays the GES alone has none. */
    total: z.number(),
    /** GES per person and month; null: its price of the day is not known. */
    ges: z.object({ precio: amountSchema, fuente: z.string(), validoDesde: z.string() }).nullable(),
    /** The table by age, both ends included; null: none holds on the day. */
    tabla: z
      .object({
        bandas: z.array(z.object({ edadDesde: z.number(), edadHasta: z.number(), cotizante: z.number(), carga: z.number() })),
        /** A dependant younger than this has no factor. */
        soloGesBajo: z.number().int(),
        fuente: z.string(),
        validoDesde: z.string(),
      })
      .nullable(),
  })
  .meta({ id: 'PlanFactors' });
export type PlanFactors = z.infer<typeof planFactorsSchema>;

const boundsSchema = z.object({ minAmount: z.number().nullable(), maxAmount: z.number().nullable() });

/** The amounts of a plan that are money, in their unit and in pesos of the day. */
export const planTariffsSchema = z
  .object({
    codigoplan: z.string(),
    uf: ufSchema.nullable(),
    aranceles: z.array(
      boundsSchema.extend({
        insuranceBenefit: z.string(),
        code: z.string(),
        clinic: z.string().nullable(),
        key: z.enum(amountKeys),
        unit: z.object({ currencyCode: z.string() }),
        /** Null: the unit is neither UF nor pesos. */
        pesos: boundsSchema.nullable(),
      }),
    ),
  })
  .meta({ id: 'PlanTariffs' });
export type PlanTariffs = z.infer<typeof planTariffsSchema>;

const agePriceSchema = z.object({ edad: z.number().int(), factor: z.number().nullable(), amount: amountSchema.nullable() });

/** A plan's price for contributors and dependants of some ages, person by person. */
export const planPeopleSchema = z
  .object({
    codigoplan: z.string(),
    cotizantes: z.array(agePriceSchema),
    cargas: z.array(agePriceSchema),
    total: z.object({ factor: z.number(), uf: amountSchema.nullable(), pesos: amountSchema.nullable() }),
    /** The part of the total that is GES. */
    ges: amountSchema.nullable(),
  })
  .meta({ id: 'PlanPeople' });
export type PlanPeople = z.infer<typeof planPeopleSchema>;

/** What a plan's score is made of (C3-39); null and empty: it has none. */
export const scoreAnalysisSchema = z
  .object({
    codigoplan: z.string(),
    puntaje: z.number().nullable(),
    puntajes: z.array(z.object({ category: z.string(), peso_item: z.number(), puntaje_plan: z.number() })),
  })
  .meta({ id: 'ScoreAnalysis' });

/**
 * How often a plan was asked for by people like these, of those who said who they are; counts below five are not told, so that nobody is
 * singled out.
 */
export const planStatisticsSchema = z
  .object({
    codigo: z.string(),
    solicitudes: z.number().int().nullable(),
    /** Requests for any plan by such people. */
    total: z.number().int().nullable(),
    /** Share of the total, 0 to 100 with one decimal. */
    porcentaje: z.number().nullable(),
    desde: z.string(),
    hasta: z.string(),
    isDemonstration: z.boolean(),
  })
  .meta({ id: 'PlanStatistics' });
export type PlanStatistics = z.infer<typeof planStatisticsSchema>;

/** Restrictions that the search of plans knows, numbered 1 to 6 (C3-58). */
export const restrictionCategories = ['birth', 'psychiatry', 'bariatric', 'refractive', 'other', 'none'] as const;

/** A plan in the words of the search (C3-35 to C3-37); what no source tells is null. */
export const searchPlanSchema = z
  .object({
    codigoplan: z.string(),
    /** Code of its isapre. */
    codigoprestador: z.string(),
    prestacionesrest: z.string().nullable(),
    lineaplan: z.string().nullable(),
    modalidadplan: z.string().nullable(),
    amplitudcobertura: z.string().nullable(),
    estadoplan: z.enum(['vigente', 'no vigente']),
    topeanual: amountSchema.nullable(),
    /** yyyymm (C3-36). */
    fechainicio: z.string().nullable(),
    keyModalidad: z.string().nullable(),
    keyMaternidad: z.enum(['con-maternidad']).nullable(),
    /** Percentages in hospital and out of it, 'H90 A70'. */
    abvcobertura: z.string().nullable(),
    comercializacionp: z.array(z.enum(['online', 'ejecutivo'])),
    esNuevo: z.boolean(),
    restricciones: z.array(z.enum(restrictionCategories)).nullable(),
  })
  .meta({ id: 'SearchPlan' });
export type SearchPlan = z.infer<typeof searchPlanSchema>;

/** What an isapre gives whoever is with it. */
export const organizationBenefitSchema = z.object({
  title: z.string().min(1),
  description: z.string().min(1),
  icon: z.string().min(1),
  /** Where it is said. */
  source: z.string().min(1),
});
export const isapreBenefitSchema = z
  .object({
    id: z.number().int(),
    title: z.string(),
    description: z.string(),
    icon: z.string().nullable(),
    source: z.string().nullable(),
    origin: z.enum(['isapre', 'plan']),
  })
  .meta({ id: 'IsapreBenefit' });
export type IsapreBenefit = z.infer<typeof isapreBenefitSchema>;
