import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { problemSchema } from '../errors.ts';
import {
  clinicSchema,
  comparatorSchema,
  coverageOrganizationSchema,
  coverageResumeSchema,
  dataOf,
  descriptionSchema,
  documentSchema,
  faqSchema,
  featureSchema,
  organizationSchema,
  productDetailSchema,
  topsAndDeductiblesSchema,
} from '../schemas/catalogue.ts';

const group = 'Detalle de un producto';
/** A product by its number or by the last segment of its page. */
const idParams = z.object({ id: z.string().min(1).max(120) });
const failures = { 400: problemSchema, 404: problemSchema } as const;

export const listOrganizations = defineEndpoint({
  method: 'GET',
  path: '/api/organization/instituciones/tipo/{type}',
  group,
  summary: 'Organizaciones de un tipo: isapre, insurer, provider, eps, prepaid, assistance',
  access: 'public',
  params: z.object({ type: z.string().min(1).max(40) }),
  responses: { 200: dataOf(z.array(organizationSchema)), ...failures },
});

export const getOrganization = defineEndpoint({
  method: 'GET',
  path: '/api/organization/institucion/{url}',
  group,
  summary: 'Una organización por el segmento de su página',
  access: 'public',
  params: z.object({ url: z.string().min(1).max(120) }),
  responses: { 200: dataOf(organizationSchema), ...failures },
});

export const getInsurance = defineEndpoint({
  method: 'GET',
  path: '/api/insurance/{id}',
  group,
  summary: 'Un seguro o plan con sus coberturas, clínicas, textos y documentos, con el precio del perfil de ejemplo',
  access: 'public',
  params: idParams,
  responses: { 200: dataOf(productDetailSchema), ...failures },
});

export const getIsaprePlan = defineEndpoint({
  method: 'GET',
  path: '/api/infoplanes/infoplan',
  group,
  summary: 'Un plan de isapre por su código',
  access: 'public',
  query: z.object({ codigoplan: z.string().min(1).max(120) }),
  responses: { 200: dataOf(productDetailSchema), ...failures },
});

export const getFeatures = defineEndpoint({
  method: 'GET',
  path: '/api/insurance/{id}/features',
  group,
  summary: 'Características de un producto: todas las de la edición, con las que tiene marcadas',
  access: 'public',
  params: idParams,
  responses: { 200: dataOf(z.array(featureSchema)), ...failures },
});

export const getCoverageResume = defineEndpoint({
  method: 'GET',
  path: '/api/insurance/coverages/{id}/resume',
  group,
  summary: 'Resumen de coberturas de un producto, agrupadas',
  access: 'public',
  params: idParams,
  responses: { 200: dataOf(coverageResumeSchema), ...failures },
});

export const getCoverageOrganizations = defineEndpoint({
  method: 'GET',
  path: '/api/insurance/{id}/coverageOrganizations',
  group,
  summary: 'Clínicas de un producto con su porcentaje por tipo de atención',
  access: 'public',
  params: idParams,
  responses: { 200: dataOf(z.array(coverageOrganizationSchema)), ...failures },
});

export const getTopsAndDeductibles = defineEndpoint({
  method: 'GET',
  path: '/api/insurance/{id}/topAmountsAndDeductibles',
  group,
  summary: 'Topes y deducibles de un producto por centro de atención',
  access: 'public',
  params: idParams,
  responses: { 200: dataOf(z.array(topsAndDeductiblesSchema)), ...failures },
});

export const getDescriptions = defineEndpoint({
  method: 'GET',
  path: '/api/insurance/{id}/descriptions',
  group,
  summary: 'Descripciones de un producto por tipo',
  access: 'public',
  params: idParams,
  responses: { 200: dataOf(z.array(descriptionSchema)), ...failures },
});

export const getDocuments = defineEndpoint({
  method: 'GET',
  path: '/api/documents/insurance/{id}',
  group,
  summary: 'Documentos de un producto',
  access: 'public',
  params: idParams,
  responses: { 200: dataOf(z.array(documentSchema)), ...failures },
});

export const getFaq = defineEndpoint({
  method: 'GET',
  path: '/api/insurance/{id}/faq',
  group,
  summary: 'Preguntas frecuentes de un producto',
  access: 'public',
  params: idParams,
  responses: { 200: dataOf(z.array(faqSchema)), ...failures },
});

export const listClinics = defineEndpoint({
  method: 'GET',
  path: '/api/coverageOrganization/country',
  group,
  summary: 'Clínicas de la edición, con los productos que las cubren',
  access: 'public',
  responses: { 200: dataOf(z.array(clinicSchema)) },
});

export const listComparators = defineEndpoint({
  method: 'GET',
  path: '/api/comparator',
  group,
  summary: 'Comparadores de la edición con sus cantidades',
  access: 'public',
  responses: { 200: dataOf(z.array(comparatorSchema)) },
});
