import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { problemSchema } from '../errors.ts';
import {
  clinicDetailSchema,
  clinicSchema,
  coverageOrganizationSchema,
  coverageResumeSchema,
  coverageSchema,
  dataOf,
  documentSchema,
  faqSchema,
  featureSchema,
  productDetailSchema,
  topsAndDeductiblesSchema,
} from '../schemas/catalogue.ts';
import {
  benefitCoveragesSchema,
  coverageRequirementSchema,
  descriptionsSchema,
  extraBenefitSchema,
} from '../schemas/insurance-detail.ts';
import { productParams, segment } from '../schemas/params.ts';

const group = 'Detalle de un producto';
const failures = { 400: problemSchema, 404: problemSchema } as const;

export const getInsurance = defineEndpoint({
  method: 'GET',
  path: '/api/insurance/{id}',
  group,
  summary: 'Un seguro o plan con sus coberturas, clínicas, textos y documentos, con el precio del perfil de ejemplo',
  access: 'public',
  limit: 'browsing',
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
  limit: 'browsing',
  cache: 'catalogue',
  example: { params: { id: 'Complementario-Raiz-50' } },
  params: productParams,
  responses: { 200: dataOf(z.array(featureSchema)), ...failures },
});

export const getCoverageResume = defineEndpoint({
  method: 'GET',
  path: '/api/insurance/coverages/{id}/resume',
  group,
  summary: 'Resumen de coberturas de un producto, agrupadas; con `category`, solo las de ese grupo',
  access: 'public',
  limit: 'browsing',
  cache: 'catalogue',
  retry: { times: 3, pauseMilliseconds: 1500, failure: 'Error al obtener resumen de coberturas' },
  example: { params: { id: 'Complementario-Raiz-50' }, query: { category: 'hospitalaria' } },
  params: productParams,
  query: z.strictObject({ category: z.string().min(1).max(80).optional() }),
  responses: { 200: dataOf(coverageResumeSchema), ...failures },
});

export const getCoverageOrganizations = defineEndpoint({
  method: 'GET',
  path: '/api/insurance/{id}/coverageOrganizations',
  group,
  summary: 'Clínicas de un producto con su porcentaje por tipo de atención',
  access: 'public',
  limit: 'browsing',
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
  limit: 'browsing',
  cache: 'catalogue',
  example: { params: { id: 'Complementario-Raiz-50' } },
  params: productParams,
  responses: { 200: dataOf(z.array(topsAndDeductiblesSchema)), ...failures },
});

export const getDescriptions = defineEndpoint({
  method: 'GET',
  path: '/api/insurance/{id}/descriptions',
  group,
  summary: 'Descripciones de un producto por tipo, y las de su tipo de seguro',
  access: 'public',
  limit: 'browsing',
  cache: 'catalogue',
  example: { params: { id: 'Complementario-Raiz-50' } },
  params: productParams,
  responses: { 200: dataOf(descriptionsSchema), ...failures },
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
  limit: 'browsing',
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
  limit: 'browsing',
  cache: 'catalogue',
  example: {},
  responses: { 200: dataOf(z.array(clinicSchema)) },
});

export const getInFeatures = defineEndpoint({
  method: 'GET',
  path: '/api/insurance/{id}/inFeatures',
  group,
  summary: 'Características que un producto tiene',
  access: 'public',
  limit: 'browsing',
  cache: 'catalogue',
  example: { params: { id: 'Complementario-Raiz-50' } },
  params: productParams,
  responses: { 200: dataOf(z.array(featureSchema)), ...failures },
});

export const getExtraBenefits = defineEndpoint({
  method: 'GET',
  path: '/api/insurance/{id}/extraBenefits',
  group,
  summary: 'Lo que un producto tiene además de sus coberturas',
  access: 'public',
  limit: 'browsing',
  cache: 'catalogue',
  example: { params: { id: 'PUE-VIDA-AHORRO-1' } },
  params: productParams,
  responses: { 200: dataOf(z.array(extraBenefitSchema)), ...failures },
});

export const getCoveragesAtClinic = defineEndpoint({
  method: 'GET',
  path: '/api/insurance/{id}/coverageOrganization/{organization}/coverages',
  group,
  summary: 'Coberturas de un producto en una clínica de su red: las propias de ella y las que valen en todas',
  access: 'public',
  limit: 'browsing',
  cache: 'catalogue',
  example: { params: { id: 'ALC-4001', organization: 'clinica-alemana-de-santiago' } },
  params: productParams.extend({ organization: segment() }),
  responses: { 200: dataOf(z.array(coverageSchema)), ...failures },
});

export const getBenefitCoverages = defineEndpoint({
  method: 'GET',
  path: '/api/insurance/{id}/benefit/{benefit}/coverages',
  group,
  summary: 'Una prestación de un producto, con sus montos y dónde vale',
  access: 'public',
  limit: 'browsing',
  cache: 'catalogue',
  example: { params: { id: 'ALC-4001', benefit: 'dia-cama' } },
  params: productParams.extend({ benefit: segment() }),
  responses: { 200: dataOf(benefitCoveragesSchema), ...failures },
});

export const getCoverageRequirement = defineEndpoint({
  method: 'GET',
  path: '/api/insurance/{id}/coverageRequirement',
  group,
  summary: 'Qué debe cubrir antes otro sistema: Fonasa primero, isapre después',
  access: 'public',
  limit: 'browsing',
  cache: 'catalogue',
  example: { params: { id: 'Complementario-Raiz-50' } },
  params: productParams,
  responses: { 200: dataOf(coverageRequirementSchema), ...failures },
});

export const listProviders = defineEndpoint({
  method: 'GET',
  path: '/api/globales/prestadores',
  group: 'Datos generales',
  summary: 'Centros de atención, de una región o de todas',
  access: 'public',
  cache: 'catalogue',
  example: { query: { regionNumero: '13' } },
  query: z.object({ regionNumero: z.string().min(1).max(10).optional() }),
  responses: { 200: dataOf(z.array(clinicSchema)), 400: problemSchema },
});

export const getClinic = defineEndpoint({
  method: 'GET',
  path: '/api/globales/prestadores/{url}',
  group: 'Datos generales',
  summary: 'Un centro de atención por el segmento de su página',
  access: 'public',
  limit: 'browsing',
  cache: 'catalogue',
  example: { params: { url: 'Clinica-Alemana-de-Santiago' } },
  params: z.object({ url: segment() }),
  responses: { 200: dataOf(clinicDetailSchema), ...failures },
});
