import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { problemSchema } from '../errors.ts';
import { dataOf, regionSchema } from '../schemas/catalogue.ts';
import { ufSchema } from '../schemas/compare.ts';
import { countrySchema, workSectorSchema } from '../schemas/reference.ts';
import { indicatorsSchema, siteSchema } from '../schemas/site.ts';

const group = 'Datos generales';

export const getUf = defineEndpoint({
  method: 'GET',
  path: '/api/globales/uf',
  group,
  summary: 'Valor de la UF que usamos hoy, con su fecha',
  access: 'public',
  cache: 'catalogue',
  retry: { times: 3, pauseMilliseconds: 1000, failure: 'Error al obtener el valor de la UF.' },
  responses: { 200: dataOf(ufSchema), 404: problemSchema },
  example: {},
});

export const getIndicators = defineEndpoint({
  method: 'GET',
  path: '/api/globales/indicadores',
  group,
  summary: 'UF, UTM y dólar observado que usamos hoy, cada uno con su fecha',
  access: 'public',
  cache: 'catalogue',
  responses: { 200: dataOf(indicatorsSchema), 404: problemSchema },
  example: {},
});

export const listRegions = defineEndpoint({
  method: 'GET',
  path: '/api/countryState/country',
  group,
  summary: 'Regiones de la edición, en su orden',
  access: 'public',
  cache: 'catalogue',
  isKeptByClient: true,
  retry: { times: 3, pauseMilliseconds: 1500, failure: 'Error al obtener las regiones' },
  responses: { 200: dataOf(z.array(regionSchema)) },
  example: {},
});

export const listCountries = defineEndpoint({
  method: 'GET',
  path: '/api/country',
  group,
  summary: 'Países con su prefijo telefónico y nacionalidad, por nombre',
  access: 'public',
  cache: 'content',
  retry: { times: 3, pauseMilliseconds: 1500, failure: 'Error al obtener los paises' },
  example: {},
  responses: { 200: dataOf(z.array(countrySchema)) },
});

export const listWorkSectors = defineEndpoint({
  method: 'GET',
  path: '/api/workSectorType',
  group,
  summary: 'Sectores laborales con sus tipos de trabajo; vacío donde nada se cotiza por ellos',
  access: 'public',
  cache: 'catalogue',
  isKeptByClient: true,
  retry: { times: 3, pauseMilliseconds: 1500, failure: 'Error al obtener los sectores laborales' },
  example: {},
  responses: { 200: dataOf(z.array(workSectorSchema)) },
});

export const getSite = defineEndpoint({
  method: 'GET',
  path: '/api/site',
  group,
  summary: 'Lo que el marco de cada página necesita: comparadores, UF y si el catálogo es de demostración',
  access: 'public',
  cache: 'catalogue',
  responses: { 200: dataOf(siteSchema) },
  example: {},
});
