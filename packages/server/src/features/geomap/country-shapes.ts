import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { MapFeature } from '@cotejo/contract/geomap';
import { feature } from 'topojson-client';
import { z } from 'zod';

/** How fine the borders are, of 1 to 110 million or 1 to 50 million, and to how many decimals of a degree they are told. */
const scales = {
  world: { file: 'countries-110m.json', decimals: 2 },
  country: { file: 'countries-50m.json', decimals: 3 },
} as const;
export type Scale = keyof typeof scales;

type Topology = Parameters<typeof feature>[0];

const topologySchema = z.custom<Topology>(
  (value) => z.object({ type: z.literal('Topology'), objects: z.object({ countries: z.object({}) }) }).safeParse(value).success,
);
const propertiesSchema = z.object({ name: z.string() });

const namesInSpanish = new Intl.DisplayNames(['es'], { type: 'region', fallback: 'none' });

/** ISO 3166-1 numbers as the two letters that CLDR gives for them: '152' is 'CL'; null for an area without a number. */
function isoA2Of(number: string | number | undefined): string | null {
  if (number === undefined) return null;
  const [locale] = Intl.getCanonicalLocales(`und-${String(number).padStart(3, '0')}`);
  const region = locale?.split('-')[1];
  return region !== undefined && /^[A-Z]{2}$/.test(region) ? region : null;
}

async function readShapes(scale: Scale): Promise<readonly MapFeature[]> {
  const { file, decimals } = scales[scale];
  const text = await readFile(fileURLToPath(import.meta.resolve(`world-atlas/${file}`)), 'utf8');
  const topology = topologySchema.parse(JSON.parse(text));
  const { countries } = topology.objects;
  const shapes = countries && feature(topology, countries);
  if (shapes?.type !== 'FeatureCollection') throw new Error(`${file} has no countries`);
  const factor = 10 ** decimals;
  const pair = ([longitude = 0, latitude = 0]: readonly number[]): [number, number] => [
    Math.round(longitude * factor) / factor,
    Math.round(latitude * factor) / factor,
  ];
  const byId = new Map<string, MapFeature>();
  for (const { id: number, properties, geometry } of shapes.features) {
    const { name: englishName } = propertiesSchema.parse(properties);
    const isoA2 = isoA2Of(number);
    const parts =
      geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.type === 'MultiPolygon' ? geometry.coordinates : [];
    const id = `country-${isoA2 ?? englishName}`;
    // The atlas has islands of a country as areas of the same number: they are one country.
    const known = byId.get(id)?.geometry;
    const earlier = known?.type === 'MultiPolygon' ? known.coordinates : [];
    const name = (isoA2 && namesInSpanish.of(isoA2)) ?? englishName;
    byId.set(id, {
      type: 'Feature',
      id,
      properties: { kind: 'country', name, isoA2, dbId: null, code: null, stateCode: null },
      geometry: { type: 'MultiPolygon', coordinates: [...earlier, ...parts.map((part) => part.map((ring) => ring.map(pair)))] },
    });
  }
  return [...byId.values()];
}

/** Reads the shapes of every country when they are first asked for, and keeps them. */
export function createCountryShapes(): (scale: Scale) => Promise<readonly MapFeature[]> {
  const known = new Map<Scale, Promise<readonly MapFeature[]>>();
  return (scale) => {
    const running = known.get(scale) ?? readShapes(scale);
    known.set(scale, running);
    running.catch(() => known.delete(scale));
    return running;
  };
}
