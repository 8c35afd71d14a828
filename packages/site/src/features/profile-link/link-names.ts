/** Names of one answer in a link, in small letters: first the one that links are written with, then every version's (C3-16 to C3-32). */
export const linkNames = {
  sexo: ['sexo', 'cotizante.0.sexo', 'cotizante_sexo', 'sexotitular', 'gender', 'genero'],
  edad: ['edad', 'cotizante.0.edad', 'cotizante_edad', 'edadtitular'],
  ingreso: ['ingreso', 'cotizante.0.ingreso', 'cotizante_ingreso', 'renta'],
  pareja: ['pareja', 'cotizante.1.edad', 'pareja_edad'],
  pareja_sexo: ['pareja_sexo', 'cotizante.1.sexo'],
  pareja_ingreso: ['pareja_ingreso', 'cotizante.1.ingreso'],
  enPareja: ['enpareja'],
  cargas: ['cargas', 'cargas_edad', 'edadcarga'],
  cargas_sexo: ['cargas_sexo', 'sexocarga'],
  cargas_parentesco: ['cargas_parentesco', 'parentescocarga'],
  pasajeros: ['pasajeros', 'fld_passenger_quantity'],
  region: ['region', 'departamento'],
  mascotas: ['mascotas'],
  especie: ['especie', 'mascota_tipo', 'mascotas.0.especie'],
  raza: ['raza', 'mascota_raza', 'mascotas.0.raza'],
  mascota_edad: ['mascota_edad', 'mascotas.0.edad'],
  empleados: ['empleados', 'cantidadempleados', 'fld_employees', 'colectivo.cantidadempleados'],
  planilla: ['planilla', 'colectivo.ingreso'],
  tipo_trabajo: ['tipo_trabajo'],
  dias: ['dias', 'viaje_dias', 'viaje.dias'],
  salida: ['salida', 'fld_fecha_inicio', 'viaje.salida'],
  regreso: ['regreso', 'fld_fecha_termino', 'viaje.regreso'],
  origen: ['origen', 'fld_origin_country', 'viaje.origen'],
  destino: ['destino', 'fld_destination_country', 'viaje.destino'],
  zona: ['zona'],
  eps: ['eps', 'epsactual', 'eps_actual', 'cotizante.0.epsactual', 'cotizante.0.eps_actual'],
  maternidad: ['maternidad', 'cotizante.0.maternidad'],
  nacionalidad: ['nacionalidad', 'titular_nacionalidad', 'cotizante.0.nacionalidad'],
  pais_cobertura: ['pais_cobertura', 'paiscobertura', 'titular_paiscobertura', 'cotizante.0.paiscobertura'],
  comparador: ['comparador'],
} as const satisfies Record<string, readonly string[]>;
export type LinkName = keyof typeof linkNames;

const longestValue = 80;
const longestList = 400;

/** What a link says: one answer, or a list of them, by the name that links are written with. */
export interface LinkReader {
  /** The answer without what stands around it, at most 80 characters, as many as a country's name; '': none. */
  readonly text: (name: LinkName) => string;
  /** Answers parted by commas, or said one after the other; what is blank keeps its place. */
  readonly list: (name: LinkName) => readonly string[];
  /** True when the link says anything under the name. */
  readonly says: (name: LinkName) => boolean;
}

/** Reads a link's search, whatever the letter case of its names; '[]' after a name is none of it. */
export function readLink(search: URLSearchParams): LinkReader {
  const said = new Map<string, readonly string[]>();
  for (const [name, value] of search) {
    const plain = name.toLowerCase().replace(/\[\d*\]$/, '');
    said.set(plain, [...(said.get(plain) ?? []), value.slice(0, longestList).trim()]);
  }
  const valuesOf = (name: LinkName): readonly string[] =>
    linkNames[name].map((alias) => said.get(alias) ?? []).find((values) => values.some((value) => value !== '')) ?? [];
  return {
    text: (name) => (valuesOf(name).find((value) => value !== '') ?? '').slice(0, longestValue),
    list: (name) =>
      valuesOf(name)
        .flatMap((value) => value.split(','))
        .map((value) => value.trim().slice(0, longestValue)),
    says: (name) => valuesOf(name).length > 0,
  };
}
