import { endpoints } from '@cotejo/contract/endpoints';
import { problemSchema } from '@cotejo/contract/errors';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../../platform/testing/test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await buildTestApp({ catalogue: 'demo' });
});
afterAll(() => test.close());

async function get(path: string, host = 'localhost') {
  const response = await test.app.inject({ method: 'GET', url: `/api/geomap/${path}`, headers: { host } });
  return { status: response.statusCode, json: response.json(), text: response.payload };
}

async function features(path: string, host?: string) {
  const { status, json } = await get(path, host);
  expect(status).toBe(200);
  return endpoints.getGeomap.responses[200].parse(json).data.features;
}

describe('GET /api/geomap/{map}', () => {
  it('200: C7-100, the country of the edition by its real shape', async () => {
    const [chile, ...others] = await features('country');
    expect(others).toEqual([]);
    expect(chile?.properties).toMatchObject({ kind: 'country', name: 'Chile', isoA2: 'CL' });
    if (chile?.geometry?.type !== 'MultiPolygon') throw new Error('Chile has islands');
    const rings = chile.geometry.coordinates.flat();
    const continent = rings.flat().filter(([longitude]) => longitude > -77.5);
    // From the border with Peru to Cape Horn, and west of the Atlantic.
    expect(Math.max(...continent.map(([, latitude]) => latitude))).toBeCloseTo(-17.5, 0);
    expect(Math.min(...continent.map(([, latitude]) => latitude))).toBeLessThan(-55);
    expect(Math.max(...continent.map(([longitude]) => longitude))).toBeLessThan(-66);
    for (const ring of rings) expect(ring.at(-1)).toEqual(ring[0]);
  });

  it('200: C7-100, any country by isoA2, in either letter case, and the edition its own', async () => {
    expect((await features('country?isoA2=jp')).map(({ properties }) => properties.name)).toEqual(['Japón']);
    expect((await features('country', 'peru.localhost')).map(({ properties }) => properties.isoA2)).toEqual(['PE']);
    // Its islands are an area of their own in the atlas.
    const australia = await features('country?isoA2=AU');
    expect(australia.map(({ id, properties }) => [id, properties.name])).toEqual([['country-AU', 'Australia']]);
    expect((await features('world?isoA2=CO')).map(({ properties }) => properties.isoA2)).toEqual(['CO']);
  });

  it('200: the world, each country once, in Spanish', async () => {
    const world = await features('world');
    const codes = world.flatMap(({ properties }) => properties.isoA2 ?? []);
    expect(world.length).toBeGreaterThan(170);
    expect(new Set(codes).size).toBe(codes.length);
    expect(new Set(world.map(({ id }) => id)).size).toBe(world.length);
    expect(world.map(({ properties }) => properties.name)).toEqual(expect.arrayContaining(['España', 'Alemania', 'Perú']));
    for (const { geometry } of world) expect(geometry?.type).toBe('MultiPolygon');
  });

  it('200: C7-100, care centres by dbIds, as numbers or codes, where they are', async () => {
    const placed = [...test.memory.snapshot('chile').clinics.values()].filter(({ latitude }) => latitude !== null).slice(0, 2);
    const [first, second] = placed;
    const points = (await features(`country?dbIds=${first?.id},${second?.code}`)).filter(
      ({ properties }) => properties.kind === 'clinic',
    );
    expect(points).toEqual(
      placed.map((clinic) => ({
        type: 'Feature',
        id: `clinic-${clinic.id}`,
        properties: {
          kind: 'clinic',
          name: clinic.displayName,
          isoA2: null,
          dbId: clinic.id,
          code: clinic.code,
          stateCode: clinic.regionCode,
        },
        geometry: { type: 'Point', coordinates: [clinic.longitude, clinic.latitude] },
      })),
    );
  });

  it.each([
    ['moon', 'world y country'],
    ['country?isoA2=ZZ', "'ZZ'"],
    ['country?dbIds=nadie', "'nadie'"],
  ])('404: %s', async (path, named) => {
    const { status, json } = await get(path);
    expect(status).toBe(404);
    expect(problemSchema.parse(json).detail).toContain(named);
  });

  it.each([
    ['country?isoA2=CHL', 'query.isoA2', 'localhost'],
    ['country?isoA2=', 'query.isoA2', 'localhost'],
    ['country?dbIds=1,,2', 'query.dbIds.1', 'localhost'],
    ['country', 'query.isoA2', 'international.localhost'],
  ])('400: %s names %s', async (path, field, host) => {
    const { status, json } = await get(path, host);
    expect(status).toBe(400);
    expect(problemSchema.parse(json).errors?.[0]?.field).toBe(field);
  });
});
