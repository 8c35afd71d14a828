import type { ApiFailure } from '@cotejo/contract/errors';
import type { MapFeature } from '@cotejo/contract/geomap';
import type { Clinic } from '@cotejo/core/catalogue';
import type { Edition } from '@cotejo/core/editions';
import { fail, ok, type Result } from '@cotejo/core/result';
import type { Handlers } from '../../platform/http/handlers.ts';
import { catalogueOfCall, type PublishedCatalogue } from '../../platform/published-catalogue.ts';
import { createCountryShapes, type Scale } from './country-shapes.ts';

/** A care centre as a point of the map; without a place where it is not known. */
function pointOf({ id, code, displayName, latitude, longitude, regionCode }: Clinic): MapFeature {
  return {
    type: 'Feature',
    id: `clinic-${id}`,
    properties: { kind: 'clinic', name: displayName, isoA2: null, dbId: id, code, stateCode: regionCode },
    geometry: latitude === null || longitude === null ? null : { type: 'Point', coordinates: [longitude, latitude] },
  };
}

/** The care centres asked for by number or code; the first that is none of the edition's is named. */
function pointsOf(clinics: ReadonlyMap<number, Clinic>, asked: readonly string[]): Result<MapFeature[], ApiFailure> {
  const byCode = new Map([...clinics.values()].map((clinic) => [clinic.code, clinic]));
  const found = asked.map((word) => byCode.get(word) ?? clinics.get(Number(word)));
  const missing = asked[found.indexOf(undefined)];
  if (missing !== undefined)
    return fail({ kind: 'not-found', detail: `Ningún centro médico tiene el número o código '${missing}'` });
  return ok(found.flatMap((clinic) => (clinic ? [pointOf(clinic)] : [])));
}

/** The country of a language tag: 'es-CL' is CL; null where it names none. */
function countryOf({ language }: Edition): string | null {
  return new Intl.Locale(language).region ?? null;
}

function isScale(map: string): map is Scale {
  return map === 'world' || map === 'country';
}

/** Handlers of the maps. */
export function geomapHandlers(memory: PublishedCatalogue): Handlers<'getGeomap'> {
  const shapes = createCountryShapes();
  return {
    getGeomap: async ({ params: { map }, query: { isoA2, dbIds } }, call) => {
      if (!isScale(map)) return fail({ kind: 'not-found', detail: `No hay un mapa '${map}': son world y country` });
      const code = isoA2?.toUpperCase() ?? (map === 'country' ? countryOf(call.edition) : undefined);
      if (code === null) return fail({ kind: 'invalid-input', errors: [{ field: 'query.isoA2', reason: 'falta el país' }] });
      const points = pointsOf(catalogueOfCall(memory, call).clinics, dbIds ?? []);
      if (!points.ok) return points;
      const countries = (await shapes(map)).filter(({ properties }) => code === undefined || properties.isoA2 === code);
      if (countries.length === 0) return fail({ kind: 'not-found', detail: `Este mapa no tiene un país '${code}'` });
      return ok({ data: { type: 'FeatureCollection', features: [...countries, ...points.value] } });
    },
  };
}
