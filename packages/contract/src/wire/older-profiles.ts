import type { Edition, Region } from '@cotejo/core/editions';
import { tripDaysBetween } from '@cotejo/core/people';
import { foldText } from '@cotejo/core/text';
import { isPart, type Part } from '../guards/parts.ts';
import { readProfile } from '../guards/profile.ts';
import type { Profile } from '../schemas/profile.ts';
import { leavesAgeOut, readContributors, readDependants, readPets } from './older/read-people.ts';
import {
  amountOf,
  codeOf,
  countOf,
  countryOf,
  dayOf,
  firstSaid,
  isUnsaid,
  labelOf,
  saidUnder,
  yesOrNoOf,
} from './older/said-values.ts';

/** What an older profile leaves to its edition: the names of regions, and the age where none was said (C5-09). */
export type OlderPlace = Pick<Edition, 'regions' | 'missingAge'>;

function isRegion({ code, name, abbreviation }: Region, text: string): boolean {
  const folded = foldText(text);
  const isSameNumber = /^\d+$/.test(text) && /^\d+$/.test(code) && Number(code) === Number(text);
  return isSameNumber || [code, name, abbreviation].some((word) => foldText(word) === folded);
}

/** The region, which health forms call the departamento and keep as a name, a code or an object (C3-08, C3-19). */
function readRegion(root: Part, { regions }: OlderPlace): unknown {
  const given = saidUnder(root, ['region', 'departamento']);
  if (isUnsaid(given)) return given === '' ? null : given;
  if (isPart(given) && typeof given.stateCode === 'string') return given;
  const word = isPart(given) ? codeOf(saidUnder(given, ['stateCode', 'stateName', 'code', 'name'])) : codeOf(given);
  if (typeof word !== 'string') return given;
  const known = regions.find((region) => isRegion(region, word));
  return known ? { stateCode: known.code, stateName: known.name } : null;
}

function readCompany(root: Part): Part {
  const group = isPart(root.colectivo) ? root.colectivo : {};
  const employees = ['cantidadempleados', 'cantidadEmpleados', 'fld_employees'];
  const { sector, tipo_trabajo: work } = root;
  const sectorCode = codeOf(sector);
  const isNumbered = typeof sectorCode === 'string' && /^\d+$/.test(sectorCode);
  return {
    cantidadempleados: countOf(firstSaid(saidUnder(root, employees), saidUnder(group, employees))),
    ingreso: amountOf(firstSaid(root.ingreso, group.ingreso)),
    sistemaprevisional: codeOf(firstSaid(root.sistemaprevisional, group.sistemaprevisional)),
    sector: isNumbered ? Number(sectorCode) : isUnsaid(sector) ? sector : undefined,
    sector_label: firstSaid(root.sector_label, labelOf(sector), isNumbered ? undefined : sectorCode),
    tipo_trabajo: codeOf(work),
    tipo_trabajo_label: firstSaid(root.tipo_trabajo_label, labelOf(work)),
  };
}

/** The journey; a form's days follow from its dates where those are given. */
function readJourney(root: Part): unknown {
  const { viaje } = root;
  if (viaje !== undefined && !isPart(viaje)) return viaje;
  const own = viaje ?? {};
  const salida = dayOf(firstSaid(own.salida, root.fld_fecha_inicio));
  const regreso = dayOf(firstSaid(own.regreso, root.fld_fecha_termino));
  const between = typeof salida === 'string' && typeof regreso === 'string' ? tripDaysBetween(salida, regreso) : null;
  const dias = countOf(own.dias ?? between ?? root.viaje_dias);
  if (viaje === undefined && isUnsaid(dias)) return undefined;
  const origen = firstSaid(own.origen, root.fld_origin_country);
  const destino = firstSaid(own.destino, root.fld_destination_country);
  return { dias, salida, regreso, origen: countryOf(origen), destino: countryOf(destino) };
}

/** Forms are filled in by somebody, though they do not say so; a profile of people says it itself (C3-10). */
function isFromForm(root: Part): boolean {
  return root.cotizante === undefined && root.mascotas === undefined;
}

/**
 * Today's profile of one that an older version stored or sent, in every spelling that the rows name (C3-01 to C3-32), and of
 * today's own. An age that was not said is the edition's, and the profile then an example (decision 26). Null: it is no profile,
 * or says something impossible.
 */
export function readOlderProfile(value: unknown, place: OlderPlace): Profile | null {
  if (!isPart(value)) return null;
  const isGuess = place.missingAge !== null && leavesAgeOut(value);
  return readProfile({
    cotizante: readContributors(value, place.missingAge),
    cargas: readDependants(value),
    region: readRegion(value, place),
    enPareja: yesOrNoOf(value.enPareja),
    ingresodatos: (yesOrNoOf(value.ingresodatos) ?? isFromForm(value)) && !isGuess,
    mascotas: readPets(value),
    ...readCompany(value),
    viaje: readJourney(value),
    zona: codeOf(value.zona),
  });
}
