import type { EditionId } from '@cotejo/core/editions';
import { compareAt, listOf, type LandingWords } from './landing-words.ts';

/** A page about one need: what to look at before choosing. */
interface Topic extends Omit<LandingWords, 'body'> {
  readonly points: readonly string[];
  /** What is compared for it, and where; else where comparing begins. */
  readonly compared?: { readonly what: string; readonly url: string };
}

const trip: Topic = {
  url: 'Seguro-para-tu-viaje',
  title: 'Un seguro para tu viaje',
  description: 'Elige por lo que más cuesta si algo pasa lejos de casa, no por la lista más larga.',
  points: [
    'Mira primero el monto de atención médica y si cubre el país al que vas.',
    'Cuenta los días completos, con el de salida y el de regreso.',
    'Revisa qué pasa con las enfermedades que ya tienes.',
  ],
  compared: { what: 'seguros de viaje', url: '/Comparar/Seguros-de-Viaje' },
};

const family: Topic = {
  url: 'Salud-para-tu-familia',
  title: 'Salud para tu familia',
  description: 'Cada persona cambia el precio: compara con las edades de todos antes de elegir.',
  points: [
    'Agrega a cada persona con su edad: los precios se calculan por persona.',
    'Piensa en lo que usan de verdad: pediatra, urgencias, exámenes, parto.',
    'Compara lo que pagarías en un año normal y en un año malo.',
  ],
};

const company: Topic = {
  url: 'Salud-para-tu-empresa',
  title: 'Salud para tu empresa',
  description:
    'Un seguro de empresa se compara por lo que recibe cada trabajador y por lo que pasa cuando alguien entra o se va.',
  points: [
    'Ten a mano cuántas personas son y sus edades.',
    'Pregunta si las familias entran con el mismo precio.',
    'Mira cómo se reajusta el precio al renovar.',
  ],
};

const pet: Topic = {
  url: 'Cuida-a-tu-mascota',
  title: 'Cuida a tu mascota',
  description: 'Un seguro de mascota sirve para lo caro y lo inesperado: accidentes, cirugías, hospitalización.',
  points: [
    'Di su especie, su raza y su edad: de eso depende el precio.',
    'Mira desde cuándo se puede usar y hasta qué edad se renueva.',
    'Fíjate en el tope por año y en lo que pagas de cada cuenta.',
  ],
  compared: { what: 'seguros de mascotas', url: '/Comparar/Seguros-Mascotas' },
};

const riskyWork: Topic = {
  url: 'Trabajo-de-riesgo',
  title: 'Trabajo de riesgo: el SCTR',
  description: 'El seguro complementario de trabajo de riesgo lo contrata la empresa, según lo que hacen sus trabajadores.',
  points: [
    'Reúne la planilla mensual: el precio es un porcentaje de ella.',
    'Di en qué trabaja cada grupo: el riesgo cambia la tasa.',
    'Son dos partes, salud y pensión, y se pueden contratar por separado.',
  ],
  compared: { what: 'seguros de trabajo de riesgo', url: '/Comparar/SCTR' },
};

/** Pages about needs of each edition. */
export const topicLandings: Readonly<Record<EditionId, readonly Topic[]>> = {
  chile: [trip, family, pet],
  peru: [family, { ...company, compared: { what: 'planes de EPS para empresas', url: '/Comparar/EPS/Empresa' } }, riskyWork],
  colombia: [family, company, pet],
  international: [trip, family, company],
};

/** The page of a need. */
export function wordsOfTopic({ points, compared, ...topic }: Topic): LandingWords {
  const wayOn = compared ? compareAt('Después compara', compared) : '';
  return { ...topic, body: `<h2>Qué mirar antes de elegir</h2>${listOf(points)}${wayOn}` };
}
