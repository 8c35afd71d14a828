import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { problemSchema } from '../errors.ts';
import { dataOf, organizationSchema } from '../schemas/catalogue.ts';
import { organizationWords, segment } from '../schemas/params.ts';

const group = 'Organizaciones';
const failures = { 400: problemSchema, 404: problemSchema } as const;

export const listOrganizations = defineEndpoint({
  method: 'GET',
  path: '/api/organization/instituciones/tipo/{type}',
  group,
  summary: 'Organizaciones de un tipo: isapre, insurer, provider, eps, prepaid, assistance',
  access: 'public',
  cache: 'catalogue',
  example: { params: { type: 'isapre' } },
  params: z.object({ type: segment([], 40) }),
  responses: { 200: dataOf(z.array(organizationSchema)), ...failures },
});

export const getOrganization = defineEndpoint({
  method: 'GET',
  path: '/api/organization/institucion/{url}',
  group,
  summary: 'Una organización por el segmento de su página',
  access: 'public',
  cache: 'catalogue',
  example: { params: { url: 'Cruz-Blanca' } },
  params: z.object({ url: segment(organizationWords) }),
  responses: { 200: dataOf(organizationSchema), ...failures },
});
