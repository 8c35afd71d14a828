import { z } from 'zod';

const mostPoints = 200;

/** Longitude and latitude in degrees, WGS 84. */
const positionSchema = z.tuple([z.number(), z.number()]);
const ringSchema = z.array(positionSchema);

/** Shape of a country or place of a care centre, as GeoJSON (RFC 7946). */
export const geomapSchema = z
  .object({
    type: z.literal('FeatureCollection'),
    features: z.array(
      z.object({
        type: z.literal('Feature'),
        id: z.string(),
        properties: z.object({
          kind: z.enum(['country', 'clinic']),
          name: z.string(),
          /** Two letters; null where the area has none. */
          isoA2: z.string().nullable(),
          /** Number and code of a care centre; null for a country. */
          dbId: z.number().int().nullable(),
          code: z.string().nullable(),
          stateCode: z.string().nullable(),
        }),
        /** Null: where it is is not known. */
        geometry: z
          .discriminatedUnion('type', [
            z.object({ type: z.literal('MultiPolygon'), coordinates: z.array(z.array(ringSchema)) }),
            z.object({ type: z.literal('Point'), coordinates: positionSchema }),
          ])
          .nullable(),
      }),
    ),
  })
  .meta({ id: 'Geomap' });
export type Geomap = z.infer<typeof geomapSchema>;
export type MapFeature = Geomap['features'][number];

export const geomapQuerySchema = z.object({
  isoA2: z
    .string()
    .regex(/^[A-Za-z]{2}$/, { error: 'debe ser el código de dos letras de un país' })
    .optional(),
  dbIds: z
    .string()
    .max(5000)
    .transform((text) => text.split(',').map((part) => part.trim()))
    .pipe(
      z
        .array(z.string().min(1, { error: 'falta un número o código' }).max(60))
        .max(mostPoints, { error: `son como máximo ${mostPoints}` }),
    )
    .optional(),
});
