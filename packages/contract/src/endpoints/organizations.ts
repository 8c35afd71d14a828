import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { problemSchema } from '../errors.ts';
import { clinicSchema, dataOf, organizationSchema } from '../schemas/catalogue.ts';
import { countSchema, organizationSalesSchema, priceRangeTableSchema, typeCountSchema } from '../schemas/organization.ts';
import { organizationWords, segment } from '../schemas/params.ts';

const group = 'Organizaciones';
const failures = { 400: problemSchema, 404: problemSchema } as const;
/** Of calls that name an institution by its code: the company claim of a token goes before it (docs/decisions/0192). */
const heldFailures = { ...failures, 401: problemSchema, 403: problemSchema } as const;
/** An organisation by its code, by the last segment of its page, or by its number. */
const organizationParams = z.object({ id: segment(organizationWords) });
const someOrganizations = dataOf(z.array(organizationSchema));

export const listOrganizations = defineEndpoint({
  method: 'GET',
  path: '/api/organization/instituciones/tipo/{type}',
  group,
  summary: 'Organizaciones de una clase: isapre, insurer, provider, eps, prepaid, assistance, public',
  access: 'public',
  limit: 'browsing',
  cache: 'catalogue',
  retry: { times: 3, pauseMilliseconds: 1500, failure: 'Error al obtener las organizaciones de tipo {type}' },
  example: { params: { type: 'isapre' } },
  params: z.object({ type: segment([], 40) }),
  responses: { 200: someOrganizations, ...failures },
});

export const listOrganizationsOfCategory = defineEndpoint({
  method: 'GET',
  path: '/api/organization/instituciones/{type}',
  group,
  summary: 'Organizaciones de una categoría (COLECTIVOS, SEGUROS, CLINICAS y las demás), por lo que son y lo que ofrecen',
  access: 'public',
  limit: 'browsing',
  cache: 'catalogue',
  example: { params: { type: 'Seguros' } },
  params: z.object({ type: segment(organizationWords, 40) }),
  responses: { 200: someOrganizations, ...failures },
});

export const getOrganizationByCode = defineEndpoint({
  method: 'GET',
  path: '/api/organization/institucion/code/{code}',
  group,
  summary: 'Una organización por su código; con la credencial de una empresa, la de la empresa',
  access: 'public',
  limit: 'browsing',
  bearer: 'optional',
  cache: 'catalogue',
  example: { params: { code: '78' } },
  params: z.object({ code: segment() }),
  responses: { 200: dataOf(organizationSchema), ...heldFailures },
});

export const getOrganization = defineEndpoint({
  method: 'GET',
  path: '/api/organization/institucion/{url}',
  group,
  summary: 'Una organización por el segmento de su página',
  access: 'public',
  limit: 'browsing',
  cache: 'catalogue',
  example: { params: { url: 'Cruz-Blanca' } },
  params: z.object({ url: segment(organizationWords) }),
  responses: { 200: dataOf(organizationSchema), ...failures },
});

export const listSellingOrganizations = defineEndpoint({
  method: 'GET',
  path: '/api/organization/availableToSell',
  group,
  summary: 'Organizaciones con algún producto a la venta hoy',
  access: 'public',
  limit: 'browsing',
  cache: 'catalogue',
  example: {},
  responses: { 200: someOrganizations },
});

export const getOrganizationSales = defineEndpoint({
  method: 'GET',
  path: '/api/organization/availableToSell/code/{code}/insuranceType/{type}',
  group,
  summary: 'Si una organización vende hoy un tipo de producto, y cuáles; con la credencial de una empresa, la de la empresa',
  access: 'public',
  limit: 'browsing',
  bearer: 'optional',
  cache: 'catalogue',
  example: { params: { code: 'RAU', type: 'SEGURO_COMPLEMENTARIO' } },
  params: z.object({ code: segment(), type: segment([], 80) }),
  responses: { 200: dataOf(organizationSalesSchema), ...heldFailures },
});

export const countCoverageOrganizations = defineEndpoint({
  method: 'GET',
  path: '/api/organization/{id}/countCoverageOrganizations',
  group,
  summary: 'Cuántos centros de atención cubren los productos de una organización',
  access: 'public',
  limit: 'browsing',
  cache: 'catalogue',
  example: { params: { id: 'Cruz-Blanca' } },
  params: organizationParams,
  responses: { 200: dataOf(countSchema), ...failures },
});

export const countInsurancesByType = defineEndpoint({
  method: 'GET',
  path: '/api/organization/{id}/countInsurancesByType',
  group,
  summary: 'Cuántos productos de cada tipo tiene una organización',
  access: 'public',
  limit: 'browsing',
  cache: 'catalogue',
  example: { params: { id: 'RAU' } },
  params: organizationParams,
  responses: { 200: dataOf(z.array(typeCountSchema)), ...failures },
});

export const listAdditionalInsurers = defineEndpoint({
  method: 'GET',
  path: '/api/seguro-adicional/instituciones',
  group,
  summary: 'Organizaciones con un seguro complementario o catastrófico',
  access: 'public',
  limit: 'browsing',
  cache: 'catalogue',
  example: {},
  responses: { 200: someOrganizations },
});

export const listAdditionalProviders = defineEndpoint({
  method: 'GET',
  path: '/api/seguro-adicional/prestadores',
  group,
  summary: 'Centros de atención que cubre algún seguro complementario o catastrófico',
  access: 'public',
  limit: 'browsing',
  cache: 'catalogue',
  example: {},
  responses: { 200: dataOf(z.array(clinicSchema)) },
});

export const getPriceRangeTable = defineEndpoint({
  method: 'GET',
  path: '/api/qp-university/dynamic-table/price-range-table/organization/{id}',
  group: 'Menú, mapas y artículos',
  summary: 'Precio más bajo y más alto por tipo de producto de una organización, para el perfil de ejemplo',
  access: 'public',
  cache: 'catalogue',
  example: { params: { id: '78' } },
  params: z.object({ id: segment() }),
  responses: { 200: dataOf(priceRangeTableSchema), ...failures },
});
