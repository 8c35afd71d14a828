import type { Clinic } from '@cotejo/core/catalogue';
import { pathSegment } from '@cotejo/core/path-segment';
import { slug } from '../slug.ts';

/** How dear a clinic is to a plan: 1 the dearest, 4 the cheapest. Ours, for coherent networks. */
export type ClinicTier = 1 | 2 | 3 | 4;
export interface DemoClinic extends Omit<Clinic, 'id'> {
  readonly tier: ClinicTier;
}

type Row = readonly [
  displayName: string,
  regionCode: string,
  latitude: number,
  longitude: number,
  address: string,
  tier: ClinicTier,
];

/**
 * Public names, streets and approximate places of Chilean clinics. Source: open list of health establishments of
 * DEIS, Ministerio de Salud, 2026-03-10, chosen and written by hand; coordinates to four decimals.
 */
const rows: readonly Row[] = [
  ['Clínica San José de Arica', '15', -18.4834, -70.3068, 'Juan Noé 1370, Arica', 4],
  ['Clínica RedSalud Iquique', '1', -20.2183, -70.155, "Bernardo O'Higgins 103, Iquique", 3],
  ['Clínica Tarapacá', '1', -20.2228, -70.1476, 'Barros Arana 1550, Iquique', 4],
  ['Clínica Bupa Antofagasta', '2', -23.6978, -70.4102, 'Matta 1945, Antofagasta', 2],
  ['Clínica La Portada', '2', -23.6452, -70.3989, 'Balmaceda 2648, Antofagasta', 3],
  ['Clínica Andes Salud El Loa', '2', -22.4516, -68.9291, 'Granaderos 2924, Calama', 4],
  ['Hospital del Cobre', '2', -22.4537, -68.9079, 'Avenida Chorrillos 689, Calama', 3],
  ['Clínica RCR de Atacama', '3', -27.3654, -70.3278, 'Avenida Infante 861, Copiapó', 4],
  ['Clínica RedSalud Elqui', '4', -29.9128, -71.257, 'Avenida El Santo 1475, La Serena', 3],
  ['Clínica Ciudad del Mar', '5', -33.01, -71.5494, '13 Norte 635, Viña del Mar', 3],
  ['Clínica Bupa Reñaca', '5', -32.9836, -71.5336, 'Anabaena 336, Viña del Mar', 2],
  ['Clínica RedSalud Valparaíso', '5', -33.0452, -71.6111, 'Avenida Brasil 2350, Valparaíso', 3],
  ['Hospital Clínico Viña del Mar', '5', -33.029, -71.5391, 'Limache 1741, Viña del Mar', 3],
  ['Clínica Los Carrera', '5', -33.0485, -71.436, 'Caupolicán 958, Quilpué', 4],
  ['Clínica Miraflores', '5', -33.0271, -71.5314, 'Los Fresnos 276, Viña del Mar', 4],
  ['Clínica Los Leones', '5', -32.7901, -71.1836, 'Avenida Latorre 54, La Calera', 4],
  ['Clínica Alemana de Santiago', '13', -33.3913, -70.573, 'Avenida Vitacura 5951, Vitacura', 1],
  ['Clínica Alemana de La Dehesa', '13', -33.3639, -70.5446, 'Avenida José Alcalde Délano 12205, Lo Barnechea', 1],
  ['Clínica Las Condes', '13', -33.3841, -70.5302, 'Avenida Lo Fontecilla 441, Las Condes', 1],
  ['Clínica Universidad de Los Andes', '13', -33.4066, -70.5002, 'Avenida Plaza 2501, Las Condes', 1],
  ['Clínica San Carlos de Apoquindo', '13', -33.4013, -70.5184, 'Camino El Alba 12351, Las Condes', 1],
  ['Clínica MEDS', '13', -33.357, -70.519, 'Avenida José Alcalde Délano 10581, Lo Barnechea', 1],
  ['Clínica Santa María', '13', -33.4328, -70.6282, 'Avenida Santa María 410, Providencia', 2],
  ['Clínica Indisa', '13', -33.4217, -70.613, 'Avenida Santa María 1810, Providencia', 2],
  ['Clínica Indisa Maipú', '13', -33.4781, -70.755, 'Avenida Américo Vespucio 1077, Maipú', 3],
  ['Clínica RedSalud Vitacura', '13', -33.3822, -70.5353, 'Avenida Tabancura 1185, Vitacura', 2],
  ['Clínica RedSalud Providencia', '13', -33.4348, -70.6258, 'Avenida Salvador 100, Providencia', 3],
  ['Clínica RedSalud Santiago', '13', -33.4573, -70.7018, "Avenida Libertador Bernardo O'Higgins 4850, Estación Central", 3],
  ['Clínica Dávila', '13', -33.4273, -70.6485, 'Avenida Recoleta 464, Recoleta', 3],
  ['Clínica Dávila Vespucio', '13', -33.5191, -70.5969, 'Serafín Zamora 190, La Florida', 3],
  ['Clínica Bupa Santiago', '13', -33.5099, -70.5982, 'Avenida Departamental 1455, La Florida', 2],
  ['Hospital Clínico UC Christus', '13', -33.4422, -70.6403, 'Marcoleta 367, Santiago', 2],
  ['Centro Médico Red de Salud UC Christus', '13', -33.4418, -70.6413, 'Lira 40, Santiago', 2],
  ['Hospital Clínico Universidad de Chile', '13', -33.4201, -70.6531, 'Santos Dumont 999, Independencia', 3],
  ['Clínica Universidad de Chile Quilín', '13', -33.4882, -70.5761, 'Mar Tirreno 3349, Peñalolén', 3],
  ['Clínica Cordillera', '13', -33.4221, -70.5273, 'Avenida Alejandro Fleming 7885, Las Condes', 3],
  ['Clínica Hospital del Profesor', '13', -33.4578, -70.7026, "Avenida Libertador Bernardo O'Higgins 4860, Estación Central", 4],
  ['Clínica Colonial', '13', -33.3892, -70.6216, 'Palacio Riesco 4515, Huechuraba', 4],
  ['Instituto Oncológico Fundación Arturo López Pérez', '13', -33.4391, -70.6224, 'Rancagua 878, Providencia', 2],
  ['Hospital Parroquial de San Bernardo', '13', -33.5928, -70.6974, "Avenida Libertador Bernardo O'Higgins 4, San Bernardo", 4],
  ['Clínica RedSalud Rancagua', '6', -34.1663, -70.7433, 'Cáceres 645, Rancagua', 3],
  ['Hospital Clínico Fusat', '6', -34.1889, -70.7132, 'Carretera del Cobre 1002, Rancagua', 3],
  ['Clínica Isamédica', '6', -34.1858, -70.7227, 'Carretera del Cobre 884, Rancagua', 4],
  ['Clínica Andes Salud Talca', '7', -35.4237, -71.6676, '2 Poniente 1372, Talca', 3],
  ['Clínica Universidad Católica del Maule', '7', -35.4289, -71.6552, '2 Sur 1525, Talca', 4],
  ['Clínica Andes Salud Chillán', '16', -36.6149, -72.1076, 'Avenida Pedro Aguirre Cerda 35, Chillán', 3],
  ['Clínica Las Amapolas', '16', -36.6009, -72.0901, 'Avenida Vicente Méndez 75, Chillán', 4],
  ['Clínica Andes Salud Concepción', '8', -36.8005, -73.0719, 'Avenida Jorge Alessandri 2047, Hualpén', 3],
  ['Clínica Biobío', '8', -36.7665, -73.0493, 'Avenida Jorge Alessandri 3515, Talcahuano', 3],
  ['Sanatorio Alemán', '8', -36.8438, -73.0524, 'Avenida Pedro de Valdivia 801, Concepción', 2],
  ['Hospital Clínico del Sur', '8', -36.814, -73.0318, 'Cardenio Avello 36, Concepción', 4],
  ['Clínica Los Andes', '8', -37.4674, -72.3369, 'Doctor Genaro Reyes 581, Los Ángeles', 4],
  ['Clínica Alemana de Temuco', '9', -38.7366, -72.6107, 'Senador Estébanez 645, Temuco', 2],
  ['Clínica RedSalud Mayor Temuco', '9', -38.7375, -72.6486, 'Avenida Gabriela Mistral 1955, Temuco', 3],
  ['Clínica Alemana de Valdivia', '14', -39.818, -73.2387, 'Beauchef 765, Valdivia', 3],
  ['Clínica Alemana de Osorno', '10', -40.5837, -73.1211, 'Avenida Zenteno 1530, Osorno', 3],
  ['Clínica Andes Salud Puerto Montt', '10', -41.4831, -72.903, 'Avenida Bellavista 123, Puerto Montt', 3],
  ['Clínica Puerto Montt', '10', -41.4586, -72.9541, 'Panamericana 400, Puerto Montt', 4],
  ['Clínica Puerto Varas', '10', -41.319, -72.9913, 'Otto Bader 810, Puerto Varas', 4],
  ['Clínica RedSalud Magallanes', '12', -53.1373, -70.8873, 'Avenida Bulnes 1448, Punta Arenas', 3],
];

/** The sixty care centres. URLs are the full names that short names redirect to (A §2.2, decision 37). */
export const clinics: readonly DemoClinic[] = rows.map(([displayName, regionCode, latitude, longitude, address, tier]) => ({
  code: slug(displayName),
  displayName,
  url: pathSegment(displayName.replace('RedSalud', 'Red Salud')),
  regionCode,
  latitude,
  longitude,
  address,
  tier,
}));

function pseudoClinic(code: string, displayName: string): Omit<Clinic, 'id'> {
  return { code, displayName, url: pathSegment(displayName), regionCode: null, latitude: null, longitude: null, address: null };
}

/** Pseudo organisations of A9-46: real coverage rows, left out of the care-centre filter and count (decision 15). */
export const freeChoice = pseudoClinic('QPCL-1', 'Libre elección');
export const internationalNetwork = pseudoClinic('QPCL-2', 'Red internacional');
export const internationalFreeChoice = pseudoClinic('QPCL-3', 'Libre elección internacional');

/** What a catalogue layer writes: the sixty and the three pseudo organisations. */
export const clinicContent: readonly Omit<Clinic, 'id'>[] = [
  ...clinics.map(({ tier: _tier, ...clinic }) => clinic),
  freeChoice,
  internationalNetwork,
  internationalFreeChoice,
];
