import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { problemSchema } from '../errors.ts';
import {
  clinicSchema,
  coverageOrganizationSchema,
  coverageResumeSchema,
  dataOf,
  descriptionSchema,
  documentSchema,
  faqSchema,
  featureSchema,
  productDetailSchema,
  topsAndDeductiblesSchema,
} from '../schemas/catalogue.ts';
import { productParams } from '../schemas/params.ts';

const group = 'Detalle de un producto';
const failures = { 400: problemSchema, 404: problemSchema } as const;

export const getInsurance = defineEndpoint({
  method: 'GET',
  path: '/api/insurance/{id}',
  group,
  summary: 'Un seguro o plan con sus coberturas, clínicas, textos y documentos, con el precio del perfil de ejemplo',
  access: 'public',
  cache: 'catalogue',
  example: { params: { id: 'Complementario-Raiz-50' } },
  params: productParams,
  responses: { 200: dataOf(productDetailSchema), ...failures },
});

export const getFeatures = defineEndpoint({
  method: 'GET',
  path: '/api/insurance/{id}/features',
  group,
  summary: 'Características de un producto: todas las de la edición, con las que tiene marcadas',
  access: 'public',
  cache: 'catalogue',
  example: { params: { id: 'Complementario-Raiz-50' } },
  params: productParams,
  responses: { 200: dataOf(z.array(featureSchema)), ...failures },
});

export const getCoverageResume = defineEndpoint({
  method: 'GET',
  path: '/api/insurance/coverages/{id}/resume',
  group,
  summary: 'Resumen de coberturas de un producto, agrupadas',
  access: 'public',
  cache: 'catalogue',
  example: { params: { id: 'Complementario-Raiz-50' } },
  params: productParams,
  responses: { 200: dataOf(coverageResumeSchema), ...failures },
});

export const getCoverageOrganizations = defineEndpoint({
  method: 'GET',
  path: '/api/insurance/{id}/coverageOrganizations',
  group,
  summary: 'Clínicas de un producto con su porcentaje por tipo de atención',
  access: 'public',
  cache: 'catalogue',
  example: { params: { id: 'Complementario-Raiz-50' } },
  params: productParams,
  responses: { 200: dataOf(z.array(coverageOrganizationSchema)), ...failures },
});

export const getTopsAndDeductibles = defineEndpoint({
  method: 'GET',
  path: '/api/insurance/{id}/topAmountsAndDeductibles',
  group,
  summary: 'Topes y deducibles de un producto por centro de atención',
  access: 'public',
  cache: 'catalogue',
  example: { params: { id: 'Complementario-Raiz-50' } },
  params: productParams,
  responses: { 200: dataOf(z.array(topsAndDeductiblesSchema)), ...failures },
});

export const getDescriptions = defineEndpoint({
  method: 'GET',
  path: '/api/insurance/{id}/descriptions',
  group,
  summary: 'Descripciones de un producto por tipo',
  access: 'public',
  cache: 'catalogue',
  example: { params: { id: 'Complementario-Raiz-50' } },
  params: productParams,
  responses: { 200: dataOf(z.array(descriptionSchema)), ...failures },
});

export const getDocuments = defineEndpoint({
  method: 'GET',
  path: '/api/documents/insurance/{id}',
  group: 'Datos generales',
  summary: 'Documentos de un producto',
  access: 'public',
  cache: 'catalogue',
  example: { params: { id: 'Complementario-Raiz-50' } },
  params: productParams,
  responses: { 200: dataOf(z.array(documentSchema)), ...failures },
});

export const getFaq = defineEndpoint({
  method: 'GET',
  path: '/api/insurance/{id}/faq',
  group,
  summary: 'Preguntas frecuentes de un producto',
  access: 'public',
  cache: 'catalogue',
  example: { params: { id: 'Complementario-Raiz-50' } },
  params: productParams,
  responses: { 200: dataOf(z.array(faqSchema)), ...failures },
});

export const listClinics = defineEndpoint({
  method: 'GET',
  path: '/api/coverageOrganization/country',
  group,
  summary: 'Clínicas de la edición, con los productos que las cubren',
  access: 'public',
  cache: 'catalogue',
  example: {},
  responses: { 200: dataOf(z.array(clinicSchema)) },
});
