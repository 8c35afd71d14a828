import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { comparatorSchema, dataOf } from '../schemas/catalogue.ts';
import { comparatorEventSchema } from '../schemas/comparator-event.ts';

const group = 'Formularios y contenido';

export const listComparators = defineEndpoint({
  method: 'GET',
  path: '/api/comparator',
  group,
  summary: 'Comparadores de la edición con sus cantidades',
  access: 'public',
  cache: 'catalogue',
  retry: { times: 3, pauseMilliseconds: 1500, failure: 'Error al obtener los comparadores' },
  example: {},
  responses: { 200: dataOf(z.array(comparatorSchema)) },
});

export const listComparatorEvents = defineEndpoint({
  method: 'GET',
  path: '/api/comparator-events',
  group,
  summary: 'Temporadas con un comparador propio, pasadas y por venir, con sus fechas',
  access: 'public',
  isTold: true,
  cache: 'content',
  example: {},
  responses: { 200: dataOf(z.array(comparatorEventSchema)) },
});
