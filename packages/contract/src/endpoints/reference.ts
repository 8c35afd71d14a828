import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { problemSchema } from '../errors.ts';
import { dataOf, profileFormSchema, regionSchema } from '../schemas/catalogue.ts';
import { ufSchema } from '../schemas/compare.ts';
import { indicatorsSchema, siteSchema } from '../schemas/site.ts';

const group = 'Datos generales';

export const getUf = defineEndpoint({
  method: 'GET',
  path: '/api/globales/uf',
  group,
  summary: 'Valor de la UF que usamos hoy, con su fecha',
  access: 'public',
  responses: { 200: dataOf(ufSchema), 404: problemSchema },
});

export const getIndicators = defineEndpoint({
  method: 'GET',
  path: '/api/globales/indicadores',
  group,
  summary: 'UF, UTM y dólar observado que usamos hoy, cada uno con su fecha',
  access: 'public',
  responses: { 200: dataOf(indicatorsSchema), 404: problemSchema },
});

export const listRegions = defineEndpoint({
  method: 'GET',
  path: '/api/countryState/country',
  group,
  summary: 'Regiones de la edición, en su orden',
  access: 'public',
  responses: { 200: dataOf(z.array(regionSchema)) },
});

export const getProfileForm = defineEndpoint({
  method: 'GET',
  path: '/api/profile-form/form',
  group,
  summary: 'Formulario de perfil de un tipo de producto',
  access: 'public',
  query: z.object({ productTypeName: z.string().min(1).max(80) }),
  responses: { 200: z.object({ data: z.object({ profileForm: profileFormSchema }) }), 400: problemSchema, 404: problemSchema },
});

export const getSite = defineEndpoint({
  method: 'GET',
  path: '/api/site',
  group,
  summary: 'Lo que el marco de cada página necesita: comparadores, UF y si el catálogo es de demostración',
  access: 'public',
  responses: { 200: dataOf(siteSchema) },
});

export const getVersion = defineEndpoint({
  method: 'GET',
  path: '/api/qp-version',
  group,
  summary: 'Versión desplegada',
  access: 'public',
  query: z.object({ _q: z.string().max(80).optional() }),
  responses: { 200: z.object({ commit: z.string() }) },
});
