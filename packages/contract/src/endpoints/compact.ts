import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { problemSchema } from '../errors.ts';
import { dataOf } from '../schemas/catalogue.ts';
import { ufSchema } from '../schemas/compare.ts';

/**
 * What a browser needs beside the bytes at `catalogueUrl` to answer a comparator's questions by itself: the day and the
 * figures that the server would answer with now. The bytes are described in docs/contracts/compact-catalogue.md.
 */
const localComparisonSchema = z
  .object({
    /** What runs on the server, as pages tell it: a page of another program leaves comparing to the calls. */
    programVersion: z.string(),
    /** The published catalogue: a catalogue of another version is asked for anew. */
    version: z.string(),
    /** Format of the bytes; a reader reads its own and no other. */
    formatVersion: z.number().int(),
    /** Path of the bytes, for this version and format alone. */
    catalogueUrl: z.string(),
    /** What they weigh on the way, in Brotli. */
    compressedBytes: z.number().int(),
    figures: z.object({
      /** Day in the edition's zone, YYYY-MM-DD. */
      today: z.string(),
      /** Pesos per UF; null where the edition has no indexed unit. */
      uf: ufSchema.nullable(),
      /** Pesos per observed dollar; null where none is stored. */
      usd: ufSchema.nullable(),
      /** Last day whose UF is published; null when none is. */
      ufPublishedUntil: z.string().nullable(),
    }),
  })
  .meta({ id: 'LocalComparison' });

export const getLocalComparison = defineEndpoint({
  method: 'GET',
  path: '/api/compare/local',
  group: 'Planes y comparación',
  summary: 'Lo que el navegador necesita para comparar sin red: dirección y peso del catálogo compacto, día y valores del día',
  access: 'public',
  limit: 'browsing',
  cache: 'minute',
  query: z.strictObject({ comparator: z.string().min(1).max(200) }),
  responses: { 200: dataOf(localComparisonSchema), 400: problemSchema, 404: problemSchema },
  example: { query: { comparator: '/Comparar/Isapres' } },
});
