import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { problemSchema } from '../errors.ts';
import {
  coverageOrganizationSchema,
  coverageResumeSchema,
  dataOf,
  organizationSchema,
  productDetailSchema,
} from '../schemas/catalogue.ts';
import {
  isapreBenefitSchema,
  peopleBody,
  peopleQuery,
  planBody,
  planFactorsSchema,
  planNameQuery,
  planPeopleSchema,
  planQuery,
  planStatisticsSchema,
  planTariffsSchema,
  scoreAnalysisSchema,
  searchPlanSchema,
  statisticsBody,
  statisticsQuery,
} from '../schemas/isapre-plan.ts';
import { isapreWords, segment } from '../schemas/params.ts';

const group = 'Planes y comparación';
const failures = { 400: problemSchema, 404: problemSchema } as const;

export const getIsaprePlan = defineEndpoint({
  method: 'GET',
  path: '/api/infoplanes/infoplan',
  group,
  summary: 'Un plan de isapre con todo lo suyo y su precio para una familia, o la de ejemplo',
  access: 'public',
  limit: 'browsing',
  isPrivate: true,
  example: { query: { codigoplan: 'ALC-4001' } },
  query: planQuery,
  responses: { 200: dataOf(productDetailSchema), ...failures },
});

export const postIsaprePlan = defineEndpoint({
  method: 'POST',
  path: '/api/infoplanes/infoplan',
  group,
  summary: 'Un plan de isapre con todo lo suyo y su precio para una familia, o la de ejemplo; la familia va en el cuerpo',
  access: 'public',
  limit: 'browsing',
  isPrivate: true,
  example: { body: { codigoplan: 'ALC-4001', datospersona: { cotizante: [{ edad: 34 }] } } },
  body: planBody,
  responses: { 200: dataOf(productDetailSchema), ...failures },
});

export const getPlanFactors = defineEndpoint({
  method: 'GET',
  path: '/api/infoplanes/factores/',
  group,
  summary: 'Factores de una familia en un plan, la tabla de la que salen y el GES de su isapre',
  access: 'public',
  limit: 'browsing',
  isPrivate: true,
  example: { query: { codigoplan: 'ALC-4001' } },
  query: planQuery,
  responses: { 200: dataOf(planFactorsSchema), ...failures },
});

export const postPlanFactors = defineEndpoint({
  method: 'POST',
  path: '/api/infoplanes/factores/',
  group,
  summary: 'Factores de una familia en un plan, la tabla de la que salen y el GES de su isapre; la familia va en el cuerpo',
  access: 'public',
  limit: 'browsing',
  isPrivate: true,
  example: { body: { codigoplan: 'ALC-4001', datospersona: { cotizante: [{ edad: 34 }] } } },
  body: planBody,
  responses: { 200: dataOf(planFactorsSchema), ...failures },
});

export const getPlanProviders = defineEndpoint({
  method: 'GET',
  path: '/api/infoplanes/prestadoresplan/',
  group,
  summary: 'Clínicas de un plan con su porcentaje por tipo de atención',
  access: 'public',
  limit: 'browsing',
  isPrivate: true,
  example: { query: { codigoplan: 'ALC-4001' } },
  query: planQuery,
  responses: { 200: dataOf(z.array(coverageOrganizationSchema)), ...failures },
});

export const postPlanProviders = defineEndpoint({
  method: 'POST',
  path: '/api/infoplanes/prestadoresplan/',
  group,
  summary: 'Clínicas de un plan con su porcentaje por tipo de atención; la familia va en el cuerpo',
  access: 'public',
  limit: 'browsing',
  isPrivate: true,
  example: { body: { codigoplan: 'ALC-4001', datospersona: { cotizante: [{ edad: 34 }] } } },
  body: planBody,
  responses: { 200: dataOf(z.array(coverageOrganizationSchema)), ...failures },
});

export const getPlanBenefits = defineEndpoint({
  method: 'GET',
  path: '/api/infoplanes/prestaciones/',
  group,
  summary: 'Prestaciones de un plan, agrupadas',
  access: 'public',
  limit: 'browsing',
  isPrivate: true,
  example: { query: { codigoplan: 'ALC-4001' } },
  query: planQuery,
  responses: { 200: dataOf(coverageResumeSchema), ...failures },
});

export const postPlanBenefits = defineEndpoint({
  method: 'POST',
  path: '/api/infoplanes/prestaciones/',
  group,
  summary: 'Prestaciones de un plan, agrupadas; la familia va en el cuerpo',
  access: 'public',
  limit: 'browsing',
  isPrivate: true,
  example: { body: { codigoplan: 'ALC-4001', datospersona: { cotizante: [{ edad: 34 }] } } },
  body: planBody,
  responses: { 200: dataOf(coverageResumeSchema), ...failures },
});

export const getPlanTariffs = defineEndpoint({
  method: 'GET',
  path: '/api/infoplanes/aranceles/',
  group,
  summary: 'Topes en dinero de un plan, en su unidad y en pesos del día',
  access: 'public',
  limit: 'browsing',
  isPrivate: true,
  example: { query: { codigoplan: 'ALC-4001' } },
  query: planQuery,
  responses: { 200: dataOf(planTariffsSchema), ...failures },
});

export const postPlanTariffs = defineEndpoint({
  method: 'POST',
  path: '/api/infoplanes/aranceles/',
  group,
  summary: 'Topes en dinero de un plan, en su unidad y en pesos del día; la familia va en el cuerpo',
  access: 'public',
  limit: 'browsing',
  isPrivate: true,
  example: { body: { codigoplan: 'ALC-4001', datospersona: { cotizante: [{ edad: 34 }] } } },
  body: planBody,
  responses: { 200: dataOf(planTariffsSchema), ...failures },
});

export const getPlanPeople = defineEndpoint({
  method: 'GET',
  path: '/api/buscarplanes/cargasycotizantes/',
  group,
  summary: 'Precio de un plan por persona, para cotizantes y cargas de ciertas edades',
  access: 'public',
  limit: 'browsing',
  isPrivate: true,
  example: { query: { codigoplan: 'ALC-4001', cotizante: '34,33', carga: '5,1' } },
  query: peopleQuery,
  responses: { 200: dataOf(planPeopleSchema), ...failures },
});

export const postPlanPeople = defineEndpoint({
  method: 'POST',
  path: '/api/buscarplanes/cargasycotizantes/',
  group,
  summary: 'Precio de un plan por persona, para cotizantes y cargas de ciertas edades; la familia va en el cuerpo',
  access: 'public',
  limit: 'browsing',
  isPrivate: true,
  example: { body: { codigoplan: 'ALC-4001', cotizante: [34, 33], carga: [5, 1] } },
  body: peopleBody,
  responses: { 200: dataOf(planPeopleSchema), ...failures },
});

export const getRequestStatistics = defineEndpoint({
  method: 'GET',
  path: '/api/solicitarplans/estadisticasolicitudesplanes',
  group,
  summary: 'Cuántas solicitudes recibió un plan de personas parecidas en los últimos doce meses',
  access: 'public',
  limit: 'browsing',
  isPrivate: true,
  example: { query: { codigo: 'ALC-4001', region: '13' } },
  query: statisticsQuery,
  responses: { 200: dataOf(planStatisticsSchema), ...failures },
});

export const postRequestStatistics = defineEndpoint({
  method: 'POST',
  path: '/api/solicitarplans/estadisticasolicitudesplanes',
  group,
  summary: 'Cuántas solicitudes recibió un plan de personas parecidas en los últimos doce meses; la familia va en el cuerpo',
  access: 'public',
  limit: 'browsing',
  isPrivate: true,
  example: { body: { codigo: 'ALC-4001', region: '13', carga: 1 } },
  body: statisticsBody,
  responses: { 200: dataOf(planStatisticsSchema), ...failures },
});

export const getScoreAnalysis = defineEndpoint({
  method: 'GET',
  path: '/api/buscarplanes/analisisypuntaje',
  group,
  summary: 'De qué partes se hace el puntaje de un plan',
  access: 'public',
  limit: 'browsing',
  cache: 'catalogue',
  example: { query: { codigoplan: 'ALC-4001' } },
  query: planNameQuery,
  responses: { 200: dataOf(scoreAnalysisSchema), ...failures },
});

export const getSearchPlan = defineEndpoint({
  method: 'GET',
  path: '/api/buscadorplanes/infoplan',
  group,
  summary: 'Un plan en las palabras del buscador',
  access: 'public',
  limit: 'browsing',
  cache: 'catalogue',
  example: { query: { codigoplan: 'ALC-4001' } },
  query: planNameQuery,
  responses: { 200: dataOf(searchPlanSchema), ...failures },
});

export const getIsapre = defineEndpoint({
  method: 'GET',
  path: '/api/isapres/{id}',
  group,
  summary: 'Una isapre por su código, por el segmento de su página o por su número',
  access: 'public',
  limit: 'browsing',
  cache: 'catalogue',
  example: { params: { id: '78' } },
  params: z.object({ id: segment(isapreWords) }),
  responses: { 200: dataOf(organizationSchema), ...failures },
});

export const getIsapreBenefits = defineEndpoint({
  method: 'GET',
  path: '/api/isapres/beneficios/{id}',
  group,
  summary: 'Lo que una isapre da a quien está en ella',
  access: 'public',
  limit: 'browsing',
  cache: 'content',
  example: { params: { id: '78' } },
  params: z.object({ id: segment(isapreWords) }),
  responses: { 200: dataOf(z.array(isapreBenefitSchema)), ...failures },
});

export const getPlanOwnBenefits = defineEndpoint({
  method: 'GET',
  path: '/api/isapres/beneficios-plan/{isapre}/{codigoplan}',
  group,
  summary: 'Lo que da una isapre, y lo que agrega un plan suyo',
  access: 'public',
  limit: 'browsing',
  cache: 'content',
  example: { params: { isapre: '67', codigoplan: 'ALC-4001' } },
  params: z.object({ isapre: segment(), codigoplan: segment() }),
  responses: { 200: dataOf(z.array(isapreBenefitSchema)), ...failures },
});
